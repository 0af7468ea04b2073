// SPDX-License-Identifier: MIT
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

/// Writes the result of a run into a project in transactions of some thousand rows, so that nothing
/// else waits long. The last transaction marks the result as complete, so an unfinished result is
/// never taken for a complete one. Only then is the earlier result removed, also in pieces. What is
/// left of interrupted saves is removed before the first row is written, so that it cannot make the
/// file grow. Each piece can be written again after an error. One thread.
class RunWriter {
 public:
  explicit RunWriter(std::shared_ptr<const DuplicateResult> result);

  /// Writes the next piece, in a separate transaction. Not to be called after isDone().
  Result<void> writeNext(Database &database);
  bool isDone() const { return m_phase == Phase::Done; }
  /// True as soon as readStoredRun() would find the result.
  bool isComplete() const { return m_phase >= Phase::RemoveOld; }
  std::uint64_t done() const { return m_done; }
  std::uint64_t total() const { return m_total; }

 private:
  enum class Phase { RemoveLeft, Start, IdenticalRows, EmptyRows, Pairs, Finish, RemoveOld, Done };
  /// The state once a piece is committed.
  struct Piece {
    RunChecksum checksum;  ///< of all pieces so far
    Phase next = Phase::RemoveLeft;
    std::uint64_t written = 0;  ///< rows of the piece
  };
  Result<void> start(Database &database);
  Result<void> chooseNumbers(Database &database);
  template <class ValuesOf>
  Result<void> writeRows(Database &database, std::string_view sql, std::int64_t first,
                         std::uint64_t count, Phase after, ValuesOf valuesOf);
  Result<void> writeIdenticalRows(Database &database);
  Result<void> writeEmptyRows(Database &database);
  Result<void> writePairs(Database &database);
  Result<void> removeOthers(Database &database, Phase after);
  Result<void> writePiece(Database &database);
  Result<void> finish(Database &database);
  std::uint32_t firstRowOf(TextId text) const;

  std::shared_ptr<const DuplicateResult> m_result;
  std::vector<std::uint32_t> m_identicalRows;
  std::vector<std::uint32_t> m_emptyRows;
  Phase m_phase = Phase::RemoveLeft;
  std::uint64_t m_next = 0;  ///< next row of the phase
  RunChecksum m_checksum;    ///< of all committed pieces
  Piece m_piece;             ///< being written
  std::uint64_t m_done = 0;
  std::uint64_t m_total = 0;
  std::int64_t m_run = 0;  ///< 0: the numbers are not assigned yet
  std::int64_t m_firstPair = 0;
  std::int64_t m_firstIdentical = 0;
  std::int64_t m_firstEmpty = 0;
};

/// The last complete run of a project, without its rows.
struct StoredRun {
  std::int64_t run = 0;
  std::int64_t unixMilliseconds = 0;  ///< when it was saved
  std::uint64_t rows = 0;             ///< of the data set, including the reference
  std::optional<std::uint64_t> firstReference;
  std::uint64_t pairs = 0;
  std::string recipe;  ///< JSON
  std::string report;  ///< JSON
  std::optional<Digest128> checksum = {};
};

/// The checksum of a run before its rows are added.
RunChecksum checksumOfHead(const StoredRun &run);

Result<std::optional<StoredRun>> readStoredRun(Database &database);
/// False if the checksum of the last complete run does not match; true if there is no run. O(its
/// rows).
Result<bool> isStoredRunRight(Database &database, const RunContext &context);
/// Adds the checksum to the last complete run of a file of version 1.
Result<void> addRunChecksum(Database &database);

/// Restores the result from the stored scores and their data set; only the groups and the sets of
/// texts in pairs are rebuilt. Compares every verified score with these sets. Errors: Format if the
/// checksum is wrong, or if rows, columns or scores do not fit the data (the search must then run
/// again); Cancelled. Reads in pieces, so that a writer need not wait long.
Result<DuplicateResult> restoreRun(Database &database, const StoredRun &stored,
                                   const Dataset &dataset, const RunContext &context);

}  // namespace shinglescope
