// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/frames/row_bits.h"
#include "app/cli/worker/parts/row_forest.h"
#include "app/cli/worker/parts/scored_output.h"
#include "app/cli/worker/steps/steps.h"
#include "core/verify/bucket_linker.h"

namespace shinglescope {
namespace {

/// `link`: of all scored pairs, those that `find` keeps with `pairs: links`. One task receives all
/// candidates and scores. The engine scores only the candidates that its rounds ask for; here all
/// are scored, and the rounds look the scores up.
class LinkStep final : public WorkerStep {
 public:
  LinkStep(const StepContext &context, RowBits several)
      : m_context(context), m_kept(context, std::move(several)) {}

  Result<void> take(Frame frame) override {
    if (frame.kind == FrameKind::Candidates) return decodeFrame<PairCodec>(frame, m_candidates);
    if (frame.kind == FrameKind::Scores) return decodeFrame<ScoreCodec>(frame, m_scores);
    return unexpectedFrame(frame);
  }

  Result<void> finish() override {
    std::ranges::sort(m_candidates);
    std::ranges::sort(m_scores);
    m_rows = distinctRows(m_candidates);
    std::vector<CandidatePair> candidates;
    candidates.reserve(m_candidates.size());
    for (const RowPair &pair : m_candidates)
      candidates.push_back({indexOfRow(m_rows, pair.a), indexOfRow(m_rows, pair.b)});
    BucketLinker linker(m_rows.size(), candidates);
    const auto score = [this](std::span<const CandidatePair> round) { return scoresOf(round); };
    const auto isLink = [](const ScoredPair &) { return true; };  // the others have no score
    if (auto done = linkCandidates(linker, score, isLink, m_context.run); !done) return done;
    for (const ScoredPair &pair : linker.takePairs())
      if (auto added = m_kept.add(*scoreOf({pair.textA.value, pair.textB.value})); !added)
        return added;
    return m_kept.flush();
  }

 private:
  /// Returns the score of a candidate; null if it is below the threshold.
  const RowScore *scoreOf(const CandidatePair &candidate) const {
    const RowPair pair{m_rows[candidate.a], m_rows[candidate.b]};
    const auto found = std::ranges::lower_bound(m_scores, pair, {}, [](const RowScore &score) {
      return RowPair{score.a, score.b};
    });
    const bool isThere = found != m_scores.end() && found->a == pair.a && found->b == pair.b;
    return isThere ? &*found : nullptr;
  }

  Result<std::vector<ScoredPair>> scoresOf(std::span<const CandidatePair> round) const {
    std::vector<ScoredPair> scored;
    for (const CandidatePair &candidate : round)
      if (scoreOf(candidate) != nullptr)
        scored.push_back({TextId{candidate.a}, TextId{candidate.b}, 0, 0, 0, 0});
    return scored;
  }

  StepContext m_context;
  std::vector<RowPair> m_candidates;
  std::vector<RowScore> m_scores;
  std::vector<std::uint64_t> m_rows;  ///< of all candidates, ascending
  ScoredOutput m_kept;
};

}  // namespace

MadeStep makeLinkStep(const StepContext &context) {
  auto several = RowBits::open(context.options.severalPath, context.options.rows);
  if (!several) return several.error();
  return std::unique_ptr<WorkerStep>(std::make_unique<LinkStep>(context, *std::move(several)));
}

}  // namespace shinglescope
