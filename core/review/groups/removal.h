// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/review/groups/review_groups.h"

namespace shinglescope {

/// Why a row stays in or leaves the cleaned table. Only Removed rows are left out.
enum class RowFate : std::uint8_t {
  OutsideGroups,  ///< not a duplicate of any row
  Keeper,         ///< the keeper of its group
  Removed,        ///< its group keeps another row
  JudgedNot,      ///< stays: verdicts separate it from the keeper
  JudgedUnsure,   ///< stays: judged Unsure against the keeper
  NoKeeper,       ///< stays: its group has no keeper, or several
  OutOfScope,     ///< stays: its group is not in the scope
  TakenOut,       ///< stays: it was taken out of its group
  Count
};

/// English words for reports and the command line ("removed", ...). Precondition: not `Count`.
std::string_view rowFateName(RowFate fate);

struct Removal {
  std::vector<RowFate> fates;       ///< by row
  std::vector<std::uint32_t> rows;  ///< those with the fate Removed, ascending
  std::array<std::uint64_t, static_cast<std::size_t>(RowFate::Count)> counts{};
  std::uint64_t count(RowFate fate) const { return counts[static_cast<std::size_t>(fate)]; }
};

/// Computes the fate of every row when the groups of these slots are cleaned. A group never loses
/// all its rows: its keeper stays, and so do the rows that verdicts separate from it (ToldApart).
/// O(rows + pairs).
Removal planRemoval(const ReviewGroups &groups, std::span<const std::uint32_t> scope);

/// The slots of the groups whose rows are joined by Duplicate verdicts, ordered by smallest row.
std::vector<std::uint32_t> reviewedGroups(const ReviewGroups &groups);

}  // namespace shinglescope
