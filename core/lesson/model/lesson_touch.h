// SPDX-License-Identifier: MIT
#pragma once

#include "core/lesson/model/lesson_tables.h"

namespace shinglescope {

// Manual changes to a lesson: rows that are moved in the order of a hash, and cells of the matrix
// that are switched. `tables` are those of the spec. The author's claims, notes and questions are
// dropped, because they only hold for the author's numbers. Pure functions.

/// Drops what only holds for the author's numbers.
void dropClaims(LessonSpec &spec);

/// Tests whether the rows of an order can be moved: there are at least two and at most
/// kMaxMovedRows.
bool canMoveRows(const LessonTables &tables);

/// Moves a row to a place (from 0) of the order of a hash. Its numbers become the places of the
/// rows; an order that is the original one again gets its own numbers back. Returns the spec
/// unchanged unless canMoveRows(). O(rows log rows * hashes).
LessonSpec withMovedRow(const LessonSpec &spec, const LessonTables &tables, std::uint32_t hash,
                        std::uint32_t row, std::size_t place);

/// Puts a shingle into a document, or takes it out. The texts stay as they are. O(rows).
LessonSpec withSwitchedCell(const LessonSpec &spec, const LessonTables &tables, std::uint32_t row,
                            std::uint32_t document);

/// Tests whether an order or a cell was changed manually.
bool isChangedByHand(const LessonSpec &spec);

/// Takes back all manual changes. Without any other difference from `opened`, the author's claims,
/// notes and questions hold again and return too.
LessonSpec withoutChanges(LessonSpec spec, const LessonSpec &opened);

}  // namespace shinglescope
