// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/key_counts.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `full-slots`: the slots whose shingles are in too many rows together.
class FullSlotsStep final : public WorkerStep {
 public:
  explicit FullSlotsStep(const StepContext &context)
      : m_context(context), m_full(FrameKind::Repeats, context.out) {}

  Result<void> take(Frame frame) override {
    if (frame.kind != FrameKind::SlotCounts) return unexpectedFrame(frame);
    return decodeFrame<CountCodec>(frame, m_counts);
  }

  Result<void> endPart(std::uint32_t part) override {
    for (const std::uint64_t slot : frequentKeys(m_counts, m_context))
      if (auto added = m_full.add(part, slot); !added) return added;
    m_counts.clear();
    return {};
  }

  Result<void> finish() override { return m_full.flush(); }

 private:
  StepContext m_context;
  std::vector<KeyCount> m_counts;
  PartBuffers<RowListCodec> m_full;
};

}  // namespace

MadeStep makeFullSlotsStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<FullSlotsStep>(context));
}

}  // namespace shinglescope
