// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/line_frames.h"
#include "app/cli/worker/parts/row_classes.h"
#include "app/cli/worker/parts/row_forest.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `groups`: the number of the group of each row that is in one, in row order. One task receives
/// everything.
class GroupsStep final : public WorkerStep {
 public:
  explicit GroupsStep(const StepContext &context)
      : m_context(context),
        m_lines(FrameKind::Lines, context,
                {{"row", ExportCellKind::Number}, {"group", ExportCellKind::Number}}) {}

  Result<void> take(Frame frame) override {
    switch (frame.kind) {
      case FrameKind::Links: return decodeFrame<PairCodec>(frame, m_links);
      case FrameKind::Classes: return m_classes.add(frame, false);
      case FrameKind::Sizes: return m_classes.addSizes(frame);
      default: return unexpectedFrame(frame);
    }
  }

  Result<void> finish() override {
    m_classes.settle();
    for (const auto &[first, rows] : m_classes.all())
      for (const std::uint64_t row : std::span(rows.rows).subspan(1))
        m_links.push_back({first, row});
    const RowForest forest = connectRows(m_links);
    m_context.values["rows_in_groups"] += forest.rows.size();
    // Rows ascend, and groups are numbered by their smallest rows.
    std::vector<std::uint64_t> smallest;
    for (std::size_t i = 0; i < forest.rows.size(); ++i) {
      if (forest.smallest[i] == forest.rows[i]) smallest.push_back(forest.rows[i]);
      const auto group = std::ranges::lower_bound(smallest, forest.smallest[i]) - smallest.begin();
      auto written = m_lines.row(0, forest.rows[i], static_cast<std::uint64_t>(group));
      if (!written) return written;
    }
    m_context.values["groups"] += smallest.size();
    return m_lines.endPart(0);
  }

 private:
  StepContext m_context;
  std::vector<RowPair> m_links;
  RowClasses m_classes;
  LineFrames m_lines;
};

}  // namespace

MadeStep makeGroupsStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<GroupsStep>(context));
}

}  // namespace shinglescope
