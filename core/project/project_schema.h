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
  std::string upgrade;               ///< statements that make a file of the version before this one
  /// What statements alone cannot fill in, after them, in the same transaction.
  std::function<Result<void>(Database &)> fill = {};
};

/// All versions, ascending; files are made in the last. Tests bring their own.
using ProjectSchema = std::vector<SchemaVersion>;

/// "SHGL": what the file's header calls a Shinglescope project.
inline constexpr std::int64_t kProjectApplicationId = 0x5348474C;

/// docs/project-file.md describes the last one.
const ProjectSchema &projectSchema();

/// Makes the tables of the last version in an empty file, in one transaction.
Result<void> createSchema(Database &database, const ProjectSchema &schema);

/// The file's version, if its tables, indexes and triggers are letter by letter
/// those of that version (made new, or by upgrades) and nothing else. Nothing of
/// the file's own is run to find out. Errors: Format with what is foreign; Limit
/// for a version later than the last; Io.
Result<int> checkSchema(Database &database, const ProjectSchema &schema);

/// SQLite's quick_check: pages, types and CHECK constraints; but for values of the log of verdicts,
/// whose steps readLog() does not use then. Only after checkSchema(). Errors: Format, Io,
/// Cancelled. O(size of the file).
Result<void> checkPages(Database &database);

/// Brings the file from `version` to the last one, in one transaction.
Result<void> upgradeSchema(Database &database, const ProjectSchema &schema, int version);

}  // namespace shinglescope
