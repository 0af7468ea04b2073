// SPDX-License-Identifier: MIT
#include "core/tune/comparison/examined_candidates.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include "core/signature/min_hasher.h"
#include "core/tune/comparison/candidate_probe.h"
#include "core/verify/exact_join.h"

namespace shinglescope {
namespace {

constexpr std::size_t kExaminedPairsPerPoll = 4096;

auto byTexts(const ScoredPair &pair) { return std::tuple(pair.textA, pair.textB); }

/// Sorts the pairs of a recipe by their fate. Lives for one call.
class CandidateExaminer {
 public:
  CandidateExaminer(const ExactSets &texts, const ExaminedOptions &options,
                    const RunContext &context)
      : m_texts(texts), m_options(options), m_context(context) {}

  Result<ExaminedCandidates> examine(const std::vector<ScoredPair> *known) {
    auto exact = exactPairs(known);
    if (!exact) return exact.error();
    m_texts.removeIdentical(*exact);
    const auto subset = signExactSets(m_texts, m_texts.recipe.signature, m_context);
    if (!subset) return subset.error();
    auto probed = probeCandidates(m_texts, *subset, m_texts.recipe.bandPlan(), m_context);
    if (!probed) return probed.error();
    m_texts.removeIdentical(probed->pairs);
    m_examined.pairsNotExamined = probed->buckets.pairsNotExamined;
    m_examined.identicalPairs = m_texts.identicalRowPairs();
    if (auto done = divide(probed->pairs, *exact); !done) return done.error();
    add(m_options.found, CandidateFate::Found, m_found);
    add(m_options.below, CandidateFate::Below, m_below);
    signMissed(*subset);
    add(m_options.missed, CandidateFate::Missed, m_missed);
    return std::move(m_examined);
  }

 private:
  Result<std::vector<ScoredPair>> exactPairs(const std::vector<ScoredPair> *known) const {
    const Ratio &threshold = m_texts.recipe.threshold;
    if (known != nullptr) {
      std::vector<ScoredPair> pairs;
      std::ranges::copy_if(*known, std::back_inserter(pairs), [&](const ScoredPair &pair) {
        return isAtLeast(pair.intersection, pair.whole, threshold);
      });
      return pairs;
    }
    auto joined = exactJoin(m_texts.sets(), m_texts.recipe.bound(), m_context, m_texts.scope);
    if (!joined) return joined.error();
    return std::move(joined->pairs);
  }

  Result<void> divide(const std::vector<ScoredPair> &candidates,
                      const std::vector<ScoredPair> &exact) {
    std::size_t seen = 0;
    const Ratio &threshold = m_texts.recipe.threshold;
    auto next = exact.begin();  // both lists ascend
    for (const ScoredPair &pair : candidates) {
      if (++seen % kExaminedPairsPerPoll == 0 && m_context.isCancelled()) return cancelledError();
      for (; next != exact.end() && byTexts(*next) < byTexts(pair); ++next)
        count(*next, m_examined.missed, m_missed);
      if (next != exact.end() && byTexts(*next) == byTexts(pair)) ++next;
      if (isAtLeast(pair.intersection, pair.whole, threshold))
        count(pair, m_examined.found, m_found);
      else
        count(pair, m_examined.below, m_below);
    }
    for (; next != exact.end(); ++next) count(*next, m_examined.missed, m_missed);
    return {};
  }

  void count(const ScoredPair &pair, PairCounts &counts, std::vector<ScoredPair> &pairs) const {
    ++counts.texts;
    counts.rows += m_texts.rowPairsOf(pair.textA, pair.textB);
    pairs.push_back(pair);
  }

  /// The join does not look at signatures.
  void signMissed(const TextSubset &subset) {
    if (!m_options.missed) return;
    keepListed(m_missed);
    const auto signatureOf = [&subset](TextId text) {
      return subset.signatures[TextId{subset.sets.slotOf(text)}];
    };
    for (ScoredPair &pair : m_missed)
      pair.equalPositions = static_cast<std::uint16_t>(
          equalPositions(signatureOf(pair.textA), signatureOf(pair.textB)));
  }

  /// Keeps the pairs that are listed: the most similar, or random ones.
  void keepListed(std::vector<ScoredPair> &pairs) const {
    if (pairs.size() <= m_options.most) return;
    const auto most = static_cast<std::size_t>(m_options.most);
    if (!m_options.isRandom) {
      std::ranges::nth_element(pairs, pairs.begin() + static_cast<std::ptrdiff_t>(most), {}, order);
      pairs.resize(most);
      return;
    }
    std::size_t kept = 0;
    for (const std::uint32_t place : drawRows(pairs.size(), most, m_options.seed))
      pairs[kept++] = pairs[place];
    pairs.resize(kept);
  }

  static std::tuple<double, TextId, TextId> order(const ScoredPair &pair) {
    return {-pair.similarity(), pair.textA, pair.textB};
  }

  void add(bool isListed, CandidateFate fate, std::vector<ScoredPair> &pairs) {
    if (!isListed) return;
    keepListed(pairs);
    std::ranges::sort(pairs, {}, order);
    for (const ScoredPair &pair : pairs) {
      const auto [a, b] = std::minmax(
          {m_texts.classes().firstRow(pair.textA), m_texts.classes().firstRow(pair.textB)});
      m_examined.pairs.push_back({a, b, fate, pair.intersection, pair.whole, pair.equalPositions,
                                  pair.sharedBands, m_texts.rowPairsOf(pair.textA, pair.textB)});
    }
  }

  const ExactSets &m_texts;
  const ExaminedOptions &m_options;
  const RunContext &m_context;
  std::vector<ScoredPair> m_found;
  std::vector<ScoredPair> m_below;
  std::vector<ScoredPair> m_missed;
  ExaminedCandidates m_examined;
};

}  // namespace

const PairCounts &ExaminedCandidates::countOf(CandidateFate fate) const {
  switch (fate) {
    case CandidateFate::Below: return below;
    case CandidateFate::Missed: return missed;
    case CandidateFate::Found: break;
  }
  return found;
}

Result<ExaminedCandidates> examineCandidates(const ExactSets &texts, const ExaminedOptions &options,
                                             const RunContext &context,
                                             const std::vector<ScoredPair> *known) {
  if (auto banded = checkUsesBands(texts.recipe); !banded) return banded.error();
  return CandidateExaminer(texts, options, context).examine(known);
}

}  // namespace shinglescope
