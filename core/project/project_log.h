#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/project/project_database.h"
#include "core/review/log_step.h"

namespace shinglescope {

/// The number of the last step of the log; 0 where there is none.
Result<std::uint64_t> lastStep(Database &database);

/// The steps after `after`, by number. Format where one is missing, incomplete
/// or says what there is no name for. O(steps and changes).
Result<std::vector<LogStep>> readLog(Database &database, std::uint64_t after = 0);

/// Appends steps; inside a transaction of the caller's.
Result<void> writeLog(Database &database, std::span<const LogStep> steps);

/// Sixteen bytes, the upper half first, each half big-endian: as hex() shows a
/// digest, so it is written everywhere.
std::string digestBytes(const Digest128 &digest);
Digest128 digestFromBytes(const std::string &bytes);

}  // namespace shinglescope
