// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/export/format/chunked_output.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// Writes rows as CSV or TSV in UTF-8 with LF line ends; the only class that writes delimited text.
/// With the Exact profile a field is quoted only if necessary (it contains the delimiter, a quote,
/// CR or LF, or it is alone and empty); for spreadsheets every field is. Quotes inside are doubled.
/// Sink and context must outlive it.
class DelimitedRows final : public RowWriter {
 public:
  DelimitedRows(char delimiter, ExportProfile profile, const ByteSink &sink,
                const RunContext &context, bool hasHeader = true);

  Result<void> begin(const std::vector<ExportColumn> &columns) override;
  Result<void> row(std::span<const ExportCell> cells) override;
  Result<void> end() override { return m_output.flush(); }

 private:
  bool appendPlain(std::span<const ExportCell> cells);
  void append(std::string_view cell, ExportCellKind kind);
  void appendForSpreadsheets(std::string_view cell, ExportCellKind kind);
  bool isPlain(std::string_view cell, ExportCellKind kind) const;
  ExportCellKind kindOf(std::size_t cell) const {
    return cell < m_kinds.size() ? m_kinds[cell] : ExportCellKind::Text;
  }

  char m_delimiter;
  bool m_isForSpreadsheets;
  bool m_hasHeader;
  bool m_areNumbersPlain;  ///< no number contains the delimiter
  std::array<bool, 256> m_isSpecial{};
  ChunkedOutput m_output;
  std::vector<ExportCellKind> m_kinds;
  std::string m_joined;
};

}  // namespace shinglescope
