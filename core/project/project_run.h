#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/pipeline/report/duplicate_result.h"
#include "core/project/project_checksum.h"
#include "core/project/project_database.h"

namespace shinglescope {

/// Writes the result of a run into a project in transactions of some thousand
/// rows, so that nothing else waits long, and marks it complete with the last: a
/// result that was begun is never taken for a whole one. Only then is the earlier
/// result removed, likewise in pieces; what savings that were broken off have left
/// goes before the first row is written, so that no number of them makes the file
/// grow. Each piece may be written again after an error. One thread.
class RunWriter {
 public:
  explicit RunWriter(std::shared_ptr<const DuplicateResult> result);

  /// Writes the next piece, in a transaction of its own. Not to be called once
  /// isDone().
  Result<void> writeNext(Database &database);
  bool isDone() const { return m_phase == Phase::Done; }
  /// True from when the result would be found by readStoredRun().
  bool isComplete() const { return m_phase >= Phase::RemoveOld; }
  std::uint64_t done() const { return m_done; }
  std::uint64_t total() const { return m_total; }

 private:
  enum class Phase { RemoveLeft, Start, IdenticalRows, EmptyRows, Pairs, Finish, RemoveOld, Done };
  Result<void> start(Database &database);
  Result<void> chooseNumbers(Database &database);
  Result<std::uint64_t> writeIdenticalRows(Database &database);
  Result<std::uint64_t> writeEmptyRows(Database &database);
  Result<std::uint64_t> writePairs(Database &database);
  Result<bool> removeOthers(Database &database);
  Result<void> writePiece(Database &database, Phase &next, std::uint64_t &written);
  Result<void> finish(Database &database);
  std::int64_t firstRowOf(TextId text) const;

  std::shared_ptr<const DuplicateResult> m_result;
  std::vector<std::uint32_t> m_identicalRows;
  std::vector<std::uint32_t> m_emptyRows;
  Phase m_phase = Phase::RemoveLeft;
  std::uint64_t m_next = 0;  ///< of the phase's rows
  RunChecksum m_checksum;    ///< of all that is committed
  RunChecksum m_pieceChecksum;
  std::uint64_t m_done = 0;
  std::uint64_t m_total = 0;
  std::int64_t m_run = 0;  ///< 0: the numbers are not chosen yet
  std::int64_t m_firstPair = 0;
  std::int64_t m_firstIdentical = 0;
  std::int64_t m_firstEmpty = 0;
};

/// What a project says of its last complete run, without its rows.
struct StoredRun {
  std::int64_t run = 0;
  std::int64_t unixMilliseconds = 0;  ///< when it was saved
  std::uint32_t rows = 0;             ///< of the data set, the reference's included
  std::optional<std::uint32_t> firstReference;
  std::uint64_t pairs = 0;
  std::string recipe;  ///< JSON
  std::string report;  ///< JSON
  std::optional<Digest128> checksum = {};
};

/// With which the checksum of a run begins.
RunChecksum checksumOfHead(const StoredRun &run);

Result<std::optional<StoredRun>> readStoredRun(Database &database);
/// False where the last complete run has another checksum than its own; true where there is none.
/// O(its rows).
Result<bool> isStoredRunRight(Database &database, const RunContext &context);
/// Gives the last complete run of a file of the first version its checksum.
Result<void> addRunChecksum(Database &database);

/// The result again, from the stored scores and the data set that they are of;
/// only the sets of texts in pairs are made anew, and the groups. Every verified
/// score is compared with these sets. Format where the result does not have its
/// checksum, or rows, columns or scores do not fit the data (run it again);
/// Cancelled. Reads in pieces, so that a writer
/// need not wait long.
Result<DuplicateResult> restoreRun(Database &database, const StoredRun &stored,
                                   const Dataset &dataset, const RunContext &context);

}  // namespace shinglescope
