// SPDX-License-Identifier: MIT
#pragma once

#include <tsl/robin_map.h>

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/review/records/record_registry.h"
#include "core/review/verdicts/item_judgements.h"
#include "core/review/verdicts/log_step.h"

namespace shinglescope {

/// The folded verdict log: the current review decision on every pair and record, and its history.
/// Independent of any table. A pure function of the steps, so reloading at any point gives the same
/// result. Takes about 100 bytes a step and 24 a change. One thread.
class VerdictLog {
 public:
  /// Applies the next step of the stored log. Cancelled: a part of the step is applied but not
  /// counted; call again with the same step to continue. O(changes).
  Result<void> fold(const LogStep &step, const RunContext &context = {});
  /// Stages a new step and completes it as step() would return it: with its number, the previous
  /// decisions and its records. keep() or forget() must follow. Cancelled: nothing changes.
  /// O(changes).
  Result<void> take(LogStep &step, const RunContext &context);
  /// Stages the undo of the last command or the redo of the last undone one. Returns the new step;
  /// only the time and reviewer of `now` are used. Otherwise like take().
  Result<LogStep> takeStepBack(bool isRedo, const LogStep &now, const RunContext &context);
  void keep();    ///< commits the staged step
  void forget();  ///< rolls the staged step back

  std::uint64_t stepCount() const { return m_steps.size() - (m_part ? 1 : 0); }
  LogStep step(std::uint64_t number) const;  ///< in its logged form; O(changes)
  bool canUndo() const { return !m_done.empty(); }
  bool canRedo() const { return !m_undone.empty(); }
  /// The number of the command to be undone or redone next; 0: none.
  std::uint64_t nextUndo() const { return m_done.empty() ? 0 : m_done.back(); }
  std::uint64_t nextRedo() const { return m_undone.empty() ? 0 : m_undone.back(); }
  /// The number of changes of a step. O(1).
  std::uint64_t changeCount(std::uint64_t number) const {
    return endOfChanges(number - 1) - m_steps[number - 1].firstChange;
  }
  std::vector<HistoryItem> history() const;  ///< every command, oldest first; O(steps)

  const RecordRegistry &book() const { return m_book; }
  RecordRegistry &book() { return m_book; }
  std::uint32_t targetCount() const { return static_cast<std::uint32_t>(m_targets.size()); }
  const LogTarget &target(std::uint32_t target) const { return m_targets[target]; }
  const ReviewDecision &decision(std::uint32_t target) const { return m_decisions[target]; }
  /// The number of the step that made the decision; 0 if there was none or all were undone. A
  /// repeated decision counts.
  std::uint32_t decidedIn(std::uint32_t target) const { return m_decidedIn[target]; }
  std::optional<std::uint32_t> findTarget(const LogTarget &target) const;
  /// The target of two records, in either order.
  std::optional<std::uint32_t> findPair(const RecordKey &a, const RecordKey &b,
                                        std::uint32_t reviewer) const;
  std::vector<std::uint32_t> targetsOf(std::uint64_t number) const;  ///< the targets of its changes
  /// Null for remark 0.
  const std::shared_ptr<const Remark> &remark(std::uint32_t at) const { return m_remarks[at]; }
  Judgement judgementOf(std::uint32_t target) const { return judgementOf(m_decisions[target]); }
  /// "" for the project itself.
  const std::string &reviewerName(std::uint32_t reviewer) const { return m_reviewers[reviewer]; }
  std::optional<std::uint32_t> findReviewer(const std::string &name) const;
  /// A reviewer's judgement of two records, with `keep` referring to a and b; empty if none.
  Judgement judgementOf(const RecordKey &a, const RecordKey &b, std::uint32_t reviewer) const;
  /// The targets of merges, in order of first appearance, and the text of a record's; "" if none.
  const std::vector<std::uint32_t> &mergeTargets() const { return m_mergeTargets; }
  std::string mergeText(const RecordKey &record) const;
  /// The reviewer of a step.
  const std::string &reviewerOf(std::uint64_t step) const { return m_names[at(step).reviewer]; }
  const std::string &originOf(std::uint64_t step) const { return m_names[at(step).origin]; }
  std::int64_t timeOf(std::uint64_t step) const { return at(step).unixMilliseconds; }

 private:
  struct Step {
    std::int64_t unixMilliseconds;
    std::size_t firstChange;
    std::uint32_t undoes;
    std::uint32_t root;  ///< the command that it executes, undoes or redoes
    std::uint32_t reviewer;
    std::uint32_t origin;
    std::uint32_t mergedReviewer;
    bool isTakingBack;
  };
  struct Change {
    std::uint32_t target;
    std::uint32_t decidedInBefore;
    ReviewDecision before;
    ReviewDecision after;
  };
  /// The state before the staged step, for rolling back.
  struct Before {
    std::uint32_t records = 0;
    std::uint32_t targets = 0;
    std::size_t reviewers = 0;
    std::vector<std::pair<std::uint32_t, KnownRecord>> described;  ///< as they were before the step
  };
  struct TargetHash {
    std::size_t operator()(const LogTarget &target) const;
  };

  const Step &at(std::uint64_t step) const { return m_steps[step - 1]; }
  const Step &begin(const LogStep &logged, std::uint32_t undone);
  void foldChange(const LogChange &change, const Step &step, std::size_t position);
  void setDecision(std::uint32_t target, const ReviewDecision &decision, std::uint32_t stamp);
  std::uint32_t stampOf(const Step &step, std::uint32_t target, std::size_t position) const;
  std::uint32_t undoneBy(const LogStep &logged) const;
  void place(const Step &step);
  void makeRoomFor(std::size_t changes);
  void forgetTargets();
  void describe(const KnownRecord &record);
  Result<void> foldAll(const LogStep &step, const RunContext &context);
  Result<void> complete(LogStep &step, const RunContext &context) const;
  std::uint32_t targetOf(const LogTarget &target);
  std::uint32_t intern(const std::string &name);
  std::uint32_t mergedReviewerOf(const LogStep &step);
  ReviewDecision decisionOf(const Judgement &judgement, bool isFlipped);
  LogChange changeOf(const Change &change) const;
  Judgement judgementOf(const ReviewDecision &decision) const;
  std::size_t endOfChanges(std::size_t step) const;
  LogStep frame(const Step &step) const;
  std::vector<std::uint32_t> recordsOf(std::size_t step) const;

  RecordRegistry m_book;
  std::vector<LogTarget> m_targets;
  std::vector<ReviewDecision> m_decisions;  ///< by target
  std::vector<std::uint32_t> m_decidedIn;   ///< by target
  std::vector<std::uint32_t> m_mergeTargets;
  tsl::robin_map<LogTarget, std::uint32_t, TargetHash> m_targetNumbers;
  std::vector<std::shared_ptr<const Remark>> m_remarks{nullptr};
  std::unordered_map<std::string, std::uint32_t> m_remarkNumbers;
  std::vector<std::string> m_names;  ///< names of reviewers and origins
  std::unordered_map<std::string, std::uint32_t> m_nameNumbers;
  std::vector<std::string> m_reviewers{std::string()};
  std::vector<Step> m_steps;
  std::vector<Change> m_changes;
  std::vector<std::uint32_t> m_latest;  ///< by command: the last step that executed or undid it
  std::vector<std::uint32_t> m_done;    ///< commands, the last one on top
  std::vector<std::uint32_t> m_undone;
  Before m_before;
  std::optional<std::size_t> m_part;  ///< progress in a partly folded step
};

}  // namespace shinglescope
