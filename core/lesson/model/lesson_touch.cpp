// SPDX-License-Identifier: MIT
#include "core/lesson/model/lesson_touch.h"

namespace shinglescope {
namespace {

/// Takes back the order of one hash.
void eraseChange(PermutationSpec &permutations, std::uint32_t hash) {
  std::erase_if(permutations.changed,
                [hash](const ChangedOrder &change) { return change.hash == hash + 1; });
}

}  // namespace

void dropClaims(LessonSpec &spec) {
  spec.claimed.clear();
  spec.notes.clear();
  spec.questions.clear();
}

bool canMoveRows(const LessonTables &tables) {
  return tables.rows.size() >= 2 && tables.rows.size() <= kMaxMovedRows;
}

LessonSpec withMovedRow(const LessonSpec &spec, const LessonTables &tables, std::uint32_t hash,
                        std::uint32_t row, std::size_t place) {
  if (!canMoveRows(tables)) return spec;
  std::vector<std::uint32_t> order = tables.columns[hash].order;
  const auto from = std::ranges::find(order, row);
  const auto to = order.begin() + static_cast<std::ptrdiff_t>(std::min(place, order.size() - 1));
  if (from == to) return spec;
  if (from < to)
    std::rotate(from, from + 1, to + 1);
  else
    std::rotate(to, from, from + 1);
  LessonSpec moved = spec;
  dropClaims(moved);
  eraseChange(moved.permutations, hash);
  const auto own = makeLessonColumns(moved.permutations, tables.rows);
  if (own && (*own)[hash].order == order) return moved;
  ChangedOrder change{hash + 1, std::move(order)};
  for (std::uint32_t &x : change.rows) x += tables.firstRow;
  moved.permutations.changed.push_back(std::move(change));
  return moved;
}

LessonSpec withSwitchedCell(const LessonSpec &spec, const LessonTables &tables, std::uint32_t row,
                            std::uint32_t document) {
  LessonSpec switched = spec;
  dropClaims(switched);
  ChangedCell cell{tables.rows[row].label, document + 1};
  if (std::erase(switched.changedCells, cell) == 0)
    switched.changedCells.push_back(std::move(cell));
  return switched;
}

bool isChangedByHand(const LessonSpec &spec) {
  return !spec.changedCells.empty() || !spec.permutations.changed.empty();
}

LessonSpec withoutChanges(LessonSpec spec, const LessonSpec &opened) {
  spec.changedCells.clear();
  spec.permutations.changed.clear();
  LessonSpec whole = spec;
  whole.claimed = opened.claimed;
  whole.notes = opened.notes;
  whole.questions = opened.questions;
  return whole == opened ? whole : spec;
}

}  // namespace shinglescope
