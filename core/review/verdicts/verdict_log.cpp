// SPDX-License-Identifier: MIT
#include "core/review/verdicts/verdict_log.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/base/sorted_list.h"
#include "core/review/verdicts/stop_polls.h"

namespace shinglescope {
namespace {

std::string remarkKey(const Judgement &judgement) {
  std::string key = judgement.note;
  for (const std::string &tag : judgement.tags) key.append(1, '\0').append(tag);
  return key;
}

}  // namespace

std::size_t VerdictLog::TargetHash::operator()(const LogTarget &target) const {
  return mix64((std::uint64_t{target.a} << 32U | target.b) + mix64(target.reviewer));
}

std::uint32_t VerdictLog::intern(const std::string &name) {
  // Most steps have the same reviewer and origin as the previous one.
  if (!m_steps.empty()) {
    const Step &last = m_steps.back();
    if (m_names[last.reviewer] == name) return last.reviewer;
    if (m_names[last.origin] == name) return last.origin;
  }
  const auto [place, isNew] =
      m_nameNumbers.try_emplace(name, static_cast<std::uint32_t>(m_names.size()));
  if (isNew) m_names.push_back(name);
  return place->second;
}

std::uint32_t VerdictLog::mergedReviewerOf(const LogStep &step) {
  if (!isMergeOrigin(step.origin)) return 0;
  // A merged reviewer without a name is still not the project itself.
  const std::string name = step.reviewer.empty() ? "?" : step.reviewer;
  if (const auto known = findReviewer(name)) return *known;
  m_reviewers.push_back(name);
  return static_cast<std::uint32_t>(m_reviewers.size() - 1);
}

std::uint32_t VerdictLog::targetOf(const LogTarget &target) {
  const auto [place, isNew] = m_targetNumbers.try_emplace(target, targetCount());
  if (isNew) {
    m_targets.push_back(target);
    m_decisions.emplace_back();
    m_decidedIn.push_back(0);
    if (target.isMerge()) m_mergeTargets.push_back(targetCount() - 1);
  }
  return place.value();
}

std::optional<std::uint32_t> VerdictLog::findTarget(const LogTarget &target) const {
  const auto found = m_targetNumbers.find(target);
  if (found == m_targetNumbers.end()) return std::nullopt;
  return found->second;
}

std::optional<std::uint32_t> VerdictLog::findPair(const RecordKey &a, const RecordKey &b,
                                                  std::uint32_t reviewer) const {
  const auto recordA = m_book.find(a);
  const auto recordB = m_book.find(b);
  if (!recordA || !recordB) return std::nullopt;
  return findTarget({std::min(*recordA, *recordB), std::max(*recordA, *recordB), reviewer});
}

ReviewDecision VerdictLog::decisionOf(const Judgement &judgement, bool isFlipped) {
  // Logs of older versions and imported tables may name a keeper for a pair judged Not.
  const Keep keep = keepUnder(judgement.verdict, judgement.keep);
  ReviewDecision decision{judgement.verdict, isFlipped ? otherSide(keep) : keep};
  if (judgement.note.empty() && judgement.tags.empty()) return decision;
  const auto [place, isNew] = m_remarkNumbers.try_emplace(
      remarkKey(judgement), static_cast<std::uint32_t>(m_remarks.size()));
  if (isNew) m_remarks.push_back(std::make_shared<Remark>(Remark{judgement.note, judgement.tags}));
  decision.remark = place->second;
  return decision;
}

Judgement VerdictLog::judgementOf(const ReviewDecision &decision) const {
  return ItemState{
      .verdict = decision.verdict, .keep = decision.keep, .remark = m_remarks[decision.remark]}
      .judgement();
}

Judgement VerdictLog::judgementOf(const RecordKey &a, const RecordKey &b,
                                  std::uint32_t reviewer) const {
  const auto target = findPair(a, b, reviewer);
  if (!target) return {};
  const bool isSwapped = m_book.at(m_targets[*target].a).key != a;
  return isSwapped ? withSwappedSides(judgementOf(*target)) : judgementOf(*target);
}

std::string VerdictLog::mergeText(const RecordKey &record) const {
  const auto number = m_book.find(record);
  const auto target = number ? findTarget({*number, LogTarget::kMergeOf, 0}) : std::nullopt;
  return target ? judgementOf(*target).note : std::string();
}

std::optional<std::uint32_t> VerdictLog::findReviewer(const std::string &name) const {
  const auto found = std::find(m_reviewers.begin() + 1, m_reviewers.end(), name);
  if (found == m_reviewers.end()) return std::nullopt;
  return static_cast<std::uint32_t>(found - m_reviewers.begin());
}

/// Appends a step without changes.
const VerdictLog::Step &VerdictLog::begin(const LogStep &logged, std::uint32_t undone) {
  const auto number = static_cast<std::uint32_t>(m_steps.size() + 1);
  Step step{logged.unixMilliseconds, m_changes.size(),      0, number,
            intern(logged.reviewer), intern(logged.origin), 0, false};
  if (undone > 0) {
    const Step &other = m_steps[undone - 1];
    step.undoes = undone;
    step.root = other.root;
    step.isTakingBack = !other.isTakingBack;
    step.mergedReviewer = other.mergedReviewer;
  } else {
    step.mergedReviewer = mergedReviewerOf(logged);
  }
  m_latest.push_back(number);
  m_steps.push_back(step);
  return m_steps.back();
}

Result<void> VerdictLog::fold(const LogStep &logged, const RunContext &context) {
  if (!m_part) {
    begin(logged, undoneBy(logged));
    m_part.emplace(0);
  }
  const Step step = m_steps.back();
  const std::size_t records = logged.records.size();
  for (std::size_t &i = *m_part; i < records + logged.changes.size();) {
    if (i < records) {
      m_book.describe(logged.records[i]);
    } else {
      foldChange(logged.changes[i - records], step, i - records);
    }
    // Checked after an item, so each call makes progress.
    if (++i % kVerdictsPerPoll == 0 && context.isCancelled()) return cancelledError();
  }
  m_part.reset();
  place(step);
  return {};
}

void VerdictLog::foldChange(const LogChange &change, const Step &step, std::size_t position) {
  LogTarget target{0, LogTarget::kNoRecord, 0};
  ReviewDecision after;
  if (const auto *row = std::get_if<RowChange>(&change)) {
    target.a = m_book.numberOf(row->row);
    after.mark = row->after;
  } else if (const auto *merge = std::get_if<MergeChange>(&change)) {
    target = {m_book.numberOf(merge->record), LogTarget::kMergeOf, 0};
    after = decisionOf({.note = merge->after}, false);
  } else {
    const PairChange &pair = std::get<PairChange>(change);
    const std::uint32_t a = m_book.numberOf(pair.a);
    const std::uint32_t b = m_book.numberOf(pair.b);
    target = {std::min(a, b), std::max(a, b), step.mergedReviewer};
    after = decisionOf(pair.after, a > b);
  }
  const std::uint32_t place = targetOf(target);
  setDecision(place, after, stampOf(step, place, position));
}

void VerdictLog::setDecision(std::uint32_t target, const ReviewDecision &decision,
                             std::uint32_t stamp) {
  m_changes.push_back({target, m_decidedIn[target], m_decisions[target], decision});
  m_decisions[target] = decision;
  m_decidedIn[target] = stamp;
}

/// The stamp of a change. An undo restores the original stamp: a restored verdict is as old as it
/// was.
std::uint32_t VerdictLog::stampOf(const Step &step, std::uint32_t target,
                                  std::size_t position) const {
  const auto own = static_cast<std::uint32_t>(m_steps.size());
  if (step.undoes == 0) return own;
  const std::size_t begin = m_steps[step.undoes - 1].firstChange;
  const std::size_t end = endOfChanges(step.undoes - 1);
  if (position >= end - begin) return own;
  const Change &undone = m_changes[end - 1 - position];
  return undone.target == target ? undone.decidedInBefore : own;
}

std::size_t VerdictLog::endOfChanges(std::size_t step) const {
  return step + 1 < m_steps.size() ? m_steps[step + 1].firstChange : m_changes.size();
}

/// The step that an undo step reverts: the latest step of the command that is next to be undone or
/// redone. Undo steps of this program always name it. An undo step that names another step counts
/// as a command, which can be undone too; the result is then 0.
std::uint32_t VerdictLog::undoneBy(const LogStep &logged) const {
  if (logged.undoes == 0 || logged.undoes > m_steps.size()) return 0;
  const Step &other = m_steps[logged.undoes - 1];
  const std::vector<std::uint32_t> &turn = other.isTakingBack ? m_undone : m_done;
  const bool isItsTurn =
      !turn.empty() && turn.back() == other.root && m_latest[other.root - 1] == logged.undoes;
  return isItsTurn ? static_cast<std::uint32_t>(logged.undoes) : 0;
}

void VerdictLog::place(const Step &step) {
  if (step.undoes == 0) {
    m_done.push_back(step.root);
    m_undone.clear();
    return;
  }
  m_latest[step.root - 1] = static_cast<std::uint32_t>(m_steps.size());
  std::vector<std::uint32_t> &from = step.isTakingBack ? m_done : m_undone;
  std::vector<std::uint32_t> &to = step.isTakingBack ? m_undone : m_done;
  to.push_back(from.back());
  from.pop_back();
}

LogChange VerdictLog::changeOf(const Change &change) const {
  const LogTarget &target = m_targets[change.target];
  const RecordKey &a = m_book.at(target.a).key;
  if (target.isRow()) return RowChange{a, change.before.mark, change.after.mark};
  if (target.isMerge())
    return MergeChange{a, judgementOf(change.before).note, judgementOf(change.after).note};
  return PairChange{a, m_book.at(target.b).key, judgementOf(change.before),
                    judgementOf(change.after)};
}

LogStep VerdictLog::frame(const Step &step) const {
  LogStep logged;
  logged.undoes = step.undoes;
  logged.unixMilliseconds = step.unixMilliseconds;
  logged.reviewer = m_names[step.reviewer];
  logged.origin = m_names[step.origin];
  return logged;
}

/// The records that a step names, ascending, without repetitions.
std::vector<std::uint32_t> VerdictLog::recordsOf(std::size_t step) const {
  constexpr std::size_t kMany = 10000;
  std::vector<std::uint32_t> numbers;
  const auto forEach = [&](auto visit) {
    for (std::size_t i = m_steps[step].firstChange; i < endOfChanges(step); ++i) {
      const LogTarget &target = m_targets[m_changes[i].target];
      visit(target.a);
      if (target.isPair()) visit(target.b);
    }
  };
  if (endOfChanges(step) - m_steps[step].firstChange < kMany) {
    forEach([&](std::uint32_t number) { numbers.push_back(number); });
    sortUnique(numbers);
    return numbers;
  }
  std::vector<std::uint8_t> isNamed(m_book.size());
  forEach([&](std::uint32_t number) { isNamed[number] = 1; });
  for (std::uint32_t number = 0; number < isNamed.size(); ++number) {
    if (isNamed[number] != 0) numbers.push_back(number);
  }
  return numbers;
}

LogStep VerdictLog::step(std::uint64_t number) const {
  LogStep logged = frame(m_steps[number - 1]);
  logged.number = number;
  for (std::size_t i = m_steps[number - 1].firstChange; i < endOfChanges(number - 1); ++i) {
    logged.changes.push_back(changeOf(m_changes[i]));
  }
  for (const std::uint32_t record : recordsOf(number - 1)) {
    logged.records.push_back(m_book.at(record));
  }
  return logged;
}

std::vector<std::uint32_t> VerdictLog::targetsOf(std::uint64_t number) const {
  std::vector<std::uint32_t> targets;
  for (std::size_t i = m_steps[number - 1].firstChange; i < endOfChanges(number - 1); ++i) {
    targets.push_back(m_changes[i].target);
  }
  return targets;
}

std::vector<HistoryItem> VerdictLog::history() const {
  std::vector<StepState> states(m_steps.size(), StepState::Abandoned);
  for (const std::uint32_t command : m_done) states[command - 1] = StepState::Done;
  for (const std::uint32_t command : m_undone) states[command - 1] = StepState::Undone;
  std::vector<HistoryItem> items;
  for (std::size_t i = 0; i < m_steps.size(); ++i) {
    if (m_steps[i].undoes == 0) items.push_back({i + 1, states[i]});
  }
  return items;
}

void VerdictLog::describe(const KnownRecord &record) {
  const auto known = m_book.find(record.key);
  if (known && m_book.at(*known) != record) {
    m_before.described.emplace_back(*known, m_book.at(*known));
  }
  m_book.describe(record);
}

Result<void> VerdictLog::take(LogStep &step, const RunContext &context) {
  m_before = {m_book.size(), targetCount(), m_reviewers.size(), {}};
  begin(step, 0);
  Result<void> done = foldAll(step, context);
  if (done) done = complete(step, context);
  if (!done) forget();
  return done;
}

Result<void> VerdictLog::foldAll(const LogStep &logged, const RunContext &context) {
  for (std::size_t i = 0; i < logged.records.size(); ++i) {
    if (isStopDue(i, context)) return cancelledError();
    describe(logged.records[i]);
  }
  const Step step = m_steps.back();
  makeRoomFor(logged.changes.size());
  for (std::size_t i = 0; i < logged.changes.size(); ++i) {
    if (isStopDue(i, context)) return cancelledError();
    context.advance(1);
    foldChange(logged.changes[i], step, i);
  }
  return {};
}

Result<LogStep> VerdictLog::takeStepBack(bool isRedo, const LogStep &now,
                                         const RunContext &context) {
  m_before = {m_book.size(), targetCount(), m_reviewers.size(), {}};
  const std::uint32_t command = isRedo ? m_undone.back() : m_done.back();
  const std::uint32_t undone = m_latest[command - 1];
  LogStep logged = frame(m_steps[command - 1]);
  logged.unixMilliseconds = now.unixMilliseconds;
  logged.reviewer = now.reviewer;
  begin(logged, undone);
  Result<void> done;
  const std::size_t first = m_steps[undone - 1].firstChange;
  makeRoomFor(endOfChanges(undone - 1) - first);
  for (std::size_t i = endOfChanges(undone - 1); done && i > first; --i) {
    context.advance(1);
    const Change change = m_changes[i - 1];
    setDecision(change.target, change.before, change.decidedInBefore);
    if (isStopDue(i, context)) done = cancelledError();
  }
  if (done) done = complete(logged, context);
  if (done) return logged;
  forget();
  return done.error();
}

/// Replaces the caller's values with those of the log, so a reload gives the same result.
Result<void> VerdictLog::complete(LogStep &logged, const RunContext &context) const {
  const std::size_t place = m_steps.size() - 1;
  const std::size_t first = m_steps[place].firstChange;
  logged.number = m_steps.size();
  logged.undoes = m_steps[place].undoes;
  // One by one: copying a million in one call would delay a stop for too long.
  logged.changes.clear();
  logged.changes.reserve(m_changes.size() - first);
  for (std::size_t i = first; i < m_changes.size(); ++i) {
    if (isStopDue(i - first, context)) return cancelledError();
    logged.changes.push_back(changeOf(m_changes[i]));
    context.advance(1);
  }
  const std::vector<std::uint32_t> records = recordsOf(place);
  logged.records.clear();
  logged.records.reserve(records.size());
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (isStopDue(i, context)) return cancelledError();
    logged.records.push_back(m_book.at(records[i]));
  }
  return {};
}

/// Reserves memory; grows it by at least half, so many small steps stay cheap.
void VerdictLog::makeRoomFor(std::size_t changes) {
  const std::size_t wanted = m_changes.size() + changes;
  if (wanted > m_changes.capacity())
    m_changes.reserve(std::max(wanted, m_changes.size() + m_changes.size() / 2));
}

void VerdictLog::keep() {
  place(m_steps.back());
  m_before = {};
}

/// Removes the dropped targets from the map, or rebuilds it from the remaining targets if these are
/// fewer.
void VerdictLog::forgetTargets() {
  if (targetCount() - m_before.targets > m_before.targets) {
    m_targetNumbers = {};
    m_targetNumbers.reserve(m_before.targets);
    for (std::uint32_t target = 0; target < m_before.targets; ++target) {
      m_targetNumbers.emplace(m_targets[target], target);
    }
    return;
  }
  for (std::uint32_t target = m_before.targets; target < targetCount(); ++target) {
    m_targetNumbers.erase(m_targets[target]);
  }
}

void VerdictLog::forget() {
  const std::size_t first = m_steps.back().firstChange;
  for (std::size_t i = m_changes.size(); i > first; --i) {
    const Change &change = m_changes[i - 1];
    m_decisions[change.target] = change.before;
    m_decidedIn[change.target] = change.decidedInBefore;
  }
  m_changes.resize(first);
  forgetTargets();
  m_targets.resize(m_before.targets);
  std::erase_if(m_mergeTargets, [this](std::uint32_t target) { return target >= targetCount(); });
  m_decisions.resize(m_before.targets);
  m_decidedIn.resize(m_before.targets);
  m_book.forgetFrom(m_before.records);
  std::ranges::reverse(m_before.described);  // the first one is the original
  for (auto &[number, record] : m_before.described) {
    m_book.redescribe(number, std::move(record));
  }
  m_reviewers.resize(m_before.reviewers);
  m_steps.pop_back();
  m_latest.pop_back();
  m_before = {};
}

}  // namespace shinglescope
