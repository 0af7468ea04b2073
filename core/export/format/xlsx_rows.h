// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "core/base/byte_sink.h"
#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// The limits of a sheet and a cell; tests use smaller ones.
struct XlsxLimits {
  std::uint32_t rowsPerSheet = 1'048'575;  ///< without the header
  std::size_t unitsPerCell = 32'767;       ///< in UTF-16 code units
};

/// Writes rows as a workbook with libxlsxwriter. Our own figures are numbers. A cell of the data is
/// a number only if its column is typed as numeric and the number shows the same text; every other
/// cell is a text, and nothing is a formula. The header is frozen and has a filter. Rows beyond a
/// sheet's limit go to another sheet; longer cells are cut and marked. Streams through unnamed
/// files in `folder`. Packing cannot be interrupted, so it runs in a child process, which is killed
/// on cancellation (docs/decisions/xlsx.md). One thread; sink and context must outlive it.
class XlsxRows final : public RowWriter {
 public:
  XlsxRows(std::string folder, const ByteSink &sink, const RunContext &context,
           bool hasHeader = true, const XlsxLimits &limits = {});
  ~XlsxRows() override;

  /// Limit if there are more columns than a sheet can have; Io.
  Result<void> begin(const std::vector<ExportColumn> &columns) override;
  /// Io if a temporary file cannot be written.
  Result<void> row(std::span<const ExportCell> cells) override;
  /// Packs the workbook and passes it to the sink. Io, Cancelled, those of the sink.
  Result<void> end() override;

 private:
  struct Book;

  /// How the cells of a column are written.
  enum class CellRule { Text, OwnNumber, ExactNumber };

  Result<void> addSheet();
  Result<void> endSheet();
  Result<void> writeRow(std::uint32_t row, std::span<const ExportCell> cells);
  Result<void> writeCell(std::uint32_t row, std::size_t column, std::string_view text);
  /// The error of a call of the library, if any.
  Result<void> refusal(int code) const;
  Result<void> writeText(std::uint32_t row, std::size_t column, std::string_view text);

  const std::string m_folder;
  const ByteSink &m_sink;
  const RunContext &m_context;
  bool m_hasHeader;
  XlsxLimits m_limits;
  std::unique_ptr<Book> m_book;
  std::vector<std::string> m_headings;
  std::vector<CellRule> m_rules;    ///< by column; further cells are texts
  std::uint32_t m_rowsOnSheet = 0;  ///< without the header
  std::string m_cell;
  std::string m_joined;
};

}  // namespace shinglescope
