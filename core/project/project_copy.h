// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/base/run_context.h"
#include "core/project/project_database.h"

namespace shinglescope {

/// Writes a copy of an open database. Afterwards `target` is either the whole copy, checked and
/// durable, or unchanged. Steps: a temporary file next to it, SQLite's backup, quick_check, fsync,
/// rename, fsync of the directory. Stage: Writing, in pages. Errors: Io, Format, Cancelled.
Result<void> copyDatabase(Database &from, const std::string &target, const RunContext &context,
                          const std::string &vfs = {});

/// Renames a closed project to an unused name, in one durable step. Errors: Io.
Result<void> renameProject(const std::string &from, const std::string &to);

}  // namespace shinglescope
