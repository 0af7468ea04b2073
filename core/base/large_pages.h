// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace shinglescope {

/// Requests large pages, if the system has them, for several megabytes of memory. With small pages,
/// allocating and freeing half a gigabyte takes long enough to delay a cancellation noticeably.
/// Must be called before the memory is first written; affects only speed.
void preferLargePages(void *begin, std::size_t bytes);

}  // namespace shinglescope
