// SPDX-License-Identifier: MIT
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
#include "core/review/verdicts/item_fold.h"
#include "core/review/verdicts/merge_texts.h"
#include "core/review/verdicts/reattachment.h"
#include "core/review/verdicts/review_command.h"
#include "core/review/verdicts/row_marks.h"
#include "core/review/verdicts/verdict_store.h"
#include "core/shingle/text_classes.h"

namespace shinglescope {

/// The number of items by verdict.
struct VerdictCounts {
  std::uint64_t duplicate = 0;
  std::uint64_t notDuplicate = 0;
  std::uint64_t unsure = 0;
  std::uint64_t decided() const { return duplicate + notDuplicate + unsure; }
  bool operator==(const VerdictCounts &) const = default;
};

/// The review decisions on the items and rows of the current table and result.
/// docs/decisions/verdicts.md describes the rules by which they are attached and resolved. Every
/// change is a step of the log; an undo appends the inverse. One thread at a time: a worker may
/// create or change it while nobody else reads it; then the window uses it. The store must outlive
/// it. A call that is stopped through a context returns Cancelled and, except for foldLog(),
/// changes nothing.
class Verdicts {
 public:
  /// Folds the store's steps. O(changes + rows).
  Verdicts(VerdictStore &store, RecordSource source);
  /// Does the same with the result in view; can be cancelled.
  static Result<std::unique_ptr<Verdicts>> open(VerdictStore &store, RecordSource source,
                                                std::shared_ptr<const TextClasses> classes,
                                                const RunContext &context);
  /// Does the same in parts, for a log to which steps are added meanwhile. Call foldLog(), then
  /// show(), then catchUp() on the returned object.
  static std::unique_ptr<Verdicts> unfolded(VerdictStore &store, RecordSource source);
  /// Folds the store's steps. Nothing may be added to the store during the call. When cancelled, it
  /// keeps the steps that are folded, and the next call continues there. O(changes + rows).
  Result<void> foldLog(const RunContext &context);
  /// Applies all folded steps to table and result. O(changes + rows).
  Result<void> show(std::shared_ptr<const TextClasses> classes, const RunContext &context);
  /// Folds and applies the steps that were added to the store meanwhile. O(their changes).
  void catchUp();

  /// Sets the result in view; null: each row is its own text. O(judged targets).
  void setClasses(std::shared_ptr<const TextClasses> classes);
  Result<void> setClasses(std::shared_ptr<const TextClasses> classes, const RunContext &context);
  /// Sets the id column of the records that are judged from now on.
  void setIdColumn(std::optional<ColumnId> column) { m_source.idColumn = column; }
  const RecordSource &source() const { return m_source; }
  const std::shared_ptr<const TextClasses> &classes() const { return m_classes; }

  /// The judgement of the item of these two rows, which may be any rows of its texts. O(1).
  Judgement judgementOf(ItemKey key) const;
  /// The state of an item; null if it was never judged. Valid until the next change. O(1).
  const ItemState *stateOf(ItemKey key) const { return m_items.find(itemOf(key.a, key.b)); }
  RowMark markOf(RecordId row) const { return m_marks.at(row); }
  const RowMarks &rowMarks() const { return m_marks; }
  std::string markOriginOf(RecordId row) const;  ///< of the command that set it; "" without a mark
  /// A snapshot for other threads and for iteration. Takes microseconds.
  ItemJudgements items() const { return m_items.snapshot(); }
  void forEachItem(const std::function<void(ItemKey, const ItemState &)> &visit) const {
    m_items.forEach(visit);
  }
  std::vector<MarkedRow> marks() const;  ///< ascending by row; O(rows)
  MergeTexts mergeTexts() const;         ///< in order of first appearance; O(merges)
  const VerdictCounts &counts() const { return m_counts; }
  ItemKey itemOf(RecordId a, RecordId b) const;  ///< in the result in view

  /// Logs a command and applies it. Returns its step, or 0 if it changes nothing. `keep` refers to
  /// the rows in the order of the command. BadParameter if a row is missing. O(changes).
  Result<std::uint64_t> apply(const ReviewCommand &command, const RunContext &context = {});
  bool canUndo() const { return m_log.canUndo(); }
  bool canRedo() const { return m_log.canRedo(); }
  /// Undoes the last command or redoes the last undone one. Returns the new step; 0: none.
  std::uint64_t undo(const std::string &reviewer = {});
  std::uint64_t redo(const std::string &reviewer = {});
  Result<std::uint64_t> undo(const std::string &reviewer, const RunContext &context);
  Result<std::uint64_t> redo(const std::string &reviewer, const RunContext &context);
  std::vector<HistoryItem> history() const { return m_log.history(); }
  /// The items and rows of the table that a step changed, without repetitions.
  std::vector<ItemKey> itemsOf(std::uint64_t step) const;
  std::vector<RecordId> rowsOf(std::uint64_t step) const;

  Reattachment reattachment() const;    ///< O(targets)
  std::vector<Orphan> orphans() const;  ///< as first named by the log; O(targets)

  const VerdictLog &log() const { return m_log; }
  const AttachedRecords &records() const { return m_records; }
  /// All decisions of the log on an item of the result in view.
  std::vector<ReviewerDecision> decisionsOn(ItemKey item) const;
  /// Appends a step whose changes contain the new values, and applies it. A time of 0 means now.
  Result<std::uint64_t> append(LogStep step, const RunContext &context = {});

 private:
  friend class PendingSteps;
  struct Draft;
  struct Unfolded {};

  Verdicts(VerdictStore &store, RecordSource source, Unfolded tag);
  bool isInTable(std::uint32_t target) const;
  ItemKey itemOfTarget(std::uint32_t target) const;
  std::vector<std::uint32_t> targetsOf(ItemKey item) const;
  ReviewerDecision reviewerDecisionOf(std::uint32_t target, ItemKey item) const;
  bool isSwapped(std::uint32_t target, ItemKey item) const;
  bool isClassOfMany(ItemKey item) const;
  RecordId firstRow(RecordId row) const;
  Result<void> showPairs(std::span<const std::uint32_t> targets, const RunContext &context);
  Result<void> showRows(std::span<const std::uint32_t> targets, const RunContext &context);
  Result<void> showStep(std::uint64_t number, const RunContext &context);
  Result<std::uint64_t> logTaken(LogStep step, const RunContext &context);
  void showItem(ItemKey item, ItemState &state);
  void showRow(std::uint32_t target);
  std::uint32_t markTargetOf(std::uint32_t row) const;
  void count(Verdict verdict, std::uint64_t step);
  void addItem(const ItemJudgement &said, Draft &draft) const;
  void addRow(const MarkedRow &said, Draft &draft) const;
  void addMerge(const MergeEdit &said, Draft &draft) const;
  Result<LogStep> stepOf(const ReviewCommand &command, const RunContext &context) const;
  RecordKey recordAt(RecordId row, Draft &draft) const;
  Result<std::uint64_t> stepBack(bool isRedo, const std::string &reviewer,
                                 const RunContext &context);

  VerdictStore &m_store;
  RecordSource m_source;
  std::shared_ptr<const TextClasses> m_classes;
  VerdictLog m_log;
  AttachedRecords m_records;
  ItemTable m_items;
  std::vector<std::uint32_t> m_nextOnItem;  ///< by target
  RowMarks m_marks;
  std::unordered_map<std::uint32_t, std::uint32_t> m_changedMarks;  ///< by edited row: the target
  VerdictCounts m_counts;
  std::vector<ReviewerDecision> m_shownDecisions;  ///< of the item being folded
};

}  // namespace shinglescope
