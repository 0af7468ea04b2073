// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/key_counts.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `stops`: the stop shingles, from the counts of all tasks.
class StopsStep final : public WorkerStep {
 public:
  explicit StopsStep(const StepContext &context)
      : m_context(context), m_stops(FrameKind::Stops, context.out) {}

  Result<void> take(Frame frame) override {
    if (frame.kind != FrameKind::ShingleCounts) return unexpectedFrame(frame);
    return decodeFrame<CountCodec>(frame, m_counts);
  }

  Result<void> endPart(std::uint32_t part) override {
    for (const std::uint64_t hash : frequentKeys(m_counts, m_context)) {
      ++m_context.values["stop_shingles"];
      if (auto added = m_stops.add(part, {hash, 1}); !added) return added;
    }
    m_counts.clear();
    return {};
  }

  Result<void> finish() override { return m_stops.flush(); }

 private:
  StepContext m_context;
  std::vector<KeyCount> m_counts;
  PartBuffers<CountCodec> m_stops;
};

}  // namespace

MadeStep makeStopsStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<StopsStep>(context));
}

}  // namespace shinglescope
