#pragma once

#include <algorithm>
#include <cstdint>

namespace shinglescope {

/// A count as tr() takes it to choose a plural form where %1 stands for the number:
/// tr("%1 pairs", nullptr, pluralOf(pairs)).arg(countText(pairs)). %Ln shows the thousands of an
/// int apart as well, but pairs of rows may be more than an int holds.
inline int pluralOf(std::uint64_t count) {
  return static_cast<int>(std::min<std::uint64_t>(count, 1'000'000'000));
}

}  // namespace shinglescope
