// SPDX-License-Identifier: MIT
#include "core/review/verdicts/item_fold.h"

#include <algorithm>

#include "core/base/sorted_list.h"

namespace shinglescope {
namespace {

bool isDecided(const ReviewerDecision &given) {
  return given.decision.verdict != Verdict::Undecided && !isOpen(given);
}

/// Joins notes and tags, the oldest note first.
std::shared_ptr<const Remark> joined(const std::vector<ReviewerDecision> &decisions,
                                     const VerdictLog &log) {
  if (decisions.size() == 1) return log.remark(decisions.front().decision.remark);
  std::vector<std::uint32_t> numbers;
  for (const ReviewerDecision &given : decisions) {
    const std::uint32_t remark = given.decision.remark;
    if (remark != 0 && std::ranges::find(numbers, remark) == numbers.end()) {
      numbers.push_back(remark);
    }
  }
  if (numbers.empty()) return nullptr;
  if (numbers.size() == 1) return log.remark(numbers.front());
  auto all = std::make_shared<Remark>();
  std::vector<std::string> notes;
  for (const std::uint32_t number : numbers) {
    const Remark &remark = *log.remark(number);
    all->tags.insert(all->tags.end(), remark.tags.begin(), remark.tags.end());
    if (remark.note.empty() || std::ranges::find(notes, remark.note) != notes.end()) continue;
    notes.push_back(remark.note);
    all->note += (all->note.empty() ? "" : "; ") + remark.note;
  }
  sortUnique(all->tags);
  return all;
}

/// Leaves the item Undecided if two decided verdicts differ.
void foldVerdicts(const std::vector<ReviewerDecision> &decisions, ItemState &state) {
  bool isOfThisContent = false;
  bool isOpenAbout = false;
  for (const ReviewerDecision &given : decisions) {
    isOpenAbout = isOpenAbout || (given.decision.verdict != Verdict::Undecided && isOpen(given));
    if (!isDecided(given)) continue;
    isOfThisContent = isOfThisContent || !given.isOfOtherContent;
    if (state.verdict == Verdict::Undecided) state.verdict = given.decision.verdict;
    if (state.verdict != given.decision.verdict) state.isContested = true;
  }
  state.needsCheck = state.verdict == Verdict::Undecided ? isOpenAbout : !isOfThisContent;
  if (state.isContested) state.verdict = Verdict::Undecided;
}

/// A verdict that a reviewer gave counts, also if a rule gave the same.
bool areAllByRule(const std::vector<ReviewerDecision> &decisions, const VerdictLog &log) {
  return std::ranges::all_of(decisions, [&log](const ReviewerDecision &given) {
    return !isDecided(given) ||
           (given.decidedIn > 0 && isVerdictRuleOrigin(log.originOf(given.decidedIn)));
  });
}

void foldKeeps(const std::vector<ReviewerDecision> &decisions, ItemState &state) {
  Keep keep = Keep::Neither;
  bool isSplit = false;
  for (const ReviewerDecision &given : decisions) {
    if (given.decision.keep == Keep::Neither || isOpen(given)) continue;
    if (keep == Keep::Neither) keep = given.decision.keep;
    isSplit = isSplit || keep != given.decision.keep;
  }
  state.isContested = state.isContested || isSplit;
  state.keep = state.isContested ? Keep::Neither : keep;
}

}  // namespace

bool isOpen(const ReviewerDecision &given) {
  return given.isOfPart && given.decision.verdict != Verdict::NotDuplicate;
}

void keepDecisionsThatCount(std::vector<ReviewerDecision> &decisions) {
  std::uint32_t lastOwn = 0;
  for (const ReviewerDecision &given : decisions) {
    if (given.isOwn) lastOwn = std::max(lastOwn, given.decidedIn);
  }
  std::erase_if(decisions, [&](const ReviewerDecision &given) {
    return given.decision == ReviewDecision{} || (!given.isOwn && given.decidedIn < lastOwn);
  });
  // A stable sort allocates even for one decision, and most items have only one.
  if (decisions.size() > 1) std::ranges::stable_sort(decisions, {}, &ReviewerDecision::decidedIn);
}

std::vector<ReviewerDecision> decisionsThatCount(std::vector<ReviewerDecision> decisions) {
  keepDecisionsThatCount(decisions);
  return decisions;
}

void foldDecisions(std::vector<ReviewerDecision> &decisions, const VerdictLog &log,
                   ItemState &state) {
  const std::uint32_t firstTarget = state.firstTarget;
  state = {};
  state.firstTarget = firstTarget;
  keepDecisionsThatCount(decisions);
  foldVerdicts(decisions, state);
  state.isByRule = state.verdict != Verdict::Undecided && areAllByRule(decisions, log);
  foldKeeps(decisions, state);
  state.remark = joined(decisions, log);
}

}  // namespace shinglescope
