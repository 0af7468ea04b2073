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

/// What all rows of a table have in common.
struct RowRules {
  std::string path;  ///< for messages
  RecordMarks marks;
  std::string encoding;
  std::size_t columns = 0;
  std::uint64_t memoryLimit = 0;
  std::uint64_t mostRows = 0;  ///< that are taken as plain ones
  bool repairsText = false;    ///< as in Dialect
};

/// Puts the records of a reader into a table: pads and repairs rows, and says in
/// the report what was odd. One thread; borrows all that it is given.
class RowCollector {
 public:
  RowCollector(const RowRules &rules, DatasetBuilder &builder, LoadReport &report);

  /// Adds the rows that are next in the reader's buffer, as long as nothing is
  /// odd. Limit where the table becomes too large.
  Result<void> addPlainRows(DelimitedReader &reader);
  /// Adds the reader's present record. Limit as above.
  Result<void> addRow(DelimitedReader &reader);
  /// Rows with another number of cells than the table, until the caller clears them.
  std::vector<RaggedRow> &raggedRows() { return m_ragged; }
  /// Rows of the table's width right below a blank line, likewise; the first of them.
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

/// Limit, with the byte at which it is reached, if the rows from `first` on take
/// the table over what it may use. The position depends on the table alone.
Result<void> checkMemory(const RowRules &rules, const DatasetBuilder &builder, std::size_t first);

}  // namespace shinglescope
