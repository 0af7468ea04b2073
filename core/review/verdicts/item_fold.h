// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "core/review/verdicts/item_judgements.h"
#include "core/review/verdicts/verdict_log.h"

namespace shinglescope {

/// One reviewer's decision on an item, oriented to the item's sides.
struct ReviewerDecision {
  ReviewDecision decision;
  std::uint32_t decidedIn = 0;
  std::uint32_t target = 0;  ///< its target in the log
  bool isOwn = true;
  bool isOfOtherContent = false;  ///< a record was found only by its id
  bool isOfPart = false;          ///< on two rows of a larger class; does not decide the class
};

/// True if a decision on only two rows of a larger class does not decide the class: if two rows are
/// equal, the others need not be, but if two differ, the class is decided.
bool isOpen(const ReviewerDecision &given);

/// Keeps only the decisions that count, ordered by their steps: the project's own decisions, and
/// those that other reviewers made after its last one.
void keepDecisionsThatCount(std::vector<ReviewerDecision> &decisions);
std::vector<ReviewerDecision> decisionsThatCount(std::vector<ReviewerDecision> decisions);

/// Resolves the decisions on an item by the rules of docs/decisions/verdicts.md. Leaves
/// `firstTarget` unchanged and removes the decisions that do not count from `decisions`. O(n log
/// n).
void foldDecisions(std::vector<ReviewerDecision> &decisions, const VerdictLog &log,
                   ItemState &state);

}  // namespace shinglescope
