#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/review/groups/review_groups.h"

namespace shinglescope {

/// What becomes of a row in the cleaned table, and why. Only Removed is left out.
enum class RowFate : std::uint8_t {
  OutsideGroups,  ///< no duplicate of any row
  Keeper,         ///< of its group
  Removed,        ///< its group keeps another row
  JudgedNot,      ///< stays, since verdicts say Not of it and the keeper
  JudgedUnsure,   ///< stays, since it was judged Unsure against the keeper
  NoKeeper,       ///< stays, since its group has no keeper, or several
  OutOfScope,     ///< stays, since its group was not chosen
  TakenOut,       ///< stays, since it was taken out of its group
  Count
};

/// English words for reports and the command line ("removed", ...).
std::string_view rowFateName(RowFate fate);

struct Removal {
  std::vector<RowFate> fates;       ///< by row
  std::vector<std::uint32_t> rows;  ///< Removed, ascending
  std::array<std::uint64_t, static_cast<std::size_t>(RowFate::Count)> counts{};
  std::uint64_t count(RowFate fate) const { return counts[static_cast<std::size_t>(fate)]; }
};

/// What becomes of every row where the groups of these slots are cleaned. A
/// group never loses all its rows: its keeper stays, and so does what
/// verdicts tell apart from it: see ToldApart. O(rows + pairs).
Removal planRemoval(const ReviewGroups &groups, std::span<const std::uint32_t> scope);

/// The slots of the groups that verdicts join, by their smallest rows.
std::vector<std::uint32_t> reviewedGroups(const ReviewGroups &groups);

}  // namespace shinglescope
