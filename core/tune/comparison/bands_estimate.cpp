// SPDX-License-Identifier: MIT
#include "core/tune/comparison/bands_estimate.h"

#include <algorithm>
#include <cmath>

#include "core/base/parallel.h"
#include "core/base/sorted_list.h"
#include "core/lsh/band_plan.h"
#include "core/lsh/capped_buckets.h"
#include "core/pipeline/estimate/estimated_count.h"
#include "core/tune/comparison/sampled_buckets.h"
#include "core/tune/recall/measured_recall.h"
#include "core/tune/rows/partner_search.h"

namespace shinglescope {
namespace {

constexpr std::size_t kTextsAtOnce = 8192;
constexpr std::size_t kBandsEstimateTextsPerBlock = 64;

/// The pairs of each sampled text: other texts, and their rows.
using Counts = std::vector<PairCounts>;

/// An estimated number with its 95 % interval.
struct Total {
  double number = 0;
  Interval interval;
};

/// The counts for one number of bands.
struct SampledPlan {
  SampledBuckets buckets;
  Counts candidates = {};  ///< by sampled text: other texts that share a band
  Counts verified = {};    ///< by sampled text: those at or above the threshold
  MissSum expected;
};

class BandsEstimator {
 public:
  BandsEstimator(const ExactSets &texts, const BandsQuestion &question,
                 const BandsSampleOptions &options, const RunContext &context)
      : m_texts(texts), m_question(question), m_options(options), m_context(context) {}

  Result<BandsSweep> estimate() {
    if (m_options.rows == 0) return badParameter({MessageId::SampleHasNoRows, {}});
    const std::vector<std::uint32_t> all = rowsWithShingles(m_texts);
    m_dataRows = all.size();
    for (const std::uint32_t at : drawRows(all.size(), m_options.rows, m_options.seed))
      m_rows.push_back(all[at]);
    m_chosen = textsOfRows(m_texts.classes(), m_rows);
    m_sampled.resize(m_chosen.size());
    for (const std::uint32_t row : m_rows) ++m_sampled[slotOfRow(row)];
    auto partners = findPartners(m_texts, m_chosen, {m_question.threshold, {}}, m_context);
    if (!partners) return partners.error();
    m_texts.removeIdentical(*partners);
    m_context.startStage(Stage::Signing, WorkUnit::Texts, m_texts.withShingles.size());
    if (auto signedAll = signKnown(*partners); !signedAll) return signedAll.error();
    countPartners(*partners);
    if (auto counted = countCandidates(); !counted) return counted.error();
    return sweep();
  }

 private:
  /// Signs the sampled texts and their partners; the buckets refer to these signatures.
  Result<void> signKnown(const std::vector<ScoredPair> &partners) {
    std::vector<std::uint32_t> known = m_chosen;
    for (const ScoredPair &pair : partners) {
      known.push_back(pair.textA.value);
      known.push_back(pair.textB.value);
    }
    sortUnique(known);
    auto subset = signTexts(m_texts, m_question.signature, known, quietly(m_context));
    if (auto done = assignTo(m_known, std::move(subset)); !done) return done;
    std::vector<std::span<const std::uint32_t>> signatures;
    for (const std::uint32_t text : m_chosen) signatures.push_back(signatureOf(TextId{text}));
    for (const BandPlan &plan : bandPlansFor(m_question.signature.numHashes))
      m_plans.push_back({SampledBuckets(signatures, plan), Counts(m_chosen.size()),
                         Counts(m_chosen.size()), MissSum(plan)});
    return {};
  }

  std::span<const std::uint32_t> signatureOf(TextId text) const {
    return m_known.signatures[TextId{m_known.sets.slotOf(text)}];
  }

  static void add(std::uint64_t rowsOfText, PairCounts &counts) { add({1, rowsOfText}, counts); }
  static void add(const PairCounts &more, PairCounts &counts) {
    counts.texts += more.texts;
    counts.rows += more.rows;
  }
  static PairCounts difference(const PairCounts &all, const PairCounts &part) {
    return {all.texts - part.texts, all.rows - part.rows};
  }

  void countPartners(const std::vector<ScoredPair> &partners) {
    m_partners.resize(m_chosen.size());
    for (const ScoredPair &pair : partners) {
      const auto a = signatureOf(pair.textA);
      const auto b = signatureOf(pair.textB);
      std::vector<bool> isCandidate;
      for (const SampledPlan &each : m_plans)
        isCandidate.push_back(countSharedBands(a, b, each.buckets.plan()) > 0);
      const auto count = [&](TextId mine, TextId other) {
        const auto place = std::ranges::lower_bound(m_chosen, mine.value);
        if (place == m_chosen.end() || *place != mine.value) return;
        const auto slot = static_cast<std::size_t>(place - m_chosen.begin());
        const std::uint64_t rows = m_texts.classes().rowsOf(other).size();
        add(rows, m_partners[slot]);
        for (std::size_t i = 0; i < m_plans.size(); ++i) {
          if (isCandidate[i]) add(rows, m_plans[i].verified[slot]);
          m_plans[i].expected.add(pair.similarity(), m_sampled[slot] * rows);
        }
      };
      count(pair.textA, pair.textB);
      count(pair.textB, pair.textA);
    }
  }

  /// Signs a few thousand texts at a time and finds the sampled texts that share a band with them.
  Result<void> countCandidates() {
    std::vector<Worker> workers(std::max(1U, m_context.threads));
    for (Worker &worker : workers) {
      worker.scratches.resize(m_plans.size());
      worker.counts.assign(m_plans.size(), Counts(m_chosen.size()));
    }
    const std::span<const std::uint32_t> all = m_texts.withShingles;
    for (std::size_t first = 0; first < all.size(); first += kTextsAtOnce) {
      const auto some = all.subspan(first, std::min(kTextsAtOnce, all.size() - first));
      const auto subset = signTexts(m_texts, m_question.signature, some, m_context);
      if (!subset) return subset.error();
      const auto look = [&](const Block &block) -> Result<void> {
        for (std::size_t i = block.begin; i < block.end; ++i) {
          if (m_context.isCancelled()) return cancelledError();
          const TextId slot{subset->sets.slotOf(TextId{some[i]})};
          meet(some[i], subset->signatures[slot], workers[block.worker]);
        }
        return {};
      };
      auto done = forEachBlock(quietly(m_context), some.size(), kBandsEstimateTextsPerBlock, look);
      if (!done) return done;
    }
    for (const Worker &worker : workers)
      for (std::size_t i = 0; i < m_plans.size(); ++i)
        for (std::size_t slot = 0; slot < m_chosen.size(); ++slot)
          add(worker.counts[i][slot], m_plans[i].candidates[slot]);
    return {};
  }

  struct Worker {
    std::vector<SampledBuckets::Scratch> scratches;  ///< by plan
    std::vector<Counts> counts;
  };

  void meet(std::uint32_t text, std::span<const std::uint32_t> signature, Worker &worker) const {
    const std::uint64_t rows = m_texts.classes().rowsOf(TextId{text}).size();
    for (std::size_t i = 0; i < m_plans.size(); ++i) {
      Counts &counts = worker.counts[i];
      m_plans[i].buckets.forEachSharing(signature, worker.scratches[i], [&](std::uint32_t slot) {
        const std::uint32_t other = m_chosen[slot];
        const bool isCounted = other != text && m_texts.scope.mayPair(other, text) &&
                               !m_texts.isIdentical(TextId{other}, TextId{text});
        if (isCounted) add(rows, counts[slot]);
      });
    }
  }

  std::size_t slotOfRow(std::uint32_t row) const {
    const auto place = std::ranges::lower_bound(m_chosen, m_texts.classes().textOf({row}).value);
    return static_cast<std::size_t>(place - m_chosen.begin());
  }

  /// Estimates a total over all rows from the share of each sampled row; each pair has two sides.
  template <class Share>
  Total total(Share shareOf) const {
    const auto sampled = static_cast<double>(m_rows.size());
    const auto all = static_cast<double>(m_dataRows);
    if (m_rows.empty()) return {};
    double sum = 0;
    for (const std::uint32_t row : m_rows) sum += shareOf(slotOfRow(row));
    const double mean = sum / sampled;
    double squares = 0;
    for (const std::uint32_t row : m_rows) squares += std::pow(shareOf(slotOfRow(row)) - mean, 2);
    const double variance = sampled > 1 ? squares / (sampled - 1) : mean * mean;
    const double half =
        kNormalQuantile975 * all / 2 * std::sqrt((1 - sampled / all) * variance / sampled);
    const double pairs = all * mean / 2;
    // The rule of three: this many rows may have a partner although no sampled row has one.
    if (sum == 0 && sampled < all) return {0, {0, kRuleOfThree * all / sampled / 2}};
    // The pairs that were seen exist; each was met from at most two sides.
    return {pairs, {std::max(pairs - half, sum / 2), pairs + half}};
  }

  Total rowPairs(const Counts &counts) const {
    return total([&](std::size_t slot) { return static_cast<double>(counts[slot].rows); });
  }
  /// Each row of a text gets an equal share of the text's pairs.
  Total textPairs(const Counts &counts) const {
    Total found = total([&](std::size_t slot) {
      const auto rows = m_texts.classes().rowsOf(TextId{m_chosen[slot]}).size();
      return static_cast<double>(counts[slot].texts) / static_cast<double>(rows);
    });
    std::uint64_t seen = 0;
    for (const PairCounts &each : counts) seen += each.texts;
    found.interval.low = std::max(found.interval.low, static_cast<double>(seen) / 2);
    return found;
  }

  PairCounts countOf(const Counts &counts) const {
    return {roundedCount(std::max(textPairs(counts).number, 0.0)),
            roundedCount(std::max(rowPairs(counts).number, 0.0))};
  }

  BandsSweep sweep() const {
    BandsSweep sweep;
    sweep.numHashes = m_question.signature.numHashes;
    sweep.threshold = m_question.threshold;
    sweep.identicalPairs = m_texts.identicalRowPairs();
    sweep.sample = BandsSample{m_rows.size(), m_dataRows, meetsLargeBuckets()};
    sweep.exact = countOf(m_partners);
    for (const SampledPlan &plan : m_plans) sweep.points.push_back(pointOf(plan, sweep));
    return sweep;
  }

  bool meetsLargeBuckets() const {
    return std::ranges::any_of(m_plans, [](const SampledPlan &plan) {
      return std::ranges::any_of(plan.candidates,
                                 [](const PairCounts &met) { return met.texts >= kBucketCap; });
    });
  }

  BandsPoint pointOf(const SampledPlan &plan, const BandsSweep &sweep) const {
    BandsPoint point;
    point.plan = plan.buckets.plan();
    point.candidates = countOf(plan.candidates);
    point.candidatesInterval = textPairs(plan.candidates).interval;
    point.verified = countOf(plan.verified);
    point.falsePositives = difference(point.candidates, point.verified);
    point.missed = difference(sweep.exact, point.verified);
    std::vector<SampledRow> rows;
    for (const std::uint32_t row : m_rows) {
      const std::size_t slot = slotOfRow(row);
      rows.push_back({row, m_partners[slot].rows, plan.verified[slot].rows, 0});
    }
    const RecallEstimate recall = estimateRecall(rows, {m_dataRows}).others;
    point.recall = recall.recall;
    point.recallInterval = recall.interval;
    point.expectedRecall = plan.expected.misses().recall;
    return point;
  }

  const ExactSets &m_texts;
  const BandsQuestion &m_question;
  const BandsSampleOptions &m_options;
  const RunContext &m_context;
  std::uint64_t m_dataRows = 0;
  std::vector<std::uint32_t> m_rows;     ///< rows of the sample
  std::vector<std::uint32_t> m_chosen;   ///< their texts, ascending
  std::vector<std::uint64_t> m_sampled;  ///< by text of m_chosen: its rows in the sample
  TextSubset m_known;
  Counts m_partners;  ///< by sampled text: other texts at or above the threshold
  std::vector<SampledPlan> m_plans;
};

}  // namespace

Result<BandsSweep> estimateBands(const ExactSets &texts, const BandsQuestion &question,
                                 const BandsSampleOptions &options, const RunContext &context) {
  if (auto banded = checkUsesBands(texts.recipe); !banded) return banded.error();
  return BandsEstimator(texts, question, options, context).estimate();
}

}  // namespace shinglescope
