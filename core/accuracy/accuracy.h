// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/ratio.h"
#include "core/base/statistics.h"
#include "core/pipeline/report/duplicate_result.h"
#include "core/review/labels/pair_list.h"
#include "core/review/queue/review_queue.h"
#include "core/review/verdicts/item_judgements.h"
#include "core/tune/rows/known_pairs.h"

namespace shinglescope {

/// A share with its 95 % interval.
struct ShareEstimate {
  double value = 0;
  Interval interval;
};

/// How well the pairs at or above a threshold agree with the truth. Counts are whole numbers except
/// the estimates of an audit.
struct AccuracyPoint {
  Ratio threshold;
  std::uint64_t found = 0;  ///< pairs at or above the threshold; if chosen, those with a label
  double matches = 0;       ///< of these, the matches
  double missed = 0;        ///< matches that are not at or above the threshold
  std::optional<ShareEstimate> precision =
      {};                                    ///< matches / found; none if nothing is found or known
  std::optional<ShareEstimate> recall = {};  ///< matches / (matches + missed)
  std::optional<ShareEstimate> f1 = {};      ///< 2 matches / (found + matches + missed)

  double falsePairs() const { return static_cast<double>(found) - matches; }
};

/// The accuracy of a result by threshold.
struct Accuracy {
  TruthKind kind = TruthKind::Complete;
  bool countsItems = false;                ///< items of the review queue instead of pairs of rows
  std::vector<AccuracyPoint> points = {};  ///< ascending by threshold
  std::uint64_t known = 0;         ///< pairs on which something is known; of an audit, the sample
  std::uint64_t knownMatches = 0;  ///< of these, the matches
  std::uint64_t notInResult = 0;   ///< of these, those below the floor, or that bands missed
  std::uint64_t unsure = 0;        ///< of an audit: verdicts Unsure in the sample
};

/// Compares a result with known pairs of rows (truth of kind Complete or Chosen), which must not
/// repeat each other. Pairs of rows with the same text count as similarity 1. If the truth is
/// complete, each pair of the result that is not a known match is false, and a match below the
/// floor is missed at every threshold. If it is chosen, only the known pairs count.
///
/// Precision and recall are shares of counted pairs with the score interval of Wilson (Probable
/// inference, the law of succession, and statistical inference, JASA 22, 1927): the counts are
/// complete, and the interval is for tables of the same kind. F1 is a monotone function of the
/// share F* = matches / (found + missed), F1 = 2 F* / (1 + F*), so its interval is that of F*,
/// transformed (Lam, Gopal and Qian, Confidence intervals for the F1 score, arXiv:2309.14621).
///
/// `thresholds` must ascend. Independent of the number of threads. Errors: Cancelled. O(pairs of
/// the result + known log pairs).
Result<Accuracy> accuracyOfPairs(const DuplicateResult &result, std::span<const KnownPair> known,
                                 TruthKind kind, std::span<const Ratio> thresholds,
                                 const RunContext &context);

/// Estimates the accuracy of all items at or above the first threshold from a random audit. `audit`
/// is the order of randomAuditOrder(). At each threshold the sample is the longest prefix of that
/// order, without items below the threshold, in which every item has a verdict of a reviewer. If
/// more was audited at high thresholds than below, the items fall into ranges of similarity with
/// different shares of audited items; an item then counts with the weight items / decided items of
/// its range (Horvitz and Thompson, JASA 47, 1952). Precision, recall and F* are ratios of weighted
/// sums. Their intervals are Wilson's for the effective number of items (sum w)^2 / (sum w^2)
/// (Kish, Survey sampling, 1965); with one range this is the number of items. Recall refers to the
/// matches at or above the first threshold: nobody looks below it. Unsure verdicts belong to the
/// sample, but are not decided. A figure that needs a range in which nothing is decided is missing.
///
/// `thresholds` must ascend. Errors: Cancelled. O(items log thresholds).
Result<Accuracy> accuracyOfAudit(const ReviewQueue &queue, const ItemJudgements &judged,
                                 std::span<const std::uint32_t> audit,
                                 std::span<const Ratio> thresholds, const RunContext &context);

/// Converts the pairs of a list: with a label to what it says, without one to a match. O(pairs).
std::vector<KnownPair> knownPairsOf(const NamedPairs &list);
/// Converts the verdicts Duplicate and Not of reviewers on items of the queue, in its order; those
/// of rules are left out, because they would measure the rule by itself. An item is the pair of its
/// first rows, a class that of its first two. O(items).
std::vector<KnownPair> knownPairsOf(const ReviewQueue &queue, const ItemJudgements &judged);

/// Returns the index of the point with the highest F1, the highest threshold of several; none if F1
/// is undefined at all of them.
std::optional<std::size_t> bestPoint(const Accuracy &accuracy);

}  // namespace shinglescope
