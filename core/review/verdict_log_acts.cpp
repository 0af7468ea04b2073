// Steps that are taken into the log now, and how they are taken out again where
// the work on them is stopped.
#include <algorithm>

#include "core/review/verdict_log.h"

namespace shinglescope {
namespace {

constexpr std::size_t kItemsPerPoll = 256;

bool isToStop(std::size_t item, const RunContext &context) {
  return item % kItemsPerPoll == kItemsPerPoll - 1 && context.isCancelled();
}

}  // namespace

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
    if (isToStop(i, context)) return cancelledError();
    describe(logged.records[i]);
  }
  const Step step = m_steps.back();
  for (std::size_t i = 0; i < logged.changes.size(); ++i) {
    if (isToStop(i, context)) return cancelledError();
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
  for (std::size_t i = endOfChanges(undone - 1); done && i > first; --i) {
    const Change change = m_changes[i - 1];
    say(change.target, change.before, change.saidInBefore);
    if (isToStop(i, context)) done = cancelledError();
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
  logged.changes.resize(m_changes.size() - first);
  for (std::size_t i = 0; i < logged.changes.size(); ++i) {
    if (isToStop(i, context)) return cancelledError();
    logged.changes[i] = changeOf(m_changes[first + i]);
  }
  const std::vector<std::uint32_t> records = recordsOf(place);
  logged.records.resize(records.size());
  for (std::size_t i = 0; i < records.size(); ++i) {
    if (isToStop(i, context)) return cancelledError();
    logged.records[i] = m_book.at(records[i]);
  }
  return {};
}

void VerdictLog::keep() {
  place(m_steps.back());
  m_before = {};
}

void VerdictLog::forget() {
  const std::size_t first = m_steps.back().firstChange;
  for (std::size_t i = m_changes.size(); i > first; --i) {
    const Change &change = m_changes[i - 1];
    m_sayings[change.target] = change.before;
    m_saidIn[change.target] = change.saidInBefore;
  }
  m_changes.resize(first);
  for (std::uint32_t target = m_before.targets; target < targetCount(); ++target) {
    m_targetNumbers.erase(m_targets[target]);
  }
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
