#pragma once

#include <string>

#include "core/base/run_context.h"
#include "core/project/project_database.h"

namespace shinglescope {

/// Writes a copy of an open database, so that `target` is afterwards the whole
/// copy, checked and durable, or as it was before: a temporary file beside it,
/// SQLite's backup, quick_check, fsync, rename, fsync of the folder. Stage:
/// Writing, in pages. Errors: Io, Format, Cancelled.
Result<void> copyDatabase(Database &from, const std::string &target, const RunContext &context,
                          const std::string &vfs = {});

/// Gives a closed project a name that nothing has yet, in one durable step. Errors: Io.
Result<void> renameProject(const std::string &from, const std::string &to);

}  // namespace shinglescope
