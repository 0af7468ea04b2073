// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "core/dataset/table/column_match.h"
#include "core/review/verdicts/verdict_log.h"

namespace shinglescope {

/// A change of the matching columns or of the kind of pairs.
struct TableEdit {
  TableMatch before;
  TableMatch after;
  std::uint64_t steps = 0;  ///< of the verdict log, when it was made, undone or redone
};

/// How a change of a second table is recorded.
enum class TableChange { New, Undo, Redo };

/// The changes of how two tables are compared that can be undone and redone, in one order with the
/// verdicts: what was done last comes first. Belongs to a second table and ends with it.
class TableEdits {
 public:
  /// Records a change that is made now; `steps` is the length of the verdict log. An undone or
  /// redone change is the one that nextUndo() or nextRedo() returned.
  void record(TableChange change, TableMatch before, TableMatch after, std::uint64_t steps) {
    if (change == TableChange::Undo) return move(m_done, m_undone, steps);
    if (change == TableChange::Redo) return move(m_undone, m_done, steps);
    m_done.push_back({std::move(before), std::move(after), steps});
    m_undone.clear();
  }

  /// Null if a verdict is undone first, or there is nothing.
  const TableEdit *nextUndo(const VerdictLog &log) const {
    const bool isLatest = !m_done.empty() && log.nextUndo() <= m_done.back().steps;
    return isLatest ? &m_done.back() : nullptr;
  }
  /// Null if a verdict is redone first, or there is nothing.
  const TableEdit *nextRedo(const VerdictLog &log) const {
    if (m_undone.empty()) return nullptr;
    const bool isLatest = log.nextRedo() == 0 || log.stepCount() == m_undone.back().steps;
    return isLatest ? &m_undone.back() : nullptr;
  }

 private:
  using Edits = std::vector<TableEdit>;
  static void move(Edits &from, Edits &to, std::uint64_t steps) {
    if (from.empty()) return;
    to.push_back(std::move(from.back()));
    to.back().steps = steps;
    from.pop_back();
  }

  Edits m_done;
  Edits m_undone;
};

}  // namespace shinglescope
