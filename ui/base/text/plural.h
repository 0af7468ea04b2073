#pragma once

#include <algorithm>
#include <cstdint>

namespace shinglescope {

/// A count as tr() takes it to choose a plural form; the number that is shown is
/// exact. Sentences for one are written out, since English has no translation
/// that would choose them.
inline int pluralOf(std::uint64_t count) {
  return static_cast<int>(std::min<std::uint64_t>(count, 1'000'000'000));
}

}  // namespace shinglescope
