// SPDX-License-Identifier: MIT
#include "core/base/large_pages.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>

namespace shinglescope {

void preferLargePages(void *begin, std::size_t bytes) {
  constexpr std::size_t kWorthwhile = 4U << 20U;
  if (bytes < kWorthwhile) return;
  const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const auto first = (reinterpret_cast<std::uintptr_t>(begin) + page - 1) / page * page;
  const auto last = (reinterpret_cast<std::uintptr_t>(begin) + bytes) / page * page;
  // Only a hint: everything works without large pages.
  static_cast<void>(madvise(reinterpret_cast<void *>(first), last - first, MADV_HUGEPAGE));
}

}  // namespace shinglescope
