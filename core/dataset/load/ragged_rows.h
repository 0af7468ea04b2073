// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/dataset/csv/load_report.h"
#include "core/dataset/csv/record_parser.h"
#include "core/dataset/load/table_starts.h"

namespace shinglescope {

/// The delimiters tried on rows that may have another dialect.
inline constexpr std::array<char, 5> kUsualDelimiters = {',', ';', '\t', '|', '\x1F'};

/// A row whose number of cells differs from the table's.
struct RaggedRow {
  std::uint32_t row = 0;
  std::uint64_t line = 1;
  std::uint64_t offset = 0;
  std::size_t cells = 0;
  bool isAfterBlank = false;
  bool hasNumbers = false;
  /// The number of cells with each of kUsualDelimiters; 0 if the row does not contain that
  /// delimiter.
  std::array<std::uint32_t, kUsualDelimiters.size()> widths{};
};

/// Examines how other delimiters would split single ragged rows. One thread.
class RaggedRowTrial {
 public:
  RaggedRowTrial(const RecordMarks &marks, std::size_t columns);
  /// `bytes` are the bytes of the record. The caller sets the position.
  RaggedRow examine(std::string_view bytes, const ParsedRecord &record);
  /// Returns the delimiter that splits a one-cell row into as many cells as the table has columns.
  std::optional<char> otherDelimiter(const RaggedRow &row) const;

 private:
  std::uint32_t widthWith(std::size_t candidate, std::string_view bytes);

  std::size_t m_columns;
  std::optional<char> m_quote;
  char m_delimiter;
  std::vector<RecordParser> m_parsers;  ///< one for each of kUsualDelimiters
  ParsedRecord m_record;
};

/// Detects where another dialect or another table begins: runs of ragged rows that agree with each
/// other. One thread.
class RaggedRuns {
 public:
  explicit RaggedRuns(std::size_t columns) : m_columns(columns) {}
  /// Adds a row; calls must be in the order of the rows.
  void add(const RaggedRow &row);
  /// Adds a row of the table's width directly below a blank line.
  void addAfterBlank(const RowPlace &row) {
    if (m_afterBlank.size() < kMostRowsAfterBlank) m_afterBlank.push_back(row);
  }
  /// Returns the first kMostRowsAfterBlank rows passed to addAfterBlank().
  const std::vector<RowPlace> &rowsAfterBlank() const { return m_afterBlank; }
  /// Returns the changes in order, each at its first row. Their kinds are DialectDrift (once) and
  /// TableBoundary.
  const std::vector<RowProblem> &changes() const { return m_changes; }

 private:
  void begin(const RaggedRow &row);
  void extendDrift(const RaggedRow &row);
  void extendTable(const RaggedRow &row);

  std::size_t m_columns;
  std::vector<RowProblem> m_changes;
  std::vector<RowPlace> m_afterBlank;
  bool m_isDriftReported = false;
  std::optional<std::uint32_t> m_lastRow;
  /// The current run of rows of one width.
  RaggedRow m_first;
  std::size_t m_length = 0;
  bool m_isTableReported = false;
  bool m_haveNumbers = false;  ///< in all rows of the run except the first
  /// For each other delimiter, the start of the run that agrees on it.
  std::array<RaggedRow, kUsualDelimiters.size()> m_driftFirst;
  std::array<std::size_t, kUsualDelimiters.size()> m_driftLength{};
};

}  // namespace shinglescope
