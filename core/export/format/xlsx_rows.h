#pragma once

#include <memory>
#include <string>

#include "core/base/byte_sink.h"
#include "core/base/run_context.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// What a sheet and a cell can hold. Smaller in tests.
struct XlsxLimits {
  std::uint32_t rowsPerSheet = 1'048'575;  ///< below the heading
  std::size_t unitsPerCell = 32'767;       ///< of UTF-16
};

/// Rows as a workbook, by libxlsxwriter: every cell a text, never a formula or a
/// number; a further sheet where one is full; longer cells cut with a mark.
/// Streams through nameless files in `folder`; packing, which cannot be
/// interrupted, is done by a child process that a cancel kills
/// (docs/decisions/xlsx.md). One thread; sink and context outlive it.
class XlsxRows final : public RowWriter {
 public:
  XlsxRows(std::string folder, const ByteSink &sink, const RunContext &context,
           bool hasHeader = true, const XlsxLimits &limits = {});
  ~XlsxRows() override;

  /// Limit where there are more columns than a sheet has; Io.
  Result<void> begin(const std::vector<ExportColumn> &columns) override;
  /// Io where a temporary file cannot be written.
  Result<void> row(std::span<const ExportCell> cells) override;
  /// Packs and hands the workbook to the sink. Io, Cancelled, those of the sink.
  Result<void> end() override;

 private:
  struct Book;

  Result<void> addSheet();
  Result<void> writeCell(std::uint32_t row, std::size_t column, std::string_view text);

  const std::string m_folder;
  const ByteSink &m_sink;
  const RunContext &m_context;
  bool m_hasHeader;
  XlsxLimits m_limits;
  std::unique_ptr<Book> m_book;
  std::vector<std::string> m_headings;
  std::uint32_t m_rowsOnSheet = 0;  ///< below the heading
  std::string m_cell;
  std::string m_joined;
};

}  // namespace shinglescope
