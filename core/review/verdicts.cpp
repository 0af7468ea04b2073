#include "core/review/verdicts.h"

#include <algorithm>
#include <chrono>

namespace shinglescope {
namespace {

constexpr std::uint32_t kNoTarget = 0xFFFFFFFFU;

std::int64_t unixMillisecondsNow() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Judgement withSwappedSides(Judgement judgement) {
  judgement.keep = otherSide(judgement.keep);
  return judgement;
}

Judgement tidied(Judgement judgement) {
  std::ranges::sort(judgement.tags);
  const auto rest = std::ranges::unique(judgement.tags);
  judgement.tags.erase(rest.begin(), rest.end());
  return judgement;
}

template <class Item>
void keepEachOnce(std::vector<Item> &items) {
  std::ranges::sort(items);
  const auto rest = std::ranges::unique(items);
  items.erase(rest.begin(), rest.end());
}

}  // namespace

Verdicts::Verdicts(VerdictStore &store, RecordSource source)
    : m_store(store), m_source(std::move(source)) {
  for (const LogStep &step : store.steps()) m_log.fold(step);
  m_records.attach(m_log.book(), m_source);
  setClasses(nullptr);
  for (std::uint32_t target = 0; target < m_log.targetCount(); ++target) {
    if (m_log.target(target).isRow()) showRow(target);
  }
}

void Verdicts::setClasses(std::shared_ptr<const TextClasses> classes) {
  m_classes = std::move(classes);
  m_entries.clear();
  m_counts = {};
  m_nextOnEntry.clear();
  chainNewTargets();
  m_entries.changeAll([this](EntryKey entry, EntryState &state) { showEntry(entry, state); });
}

RecordId Verdicts::firstRow(RecordId row) const {
  if (m_classes == nullptr || row.value >= m_classes->textOfRow.size()) return row;
  return m_classes->firstRow(m_classes->textOf(row));
}

EntryKey Verdicts::entryOf(RecordId a, RecordId b) const {
  const RecordId firstA = firstRow(a);
  const RecordId firstB = firstRow(b);
  return {std::min(firstA, firstB), std::max(firstA, firstB)};
}

Judgement Verdicts::judgementOf(EntryKey key) const {
  const EntryState *state = stateOf(key);
  if (state == nullptr) return {};
  const bool isSwapped = firstRow(key.b) < firstRow(key.a);
  return isSwapped ? withSwappedSides(state->judgement()) : state->judgement();
}

RowMark Verdicts::markOf(RecordId row) const {
  return row.value < m_marks.size() ? m_marks[row.value] : RowMark::None;
}

std::vector<MarkedRow> Verdicts::marks() const {
  std::vector<MarkedRow> marked;
  for (std::uint32_t row = 0; row < m_marks.size(); ++row) {
    if (m_marks[row] != RowMark::None) marked.push_back({{row}, m_marks[row]});
  }
  return marked;
}

bool Verdicts::isInTable(std::uint32_t number) const {
  const LogTarget &target = m_log.target(number);
  const Attachment a = m_records.how(target.a);
  // A mark on a copy that is not there any more says nothing of the others.
  if (target.isRow()) return a == Attachment::Same || a == Attachment::Changed;
  return a != Attachment::Lost && m_records.how(target.b) != Attachment::Lost;
}

EntryKey Verdicts::entryOfTarget(std::uint32_t number) const {
  const LogTarget &target = m_log.target(number);
  return entryOf({m_records.rowOf(target.a)}, {m_records.rowOf(target.b)});
}

bool Verdicts::isClassOfMany(EntryKey entry) const {
  return entry.a == entry.b && m_classes != nullptr &&
         entry.a.value < m_classes->textOfRow.size() &&
         m_classes->rowsOf(m_classes->textOf(entry.a)).size() > 2;
}

/// The word of a target, with `keep` of the entry's sides.
Word Verdicts::wordOf(std::uint32_t number, EntryKey entry) const {
  const LogTarget &target = m_log.target(number);
  Word word{m_log.saying(number), m_log.saidIn(number), number, target.voice == 0};
  word.isOfOtherContent = m_records.how(target.a) == Attachment::Changed ||
                          m_records.how(target.b) == Attachment::Changed;
  if (entry.a != entry.b) {
    if (isSwapped(number, entry)) word.saying.keep = otherSide(word.saying.keep);
  } else if (target.a != target.b) {
    word.isOfPart = isClassOfMany(entry);
    word.saying.keep = Keep::Neither;
  }
  return word;
}

bool Verdicts::isSwapped(std::uint32_t target, EntryKey entry) const {
  return entry.a != entry.b && firstRow({m_records.rowOf(m_log.target(target).a)}) != entry.a;
}

std::vector<std::uint32_t> Verdicts::targetsOf(EntryKey entry) const {
  std::vector<std::uint32_t> targets;
  const EntryState *state = m_entries.find(entry);
  std::uint32_t target = state == nullptr ? kNoTarget : state->firstTarget;
  for (; target != kNoTarget; target = m_nextOnEntry[target]) targets.push_back(target);
  std::ranges::reverse(targets);
  return targets;
}

std::vector<Word> Verdicts::wordsOn(EntryKey entry) const {
  std::vector<Word> words;
  for (const std::uint32_t target : targetsOf(entry)) words.push_back(wordOf(target, entry));
  return words;
}

void Verdicts::chainNewTargets() {
  for (auto target = static_cast<std::uint32_t>(m_nextOnEntry.size()); target < m_log.targetCount();
       ++target) {
    m_nextOnEntry.push_back(kNoTarget);
    if (m_log.target(target).isRow() || !isInTable(target)) continue;
    std::uint32_t &first = m_entries.at(entryOfTarget(target)).firstTarget;
    m_nextOnEntry[target] = std::exchange(first, target);
  }
}

void Verdicts::showEntry(EntryKey entry, EntryState &state) {
  count(state.verdict, ~std::uint64_t{0});
  std::vector<Word> words;
  for (std::uint32_t target = state.firstTarget; target != kNoTarget;
       target = m_nextOnEntry[target]) {
    words.push_back(wordOf(target, entry));
  }
  std::ranges::reverse(words);
  foldWords(std::move(words), m_log, state);
  count(state.verdict, 1);
}

void Verdicts::showRow(std::uint32_t number) {
  const std::uint32_t record = m_log.target(number).a;
  if (!isInTable(number)) return;
  const std::uint32_t row = m_records.rowOf(record);
  if (m_marks.empty()) m_marks.resize(m_source.rowCount());
  if (m_records.how(record) == Attachment::Changed) m_changedMarks[row] = number;
  m_marks[row] = m_log.saying(markTargetOf(row)).mark;
}

/// What was said of the row as it is now comes before what was said of it
/// before it was edited.
std::uint32_t Verdicts::markTargetOf(std::uint32_t row) const {
  const auto once = m_changedMarks.find(row);
  const auto now = m_log.book().find(m_source.digests->keyOf({row}));
  const auto marked = now ? m_log.findTarget({*now, LogTarget::kNoRecord, 0}) : std::nullopt;
  if (marked && (once == m_changedMarks.end() || m_log.saidIn(*marked) > 0)) return *marked;
  return once == m_changedMarks.end() ? kNoTarget : once->second;
}

std::string Verdicts::markOriginOf(RecordId row) const {
  if (markOf(row) == RowMark::None) return {};
  return m_log.originOf(m_log.saidIn(markTargetOf(row.value)));
}

void Verdicts::show(const std::vector<std::uint32_t> &targets) {
  m_records.attach(m_log.book(), m_source);
  chainNewTargets();
  std::vector<EntryKey> entries;
  for (const std::uint32_t target : targets) {
    if (!isInTable(target)) continue;
    if (m_log.target(target).isRow()) {
      showRow(target);
    } else {
      entries.push_back(entryOfTarget(target));
    }
  }
  keepEachOnce(entries);
  for (const EntryKey entry : entries) showEntry(entry, m_entries.at(entry));
}

void Verdicts::count(Verdict verdict, std::uint64_t step) {
  switch (verdict) {
    case Verdict::Undecided: break;
    case Verdict::Duplicate: m_counts.duplicate += step; break;
    case Verdict::NotDuplicate: m_counts.notDuplicate += step; break;
    case Verdict::Unsure: m_counts.unsure += step; break;
  }
}

RecordKey Verdicts::recordAt(RecordId row, LogStep &step) const {
  KnownRecord record{m_source.digests->keyOf(row), {}, row.value};
  if (m_source.dataset != nullptr && m_source.idColumn) {
    record.id = m_source.dataset->cell(row, *m_source.idColumn);
  }
  step.records.push_back(record);
  return record.key;
}

void Verdicts::addEntry(const EntryJudgement &said, LogStep &step) const {
  const EntryKey entry = entryOf(said.entry.a, said.entry.b);
  const bool isSwappedKey = firstRow(said.entry.b) < firstRow(said.entry.a);
  const Judgement after = tidied(isSwappedKey ? withSwappedSides(said.judgement) : said.judgement);
  const EntryState *state = m_entries.find(entry);
  const bool isOpenStill = state != nullptr && (state->isContested || state->needsCheck);
  if (!isOpenStill && after == (state == nullptr ? Judgement{} : state->judgement())) return;
  const std::size_t begin = step.changes.size();
  // What else the project said of it follows, or it would contradict this act.
  for (const Word &word : wordsOn(entry)) {
    if (!word.isOwn || word.saying == Saying{} || isOpen(word)) continue;
    const LogTarget &target = m_log.target(word.target);
    const Judgement turned = isSwapped(word.target, entry) ? withSwappedSides(after) : after;
    step.changes.push_back(
        PairChange{m_log.book().at(target.a).key, m_log.book().at(target.b).key, {}, turned});
  }
  const RecordKey a = recordAt(entry.a, step);
  const RecordKey b = entry.a == entry.b ? a : recordAt(entry.b, step);
  const auto isOfThese = [&](const LogChange &change) {
    const PairChange &pair = std::get<PairChange>(change);
    return std::minmax(pair.a, pair.b) == std::minmax(a, b);
  };
  const bool isThere = std::any_of(step.changes.begin() + static_cast<std::ptrdiff_t>(begin),
                                   step.changes.end(), isOfThese);
  if (!isThere) step.changes.push_back(PairChange{a, b, {}, after});
}

void Verdicts::addRow(const MarkedRow &said, LogStep &step) const {
  if (markOf(said.row) == said.mark) return;
  step.changes.push_back(RowChange{recordAt(said.row, step), RowMark::None, said.mark});
}

Result<std::uint64_t> Verdicts::apply(const Act &act) {
  const auto isRow = [this](RecordId row) { return row.value < m_source.rowCount(); };
  const bool isAllThere =
      std::ranges::all_of(act.rows, [&](const MarkedRow &said) { return isRow(said.row); }) &&
      std::ranges::all_of(act.entries, [&](const EntryJudgement &said) {
        return isRow(said.entry.a) && isRow(said.entry.b);
      });
  if (!isAllThere) return badParameter("The verdict names a row that the table does not have.");
  LogStep step;
  step.origin = act.origin;
  step.reviewer = act.reviewer;
  for (const EntryJudgement &said : act.entries) addEntry(said, step);
  for (const MarkedRow &said : act.rows) addRow(said, step);
  if (step.changes.empty()) return std::uint64_t{0};
  return append(std::move(step));
}

std::uint64_t Verdicts::append(LogStep step) {
  step.unixMilliseconds = unixMillisecondsNow();
  m_log.fold(step);
  const std::uint64_t number = m_log.stepCount();
  // As the fold has it, with what was said before.
  m_store.append(m_log.step(number));
  show(m_log.targetsOf(number));
  return number;
}

std::uint64_t Verdicts::stepBack(bool isRedo, const std::string &reviewer) {
  LogStep step = m_log.inverse(isRedo);
  step.reviewer = reviewer;
  return append(std::move(step));
}

std::uint64_t Verdicts::undo(const std::string &reviewer) {
  return canUndo() ? stepBack(false, reviewer) : 0;
}

std::uint64_t Verdicts::redo(const std::string &reviewer) {
  return canRedo() ? stepBack(true, reviewer) : 0;
}

std::vector<EntryKey> Verdicts::entriesOf(std::uint64_t step) const {
  std::vector<EntryKey> entries;
  for (const std::uint32_t target : m_log.targetsOf(step)) {
    if (!m_log.target(target).isRow() && isInTable(target)) {
      entries.push_back(entryOfTarget(target));
    }
  }
  keepEachOnce(entries);
  return entries;
}

std::vector<RecordId> Verdicts::rowsOf(std::uint64_t step) const {
  std::vector<RecordId> rows;
  for (const std::uint32_t target : m_log.targetsOf(step)) {
    if (m_log.target(target).isRow() && isInTable(target)) {
      rows.push_back({m_records.rowOf(m_log.target(target).a)});
    }
  }
  keepEachOnce(rows);
  return rows;
}

Reattachment Verdicts::reattachment() const {
  Reattachment counts;
  for (std::uint32_t number = 0; number < m_log.targetCount(); ++number) {
    if (m_log.saying(number) == Saying{}) continue;
    const LogTarget &target = m_log.target(number);
    const bool isChanged = m_records.how(target.a) == Attachment::Changed ||
                           (!target.isRow() && m_records.how(target.b) == Attachment::Changed);
    if (!isInTable(number)) {
      ++counts.orphaned;
    } else {
      ++(isChanged ? counts.changed : counts.same);
    }
  }
  return counts;
}

std::vector<Orphan> Verdicts::orphans() const {
  std::vector<Orphan> orphans;
  for (std::uint32_t number = 0; number < m_log.targetCount(); ++number) {
    if (m_log.saying(number) == Saying{} || isInTable(number)) continue;
    const LogTarget &target = m_log.target(number);
    Orphan orphan{
        m_log.book().at(target.a), {}, m_log.judgementOf(number), m_log.saying(number).mark};
    if (!target.isRow()) orphan.b = m_log.book().at(target.b);
    orphans.push_back(std::move(orphan));
  }
  return orphans;
}

}  // namespace shinglescope
