#pragma once

#include <cstddef>

namespace shinglescope {

/// Asks the system to back memory of some megabytes by large pages where it
/// has them: taking and giving back half a gigabyte page by page lasts long
/// enough to be noticed by whoever cancels a run. To be called before the
/// memory is first written; changes nothing but the time.
void preferLargePages(void *begin, std::size_t bytes);

}  // namespace shinglescope
