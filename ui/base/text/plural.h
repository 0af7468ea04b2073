// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdint>

namespace shinglescope {

/// Returns a count in the form that tr() requires to choose a plural; %1 is replaced by the number:
/// tr("%1 pairs", nullptr, pluralOf(pairs)).arg(countText(pairs)). %Ln also writes thousands
/// separators, but only for an int, and counts of pairs may exceed it.
inline int pluralOf(std::uint64_t count) {
  return static_cast<int>(std::min<std::uint64_t>(count, 1'000'000'000));
}

}  // namespace shinglescope
