#pragma once

#include "core/export/format/chunked_output.h"
#include "core/export/format/row_writer.h"
#include "core/export/format/table_writer.h"

namespace shinglescope {

/// Rows as CSV or TSV in UTF-8 with LF line ends. Sink and context outlive it.
class DelimitedRows final : public RowWriter {
 public:
  DelimitedRows(char delimiter, ExportProfile profile, const ByteSink &sink,
                const RunContext &context, bool hasHeader = true)
      : m_table(delimiter),
        m_isForSpreadsheets(profile == ExportProfile::Spreadsheet),
        m_hasHeader(hasHeader),
        m_output(sink, context) {}

  Result<void> begin(const std::vector<ExportColumn> &columns) override;
  Result<void> row(std::span<const ExportCell> cells) override;
  Result<void> end() override { return m_output.flush(); }

 private:
  void append(std::string_view cell, ExportCellKind kind);

  TableWriter m_table;
  bool m_isForSpreadsheets;
  bool m_hasHeader;
  ChunkedOutput m_output;
  std::vector<ExportCellKind> m_kinds;
  std::string m_joined;
};

}  // namespace shinglescope
