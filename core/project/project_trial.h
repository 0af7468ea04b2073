// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/base/run_context.h"
#include "core/project/project_journal.h"
#include "core/project/project_schema.h"

namespace shinglescope {

/// Calls lookBeside() and tries out the replay of the files that SQLite would replay into the
/// project. Compares private copies with and without the replay, because a journal whose header
/// fits may still be from another time or file. A file is also untrusted if it would leave a sound
/// project damaged, or roll back more than one transaction. Format or Limit if the project is not
/// sound either way: then nothing may be changed. Errors: also Io, Cancelled. O(size) if there is
/// something to replay, otherwise O(1).
Result<BesideProject> tryBeside(const std::string &projectPath, const ProjectSchema &schema,
                                const std::string &vfs, const RunContext &context);

}  // namespace shinglescope
