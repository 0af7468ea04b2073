// Steps that are taken into the log now, and how they are taken out again where
// the work on them is stopped.
#include <algorithm>

#include "core/review/verdicts/stop_polls.h"
#include "core/review/verdicts/verdict_log.h"

namespace shinglescope {
void VerdictLog::markBefore() { m_before = {m_book.size(), targetCount(), m_voices.size(), {}}; }

void VerdictLog::describe(const KnownRecord &record) {
  const auto known = m_book.find(record.key);
  if (known && m_book.at(*known) != record) {
    m_before.described.emplace_back(*known, m_book.at(*known));
  }
  m_book.describe(record);
}

Result<void> VerdictLog::take(LogStep &step, const RunContext &context) {
  markBefore();
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
  markBefore();
  const std::uint32_t act = isRedo ? m_undone.back() : m_done.back();
  const std::uint32_t undone = m_latest[act - 1];
  LogStep logged = frame(m_steps[act - 1]);
  logged.unixMilliseconds = now.unixMilliseconds;
  logged.reviewer = now.reviewer;
  begin(logged, undone);
  Result<void> done;
  const std::size_t first = m_steps[undone - 1].firstChange;
  makeRoomFor(endOfChanges(undone - 1) - first);
  for (std::size_t i = endOfChanges(undone - 1); done && i > first; --i) {
    context.advance(1);
    const Change change = m_changes[i - 1];
    say(change.target, change.before, change.saidInBefore);
    if (isStopDue(i, context)) done = cancelledError();
  }
  if (done) done = complete(logged, context);
  if (done) return logged;
  forget();
  return done.error();
}

/// What the caller gave is replaced by what the log has, from which a reload
/// gives the same.
Result<void> VerdictLog::complete(LogStep &logged, const RunContext &context) const {
  const std::size_t place = m_steps.size() - 1;
  const std::size_t first = m_steps[place].firstChange;
  logged.number = m_steps.size();
  logged.undoes = m_steps[place].undoes;
  // One by one: a million at once take longer than one may wait for a stop.
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

/// As much again at least, so that many small steps stay cheap.
void VerdictLog::makeRoomFor(std::size_t changes) {
  const std::size_t wanted = m_changes.size() + changes;
  if (wanted > m_changes.capacity())
    m_changes.reserve(std::max(wanted, m_changes.size() + m_changes.size() / 2));
}

void VerdictLog::keep() {
  place(m_steps.back());
  m_before = {};
}

/// Those that stay are put into a new map where they are fewer.
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
    m_sayings[change.target] = change.before;
    m_saidIn[change.target] = change.saidInBefore;
  }
  m_changes.resize(first);
  forgetTargets();
  m_targets.resize(m_before.targets);
  m_sayings.resize(m_before.targets);
  m_saidIn.resize(m_before.targets);
  m_book.forgetFrom(m_before.records);
  std::ranges::reverse(m_before.described);  // the first was there before
  for (auto &[number, record] : m_before.described) {
    m_book.redescribe(number, std::move(record));
  }
  m_voices.resize(m_before.voices);
  m_steps.pop_back();
  m_latest.pop_back();
  m_before = {};
}

}  // namespace shinglescope
