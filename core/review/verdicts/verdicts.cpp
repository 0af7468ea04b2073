#include "core/review/verdicts/verdicts.h"

#include <algorithm>

namespace shinglescope {
namespace {

template <class Item>
void keepEachOnce(std::vector<Item> &items) {
  std::ranges::sort(items);
  const auto rest = std::ranges::unique(items);
  items.erase(rest.begin(), rest.end());
}

}  // namespace

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

std::vector<MarkedRow> Verdicts::marks() const {
  std::vector<MarkedRow> marked;
  m_marks.forEach([&](RecordId row, RowMark mark, bool) { marked.push_back({row, mark}); });
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
  std::uint32_t target = state == nullptr ? EntryState::kNoTarget : state->firstTarget;
  for (; target != EntryState::kNoTarget; target = m_nextOnEntry[target]) targets.push_back(target);
  std::ranges::reverse(targets);
  return targets;
}

std::vector<Word> Verdicts::wordsOn(EntryKey entry) const {
  std::vector<Word> words;
  for (const std::uint32_t target : targetsOf(entry)) words.push_back(wordOf(target, entry));
  return words;
}

void Verdicts::showRow(std::uint32_t number) {
  const std::uint32_t record = m_log.target(number).a;
  if (!isInTable(number)) return;
  const std::uint32_t row = m_records.rowOf(record);
  if (m_records.how(record) == Attachment::Changed) m_changedMarks[row] = number;
  const std::uint32_t said = markTargetOf(row);
  const std::uint32_t step = m_log.saidIn(said);
  const bool isByRule = step > 0 && m_log.originOf(step) == kRuleOrigin;
  m_marks.set({row}, m_log.saying(said).mark, isByRule, m_source.rowCount());
}

/// What was said of the row as it is now comes before what was said of it
/// before it was edited.
std::uint32_t Verdicts::markTargetOf(std::uint32_t row) const {
  const auto once = m_changedMarks.find(row);
  const auto now = m_log.book().find(m_source.digests->keyOf({row}));
  const auto marked = now ? m_log.findTarget({*now, LogTarget::kNoRecord, 0}) : std::nullopt;
  if (marked && (once == m_changedMarks.end() || m_log.saidIn(*marked) > 0)) return *marked;
  return once == m_changedMarks.end() ? EntryState::kNoTarget : once->second;
}

std::string Verdicts::markOriginOf(RecordId row) const {
  if (markOf(row) == RowMark::None) return {};
  return m_log.originOf(m_log.saidIn(markTargetOf(row.value)));
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
