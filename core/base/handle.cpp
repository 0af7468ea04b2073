#include "core/base/handle.h"

#include <atomic>

namespace shinglescope {

std::uint64_t Generation::next() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

}  // namespace shinglescope
