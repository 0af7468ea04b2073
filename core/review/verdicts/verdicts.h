#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/base/result.h"
#include "core/review/records/attached_records.h"
#include "core/review/verdicts/act.h"
#include "core/review/verdicts/entry_fold.h"
#include "core/review/verdicts/reattachment.h"
#include "core/review/verdicts/row_marks.h"
#include "core/review/verdicts/verdict_store.h"
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

/// What the log says of the entries and rows of the present table and result.
/// docs/decisions/verdicts.md has the rules by which it is found again and put
/// together. Every change is a step of the log; an undo appends the inverse.
/// One thread at a time: it may be made or changed on a worker while nobody else
/// looks at it, and then used by the window. The store outlives it. What is
/// stopped through a context ends in Cancelled and, but for foldLog(), leaves all
/// as it was.
class Verdicts {
 public:
  /// Folds the store's steps. O(changes + rows).
  Verdicts(VerdictStore &store, RecordSource source);
  /// The same with the result in view, and can be stopped.
  static Result<std::unique_ptr<Verdicts>> open(VerdictStore &store, RecordSource source,
                                                std::shared_ptr<const TextClasses> classes,
                                                const RunContext &context);
  /// The same in parts, for a log that grows meanwhile: of what this gives,
  /// foldLog(), then show(), then catchUp().
  static std::unique_ptr<Verdicts> unfolded(VerdictStore &store, RecordSource source);
  /// The only part that reads the store on the way: nothing may be added to it
  /// then. Stopped, it keeps what is folded; called again, it goes on there.
  /// O(changes + rows).
  Result<void> foldLog(const RunContext &context);
  /// Lays all that is folded over table and result. O(changes + rows).
  Result<void> show(std::shared_ptr<const TextClasses> classes, const RunContext &context);
  /// Folds and shows what was added to the store since. O(its changes).
  void catchUp();

  /// The result in view; null: each row is its own text. O(judged targets).
  void setClasses(std::shared_ptr<const TextClasses> classes);
  Result<void> setClasses(std::shared_ptr<const TextClasses> classes, const RunContext &context);
  /// For records that are judged from now on.
  void setIdColumn(std::optional<ColumnId> column) { m_source.idColumn = column; }
  const RecordSource &source() const { return m_source; }
  const std::shared_ptr<const TextClasses> &classes() const { return m_classes; }

  /// Of the entry that has these two rows, whichever rows of its texts they are. O(1).
  Judgement judgementOf(EntryKey key) const;
  /// Null where nothing was ever said; valid until the next change. O(1).
  const EntryState *stateOf(EntryKey key) const { return m_entries.find(entryOf(key.a, key.b)); }
  RowMark markOf(RecordId row) const { return m_marks.at(row); }
  const RowMarks &rowMarks() const { return m_marks; }
  std::string markOriginOf(RecordId row) const;  ///< of the act that did; "" without a mark
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
  Result<std::uint64_t> apply(const Act &act, const RunContext &context = {});
  bool canUndo() const { return m_log.canUndo(); }
  bool canRedo() const { return m_log.canRedo(); }
  /// Take back the last act, or do the last undone one: the new step's number; 0: none.
  std::uint64_t undo(const std::string &reviewer = {});
  std::uint64_t redo(const std::string &reviewer = {});
  Result<std::uint64_t> undo(const std::string &reviewer, const RunContext &context);
  Result<std::uint64_t> redo(const std::string &reviewer, const RunContext &context);
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
  /// Appends a step whose changes say what is after them, and shows it; a time of 0 is now.
  Result<std::uint64_t> append(LogStep step, const RunContext &context = {});

 private:
  friend class StepsAhead;
  struct Draft;
  struct Unfolded {};

  Verdicts(VerdictStore &store, RecordSource source, Unfolded tag);
  bool isInTable(std::uint32_t target) const;
  EntryKey entryOfTarget(std::uint32_t target) const;
  std::vector<std::uint32_t> targetsOf(EntryKey entry) const;
  Word wordOf(std::uint32_t target, EntryKey entry) const;
  bool isSwapped(std::uint32_t target, EntryKey entry) const;
  bool isClassOfMany(EntryKey entry) const;
  RecordId firstRow(RecordId row) const;
  Result<void> showPairs(std::span<const std::uint32_t> targets, const RunContext &context);
  Result<void> showRows(std::span<const std::uint32_t> targets, const RunContext &context);
  Result<void> showStep(std::uint64_t number, const RunContext &context);
  Result<std::uint64_t> logTaken(LogStep step, const RunContext &context);
  void showEntry(EntryKey entry, EntryState &state);
  void showRow(std::uint32_t target);
  std::uint32_t markTargetOf(std::uint32_t row) const;
  void count(Verdict verdict, std::uint64_t step);
  void addEntry(const EntryJudgement &said, Draft &draft) const;
  void addRow(const MarkedRow &said, Draft &draft) const;
  Result<LogStep> stepOf(const Act &act, const RunContext &context) const;
  RecordKey recordAt(RecordId row, Draft &draft) const;
  Result<std::uint64_t> stepBack(bool isRedo, const std::string &reviewer,
                                 const RunContext &context);

  VerdictStore &m_store;
  RecordSource m_source;
  std::shared_ptr<const TextClasses> m_classes;
  VerdictLog m_log;
  AttachedRecords m_records;
  EntryTable m_entries;
  std::vector<std::uint32_t> m_nextOnEntry;  ///< by target
  RowMarks m_marks;
  std::unordered_map<std::uint32_t, std::uint32_t> m_changedMarks;  ///< edited row -> target
  VerdictCounts m_counts;
  std::vector<Word> m_words;  ///< of the entry that is folded
};

}  // namespace shinglescope
