// SPDX-License-Identifier: MIT
#include "app/cli/worker/frames/part_buffers.h"
#include "app/cli/worker/frames/row_bits.h"
#include "app/cli/worker/parts/parts.h"
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
      : m_context(context),
        m_several(std::move(several)),
        m_kept(FrameKind::Scores, context.out),
        m_links(FrameKind::Links, context.out),
        m_requests(FrameKind::Requests, context.out, Repeats::Drop) {}

  Result<void> take(Frame frame) override {
    if (frame.kind == FrameKind::Candidates) return decodeFrame<PairCodec>(frame, m_candidates);
    if (frame.kind == FrameKind::Scores) return decodeFrame<ScoreCodec>(frame, m_scores);
    return unexpectedFrame(frame);
  }

  Result<void> finish() override {
    std::ranges::sort(m_candidates);
    std::ranges::sort(m_scores);
    numberRows();
    std::vector<CandidatePair> candidates;
    candidates.reserve(m_candidates.size());
    for (const RowPair &pair : m_candidates)
      candidates.push_back({numberOf(pair.a), numberOf(pair.b)});
    BucketLinker linker(m_rows.size(), candidates);
    const auto score = [this](std::span<const CandidatePair> round) { return scoresOf(round); };
    const auto isLink = [](const ScoredPair &) { return true; };  // the others have no score
    if (auto done = linkCandidates(linker, score, isLink, m_context.run); !done) return done;
    for (const ScoredPair &pair : linker.takePairs())
      if (auto added = keep(*scoreOf({pair.textA.value, pair.textB.value})); !added) return added;
    return flush();
  }

 private:
  void numberRows() {
    for (const RowPair &pair : m_candidates) {
      m_rows.push_back(pair.a);
      m_rows.push_back(pair.b);
    }
    std::ranges::sort(m_rows);
    m_rows.erase(std::unique(m_rows.begin(), m_rows.end()), m_rows.end());
  }

  std::uint32_t numberOf(std::uint64_t row) const {
    return static_cast<std::uint32_t>(std::ranges::lower_bound(m_rows, row) - m_rows.begin());
  }

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

  Result<void> keep(const RowScore &score) {
    ++m_context.values["scored"];
    const WorkerOptions &options = m_context.options;
    const std::uint32_t asker = rowPart(options, score.a);
    if (auto added = m_kept.add(asker, score); !added) return added;
    if (auto added = m_links.add(pairPart(options, score.b), {score.a, score.b}); !added)
      return added;
    if (!m_several.has(score.b)) return {};
    return m_requests.add(rowPart(options, score.b), {score.b, asker});
  }

  Result<void> flush() {
    if (auto flushed = m_kept.flush(); !flushed) return flushed;
    if (auto flushed = m_links.flush(); !flushed) return flushed;
    return m_requests.flush();
  }

  StepContext m_context;
  RowBits m_several;
  std::vector<RowPair> m_candidates;
  std::vector<RowScore> m_scores;
  std::vector<std::uint64_t> m_rows;  ///< of all candidates, ascending
  PartBuffers<ScoreCodec> m_kept;
  PartBuffers<PairCodec> m_links;
  PartBuffers<RequestCodec> m_requests;
};

}  // namespace

MadeStep makeLinkStep(const StepContext &context) {
  auto several = RowBits::open(context.options.severalPath, context.options.rows);
  if (!several) return several.error();
  return std::unique_ptr<WorkerStep>(std::make_unique<LinkStep>(context, *std::move(several)));
}

}  // namespace shinglescope
