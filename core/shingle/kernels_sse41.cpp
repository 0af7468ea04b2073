#include "core/base/cpu_target.h"
#include "core/shingle/kernels.h"
#include "core/shingle/word_blocks.h"

#ifdef SHINGLESCOPE_X86

#include <immintrin.h>

namespace shinglescope::sse41 {

namespace {

constexpr std::size_t kWidth = sizeof(__m128i);

SHINGLESCOPE_SSE41 inline BlockMask bits(__m128i bytes) {
  return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes));
}

/// Where `bytes` - `first` is under `count`, without sign.
SHINGLESCOPE_SSE41 inline __m128i isInRange(__m128i bytes, unsigned char first, char count) {
  const __m128i shifted = _mm_sub_epi8(bytes, _mm_set1_epi8(static_cast<char>(first)));
  const __m128i most = _mm_set1_epi8(static_cast<char>(count - 1));
  return _mm_cmpeq_epi8(_mm_min_epu8(shifted, most), shifted);
}

SHINGLESCOPE_SSE41 BlockBytes classify(const char *text) {
  BlockBytes block;
  for (std::size_t i = 0; i < kBlockBytes; i += kWidth) {
    const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i *>(text + i));
    const __m128i space = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(' '));
    block.white |= bits(_mm_or_si128(space, isInRange(bytes, 0x09, 5))) << i;
    if (_mm_movemask_epi8(bytes) == 0) continue;
    const __m128i twoBytes = _mm_cmpeq_epi8(bytes, _mm_set1_epi8(static_cast<char>(0xC2)));
    block.leads |= bits(_mm_or_si128(twoBytes, isInRange(bytes, 0xE1, 3))) << i;
  }
  return block;
}

}  // namespace

std::size_t hashWords(std::string_view text, std::uint64_t *out) {
  return hashWordsByBlocks(text, out, classify);
}

}  // namespace shinglescope::sse41

#endif
