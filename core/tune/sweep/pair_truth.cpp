// SPDX-License-Identifier: MIT
#include "core/tune/sweep/pair_truth.h"

#include <algorithm>

#include "core/verify/exact_join.h"
#include "core/verify/verifier.h"

namespace shinglescope {
namespace {

constexpr std::size_t kKnownPairsPerPoll = 256;

std::pair<TextId, TextId> textsOfPair(const ScoredPair &pair) { return {pair.textA, pair.textB}; }

/// Returns the row of the sample that is this row of the table.
std::optional<std::uint32_t> sampleRowOf(std::span<const std::uint32_t> rowOfSample, RecordId row) {
  const auto at = std::ranges::lower_bound(rowOfSample, row.value);
  if (at == rowOfSample.end() || *at != row.value) return std::nullopt;
  return static_cast<std::uint32_t>(at - rowOfSample.begin());
}

}  // namespace

Result<PairTruth> PairTruth::ofSimilarity(std::shared_ptr<const ExactSets> texts,
                                          const Ratio &floor, const RunContext &context) {
  auto joined = exactJoin(texts->sets(), {floor, texts->recipe.measure}, context, texts->scope);
  if (!joined) return joined.error();
  PairTruth truth;
  truth.m_pairs = std::move(joined->pairs);
  texts->removeIdentical(truth.m_pairs);
  truth.m_identical.matches = texts->identicalRowPairs();
  truth.m_texts = std::move(texts);
  return truth;
}

Result<PairTruth> PairTruth::ofKnown(std::shared_ptr<const ExactSets> texts,
                                     const LabelledPairs &known,
                                     std::span<const std::uint32_t> rowOfSample,
                                     const RunContext &context) {
  PairTruth truth;
  truth.m_texts = std::move(texts);
  truth.m_kind = known.kind;
  for (const KnownPair &pair : known.pairs) {
    const auto a = sampleRowOf(rowOfSample, std::min(pair.a, pair.b));
    const auto b = sampleRowOf(rowOfSample, std::max(pair.a, pair.b));
    if (a && b) truth.m_known.push_back({*a, *b, pair.isMatch});
  }
  std::ranges::sort(truth.m_known, {},
                    [](const KnownRows &rows) { return std::pair(rows.a, rows.b); });
  truth.countIdentical();
  truth.countTexts();
  std::size_t scored = 0;
  for (ScoredPair &pair : truth.m_pairs) {
    if (++scored % kKnownPairsPerPoll == 0 && context.isCancelled()) return cancelledError();
    scoreOnSets(truth.m_texts->sets(), truth.m_texts->recipe.measure, pair);
  }
  return truth;
}

void PairTruth::countIdentical() {
  const TextClasses &classes = m_texts->classes();
  const bool isAcross = m_texts->scope.hasReference();
  for (const KnownRows &rows : m_known) {
    const TextId text = classes.textOf({rows.a});
    const TextId other = classes.textOf({rows.b});
    if (text != other && !isIdenticalPair(text, other)) continue;
    const bool isFound = isAcross == (text != other) && classes.hasShingles(text);
    if (isFound)
      ++(rows.isMatch ? m_identical.matches : m_identical.others);
    else if (rows.isMatch)
      ++m_identicalMissed;
  }
  if (m_kind == TruthKind::Complete)
    m_identical.others = m_texts->identicalRowPairs() - m_identical.matches;
}

/// Pairs that are not in the scope stay among the others, which no setting finds.
bool PairTruth::isIdenticalPair(TextId a, TextId b) const {
  return m_texts->isIdentical(a, b) && m_texts->scope.mayPair(a.value, b.value);
}

/// Adds the known row pairs of every two texts.
void PairTruth::countTexts() {
  const TextClasses &classes = m_texts->classes();
  std::vector<std::pair<ScoredPair, bool>> known;
  for (const KnownRows &rows : m_known) {
    const TextId a = classes.textOf({rows.a});
    const TextId b = classes.textOf({rows.b});
    if (a != b && !isIdenticalPair(a, b))
      known.push_back({{std::min(a, b), std::max(a, b)}, rows.isMatch});
  }
  std::ranges::sort(known, {}, [](const auto &one) { return textsOfPair(one.first); });
  for (const auto &[pair, isMatch] : known) {
    if (m_pairs.empty() || textsOfPair(m_pairs.back()) != textsOfPair(pair)) {
      m_pairs.push_back(pair);
      m_counts.emplace_back();
    }
    ++(isMatch ? m_counts.back().matches : m_counts.back().others);
  }
}

TruthCounts PairTruth::of(const ScoredPair &pair, const Ratio &threshold) const {
  const std::uint64_t rows = m_texts->rowPairsOf(pair.textA, pair.textB);
  if (!m_kind)
    return isAtLeast(pair.intersection, pair.whole, threshold) ? TruthCounts{rows, 0}
                                                               : TruthCounts{0, rows};
  const auto at = std::ranges::lower_bound(m_pairs, textsOfPair(pair), {}, textsOfPair);
  TruthCounts counts;
  if (at != m_pairs.end() && textsOfPair(*at) == textsOfPair(pair))
    counts = m_counts[static_cast<std::size_t>(at - m_pairs.begin())];
  if (m_kind == TruthKind::Complete) counts.others = rows - counts.matches;
  return counts;
}

std::optional<bool> PairTruth::isMatch(std::uint32_t a, std::uint32_t b, const ScoredPair &pair,
                                       const Ratio &threshold) const {
  if (!m_kind) return isAtLeast(pair.intersection, pair.whole, threshold);
  const auto rowsOf = [](const KnownRows &rows) { return std::pair(rows.a, rows.b); };
  const auto at = std::ranges::lower_bound(m_known, std::pair(a, b), {}, rowsOf);
  if (at != m_known.end() && rowsOf(*at) == std::pair(a, b)) return at->isMatch;
  return m_kind == TruthKind::Complete ? std::optional(false) : std::nullopt;
}

std::uint64_t PairTruth::matches(const Ratio &threshold) const {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < m_pairs.size(); ++i)
    sum += m_kind ? m_counts[i].matches : of(m_pairs[i], threshold).matches;
  return sum;
}

}  // namespace shinglescope
