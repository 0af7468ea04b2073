// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>

#include "core/dataset/csv/load_report.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope::test {

/// Returns a table as text: names, then rows, with cells separated by bars.
inline std::string tableText(const Dataset &dataset) {
  std::string text;
  for (std::uint32_t column = 0; column < dataset.columnCount(); ++column) {
    text += (column > 0 ? "|" : "") + dataset.columnName(ColumnId{column});
  }
  text += '\n';
  for (std::uint32_t row = 0; row < dataset.rowCount(); ++row) {
    for (std::uint32_t column = 0; column < dataset.columnCount(); ++column) {
      if (column > 0) text += '|';
      text += dataset.cell(RecordId{row}, ColumnId{column});
    }
    text += '\n';
  }
  return text;
}

/// Returns "kind at line 1 byte 0 row 0; ..." for each listed problem.
inline std::string problemText(const LoadReport &report) {
  std::string text;
  for (const RowProblem &problem : report.problems) {
    if (!text.empty()) text += "; ";
    text += std::string(problemKindName(problem.kind)) + " at line " +
            std::to_string(problem.line) + " byte " + std::to_string(problem.byteOffset);
    if (problem.row) text += " row " + std::to_string(*problem.row);
  }
  return text;
}

inline bool hasNote(const LoadReport &report, const std::string &part) {
  return std::any_of(report.notes.begin(), report.notes.end(), [&part](const Message &note) {
    return inEnglish(note).find(part) != std::string::npos;
  });
}

}  // namespace shinglescope::test
