// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/review/queue/queue_filter.h"
#include "core/review/verdicts/review_command.h"

namespace shinglescope {

/// A verdict for all pairs that meet conditions, such as "duplicate from 0.95 on if the price
/// agrees". Plain data.
struct VerdictRule {
  Verdict verdict = Verdict::Duplicate;
  std::optional<ScoreRange> scores = {};
  std::vector<FieldCondition> fields = {};  ///< all must be met
  bool overrulesHand = false;               ///< also changes verdicts that a reviewer gave
  bool operator==(const VerdictRule &) const = default;
};

/// The items at or above a threshold, highest similarity first: the widest scope of a rule.
/// O(items).
std::vector<std::uint32_t> itemsAtLeast(const ReviewQueue &queue, const Ratio &threshold);

/// What a rule would do to the items in its scope.
struct VerdictRulePlan {
  Verdict verdict = Verdict::Duplicate;
  std::vector<std::uint32_t> changed;  ///< items that get the verdict, highest similarity first
  std::uint64_t rowPairs = 0;          ///< row pairs that these items represent
  std::uint64_t meeting = 0;           ///< items that meet the conditions
  std::uint64_t same = 0;              ///< of these, have the verdict already
  std::uint64_t kept = 0;              ///< of these, a reviewer decided otherwise; they stay
  std::uint64_t overruled = 0;         ///< of these, a reviewer decided otherwise; they change
};

/// Finds the items of `scope` that a rule would change. Contested items count as decided by a
/// reviewer, and a verdict of an earlier rule does not. Uses dataset, queue and judgements of the
/// request. Errors: BadParameter if a column does not exist or the verdict is Undecided; Cancelled.
/// O(items of the queue), on `context.threads` threads; independent of their number.
Result<VerdictRulePlan> planVerdictRule(QueueRequest request, const VerdictRule &rule,
                                        const std::vector<std::uint32_t> &scope,
                                        const RunContext &context);

/// Up to `most` changed items: the least similar ones, where a rule is most likely to be wrong, and
/// then others, evenly spaced. Highest similarity first; deterministic.
std::vector<std::uint32_t> ruleExamples(const VerdictRulePlan &plan, std::size_t most = 12);

/// One command, which is one undo step, with origin "verdict-rule": it never counts as an audit.
/// Notes and tags stay.
ReviewCommand commandOf(const VerdictRulePlan &plan, const ReviewQueue &queue,
                        const ItemJudgements &judgements, const std::string &reviewer = {});

}  // namespace shinglescope
