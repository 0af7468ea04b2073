// SPDX-License-Identifier: MIT
#include "core/review/groups/removal.h"

#include "core/review/groups/told_apart.h"

namespace shinglescope {
namespace {

RowFate fateOf(const ToldApart &apart, const ReviewGroup &group, RecordId row) {
  const auto keeper = group.keeper();
  if (!keeper) return RowFate::NoKeeper;
  if (*keeper == row) return RowFate::Keeper;
  switch (apart.verdictOn(row, *keeper)) {
    case Verdict::NotDuplicate: return RowFate::JudgedNot;
    case Verdict::Unsure: return RowFate::JudgedUnsure;
    default: return RowFate::Removed;
  }
}

}  // namespace

std::string_view rowFateName(RowFate fate) {
  constexpr std::array<std::string_view, static_cast<std::size_t>(RowFate::Count)> kNames{
      "outside groups", "keeper",    "removed",      "judged not",
      "judged unsure",  "no keeper", "out of scope", "taken out"};
  return kNames[static_cast<std::size_t>(fate)];
}

Removal planRemoval(const ReviewGroups &groups, std::span<const std::uint32_t> scope) {
  Removal removal;
  const std::size_t rows = groups.index().result().classes.textOfRow.size();
  removal.fates.assign(rows, RowFate::OutsideGroups);
  for (std::uint32_t row = 0; row < rows; ++row)
    if (!groups.index().isPresent({row})) removal.fates[row] = RowFate::TakenOut;
  for (const ReviewGroup &group : groups.bySlot())
    for (const RecordId row : group.rows) removal.fates[row.value] = RowFate::OutOfScope;
  const ToldApart apart(groups.index());
  for (const std::uint32_t slot : scope) {
    const ReviewGroup &group = groups.bySlot()[slot];
    for (const RecordId row : group.rows) removal.fates[row.value] = fateOf(apart, group, row);
  }
  for (std::uint32_t row = 0; row < rows; ++row) {
    ++removal.counts[static_cast<std::size_t>(removal.fates[row])];
    if (removal.fates[row] == RowFate::Removed) removal.rows.push_back(row);
  }
  return removal;
}

std::vector<std::uint32_t> reviewedGroups(const ReviewGroups &groups) {
  std::vector<std::uint32_t> slots = groups.inOrder();
  std::erase_if(slots, [&groups](std::uint32_t slot) { return !groups.bySlot()[slot].isReviewed; });
  return slots;
}

}  // namespace shinglescope
