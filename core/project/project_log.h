// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/project/project_database.h"
#include "core/review/verdicts/log_step.h"

namespace shinglescope {

/// The number of the last step of the log; 0 if there is none.
Result<std::uint64_t> lastStep(Database &database);

/// The steps of a log after a given one.
struct ReadLog {
  std::vector<LogStep> steps;  ///< by number, without gaps
  /// Ascending: steps without a valid checksum. They are included in `steps` but have no effect.
  std::vector<std::uint64_t> damaged = {};
};

/// The origin given to a step without a valid checksum.
inline constexpr const char *kDamagedOrigin = "damaged";

/// Reads the steps after `after`. A step that is missing, incomplete or has an unknown name counts
/// as damaged, up to the largest number in any row of the log. Format if that number is far above
/// the number of steps. O(steps and changes).
Result<ReadLog> readLog(Database &database, std::uint64_t after = 0);

/// Appends steps, inside a transaction of the caller.
Result<void> writeLog(Database &database, std::span<const LogStep> steps);

/// Adds checksums to every step of a log of file version 1.
Result<void> addStepChecksums(Database &database);

/// Tags as stored: a JSON list, or empty. Bytes that are not UTF-8 are replaced.
std::string tagsText(const std::vector<std::string> &tags);

}  // namespace shinglescope
