// SPDX-License-Identifier: MIT
#include "core/tune/comparison/bands_sweep.h"

#include <utility>

#include "core/lsh/band_keys.h"
#include "core/lsh/band_plan.h"
#include "core/lsh/candidate_generator.h"
#include "core/tune/comparison/candidate_probe.h"
#include "core/tune/recall/measured_recall.h"
#include "core/verify/exact_join.h"

namespace shinglescope {
namespace {

class BandsSweeper {
 public:
  BandsSweeper(const ExactSets &texts, const BandsQuestion &question, const RunContext &context)
      : m_texts(texts), m_question(question), m_context(context) {}

  Result<void> takeExact(const std::vector<ScoredPair> *known) {
    const Ratio &threshold = m_question.threshold;
    if (known == nullptr) {
      auto joined = exactJoin(m_texts.sets(), {threshold, {}}, m_context, m_texts.scope);
      if (!joined) return joined.error();
      m_exact = std::move(joined->pairs);
    } else {
      for (const ScoredPair &pair : *known)
        if (isAtLeast(pair.intersection, pair.whole, threshold)) m_exact.push_back(pair);
    }
    m_texts.removeIdentical(m_exact);
    for (const ScoredPair &pair : m_exact) add(pair, m_exactCounts);
    return {};
  }

  Result<BandsSweep> sweep() {
    const auto signatures = signExactSets(m_texts, m_question.signature, m_context);
    if (!signatures) return signatures.error();
    BandsSweep sweep{m_question.signature.numHashes,
                     m_question.threshold,
                     m_exactCounts,
                     m_texts.identicalRowPairs(),
                     {},
                     {}};
    const auto plans = bandPlansFor(sweep.numHashes);
    m_context.startStage(Stage::Banding, WorkUnit::BandPlans, plans.size());
    for (const BandPlan &plan : plans) {
      if (auto granted = grant(*signatures, plan); !granted) return granted.error();
      const auto candidates =
          probeCandidates(m_texts, *signatures, plan, m_context, ProbeScores::None);
      if (!candidates) return candidates.error();
      sweep.points.push_back(judge(plan, *candidates));
      m_context.advance(1);
    }
    return sweep;
  }

 private:
  /// Adds the pairs of another number of bands and checks the limit of the question.
  Result<void> grant(const TextSubset &signatures, const BandPlan &plan) {
    if (m_question.mostBucketPairs == kAnyNumberOfPairs) return {};
    const auto keys = makeBandKeys(signatures.signatures, plan, quietly(m_context));
    if (!keys) return keys.error();
    const auto pairs = countBucketPairs(*keys, m_texts.withShingles, m_context, m_texts.scope);
    if (!pairs) return pairs.error();
    m_bucketPairs += *pairs;
    if (m_bucketPairs <= m_question.mostBucketPairs) return {};
    return errorOf(ErrorCode::Limit, {MessageId::BucketPairsOverLimit, {}});
  }

  void add(const ScoredPair &pair, PairCounts &counts) const {
    ++counts.texts;
    counts.rows += m_texts.rowPairsOf(pair.textA, pair.textB);
  }

  BandsPoint judge(const BandPlan &plan, const ProbedCandidates &candidates) const {
    BandsPoint point;
    point.plan = plan;
    // Both lists are in ascending order of texts; candidates that are in the exact list are true
    // pairs.
    auto exact = m_exact.begin();
    const auto textsOf = [](const ScoredPair &pair) {
      return std::pair(pair.textA.value, pair.textB.value);
    };
    for (const ScoredPair &pair : candidates.pairs) {
      if (m_texts.isIdentical(pair.textA, pair.textB)) continue;
      add(pair, point.candidates);
      while (exact != m_exact.end() && textsOf(*exact) < textsOf(pair)) ++exact;
      const bool isMatch = exact != m_exact.end() && textsOf(*exact) == textsOf(pair);
      add(pair, isMatch ? point.verified : point.falsePositives);
    }
    point.missed = {m_exactCounts.texts - point.verified.texts,
                    m_exactCounts.rows - point.verified.rows};
    point.pairsNotExamined = candidates.buckets.pairsNotExamined;
    const auto proposed = static_cast<double>(point.candidates.texts);
    point.candidatesInterval = {proposed, proposed};
    point.recallInterval = {point.recall, point.recall};
    if (m_exactCounts.rows == 0) return point;
    const auto all = static_cast<double>(m_exactCounts.rows);
    point.recall = static_cast<double>(point.verified.rows) / all;
    point.recallInterval = {point.recall, point.recall};
    point.expectedRecall =
        expectMisses(m_exact, m_texts.classes(), plan, m_question.threshold).recall;
    return point;
  }

  const ExactSets &m_texts;
  const BandsQuestion &m_question;
  const RunContext &m_context;
  std::vector<ScoredPair> m_exact;
  PairCounts m_exactCounts;
  std::uint64_t m_bucketPairs = 0;  ///< summed over the numbers of bands so far
};

}  // namespace

Result<BandsSweep> sweepBands(const ExactSets &texts, const BandsQuestion &question,
                              const std::vector<ScoredPair> *exact, const RunContext &context) {
  if (auto banded = checkUsesBands(texts.recipe); !banded) return banded.error();
  BandsSweeper sweeper(texts, question, context);
  if (auto taken = sweeper.takeExact(exact); !taken) return taken.error();
  return sweeper.sweep();
}

}  // namespace shinglescope
