// What is said now: an act becomes a step of the log, and the step is shown.
#include <algorithm>
#include <chrono>

#include "core/review/verdicts/stop_polls.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {
namespace {

/// From so many on, a step notes which records it has named already.
constexpr std::size_t kManyEntries = 1000;
/// Of an act over its entries, and of an undo over its changes, as progress tells them.
constexpr std::uint64_t kVerdictsActsPasses = 3;
constexpr std::uint64_t kPassesBack = 2;

std::int64_t unixMillisecondsNow() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Judgement tidied(Judgement judgement) {
  judgement.keep = keepUnder(judgement.verdict, judgement.keep);
  std::ranges::sort(judgement.tags);
  const auto rest = std::ranges::unique(judgement.tags);
  judgement.tags.erase(rest.begin(), rest.end());
  return judgement;
}

}  // namespace

struct Verdicts::Draft {
  LogStep step;
  std::vector<bool> isNamed;  ///< by row, whether the step has its record; empty: not known
};

RecordKey Verdicts::recordAt(RecordId row, Draft &draft) const {
  const RecordKey key = m_source.digests->keyOf(row);
  if (!draft.isNamed.empty()) {
    if (draft.isNamed[row.value]) return key;
    draft.isNamed[row.value] = true;
  }
  KnownRecord &record = draft.step.records.emplace_back(KnownRecord{key, {}, row.value});
  if (m_source.dataset != nullptr && m_source.idColumn) {
    record.id = m_source.dataset->cell(row, *m_source.idColumn);
  }
  return key;
}

void Verdicts::addEntry(const EntryJudgement &said, Draft &draft) const {
  const EntryKey entry = entryOf(said.entry.a, said.entry.b);
  const bool isSwappedKey = firstRow(said.entry.b) < firstRow(said.entry.a);
  const Judgement after = tidied(isSwappedKey ? withSwappedSides(said.judgement) : said.judgement);
  const EntryState *state = m_entries.find(entry);
  const bool isOpenStill = state != nullptr && (state->isContested || state->needsCheck);
  if (!isOpenStill && after == (state == nullptr ? Judgement{} : state->judgement())) return;
  std::vector<LogChange> &changes = draft.step.changes;
  const std::size_t begin = changes.size();
  // What else the project said of it follows, or it would contradict this act.
  for (const Word &word : state == nullptr ? std::vector<Word>() : wordsOn(entry)) {
    if (!word.isOwn || word.saying == Saying{} || isOpen(word)) continue;
    const LogTarget &target = m_log.target(word.target);
    const Judgement turned = isSwapped(word.target, entry) ? withSwappedSides(after) : after;
    changes.push_back(
        PairChange{m_log.book().at(target.a).key, m_log.book().at(target.b).key, {}, turned});
  }
  const RecordKey a = recordAt(entry.a, draft);
  const RecordKey b = entry.a == entry.b ? a : recordAt(entry.b, draft);
  const auto isOfThese = [&](const LogChange &change) {
    const PairChange &pair = std::get<PairChange>(change);
    return std::minmax(pair.a, pair.b) == std::minmax(a, b);
  };
  const bool isThere =
      std::any_of(changes.begin() + static_cast<std::ptrdiff_t>(begin), changes.end(), isOfThese);
  if (!isThere) changes.push_back(PairChange{a, b, {}, after});
}

void Verdicts::addRow(const MarkedRow &said, Draft &draft) const {
  if (markOf(said.row) == said.mark) return;
  draft.step.changes.push_back(RowChange{recordAt(said.row, draft), RowMark::None, said.mark});
}

Result<LogStep> Verdicts::stepOf(const Act &act, const RunContext &context) const {
  const auto isRow = [this](RecordId row) { return row.value < m_source.rowCount(); };
  const bool isAllThere =
      std::ranges::all_of(act.rows, [&](const MarkedRow &said) { return isRow(said.row); }) &&
      std::ranges::all_of(act.entries, [&](const EntryJudgement &said) {
        return isRow(said.entry.a) && isRow(said.entry.b);
      });
  if (!isAllThere) return badParameter("The verdict names a row that the table does not have.");
  Draft draft;
  draft.step.origin = act.origin;
  draft.step.reviewer = act.reviewer;
  draft.step.changes.reserve(act.entries.size() + act.rows.size());
  if (act.entries.size() >= kManyEntries) draft.isNamed.resize(m_source.rowCount());
  std::size_t items = 0;
  const auto isToStop = [&] { return ++items % kVerdictsPerPoll == 0 && context.isCancelled(); };
  for (const EntryJudgement &said : act.entries) {
    if (isToStop()) return cancelledError();
    context.advance(1);
    addEntry(said, draft);
  }
  for (const MarkedRow &said : act.rows) {
    if (isToStop()) return cancelledError();
    context.advance(1);
    addRow(said, draft);
  }
  return std::move(draft.step);
}

Result<std::uint64_t> Verdicts::apply(const Act &act, const RunContext &context) {
  context.startStage(Stage::Judging, WorkUnit::Nothing,
                     kVerdictsActsPasses * (act.entries.size() + act.rows.size()));
  Result<LogStep> step = stepOf(act, context);
  if (!step) return step.error();
  if (step->changes.empty()) return std::uint64_t{0};
  return append(*std::move(step), context);
}

Result<std::uint64_t> Verdicts::append(LogStep step, const RunContext &context) {
  if (step.unixMilliseconds == 0) step.unixMilliseconds = unixMillisecondsNow();
  if (auto taken = m_log.take(step, context); !taken) return taken.error();
  return logTaken(std::move(step), context);
}

Result<std::uint64_t> Verdicts::stepBack(bool isRedo, const std::string &reviewer,
                                         const RunContext &context) {
  LogStep now;
  now.unixMilliseconds = unixMillisecondsNow();
  now.reviewer = reviewer;
  const std::uint64_t act = isRedo ? m_log.nextRedo() : m_log.nextUndo();
  context.startStage(Stage::Judging, WorkUnit::Nothing, kPassesBack * m_log.changeCount(act));
  Result<LogStep> step = m_log.takeStepBack(isRedo, now, context);
  if (!step) return step.error();
  return logTaken(*std::move(step), context);
}

/// From here on the step counts; until then it can be forgotten.
Result<std::uint64_t> Verdicts::logTaken(LogStep step, const RunContext &context) {
  const std::uint64_t number = m_log.stepCount();
  if (auto shown = showStep(number, context); !shown) {
    m_log.forget();
    return shown.error();
  }
  m_log.keep();
  m_store.append(std::move(step));
  return number;
}

std::uint64_t Verdicts::undo(const std::string &reviewer) {
  const Result<std::uint64_t> step = undo(reviewer, {});
  return step ? *step : 0;
}

std::uint64_t Verdicts::redo(const std::string &reviewer) {
  const Result<std::uint64_t> step = redo(reviewer, {});
  return step ? *step : 0;
}

Result<std::uint64_t> Verdicts::undo(const std::string &reviewer, const RunContext &context) {
  return canUndo() ? stepBack(false, reviewer, context) : std::uint64_t{0};
}

Result<std::uint64_t> Verdicts::redo(const std::string &reviewer, const RunContext &context) {
  return canRedo() ? stepBack(true, reviewer, context) : std::uint64_t{0};
}

}  // namespace shinglescope
