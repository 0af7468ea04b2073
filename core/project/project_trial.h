#pragma once

#include <string>

#include "core/base/run_context.h"
#include "core/project/project_journal.h"
#include "core/project/project_schema.h"

namespace shinglescope {

/// lookBeside(), and a trial of what SQLite would play into the project: in private copies, with it
/// and without it, because a journal whose header fits may still be of another time or another
/// file. Strange is then also what would leave a sound project damaged, or as it was before more
/// than one transaction. Format or Limit where the project is not sound either way: nothing is to
/// be touched. Errors: also Io, Cancelled. O(size) where there is something to play, else O(1).
Result<BesideProject> tryBeside(const std::string &projectPath, const ProjectSchema &schema,
                                const std::string &vfs, const RunContext &context);

}  // namespace shinglescope
