// SPDX-License-Identifier: MIT
#include <algorithm>

#include "app/cli/worker/parts/line_frames.h"
#include "app/cli/worker/steps/linked_rows.h"
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

  Result<void> take(Frame frame) override { return m_rows.add(frame); }

  Result<void> finish() override {
    const RowForest forest = m_rows.connect();
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
  LinkedRows m_rows;
  LineFrames m_lines;
};

}  // namespace

MadeStep makeGroupsStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<GroupsStep>(context));
}

}  // namespace shinglescope
