#pragma once

#include <cstddef>

namespace shinglescope {

/// Asks the system to back several megabytes of memory by large pages where it has them. Page by
/// page, allocating and freeing half a gigabyte takes long enough to delay a cancellation
/// noticeably. Must be called before the memory is first written; affects only speed.
void preferLargePages(void *begin, std::size_t bytes);

}  // namespace shinglescope
