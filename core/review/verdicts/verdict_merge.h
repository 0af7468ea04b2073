// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/review/verdicts/agreement.h"
#include "core/review/verdicts/verdicts.h"

namespace shinglescope {

/// The result of merging another reviewer's project.
struct MergeReport {
  Agreement agreement;                 ///< between the projects before the merge
  std::vector<ItemKey> disagreements;  ///< between the projects before the merge, ascending
  std::uint64_t added = 0;             ///< items that only the other had decided
  std::uint64_t orphaned = 0;          ///< verdicts on records that are missing here; kept
  std::uint64_t changed = 0;           ///< verdicts on records found only by id: need a check
  std::uint64_t marksTaken = 0;        ///< rows that only the other had marked
  std::uint64_t marksLeft = 0;         ///< rows that both marked differently: ours stays
  std::vector<std::uint64_t> steps;    ///< the appended steps, one for each reviewer
};

/// Another reviewer's verdicts, folded on our table and result, and their comparison with ours. May
/// be built on a worker and is then used by one thread.
struct OtherReview {
  std::string name;  ///< used for steps without a reviewer
  std::unique_ptr<VerdictStore> store;
  std::unique_ptr<Verdicts> verdicts;
  MergeReport report;  ///< without marks and steps, which merging fills in
};

/// Folds another project's steps and compares them with our project. O(steps + judged items).
/// Cancelled.
Result<OtherReview> foldOtherReview(std::vector<LogStep> steps, std::string name,
                                    const ItemJudgements &own, RecordSource source,
                                    std::shared_ptr<const TextClasses> classes,
                                    const RunContext &context);

/// Merges the other project's own decisions, not those that were merged into it. A verdict that
/// both gave is kept once. Other decisions are added under the other reviewer; if both decided
/// differently, the item is contested. Merging the same state again changes nothing; merging a
/// later state adds what is new and reverts what was withdrawn. Records are looked up under the
/// result in view. No verdict may have been given since foldOtherReview(). O(judged items).
/// Cancelled: some of its steps may have been logged.
Result<MergeReport> mergeReview(Verdicts &own, const OtherReview &other,
                                const RunContext &context = {});

/// Undoes or redoes the last command of the log; all steps of a merge count as one. Returns the
/// numbers of the new steps; none if there is nothing to undo. O(changes). Cancelled: some of
/// the steps may have been logged.
Result<std::vector<std::uint64_t>> undoCommand(Verdicts &verdicts, const RunContext &context = {});
Result<std::vector<std::uint64_t>> redoCommand(Verdicts &verdicts, const RunContext &context = {});
/// The number of changes that undoCommand() would revert. O(steps of the command).
std::uint64_t changesToUndo(const VerdictLog &log);
std::uint64_t changesToRedo(const VerdictLog &log);

}  // namespace shinglescope
