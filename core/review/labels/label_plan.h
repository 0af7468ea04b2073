// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/review/labels/pair_list.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// What the labels of a list would do to a review.
struct LabelPlan {
  LogStep step;                 ///< one undo step with origin "import"; notes and tags stay
  std::uint64_t added = 0;      ///< labels that become verdicts
  std::uint64_t same = 0;       ///< labels that repeat the verdict of a reviewer on their rows
  std::uint64_t kept = 0;       ///< labels of pairs with another verdict of a reviewer, which stays
  std::uint64_t overruled = 0;  ///< added labels that change such a verdict
};

/// Compares the labels with the verdicts. A verdict that a reviewer gave stays unless
/// `overrulesHand`; one that a rule gave is replaced. Unlike a verdict that is given in Review, a
/// label is about its two rows, not about all rows with their texts: a label of two rows of a
/// larger class of identical texts does not decide the class, and labels that contradict each other
/// about the same texts make a contested pair. Reads the verdicts, which must not change meanwhile.
/// Errors: Cancelled. O(pairs).
Result<LabelPlan> planLabels(const NamedPairs &labels, const Verdicts &verdicts, bool overrulesHand,
                             const RunContext &context);

/// Adds the step to the log, if it has changes. Errors: those of Verdicts::append().
Result<void> applyLabels(LabelPlan plan, Verdicts &verdicts, const RunContext &context);

/// A command that tags each pair with the score of its list, rounded down to hundredths: "score
/// 0.97". Empty if no pair has a score; tags and verdicts that pairs have stay. O(pairs).
ReviewCommand scoreTags(const NamedPairs &list, const Verdicts &verdicts);

/// A label for another program.
struct RowLabel {
  RecordId a;
  RecordId b;
  bool isMatch = false;
  bool operator==(const RowLabel &) const = default;
};

/// The verdicts of reviewers as labels, and those that have no label.
struct ReviewLabels {
  std::vector<RowLabel> labels;  ///< ascending by rows; a < b
  std::uint64_t unsure = 0;     ///< decisions Unsure, and those on rows on which reviewers disagree
  std::uint64_t byRule = 0;     ///< decisions of rules: nobody looked at the pair
  std::uint64_t withoutId = 0;  ///< labels that dropLabelsWithoutId() has dropped
};

/// Converts every decision Duplicate and Not a duplicate in effect to a label of the two rows that
/// were judged. A decision on a class of identical texts gives one label for each of its rows but
/// the first, with the first. Reads the verdicts, which must not change meanwhile. Errors:
/// Cancelled. O(decisions log decisions + rows of judged classes).
Result<ReviewLabels> labelsOf(const Verdicts &verdicts, const RunContext &context);

/// Drops and counts the labels of rows that no id names: it is empty, or also that of other rows.
/// Another program could not tell which rows are meant. Without an id column ids are row numbers,
/// and nothing is dropped. Errors: Cancelled. O(rows + labels).
Result<void> dropLabelsWithoutId(ReviewLabels &labels, const RecordSource &source,
                                 const RunContext &context);

}  // namespace shinglescope
