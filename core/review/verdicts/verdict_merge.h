#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/review/verdicts/agreement.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// What merging another reviewer's project did.
struct MergeReport {
  Agreement agreement;                  ///< of both projects as they were
  std::vector<EntryKey> disagreements;  ///< of the two as they were, ascending
  std::uint64_t added = 0;              ///< entries that only the other had decided
  std::uint64_t orphaned = 0;           ///< verdicts on records that are not here; kept
  std::uint64_t changed = 0;            ///< verdicts on records found by their id only: to check
  std::uint64_t marksTaken = 0;         ///< rows that only the other had marked
  std::uint64_t marksLeft = 0;          ///< rows marked otherwise by both: ours stays
  std::vector<std::uint64_t> steps;     ///< that were appended, one for each reviewer
};

/// Another reviewer's verdicts, folded on our table and result, and how they
/// compare with ours. May be made on a worker; then used by one thread.
struct OtherReview {
  std::string name;  ///< stands for steps in which no reviewer is named
  std::unique_ptr<VerdictStore> store;
  std::unique_ptr<Verdicts> verdicts;
  MergeReport report;  ///< but for what merging does: marks and steps
};

/// Folds another project's steps and compares them with what our project says.
/// O(steps + judged entries). Cancelled.
Result<OtherReview> foldOtherReview(std::vector<LogStep> steps, std::string name,
                                    const EntryJudgements &own, RecordSource source,
                                    std::shared_ptr<const TextClasses> classes,
                                    const RunContext &context);

/// Takes over what was folded of what the other says of itself (not what it
/// merged): entries that both judge alike are kept once, others speak with the
/// other reviewer's voice, and where both decided differently the entry is
/// contested. Merging the same again changes nothing; merging a later state
/// brings what is new and takes back what was taken back. The records are looked
/// up under the result in view. Nothing may have been judged since. O(judged
/// entries). Cancelled: some of its steps may have been taken.
Result<MergeReport> mergeReview(Verdicts &own, const OtherReview &other,
                                const RunContext &context = {});

/// One undo step, or its redo: the last act of the log, of a merge all its steps.
/// The numbers of the new steps; none where there is nothing to take back.
/// O(changes). Cancelled: some of several may have been taken.
Result<std::vector<std::uint64_t>> undoAct(Verdicts &verdicts, const RunContext &context = {});
Result<std::vector<std::uint64_t>> redoAct(Verdicts &verdicts, const RunContext &context = {});
/// How many changes these would take back. O(steps of the act).
std::uint64_t changesToUndo(const VerdictLog &log);
std::uint64_t changesToRedo(const VerdictLog &log);

}  // namespace shinglescope
