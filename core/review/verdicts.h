#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/base/result.h"
#include "core/review/act.h"
#include "core/review/attached_records.h"
#include "core/review/entry_fold.h"
#include "core/review/verdict_store.h"
#include "core/shingle/text_classes.h"

namespace shinglescope {

/// Entries by their verdict.
struct VerdictCounts {
  std::uint64_t duplicate = 0;
  std::uint64_t notDuplicate = 0;
  std::uint64_t unsure = 0;
  std::uint64_t decided() const { return duplicate + notDuplicate + unsure; }
  bool operator==(const VerdictCounts &) const = default;
};

/// What became of the log's verdicts and marks in this table.
struct Reattachment {
  std::uint64_t same = 0;      ///< found by content
  std::uint64_t changed = 0;   ///< found by id only: check them
  std::uint64_t orphaned = 0;  ///< not found; kept in the log
  bool operator==(const Reattachment &) const = default;
};

/// A verdict or mark whose records are not in the table.
struct Orphan {
  KnownRecord a;
  std::optional<KnownRecord> b;  ///< none where a row was marked
  Judgement judgement;
  RowMark mark = RowMark::None;
};

/// What the log says of the entries and rows of the present table and result.
/// docs/decisions/verdicts.md has the rules by which it is found again and put
/// together. Every change is a step of the log; an undo appends the inverse.
/// One thread at a time: it may be made on a worker and then used by the
/// window. The store outlives it.
class Verdicts {
 public:
  /// Folds the store's steps. O(changes + rows).
  Verdicts(VerdictStore &store, RecordSource source);

  /// The result in view; null: each row is its own text. O(judged targets).
  void setClasses(std::shared_ptr<const TextClasses> classes);
  /// For records that are judged from now on.
  void setIdColumn(std::optional<ColumnId> column) { m_source.idColumn = column; }
  const RecordSource &source() const { return m_source; }
  const std::shared_ptr<const TextClasses> &classes() const { return m_classes; }

  /// Of the entry that has these two rows, whichever rows of its texts they are. O(1).
  Judgement judgementOf(EntryKey key) const;
  /// Null where nothing was ever said; valid until the next change. O(1).
  const EntryState *stateOf(EntryKey key) const { return m_entries.find(entryOf(key.a, key.b)); }
  RowMark markOf(RecordId row) const;
  /// The origin of the act that marked a row; empty for a row without a mark.
  std::string markOriginOf(RecordId row) const;
  /// For other threads, and to go through all. Microseconds.
  EntryJudgements entries() const { return m_entries.snapshot(); }
  void forEachEntry(const std::function<void(EntryKey, const EntryState &)> &visit) const {
    m_entries.forEach(visit);
  }
  std::vector<MarkedRow> marks() const;  ///< ascending by row; O(rows)
  const VerdictCounts &counts() const { return m_counts; }
  /// The entry of two rows in the result in view.
  EntryKey entryOf(RecordId a, RecordId b) const;

  /// Logs an act and shows it: the number of its step, or 0 where it would say
  /// nothing new. `keep` is meant of the rows as the act names them.
  /// BadParameter where a row is not in the table. O(changes).
  Result<std::uint64_t> apply(const Act &act);
  bool canUndo() const { return m_log.canUndo(); }
  bool canRedo() const { return m_log.canRedo(); }
  /// Take back the last act, or do the last undone one again: the number of the
  /// new step, or 0 where there is none.
  std::uint64_t undo(const std::string &reviewer = {});
  std::uint64_t redo(const std::string &reviewer = {});
  std::vector<HistoryItem> history() const { return m_log.history(); }
  /// Entries and rows in the table that a step changed, each once.
  std::vector<EntryKey> entriesOf(std::uint64_t step) const;
  std::vector<RecordId> rowsOf(std::uint64_t step) const;

  Reattachment reattachment() const;    ///< O(targets)
  std::vector<Orphan> orphans() const;  ///< as first named by the log; O(targets)

  const VerdictLog &log() const { return m_log; }
  const AttachedRecords &records() const { return m_records; }
  /// All that the log ever said of an entry that is one of the result in view.
  std::vector<Word> wordsOn(EntryKey entry) const;
  /// Appends a step whose changes say what is after them, and shows it.
  std::uint64_t append(LogStep step);

 private:
  bool isInTable(std::uint32_t target) const;
  EntryKey entryOfTarget(std::uint32_t target) const;
  std::vector<std::uint32_t> targetsOf(EntryKey entry) const;
  Word wordOf(std::uint32_t target, EntryKey entry) const;
  bool isSwapped(std::uint32_t target, EntryKey entry) const;
  bool isClassOfMany(EntryKey entry) const;
  RecordId firstRow(RecordId row) const;
  void chainNewTargets();
  void show(const std::vector<std::uint32_t> &targets);
  void showEntry(EntryKey entry, EntryState &state);
  void showRow(std::uint32_t target);
  std::uint32_t markTargetOf(std::uint32_t row) const;
  void count(Verdict verdict, std::uint64_t step);
  void addEntry(const EntryJudgement &said, LogStep &step) const;
  void addRow(const MarkedRow &said, LogStep &step) const;
  RecordKey recordAt(RecordId row, LogStep &step) const;
  std::uint64_t stepBack(bool isRedo, const std::string &reviewer);

  VerdictStore &m_store;
  RecordSource m_source;
  std::shared_ptr<const TextClasses> m_classes;
  VerdictLog m_log;
  AttachedRecords m_records;
  EntryTable m_entries;
  std::vector<std::uint32_t> m_nextOnEntry;  ///< by target
  std::vector<RowMark> m_marks;              ///< by row; empty while no row is marked
  std::unordered_map<std::uint32_t, std::uint32_t>
      m_changedMarks;  ///< row -> target, of edited rows
  VerdictCounts m_counts;
};

}  // namespace shinglescope
