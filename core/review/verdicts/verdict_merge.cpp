// SPDX-License-Identifier: MIT
#include "core/review/verdicts/verdict_merge.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/review/verdicts/memory_verdict_store.h"
#include "core/review/verdicts/stop_polls.h"

namespace shinglescope {
namespace {

/// The passes over each target: one reads it, and the log makes two over its change.
constexpr std::uint64_t kVerdictMergePasses = 3;

/// A step of a merge: the reviewer, and whether rules made the decisions.
using MergeKey = std::pair<std::string, bool>;

/// Converts the current state of the other log into steps for our log, by reviewer.
class ReviewerSorter {
 public:
  ReviewerSorter(const Verdicts &own, const Verdicts &other, const std::string &otherName,
                 const RunContext &context)
      : m_own(own),
        m_other(other),
        m_otherName(otherName.empty() ? "?" : otherName),
        m_context(context) {
    m_names.insert(m_otherName);
    for (std::uint64_t step = 1; step <= log().stepCount(); ++step) {
      if (!log().reviewerOf(step).empty()) m_names.insert(log().reviewerOf(step));
    }
  }

  Result<std::map<MergeKey, LogStep>> sort(MergeReport &report) {
    const std::uint64_t targets = std::uint64_t{log().targetCount()} + m_own.log().targetCount();
    m_context.startStage(Stage::Judging, WorkUnit::Nothing, kVerdictMergePasses * targets);
    for (std::uint32_t number = 0; number < log().targetCount(); ++number) {
      if (isToStop(number)) return cancelledError();
      const LogTarget &target = log().target(number);
      if (target.reviewer != 0 || log().decision(number) == ReviewDecision{}) continue;
      if (target.isRow()) {
        takeMark(number, report);
      } else if (target.isPair()) {
        takePair(number);
      }
    }
    if (!revertEarlierMerge()) return cancelledError();
    m_context.advance((kVerdictMergePasses - 1) * (targets - m_changes));
    return std::move(m_steps);
  }

 private:
  bool isToStop(std::uint32_t number) const {
    m_context.advance(1);
    return number % kVerdictsPerPoll == kVerdictsPerPoll - 1 && m_context.isCancelled();
  }

  const VerdictLog &log() const { return m_other.log(); }

  std::string reviewerOf(std::uint32_t number) const {
    const std::string &name = log().reviewerOf(log().decidedIn(number));
    return name.empty() ? m_otherName : name;
  }

  static bool isByRule(const VerdictLog &log, std::uint32_t number) {
    const std::uint32_t step = log.decidedIn(number);
    return step > 0 && isVerdictRuleOrigin(log.originOf(step));
  }

  void add(const MergeKey &reviewer, const RecordRegistry &book, const LogTarget &target,
           LogChange change) {
    LogStep &step = m_steps[reviewer];
    step.records.push_back(book.at(target.a));
    if (target.isPair()) step.records.push_back(book.at(target.b));
    step.changes.push_back(std::move(change));
    ++m_changes;
  }

  void takePair(std::uint32_t number) {
    const LogTarget &target = log().target(number);
    const RecordKey &a = log().book().at(target.a).key;
    const RecordKey &b = log().book().at(target.b).key;
    const Judgement said = log().judgementOf(number);
    const std::string reviewer = reviewerOf(number);
    const auto known = m_own.log().findReviewer(reviewer);
    const Judgement before = known ? m_own.log().judgementOf(a, b, *known) : Judgement{};
    const bool isOfRule = isByRule(log(), number);
    const auto ours = known ? m_own.log().findPair(a, b, *known) : std::nullopt;
    const bool isSame = before == said && ours && isByRule(m_own.log(), *ours) == isOfRule;
    if (isSame || (before == Judgement{} && isDecidedHere(a, b, said, isOfRule))) return;
    add({reviewer, isOfRule}, log().book(), target, PairChange{a, b, {}, said});
  }

  /// True if the item already has this judgement and `said` adds nothing to it. A reviewer's
  /// verdict adds to that of a rule.
  bool isDecidedHere(const RecordKey &a, const RecordKey &b, const Judgement &said,
                     bool isOfRule) const {
    const RecordDigests *digests = m_own.source().digests.get();
    const auto rowA = digests == nullptr ? std::nullopt : digests->find(a);
    const auto rowB = digests == nullptr ? std::nullopt : digests->find(b);
    const Judgement here =
        rowA && rowB ? m_own.judgementOf({*rowA, *rowB}) : m_own.log().judgementOf(a, b, 0);
    const ItemState *state = rowA && rowB ? m_own.stateOf({*rowA, *rowB}) : nullptr;
    if (state != nullptr && state->isByRule && !isOfRule) return false;
    const bool saysNoMore = said.note.empty() && said.tags.empty();
    return here == said || (saysNoMore && here.verdict == said.verdict && here.keep == said.keep);
  }

  void takeMark(std::uint32_t number, MergeReport &report) {
    const LogTarget &target = log().target(number);
    const RecordKey &row = log().book().at(target.a).key;
    const RowMark said = log().decision(number).mark;
    const VerdictLog &own = m_own.log();
    const auto record = own.book().find(row);
    const auto known = record ? own.findTarget({*record, LogTarget::kNoRecord, 0}) : std::nullopt;
    if (known && own.decidedIn(*known) > 0) {
      report.marksLeft += own.decision(*known).mark == said ? 0 : 1;
      return;
    }
    ++report.marksTaken;
    add({reviewerOf(number), false}, log().book(), target, RowChange{row, RowMark::None, said});
  }

  /// Reverts the decisions of these reviewers from an earlier merge that the other log no longer
  /// contains. False if it has to stop.
  bool revertEarlierMerge() {
    const VerdictLog &own = m_own.log();
    for (std::uint32_t number = 0; number < own.targetCount(); ++number) {
      if (isToStop(number)) return false;
      const LogTarget &target = own.target(number);
      const std::string &name = own.reviewerName(target.reviewer);
      if (target.reviewer == 0 || own.decision(number) == ReviewDecision{} ||
          !m_names.contains(name))
        continue;
      const RecordKey &a = own.book().at(target.a).key;
      const RecordKey &b = own.book().at(target.b).key;
      if (holdsNow(name, a, b)) continue;
      add({name, false}, own.book(), target, PairChange{a, b, {}, {}});
    }
    return true;
  }

  bool holdsNow(const std::string &name, const RecordKey &a, const RecordKey &b) const {
    const auto target = log().findPair(a, b, 0);
    return target && log().decision(*target) != ReviewDecision{} && reviewerOf(*target) == name;
  }

  const Verdicts &m_own;
  const Verdicts &m_other;
  std::string m_otherName;
  const RunContext &m_context;
  std::set<std::string> m_names;
  std::map<MergeKey, LogStep> m_steps;
  std::uint64_t m_changes = 0;
};

/// A merge has a step for each reviewer, all with the same time.
bool isOfOneMerge(const VerdictLog &log, std::uint64_t command, std::uint64_t other) {
  return command > 0 && other > 0 && isMergeOrigin(log.originOf(command)) &&
         isMergeOrigin(log.originOf(other)) && log.timeOf(command) == log.timeOf(other);
}

std::uint64_t nextOf(const VerdictLog &log, bool isRedo) {
  return isRedo ? log.nextRedo() : log.nextUndo();
}

Result<std::vector<std::uint64_t>> stepBack(Verdicts &verdicts, bool isRedo,
                                            const RunContext &context) {
  std::vector<std::uint64_t> steps;
  const VerdictLog &log = verdicts.log();
  std::uint64_t command = 0;
  do {
    command = nextOf(log, isRedo);
    if (command == 0) break;
    const Result<std::uint64_t> step =
        isRedo ? verdicts.redo({}, context) : verdicts.undo({}, context);
    if (!step) return step.error();
    steps.push_back(*step);
  } while (isOfOneMerge(log, command, nextOf(log, isRedo)));
  return steps;
}

/// The steps of a merge are consecutive.
std::uint64_t changesOfCommand(const VerdictLog &log, std::uint64_t command,
                               std::int64_t direction) {
  if (command == 0) return 0;
  std::uint64_t changes = log.changeCount(command);
  for (std::uint64_t other = command + direction;
       other > 0 && other <= log.stepCount() && isOfOneMerge(log, command, other);
       other += direction) {
    changes += log.changeCount(other);
  }
  return changes;
}

/// The items that both decided, but differently.
std::vector<ItemKey> disagreementsOf(const ItemJudgements &own, const ItemJudgements &other) {
  std::vector<ItemKey> found;
  own.forEach([&](ItemKey key, const ItemState &state) {
    const ItemState *there = other.find(key);
    if (there == nullptr || state.verdict == Verdict::Undecided ||
        there->verdict == Verdict::Undecided) {
      return;
    }
    const bool isOtherKeep =
        state.keep != Keep::Neither && there->keep != Keep::Neither && state.keep != there->keep;
    if (state.verdict != there->verdict || isOtherKeep) found.push_back(key);
  });
  std::ranges::sort(found);
  return found;
}

}  // namespace

Result<OtherReview> foldOtherReview(std::vector<LogStep> steps, std::string name,
                                    const ItemJudgements &own, RecordSource source,
                                    std::shared_ptr<const TextClasses> classes,
                                    const RunContext &context) {
  OtherReview other;
  other.name = std::move(name);
  other.store = std::make_unique<MemoryVerdictStore>(std::move(steps));
  auto folded = Verdicts::open(*other.store, std::move(source), std::move(classes), context);
  if (!folded) return folded.error();
  other.verdicts = *std::move(folded);
  const ItemJudgements theirs = other.verdicts->items();
  other.report.agreement = agreementOf(own, theirs);
  if (context.isCancelled()) return cancelledError();
  other.report.disagreements = disagreementsOf(own, theirs);
  other.report.added = other.report.agreement.onlySecond;
  const Reattachment found = other.verdicts->reattachment();
  other.report.orphaned = found.orphaned;
  other.report.changed = found.changed;
  return other;
}

Result<MergeReport> mergeReview(Verdicts &own, const OtherReview &other,
                                const RunContext &context) {
  MergeReport report = other.report;
  auto steps = ReviewerSorter(own, *other.verdicts, other.name, context).sort(report);
  if (!steps) return steps.error();
  for (auto &[key, step] : *steps) {
    step.origin = key.second ? kMergedRuleOrigin : kMergeOrigin;
    step.reviewer = key.first;
    // All steps have the same time, which identifies them as one merge.
    if (!report.steps.empty()) step.unixMilliseconds = own.log().timeOf(report.steps.front());
    const auto appended = own.append(std::move(step), context);
    if (!appended) return appended.error();
    report.steps.push_back(*appended);
  }
  return report;
}

Result<std::vector<std::uint64_t>> undoCommand(Verdicts &verdicts, const RunContext &context) {
  return stepBack(verdicts, false, context);
}

Result<std::vector<std::uint64_t>> redoCommand(Verdicts &verdicts, const RunContext &context) {
  return stepBack(verdicts, true, context);
}

std::uint64_t changesToUndo(const VerdictLog &log) {
  return changesOfCommand(log, log.nextUndo(), -1);
}

std::uint64_t changesToRedo(const VerdictLog &log) {
  return changesOfCommand(log, log.nextRedo(), 1);
}

}  // namespace shinglescope
