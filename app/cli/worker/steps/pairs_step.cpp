// SPDX-License-Identifier: MIT
#include "app/cli/worker/parts/bucket_records.h"
#include "app/cli/worker/parts/parts.h"
#include "app/cli/worker/steps/steps.h"

namespace shinglescope {
namespace {

/// `pairs`: the pairs of buckets up to the cap of their band, and the rows of the others.
class PairsStep final : public WorkerStep {
 public:
  explicit PairsStep(const StepContext &context)
      : m_context(context),
        m_pairs(FrameKind::Pairs, context.out, Repeats::Drop),
        m_capped(context) {}

  Result<void> take(Frame frame) override {
    if (frame.kind != FrameKind::Buckets) return unexpectedFrame(frame);
    const std::uint32_t band = frame.part / m_context.options.ranges;
    if (band >= m_context.options.caps.size())
      return plainError(ErrorCode::BadParameter, "--caps has no cap for band " +
                                                     std::to_string(band) +
                                                     "; give the list that worker caps prints.");
    std::vector<RowBucket> buckets;
    if (auto decoded = decodeFrame<BucketCodec>(frame, buckets); !decoded) return decoded;
    for (const RowBucket &rows : buckets) {
      if (m_context.run.isCancelled()) return cancelledError();
      const ScopedBucket bucket = m_indexed.of(rows, m_context);
      const bool isCapped = bucket.size() > m_context.options.caps[band];
      auto added = isCapped ? m_capped.add(rows, bucket, band) : addPairs(rows, bucket);
      if (!added) return added;
    }
    return {};
  }

  Result<void> finish() override {
    if (auto flushed = m_pairs.flush(); !flushed) return flushed;
    return m_capped.flush();
  }

 private:
  Result<void> addPairs(const RowBucket &rows, const ScopedBucket &bucket) {
    return forEachStar(bucket, [&](std::uint32_t member, std::span<const std::uint32_t> others) {
      for (const std::uint32_t other : others) {
        const RowPair pair{rows[std::min(member, other)], rows[std::max(member, other)]};
        auto added = m_pairs.add(pairPart(m_context.options, pair.b), pair);
        if (!added) return added;
      }
      return Result<void>();
    });
  }

  StepContext m_context;
  PartBuffers<PairCodec> m_pairs;
  CappedRows m_capped;
  IndexedBucket m_indexed;
};

}  // namespace

MadeStep makePairsStep(const StepContext &context) {
  return std::unique_ptr<WorkerStep>(std::make_unique<PairsStep>(context));
}

}  // namespace shinglescope
