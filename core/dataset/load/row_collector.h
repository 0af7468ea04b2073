// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/dataset/csv/delimited_reader.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/load/ragged_rows.h"
#include "core/dataset/load/record_checks.h"
#include "core/dataset/source/twice_decoded.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// The settings shared by all rows of a table.
struct RowRules {
  std::string path;  ///< for messages
  RecordMarks marks;
  std::string encoding;
  std::size_t columns = 0;
  std::uint64_t memoryLimit = 0;
  std::uint64_t mostRows = 0;  ///< the most plain rows to take
  bool repairsText = false;    ///< as in Dialect
};

/// Moves the rows of a reader into a table: pads and repairs rows, and reports problems. One
/// thread; borrows its arguments.
class RowCollector {
 public:
  RowCollector(const RowRules &rules, DatasetBuilder &builder, LoadReport &report);

  /// Adds the next rows in the reader's buffer as long as they are plain. Limit if the table
  /// becomes too large.
  Result<void> addPlainRows(DelimitedReader &reader);
  /// Adds the reader's current record. Limit as above.
  Result<void> addRow(DelimitedReader &reader);
  /// Returns the rows so far whose number of cells differs from the table's; the caller clears
  /// them.
  std::vector<RaggedRow> &raggedRows() { return m_ragged; }
  /// Returns, in the same way, the first rows of the table's width directly below a blank line.
  std::vector<RowPlace> &rowsAfterBlank() { return m_afterBlank; }

 private:
  const std::vector<std::string_view> &repairedText(const std::vector<std::string_view> &cells);
  void rejectWide(const SourceRecord &record);
  void examineWidth(const SourceRecord &record, std::uint32_t row);

  const RowRules &m_rules;
  DatasetBuilder &m_builder;
  LoadReport &m_report;
  CellRepair m_repair;
  TwiceDecodedRepair m_textRepair;
  std::optional<RaggedRowTrial> m_trial;
  std::vector<RaggedRow> m_ragged;
  std::vector<RowPlace> m_afterBlank;
};

/// Returns Limit, with the byte at which it is reached, if the rows from `first` on exceed the
/// memory limit of the table. The position depends only on the table.
Result<void> checkMemory(const RowRules &rules, const DatasetBuilder &builder, std::size_t first);

}  // namespace shinglescope
