#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/project/project_database.h"
#include "core/review/verdicts/log_step.h"

namespace shinglescope {

/// The number of the last step of the log; 0 where there is none.
Result<std::uint64_t> lastStep(Database &database);

/// What a log holds after a step.
struct ReadLog {
  std::vector<LogStep> steps;  ///< by number, without gaps
  /// Ascending, those that do not have their checksum: they stand among the steps, but say nothing.
  std::vector<std::uint64_t> damaged = {};
};

/// Who said a step that does not have its checksum.
inline constexpr const char *kDamagedOrigin = "damaged";

/// The steps after `after`. One that is missing, incomplete or says what there is no name for is
/// damaged, and so is each up to the last number that any row of the log has. Format where that
/// would be far more than there are. O(steps and changes).
Result<ReadLog> readLog(Database &database, std::uint64_t after = 0);

/// Appends steps; inside a transaction of the caller's.
Result<void> writeLog(Database &database, std::span<const LogStep> steps);

/// Gives every step of a log of the first version of the file its checksum.
Result<void> addStepChecksums(Database &database);

/// Tags as they are written: a JSON list, or nothing. Bytes that are no UTF-8 are replaced.
std::string tagsText(const std::vector<std::string> &tags);

/// Sixteen bytes, the upper half first, each half big-endian: as hex() shows a
/// digest, so it is written everywhere.
std::string digestBytes(const Digest128 &digest);
Digest128 digestFromBytes(const std::string &bytes);

}  // namespace shinglescope
