// SPDX-License-Identifier: MIT
#include <algorithm>
#include <iterator>

#include "core/accuracy/accuracy.h"
#include "core/accuracy/threshold_sums.h"

namespace shinglescope {
namespace {

constexpr std::size_t kItemsPerAccuracyPoll = 65'536;

/// An item with a verdict in the order of the audit.
struct AuditedItem {
  std::size_t reached = 0;   ///< thresholds
  std::size_t position = 0;  ///< in the order of the audit
  bool isMatch = false;
};

/// Weighted numbers of items, and the sums of their squared weights.
struct WeightedCount {
  double sum = 0;
  double squares = 0;
  void add(double weight) {
    sum += weight;
    squares += weight * weight;
  }
  WeightedCount &operator+=(const WeightedCount &other) {
    sum += other.sum;
    squares += other.squares;
    return *this;
  }
  friend WeightedCount operator+(WeightedCount a, const WeightedCount &b) { return a += b; }
};

/// Returns part / whole with Wilson's interval for Kish's effective number of items.
std::optional<ShareEstimate> weightedShare(double part, const WeightedCount &whole) {
  if (whole.sum <= 0) return std::nullopt;
  const double share = std::min(1.0, part / whole.sum);
  return ShareEstimate{share, wilsonIntervalOfShare(share, whole.sum * whole.sum / whole.squares)};
}

/// Estimates the accuracy of a queue from an audit. Lives for one call.
class AuditEstimator {
 public:
  AuditEstimator(const ReviewQueue &queue, const ItemJudgements &judged,
                 std::span<const Ratio> thresholds)
      : m_queue(queue),
        m_judged(judged),
        m_thresholds(thresholds),
        m_all(thresholds.size()),
        m_end(thresholds.size() + 1, queue.items.size()) {}

  Result<void> readAudit(std::span<const std::uint32_t> audit, const RunContext &context) {
    for (std::size_t i = 0; i < audit.size(); ++i) {
      if (i % kItemsPerAccuracyPoll == 0 && context.isCancelled()) return cancelledError();
      readItem(audit[i], i);
    }
    // An item without a verdict also ends the samples at lower thresholds.
    for (std::size_t reached = m_end.size() - 1; reached-- > 0;)
      m_end[reached] = std::min(m_end[reached], m_end[reached + 1]);
    endAtLastVerdicts();
    return {};
  }

  Accuracy estimate() {
    makeWeights();
    countSample();
    Accuracy accuracy{.kind = TruthKind::Audit, .countsItems = true};
    accuracy.known = m_decided;
    accuracy.knownMatches = m_decidedMatches;
    accuracy.unsure = m_unsureInSample;
    for (std::size_t i = 0; i < m_thresholds.size(); ++i) accuracy.points.push_back(pointAt(i));
    return accuracy;
  }

 private:
  void readItem(std::uint32_t number, std::size_t position) {
    const QueueItem &item = m_queue.items[number];
    const std::size_t reached =
        item.isClass() ? m_thresholds.size()
                       : reachedBy(*m_queue.result, m_queue.result->pairs[item.pair], m_thresholds);
    if (reached == 0) return;
    m_all.add(reached, 1);
    const ItemState *state = m_judged.find(m_queue.keyAt(number));
    const Verdict verdict =
        state == nullptr || state->isByRule ? Verdict::Undecided : state->verdict;
    switch (verdict) {
      case Verdict::Undecided: m_end[reached] = std::min(m_end[reached], position); break;
      case Verdict::Unsure: m_unsure.push_back({reached, position, false}); break;
      case Verdict::Duplicate:
      case Verdict::NotDuplicate:
        m_items.push_back({reached, position, verdict == Verdict::Duplicate});
        break;
    }
  }

  /// Ends each sample after its last verdict. Otherwise similarities that were audited equally far
  /// would differ by where the next item without a verdict happens to be.
  void endAtLastVerdicts() {
    std::vector<std::size_t> positions;
    for (const auto *items : {&m_items, &m_unsure})
      for (const AuditedItem &item : *items)
        if (isInSample(item)) positions.push_back(item.position);
    std::ranges::sort(positions);
    for (std::size_t &end : m_end) {
      const auto next = std::ranges::lower_bound(positions, end);
      end = next == positions.begin() ? 0 : *std::prev(next) + 1;
    }
  }

  bool isInSample(const AuditedItem &item) const { return item.position < m_end[item.reached]; }

  /// Gives the similarities with the same part of the audit one weight.
  void makeWeights() {
    std::vector<std::uint64_t> decided(m_end.size());
    for (const AuditedItem &item : m_items)
      if (isInSample(item)) ++decided[item.reached];
    m_weights.assign(m_end.size(), 0.0);
    for (std::size_t begin = 1; begin < m_end.size();) {
      std::size_t end = begin;
      std::uint64_t items = 0;
      std::uint64_t inSample = 0;
      for (; end < m_end.size() && m_end[end] == m_end[begin]; ++end) {
        items += m_all.at(end);
        inSample += decided[end];
      }
      for (std::size_t reached = begin; reached < end; ++reached) {
        if (inSample > 0)
          m_weights[reached] = static_cast<double>(items) / static_cast<double>(inSample);
        else if (items > 0)
          m_firstKnown = reached;  // figures from here on downwards are missing
      }
      begin = end;
    }
  }

  void countSample() {
    m_matches.resize(m_end.size());
    m_others.resize(m_end.size());
    for (const AuditedItem &item : m_items) {
      if (!isInSample(item)) continue;
      ++m_decided;
      m_decidedMatches += item.isMatch ? 1U : 0U;
      (item.isMatch ? m_matches : m_others)[item.reached].add(m_weights[item.reached]);
    }
    m_unsureInSample = static_cast<std::uint64_t>(std::ranges::count_if(
        m_unsure, [this](const AuditedItem &item) { return isInSample(item); }));
  }

  AccuracyPoint pointAt(std::size_t threshold) const {
    AccuracyPoint point{.threshold = m_thresholds[threshold], .found = m_all.from(threshold)};
    WeightedCount matches;
    WeightedCount others;
    WeightedCount missed;
    for (std::size_t reached = 1; reached < m_end.size(); ++reached) {
      if (reached <= threshold) {
        missed += m_matches[reached];
        continue;
      }
      matches += m_matches[reached];
      others += m_others[reached];
    }
    point.missed = missed.sum;
    point.matches = std::min(matches.sum, static_cast<double>(point.found));
    // Something may be undecided at or above the threshold, or only below it.
    if (threshold >= m_firstKnown) point.precision = weightedShare(matches.sum, matches + others);
    if (m_firstKnown > 0) return point;
    point.recall = weightedShare(matches.sum, matches + missed);
    point.f1 = f1OfShare(weightedShare(matches.sum, matches + others + missed));
    return point;
  }

  const ReviewQueue &m_queue;
  const ItemJudgements &m_judged;
  std::span<const Ratio> m_thresholds;
  ThresholdSums<std::uint64_t> m_all;  ///< items
  /// By the number of reached thresholds: the position before which all items that reach as many
  /// have a verdict.
  std::vector<std::size_t> m_end;
  std::vector<AuditedItem> m_items;
  std::vector<AuditedItem> m_unsure;
  std::vector<double> m_weights;         ///< by the number of reached thresholds
  std::vector<WeightedCount> m_matches;  ///< the same
  std::vector<WeightedCount> m_others;   ///< the same
  std::size_t m_firstKnown = 0;          ///< 0 if something is decided at all similarities
  std::uint64_t m_decided = 0;
  std::uint64_t m_decidedMatches = 0;
  std::uint64_t m_unsureInSample = 0;
};

}  // namespace

Result<Accuracy> accuracyOfAudit(const ReviewQueue &queue, const ItemJudgements &judged,
                                 std::span<const std::uint32_t> audit,
                                 std::span<const Ratio> thresholds, const RunContext &context) {
  AuditEstimator estimator(queue, judged, thresholds);
  if (auto done = estimator.readAudit(audit, context); !done) return done.error();
  return estimator.estimate();
}

}  // namespace shinglescope
