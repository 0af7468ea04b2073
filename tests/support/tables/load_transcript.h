// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/dataset/load/dataset_loader.h"

namespace shinglescope::test {

/// Returns all cells of a row, with the extra ones at the end.
inline std::vector<std::string> rowOf(const Dataset &table, std::uint32_t row) {
  std::vector<std::string> cells;
  for (std::uint32_t i = 0; i < table.columnCount(); ++i) {
    cells.emplace_back(table.cell(RecordId{row}, ColumnId{i}));
  }
  const auto extra = table.extraCells(RecordId{row});
  cells.insert(cells.end(), extra.begin(), extra.end());
  return cells;
}

/// Returns the whole result of reading as text, so that two results can be compared.
inline std::string transcript(const LoadedDataset &loaded) {
  const LoadReport &report = loaded.report;
  std::string text;
  for (const std::string &name : loaded.dataset->columnNames()) text += name + "\x01";
  for (std::uint32_t row = 0; row < report.rows; ++row) {
    text += "\n" + std::to_string(loaded.dataset->sourceOffset(RecordId{row})) + ":";
    for (const std::string &cell : rowOf(*loaded.dataset, row)) text += cell + "\x02";
  }
  for (const RowProblem &problem : report.problems) {
    text += "\n" + std::string(problemKindName(problem.kind)) + " " +
            (problem.row ? std::to_string(*problem.row) : "-") + " " +
            std::to_string(problem.line) + " " + std::to_string(problem.byteOffset) + " " +
            inEnglish(problem.detail);
  }
  for (const std::uint64_t figure :
       {report.rows, report.columns, report.physicalLines, report.blankLines, report.commentLines,
        report.multiLineFields, report.rowsWithLooseQuotes, report.fileBytes, report.bomBytes,
        report.preambleBytes, report.headerBytes, report.recordBytes, report.blankBytes,
        report.commentBytes, report.rejectedBytes, report.footerBytes, report.tailBytes,
        report.problemTotal()}) {
    text += "\n" + std::to_string(figure);
  }
  if (report.digest) {
    text += "\n" + std::to_string(report.digest->high) + " " + std::to_string(report.digest->low);
  }
  for (const std::uint32_t row : report.problemRows) text += "\n" + std::to_string(row);
  for (const Message &note : report.notes) text += "\n" + inEnglish(note);
  return text;
}

}  // namespace shinglescope::test
