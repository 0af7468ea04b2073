// The log's verdicts laid over the result in view.
#include <algorithm>
#include <numeric>

#include "core/review/verdicts/stop_polls.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {
namespace {

constexpr std::size_t kLargeStep = 4096;

std::vector<std::uint32_t> allBelow(std::uint32_t count) {
  std::vector<std::uint32_t> all(count);
  std::iota(all.begin(), all.end(), 0U);
  return all;
}

}  // namespace

Verdicts::Verdicts(VerdictStore &store, RecordSource source, Unfolded /*tag*/)
    : m_store(store), m_source(std::move(source)) {}

Verdicts::Verdicts(VerdictStore &store, RecordSource source)
    : Verdicts(store, std::move(source), Unfolded{}) {
  (void)foldLog({});  // these end in nothing but Cancelled
  (void)show(nullptr, {});
}

std::unique_ptr<Verdicts> Verdicts::unfolded(VerdictStore &store, RecordSource source) {
  return std::unique_ptr<Verdicts>(new Verdicts(store, std::move(source), Unfolded{}));
}

Result<std::unique_ptr<Verdicts>> Verdicts::open(VerdictStore &store, RecordSource source,
                                                 std::shared_ptr<const TextClasses> classes,
                                                 const RunContext &context) {
  std::unique_ptr<Verdicts> verdicts = unfolded(store, std::move(source));
  if (auto folded = verdicts->foldLog(context); !folded) return folded.error();
  if (auto shown = verdicts->show(std::move(classes), context); !shown) return shown.error();
  return verdicts;
}

Result<void> Verdicts::foldLog(const RunContext &context) {
  const std::vector<LogStep> &steps = m_store.steps();
  std::size_t changes = 0;
  context.startStage(Stage::Replaying, WorkUnit::Steps, steps.size() - m_log.stepCount());
  while (m_log.stepCount() < steps.size()) {
    const LogStep &step = steps[m_log.stepCount()];
    if (auto folded = m_log.fold(step, context); !folded) return folded;
    context.advance(1);
    changes += step.changes.size();
    if (changes < kVerdictsPerPoll) continue;
    changes = 0;
    // After a step, so that each call gets further.
    if (context.isCancelled()) return cancelledError();
  }
  return {};
}

Result<void> Verdicts::show(std::shared_ptr<const TextClasses> classes, const RunContext &context) {
  context.startStage(Stage::Replaying, WorkUnit::Nothing, 0);
  if (auto done = m_records.attach(m_log.book(), m_source, context); !done) return done;
  if (auto done = showRows(allBelow(m_log.targetCount()), context); !done) return done;
  return setClasses(std::move(classes), context);
}

void Verdicts::catchUp() {
  const std::vector<LogStep> &steps = m_store.steps();
  while (m_log.stepCount() < steps.size()) {
    (void)m_log.fold(steps[m_log.stepCount()]);  // these end in nothing but Cancelled
    (void)showStep(m_log.stepCount(), {});
  }
}

void Verdicts::setClasses(std::shared_ptr<const TextClasses> classes) {
  (void)setClasses(std::move(classes), {});
}

Result<void> Verdicts::setClasses(std::shared_ptr<const TextClasses> classes,
                                  const RunContext &context) {
  auto oldClasses = std::exchange(m_classes, std::move(classes));
  auto oldEntries = std::exchange(m_entries, {});
  auto oldNext = std::exchange(m_nextOnEntry, {});
  const VerdictCounts oldCounts = std::exchange(m_counts, {});
  m_entries.reserve(m_log.targetCount());
  m_nextOnEntry.reserve(m_log.targetCount());
  Result<void> shown = showPairs(allBelow(m_log.targetCount()), context);
  if (shown) return shown;
  m_classes = std::move(oldClasses);
  m_entries = std::move(oldEntries);
  m_nextOnEntry = std::move(oldNext);
  m_counts = oldCounts;
  return shown;
}

/// Chains the targets that are new to their entries and shows what these come
/// to: an entry with one target while it is at hand, others once, when all their
/// targets are chained.
Result<void> Verdicts::showPairs(std::span<const std::uint32_t> targets,
                                 const RunContext &context) {
  std::vector<EntryKey> crowded;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    if (isStopDue(i, context)) return cancelledError();
    const std::uint32_t target = targets[i];
    const bool isNew = target >= m_nextOnEntry.size();
    if (isNew) m_nextOnEntry.resize(target + 1, EntryState::kNoTarget);
    if (m_log.target(target).isRow() || !isInTable(target)) continue;
    const EntryKey entry = entryOfTarget(target);
    EntryState &state = m_entries.at(entry);
    if (isNew) m_nextOnEntry[target] = std::exchange(state.firstTarget, target);
    if (m_nextOnEntry[state.firstTarget] == EntryState::kNoTarget) {
      showEntry(entry, state);
    } else {
      crowded.push_back(entry);
    }
  }
  std::ranges::sort(crowded);
  const auto rest = std::ranges::unique(crowded);
  crowded.erase(rest.begin(), rest.end());
  for (std::size_t i = 0; i < crowded.size(); ++i) {
    if (isStopDue(i, context)) return cancelledError();
    showEntry(crowded[i], m_entries.at(crowded[i]));
  }
  return {};
}

Result<void> Verdicts::showRows(std::span<const std::uint32_t> targets, const RunContext &context) {
  for (std::size_t i = 0; i < targets.size(); ++i) {
    if (isStopDue(i, context)) return cancelledError();
    if (m_log.target(targets[i]).isRow()) showRow(targets[i]);
  }
  return {};
}

/// What a large step changes is noted before, so that it can be put back; a small
/// one is not worth stopping.
Result<void> Verdicts::showStep(std::uint64_t number, const RunContext &context) {
  const std::vector<std::uint32_t> targets = m_log.targetsOf(number);
  if (targets.size() < kLargeStep || !context.stop.stop_possible()) {
    (void)m_records.attach(m_log.book(), m_source);
    (void)showRows(targets, {});
    return showPairs(targets, {});
  }
  const std::size_t records = m_records.size();
  if (auto done = m_records.attach(m_log.book(), m_source, context); !done) return done;
  const EntryJudgements entries = m_entries.snapshot();
  const std::size_t chained = m_nextOnEntry.size();
  const VerdictCounts counts = m_counts;
  auto marks = m_marks;
  auto changedMarks = m_changedMarks;
  Result<void> shown = showRows(targets, context);
  if (shown) shown = showPairs(targets, context);
  if (shown) return shown;
  m_records.forgetFrom(records);
  m_entries.putBack(entries);
  m_nextOnEntry.resize(chained);
  m_counts = counts;
  m_marks = std::move(marks);
  m_changedMarks = std::move(changedMarks);
  return shown;
}

void Verdicts::showEntry(EntryKey entry, EntryState &state) {
  count(state.verdict, ~std::uint64_t{0});
  m_words.clear();
  for (std::uint32_t target = state.firstTarget; target != EntryState::kNoTarget;
       target = m_nextOnEntry[target]) {
    m_words.push_back(wordOf(target, entry));
  }
  std::ranges::reverse(m_words);
  foldWords(m_words, m_log, state);
  count(state.verdict, 1);
}

void Verdicts::count(Verdict verdict, std::uint64_t step) {
  switch (verdict) {
    case Verdict::Undecided: break;
    case Verdict::Duplicate: m_counts.duplicate += step; break;
    case Verdict::NotDuplicate: m_counts.notDuplicate += step; break;
    case Verdict::Unsure: m_counts.unsure += step; break;
  }
}

}  // namespace shinglescope
