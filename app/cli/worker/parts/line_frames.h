// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "app/cli/worker/parts/step_context.h"
#include "core/export/format/delimited_rows.h"

namespace shinglescope {

/// Writes lines of a result as frames of kind LINES or MATCHES, cut between lines. The header of
/// the file is the driver's. Not movable: the writer of rows refers to it.
class LineFrames {
 public:
  LineFrames(FrameKind kind, const StepContext &context, std::vector<ExportColumn> columns);
  LineFrames(const LineFrames &) = delete;
  LineFrames &operator=(const LineFrames &) = delete;

  /// Writes a row into the frames of a part; parts ascend.
  Result<void> row(std::uint32_t part, std::span<const ExportCell> cells);
  /// Writes a row of two numbers.
  Result<void> row(std::uint32_t part, std::uint64_t first, std::uint64_t second);
  /// Writes what waits of this part.
  Result<void> endPart(std::uint32_t part);

 private:
  FrameKind m_kind;
  StepContext m_context;
  std::string m_text;
  ByteSink m_sink;
  DelimitedRows m_rows;
  RowCells m_cells;
  std::uint64_t m_count = 0;
};

}  // namespace shinglescope
