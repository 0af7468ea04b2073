// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/row_forest.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `forest`: the fewest links that connect the same rows.
class ForestStep final : public WorkerStep {
 public:
  explicit ForestStep(const StepContext &context)
      : m_context(context), m_forest(FrameKind::Links, context.out) {}

  Result<void> take(Frame frame) override {
    if (frame.kind != FrameKind::Links) return unexpectedFrame(frame);
    return decodeFrame<PairCodec>(frame, m_links);
  }

  Result<void> endPart(std::uint32_t part) override {
    const RowForest forest = connectRows(m_links);
    m_links.clear();
    for (std::size_t i = 0; i < forest.rows.size(); ++i) {
      if (forest.smallest[i] == forest.rows[i]) continue;
      const RowPair link{forest.smallest[i], forest.rows[i]};
      if (auto added = m_forest.add(part / kJoinedParts, link); !added) return added;
    }
    return {};
  }

  Result<void> finish() override { return m_forest.flush(); }

 private:
  /// Parts that are joined into one by each repetition of the step.
  static constexpr std::uint32_t kJoinedParts = 4;

  StepContext m_context;
  std::vector<RowPair> m_links;
  PartBuffers<PairCodec> m_forest;
};

}  // namespace

MadeStep makeForestStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<ForestStep>(context));
}

}  // namespace shinglescope
