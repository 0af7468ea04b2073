// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/parts/row_forest.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `unique`: each candidate once, and the rows whose texts it takes to score them.
class UniqueStep final : public WorkerStep {
 public:
  explicit UniqueStep(const StepContext &context)
      : m_context(context),
        m_candidates(FrameKind::Candidates, context.out),
        m_requests(FrameKind::Requests, context.out) {}

  Result<void> take(Frame frame) override {
    if (frame.kind != FrameKind::Pairs) return unexpectedFrame(frame);
    return decodeFrame<PairCodec>(frame, m_pairs);
  }

  Result<void> endPart(std::uint32_t part) override {
    std::ranges::sort(m_pairs);
    m_pairs.erase(std::unique(m_pairs.begin(), m_pairs.end()), m_pairs.end());
    m_context.values["candidates"] += m_pairs.size();
    for (const RowPair &pair : m_pairs)
      if (auto added = m_candidates.add(part, pair); !added) return added;
    for (const std::uint64_t row : distinctRows(m_pairs)) {
      auto added = m_requests.add(rowPart(m_context.options, row), {row, part});
      if (!added) return added;
    }
    m_pairs.clear();
    return {};
  }

  Result<void> finish() override {
    if (auto flushed = m_candidates.flush(); !flushed) return flushed;
    return m_requests.flush();
  }

 private:
  StepContext m_context;
  std::vector<RowPair> m_pairs;
  PartBuffers<PairCodec> m_candidates;
  PartBuffers<RequestCodec> m_requests;
};

}  // namespace

MadeStep makeUniqueStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<UniqueStep>(context));
}

}  // namespace shinglescope
