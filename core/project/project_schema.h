// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/project/project_database.h"

namespace shinglescope {

/// One version of the project file's tables.
struct SchemaVersion {
  int number = 0;
  std::vector<std::string> objects;  ///< CREATE statements of a new file
  std::string upgrade;               ///< statements that upgrade a file of the previous version
  /// Fills in what statements alone cannot. Runs after them in the same transaction.
  std::function<Result<void>(Database &)> fill = {};
};

/// All versions, ascending; new files have the last one. Tests use their own.
using ProjectSchema = std::vector<SchemaVersion>;

/// "SHGL": the application id of a Shinglescope project in the file's header.
inline constexpr std::int64_t kProjectApplicationId = 0x5348474C;

/// The schema of the program; docs/project-file.md describes the last version.
const ProjectSchema &projectSchema();

/// Creates the tables of the last version in an empty file, in one transaction.
Result<void> createSchema(Database &database, const ProjectSchema &schema);

/// Returns the file's version if its tables, indexes and triggers are exactly those of that
/// version, created directly or by upgrades, and no others. Runs nothing from the file. Errors:
/// Format with the foreign object; Limit for a version later than the last; Io.
Result<int> checkSchema(Database &database, const ProjectSchema &schema);

/// Runs SQLite's quick_check: pages, types and CHECK constraints. Ignores faulty values in the
/// verdict log, because readLog() skips their steps. Must be called after checkSchema(). Errors:
/// Format, Io, Cancelled. O(size of the file).
Result<void> checkPages(Database &database);

/// Upgrades the file from `version` to the last one, in one transaction.
Result<void> upgradeSchema(Database &database, const ProjectSchema &schema, int version);

}  // namespace shinglescope
