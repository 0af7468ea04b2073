// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/line_frames.h"

namespace shinglescope {
namespace {

constexpr std::uint64_t kLinesOfFrame = 16384;

}  // namespace

LineFrames::LineFrames(FrameKind kind, const StepContext &context,
                       std::vector<ExportColumn> columns)
    : m_kind(kind),
      m_context(context),
      m_sink(appendingTo(m_text)),
      m_rows(',', ExportProfile::Exact, m_sink, m_context.run, false) {
  // Without a header nothing is written, so nothing can fail.
  (void)m_rows.begin(columns);
}

Result<void> LineFrames::row(std::uint32_t part, std::span<const ExportCell> cells) {
  if (auto written = m_rows.row(cells); !written) return written;
  const bool isFull = ++m_count >= kLinesOfFrame || m_text.size() >= kUsualPayloadBytes;
  return isFull ? endPart(part) : Result<void>();
}

Result<void> LineFrames::row(std::uint32_t part, std::uint64_t first, std::uint64_t second) {
  m_cells.clear();
  m_cells.number(first);
  m_cells.number(second);
  return row(part, m_cells.cells());
}

Result<void> LineFrames::endPart(std::uint32_t part) {
  if (auto flushed = m_rows.end(); !flushed) return flushed;
  if (m_count == 0) return {};
  auto written = m_context.out.write(m_kind, part, m_count, m_text);
  m_text.clear();
  m_count = 0;
  return written;
}

}  // namespace shinglescope
