// SPDX-License-Identifier: MIT
#include "core/base/cpu_target.h"
#include "core/shingle/shingle_kernels.h"
#include "core/shingle/word_blocks.h"

#ifdef SHINGLESCOPE_X86

namespace shinglescope::sse41 {

std::size_t hashWords(std::string_view text, std::uint64_t *out) {
  return hashWordsByBlocks(text, out, classifyBlock);
}

}  // namespace shinglescope::sse41

#endif
