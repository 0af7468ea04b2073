// SPDX-License-Identifier: MIT
#include "core/accuracy/accuracy.h"

#include <algorithm>

#include "core/accuracy/threshold_sums.h"

namespace shinglescope {
namespace {

constexpr std::size_t kPairsPerAccuracyPoll = 65'536;

std::optional<ShareEstimate> countedShare(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return std::nullopt;
  return ShareEstimate{static_cast<double>(part) / static_cast<double>(whole),
                       wilsonInterval95(part, whole)};
}

/// Counts known pairs and those of a result by the number of thresholds that they reach.
class AccuracyCounter {
 public:
  AccuracyCounter(const DuplicateResult &result, std::span<const Ratio> thresholds)
      : m_result(result),
        m_thresholds(thresholds),
        m_found(thresholds.size()),
        m_matches(thresholds.size()) {}

  Result<void> countFound(const RunContext &context) {
    for (std::size_t i = 0; i < m_result.pairs.size(); ++i) {
      if (i % kPairsPerAccuracyPoll == 0 && context.isCancelled()) return cancelledError();
      const ScoredPair &pair = m_result.pairs[i];
      m_found.add(reachedBy(m_result, pair, m_thresholds),
                  m_result.classes.rowPairsOf(pair.textA, pair.textB));
    }
    for (std::uint32_t text = 0; text < m_result.classes.textCount(); ++text)
      if (isDuplicateClass(m_result, {text}))
        m_found.add(m_thresholds.size(), m_result.classes.rowPairsWithin({text}));
    return {};
  }

  Result<void> countKnown(std::span<const KnownPair> known, bool isComplete,
                          const RunContext &context) {
    for (std::size_t i = 0; i < known.size(); ++i) {
      if (i % kPairsPerAccuracyPoll == 0 && context.isCancelled()) return cancelledError();
      const KnownPair &pair = known[i];
      ++m_accuracy.known;
      m_accuracy.knownMatches += pair.isMatch ? 1U : 0U;
      const std::size_t reached = reachedByKnown(pair);
      if (!isComplete) m_found.add(reached, 1);
      if (pair.isMatch) m_matches.add(reached, 1);
    }
    return {};
  }

  Accuracy take(TruthKind kind) {
    m_accuracy.kind = kind;
    for (std::size_t i = 0; i < m_thresholds.size(); ++i) {
      const std::uint64_t found = m_found.from(i);
      const std::uint64_t matches = m_matches.from(i);
      AccuracyPoint point{.threshold = m_thresholds[i], .found = found};
      point.matches = static_cast<double>(matches);
      point.missed = static_cast<double>(m_accuracy.knownMatches - matches);
      point.precision = countedShare(matches, found);
      point.recall = countedShare(matches, m_accuracy.knownMatches);
      point.f1 = f1OfShare(countedShare(matches, found + m_accuracy.knownMatches - matches));
      m_accuracy.points.push_back(point);
    }
    return std::move(m_accuracy);
  }

 private:
  std::size_t reachedByKnown(const KnownPair &known) {
    const TextId a = m_result.classes.textOf(known.a);
    const TextId b = m_result.classes.textOf(known.b);
    const bool isClass = a == b && isDuplicateClass(m_result, a);
    const auto pair = a == b ? std::nullopt : scoredPairOf(m_result, a, b);
    m_accuracy.notInResult += known.isMatch && !isClass && !pair ? 1U : 0U;
    if (isClass) return m_thresholds.size();
    return pair ? reachedBy(m_result, m_result.pairs[*pair], m_thresholds) : 0;
  }

  const DuplicateResult &m_result;
  std::span<const Ratio> m_thresholds;
  ThresholdSums<std::uint64_t> m_found;
  ThresholdSums<std::uint64_t> m_matches;
  Accuracy m_accuracy;
};

}  // namespace

std::optional<std::size_t> scoredPairOf(const DuplicateResult &result, TextId a, TextId b) {
  ScoredPair pair;
  pair.textA = std::min(a, b);
  pair.textB = std::max(a, b);
  const auto found = std::ranges::lower_bound(result.pairs, pair, isBefore);
  if (found == result.pairs.end() || isBefore(pair, *found)) return std::nullopt;
  return static_cast<std::size_t>(found - result.pairs.begin());
}

std::size_t reachedBy(const DuplicateResult &result, const ScoredPair &pair,
                      std::span<const Ratio> thresholds) {
  const auto end = std::partition_point(
      thresholds.begin(), thresholds.end(),
      [&](const Ratio &threshold) { return isPairAtLeast(pair, result.recipe(), threshold); });
  return static_cast<std::size_t>(end - thresholds.begin());
}

std::optional<ShareEstimate> f1OfShare(const std::optional<ShareEstimate> &share) {
  if (!share) return std::nullopt;
  const auto f1 = [](double of) { return 2 * of / (1 + of); };
  return ShareEstimate{f1(share->value), {f1(share->interval.low), f1(share->interval.high)}};
}

Result<Accuracy> accuracyOfPairs(const DuplicateResult &result, std::span<const KnownPair> known,
                                 TruthKind kind, std::span<const Ratio> thresholds,
                                 const RunContext &context) {
  AccuracyCounter counter(result, thresholds);
  const bool isComplete = kind == TruthKind::Complete;
  if (isComplete)
    if (auto done = counter.countFound(context); !done) return done.error();
  if (auto done = counter.countKnown(known, isComplete, context); !done) return done.error();
  return counter.take(kind);
}

std::vector<KnownPair> knownPairsOf(const NamedPairs &list) {
  std::vector<KnownPair> known;
  known.reserve(list.pairs.size());
  for (const NamedPair &pair : list.pairs)
    known.push_back({pair.a, pair.b, pair.label != Verdict::NotDuplicate});
  return known;
}

std::vector<KnownPair> knownPairsOf(const ReviewQueue &queue, const ItemJudgements &judged) {
  std::vector<KnownPair> known;
  for (std::uint32_t i = 0; i < queue.items.size(); ++i) {
    const ItemKey key = queue.keyAt(i);
    const ItemState *state = judged.find(key);
    if (state == nullptr || state->isByRule) continue;
    if (state->verdict != Verdict::Duplicate && state->verdict != Verdict::NotDuplicate) continue;
    const QueueItem &item = queue.items[i];
    const RecordId second =
        item.isClass() ? RecordId{queue.result->classes.rowsOf(item.textA)[1]} : key.b;
    known.push_back({key.a, second, state->verdict == Verdict::Duplicate});
  }
  return known;
}

std::optional<std::size_t> bestPoint(const Accuracy &accuracy) {
  std::optional<std::size_t> best;
  for (std::size_t i = 0; i < accuracy.points.size(); ++i) {
    const auto &f1 = accuracy.points[i].f1;
    if (f1 && (!best || f1->value >= accuracy.points[*best].f1->value)) best = i;
  }
  return best;
}

}  // namespace shinglescope
