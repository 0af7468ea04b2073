// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/frames/row_bits.h"
#include "app/cli/worker/parts/line_frames.h"
#include "app/cli/worker/parts/row_forest.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `drawn-pairs`: the links among the drawn rows, as lines. Rows are numbered by their order among
/// the drawn ones, as in a table that has only these.
class DrawnPairsStep final : public WorkerStep {
 public:
  DrawnPairsStep(const StepContext &context, const RowBits &drawn)
      : m_drawn(drawn.rows()),
        m_lines(FrameKind::Lines, context,
                {{"row_a", ExportCellKind::Number}, {"row_b", ExportCellKind::Number}}) {}

  Result<void> take(Frame frame) override {
    if (frame.kind != FrameKind::Links) return unexpectedFrame(frame);
    m_links.clear();
    if (auto decoded = decodeFrame<PairCodec>(frame, m_links); !decoded) return decoded;
    for (const RowPair &link : m_links)
      if (auto written = write(link); !written) return written;
    return {};
  }

  Result<void> finish() override { return m_lines.endPart(0); }

 private:
  bool isDrawn(std::uint64_t row) const { return std::ranges::binary_search(m_drawn, row); }

  Result<void> write(const RowPair &link) {
    if (!isDrawn(link.a) && !isDrawn(link.b)) return {};
    // Groups are drawn whole.
    if (!isDrawn(link.a) || !isDrawn(link.b))
      return plainError(ErrorCode::Format, "Of the linked rows " + std::to_string(link.a) +
                                               " and " + std::to_string(link.b) +
                                               ", only one was drawn; run worker draw again.");
    return m_lines.row(0, indexOfRow(m_drawn, link.a), indexOfRow(m_drawn, link.b));
  }

  std::vector<std::uint64_t> m_drawn;  ///< ascending
  std::vector<RowPair> m_links;
  LineFrames m_lines;
};

}  // namespace

MadeStep makeDrawnPairsStep(const StepContext &context) {
  const auto drawn = RowBits::open(context.options.onlyPath, context.options.rows);
  if (!drawn) return drawn.error();
  return std::unique_ptr<WorkerStep>(std::make_unique<DrawnPairsStep>(context, *drawn));
}

}  // namespace shinglescope
