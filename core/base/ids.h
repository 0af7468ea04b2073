// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace shinglescope {

/// A number that cannot be confused with a number of another kind. All ids count from 0; the window
/// adds 1 to data rows when it shows them.
template <class Tag>
struct StrongId {
  std::uint32_t value = 0;
  auto operator<=>(const StrongId &) const = default;
};

using RecordId = StrongId<struct RecordTag>;  ///< a data row
using ColumnId = StrongId<struct ColumnTag>;  ///< a column of the data set
using TextId = StrongId<struct TextTag>;      ///< a distinct prepared text
using GroupId = StrongId<struct GroupTag>;    ///< a group of near-duplicates
using PairId = StrongId<struct PairTag>;      ///< an index into the scored pairs

/// The most rows that a table may have: ids are 32-bit numbers.
inline constexpr std::uint64_t kMaxRecords = 0xFFFF'FFFFU;

}  // namespace shinglescope

template <class Tag>
struct std::hash<shinglescope::StrongId<Tag>> {
  std::size_t operator()(shinglescope::StrongId<Tag> id) const noexcept { return id.value; }
};
