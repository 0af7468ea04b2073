// SPDX-License-Identifier: MIT
#pragma once

#include "core/export/format/chunked_output.h"
#include "core/export/format/row_writer.h"

namespace shinglescope {

/// Writes rows as objects: in a JSON array, or one per line. Invalid UTF-8 is replaced. Sink and
/// context must outlive it.
class JsonRows final : public RowWriter {
 public:
  enum class Shape { Array, Lines };

  /// `isPartial` marks every object with `"partial": true`.
  JsonRows(Shape shape, bool isPartial, const ByteSink &sink, const RunContext &context)
      : m_shape(shape), m_isPartial(isPartial), m_output(sink, context) {}

  Result<void> begin(const std::vector<ExportColumn> &columns) override;
  Result<void> row(std::span<const ExportCell> cells) override;
  Result<void> end() override;

 private:
  void appendCell(const ExportCell &cell, ExportCellKind kind);

  Shape m_shape;
  bool m_isPartial;
  ChunkedOutput m_output;
  std::vector<ExportCellKind> m_kinds;
  std::vector<std::string> m_before;  ///< the text before each cell: its name, braces, a comma
  std::string m_after;                ///< the text after the last cell
};

}  // namespace shinglescope
