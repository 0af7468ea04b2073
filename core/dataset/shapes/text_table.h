// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/shapes/piece_reader.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/twice_decoded.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// Collects the rows of a source without delimiters into a table: repairs invalid bytes, respects
/// the memory limit and fills the report. Copies its arguments. One thread; borrows report and
/// options.
class TextTable {
 public:
  TextTable(std::vector<std::string> columnNames, const LoadOptions &options,
            const RunContext &context, LoadReport &report);

  /// Returns whether no more rows are wanted (LoadOptions::maxRows).
  bool isFull() const { return m_options.maxRows && rowCount() >= *m_options.maxRows; }
  std::uint64_t rowCount() const { return m_builder.rowCount(); }
  std::size_t columnCount() const { return m_columns; }

  /// Appends a row of cells with arbitrary bytes. Limit if there is no memory for it.
  Result<void> addRow(const std::vector<std::string_view> &cells, const SourcePiece &place);
  /// Appends a row of valid UTF-8 cells. Limit also if the rows are almost empty: more than 16
  /// cells for each byte read, plus 4 million.
  Result<void> addValidRow(const std::vector<std::string_view> &cells, const SourcePiece &place);
  /// Appends columns, which are empty in the rows so far.
  Result<void> addColumns(std::size_t columns);
  /// Repairs names from the source in the same way as its cells.
  std::vector<std::string> namesAsRead(const std::vector<std::string> &names);
  void nameColumns(std::vector<std::string> names) { m_builder.nameColumns(std::move(names)); }
  /// Counts `piece` as rejected and lists the reason.
  void reject(const SourcePiece &piece, Message why);
  /// Reports invalid bytes in a piece that becomes the next row; `at` and `invalid` are their
  /// position and number.
  void reportInvalidBytes(const SourcePiece &piece, std::size_t at, std::size_t invalid);

  /// Hands over the table.
  std::shared_ptr<const Dataset> finish();

 private:
  Result<void> keepRow(const std::vector<std::string_view> &cells, const SourcePiece &place);
  Result<void> checkBudget(std::uint64_t moreBytes) const;
  Result<void> checkFilling() const;

  const LoadOptions &m_options;
  LoadReport &m_report;
  std::uint64_t m_memoryLimit;
  std::uint64_t m_textBytes = 0;
  std::uint64_t m_cells = 0;  ///< of all rows, each up to its last filled cell
  std::size_t m_columns;
  DatasetBuilder m_builder;
  std::vector<std::string> m_repaired;
  std::vector<std::string_view> m_repairedCells;
  TwiceDecodedRepair m_textRepair;
};

/// The rows of a source without delimiters.
struct ShapeRows {
  std::shared_ptr<const Dataset> dataset;
  bool isStopped = false;  ///< rows were left unread
};

/// Returns the name of a shape: "JSON Lines".
Message shapeName(SourceShape shape);

/// Describes a source without delimiters: shape, whether the source names the columns, and the
/// encoding, with reasons. The caller that guessed the shape adds the item of the shape.
SniffResult shapeGuess(SourceShape shape, bool isShapeChosen, const ByteSource &source,
                       bool isEncodingChosen);

}  // namespace shinglescope
