// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/ids.h"
#include "core/review/verdicts/judgement.h"

namespace shinglescope {

/// The marks of rows as members of their groups, and whether a rule set them. Two bytes a row; a
/// copy for another thread takes a millisecond for a million rows. One thread.
class RowMarks {
 public:
  RowMark at(RecordId row) const {
    return row.value < m_rows.size() ? m_rows[row.value].mark : RowMark::None;
  }
  bool isByRule(RecordId row) const {
    return row.value < m_rows.size() && m_rows[row.value].isByRule;
  }
  /// Sets the mark of a row in a table of `rowCount` rows.
  void set(RecordId row, RowMark mark, bool isByRule, std::size_t rowCount) {
    if (m_rows.empty()) m_rows.resize(rowCount);
    m_rows[row.value] = {mark, isByRule && mark != RowMark::None};
  }
  /// Calls `visit(row, mark, isByRule)` for each row with a mark, ascending. O(rows).
  template <class Visit>
  void forEach(Visit visit) const {
    for (std::uint32_t row = 0; row < m_rows.size(); ++row) {
      const Marked &marked = m_rows[row];
      if (marked.mark != RowMark::None) visit(RecordId{row}, marked.mark, marked.isByRule);
    }
  }

 private:
  struct Marked {
    RowMark mark = RowMark::None;
    bool isByRule = false;
  };
  std::vector<Marked> m_rows;  ///< empty while no row is marked
};

}  // namespace shinglescope
