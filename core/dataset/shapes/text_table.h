#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/csv/load_options.h"
#include "core/dataset/csv/load_report.h"
#include "core/dataset/shapes/line_reader.h"
#include "core/dataset/source/byte_source.h"
#include "core/dataset/source/twice_decoded.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// The rows of a source that has no delimiters, on their way into a table:
/// repairs bytes that are not valid, keeps to the memory that may be used, and
/// fills in the report. Copies what it is given. One thread; borrows report and
/// options.
class TextTable {
 public:
  TextTable(std::vector<std::string> columnNames, const LoadOptions &options,
            const RunContext &context, LoadReport &report);

  /// True if no more rows are wanted (LoadOptions::maxRows).
  bool isFull() const { return m_options.maxRows && rowCount() >= *m_options.maxRows; }
  std::uint64_t rowCount() const { return m_builder.rowCount(); }
  std::size_t columnCount() const { return m_columns; }

  /// Appends a row of cells of any bytes. Limit where there is no room for it.
  Result<void> addRow(const std::vector<std::string_view> &cells, const SourcePiece &place);
  /// The same for cells that are valid UTF-8. Limit also where the rows are almost
  /// empty: where they have more than 16 cells for each byte read, and 4 million more.
  Result<void> addValidRow(const std::vector<std::string_view> &cells, const SourcePiece &place);
  /// Columns behind those there are, empty in the rows so far.
  Result<void> addColumns(std::size_t columns);
  /// Names that the source has, repaired as its cells are.
  std::vector<std::string> namesAsRead(const std::vector<std::string> &names);
  void nameColumns(std::vector<std::string> names) { m_builder.nameColumns(std::move(names)); }
  /// Counts `piece` as rejected and lists why.
  void reject(const SourcePiece &piece, Message why);
  /// Lists that a piece that becomes the next row is not valid; `text` is it as UTF-8
  /// bytes and more, `invalid` how many of these are none.
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
  std::uint64_t m_cells = 0;  ///< of all rows, each up to the last that it fills
  std::size_t m_columns;
  DatasetBuilder m_builder;
  std::vector<std::string> m_repaired;
  std::vector<std::string_view> m_repairedCells;
  TwiceDecodedRepair m_textRepair;
};

/// A shape in words: "JSON Lines".
Message shapeName(SourceShape shape);

/// What a source without delimiters is reported to be: shape, names from the
/// source or not, and its encoding, with the reasons. Whoever guessed the shape
/// adds its item.
SniffResult shapeGuess(SourceShape shape, bool isShapeChosen, const ByteSource &source,
                       bool isEncodingChosen);

}  // namespace shinglescope
