// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/run_context.h"
#include "core/project/project_database.h"
#include "core/project/project_lock.h"
#include "core/project/project_private_copy.h"
#include "core/project/project_schema.h"
#include "core/project/project_source.h"
#include "core/review/verdicts/log_step.h"

namespace shinglescope {

enum class ProjectAccess {
  Write,           ///< fails if another program has it open, or it cannot be written
  ReadOnly,        ///< does not lock or change the file; sees the last committed state
  WriteIfPossible  ///< read-only if Write would fail for these reasons
};

/// Names and values, such as the settings or the view state of a project.
using ProjectValues = std::map<std::string, std::string>;

/// Settings that a project may have; values are text, or JSON if noted.
namespace project_setting {
inline constexpr const char *kRecipe = "recipe";         ///< JSON: the recipe in the editor
inline constexpr const char *kKeepRules = "keep_rules";  ///< JSON
inline constexpr const char *kReviewer = "reviewer";
}  // namespace project_setting

/// The content of a project, without the result of a run.
struct ProjectContent {
  std::optional<SourceIdentity> source;
  std::optional<SourceIdentity> reference;  ///< of a run against a reference
  ProjectValues settings;
  ProjectValues viewState;
  std::vector<LogStep> steps;
  std::vector<std::uint64_t> damagedSteps = {};  ///< steps that are damaged and ignored
};

struct ProjectOptions {
  ProjectAccess access = ProjectAccess::Write;
  std::string vfs = {};                   ///< SQLite's file layer; empty: the system's
  const ProjectSchema *schema = nullptr;  ///< null: projectSchema()
};

/// An open project file: its connection and, for writing, its lock. A file that is damaged, foreign
/// or of a later version cannot be opened and stays unchanged. A file of an earlier version is
/// upgraded after a checked backup (NAME.before-version-N next to it); readers upgrade a private
/// copy. One thread at a time; owns connection and lock.
class ProjectFile {
 public:
  /// Creates a new file; Io if it exists.
  static Result<ProjectFile> create(const std::string &path, const ProjectOptions &options = {});
  /// Checks every page before using any data: O(size), Cancelled by the context. Errors: Io,
  /// Format, Limit (later version).
  static Result<ProjectFile> open(const std::string &path, const ProjectOptions &options = {},
                                  const RunContext &context = {});

  /// Reads everything except runs, as it was at one moment.
  Result<ProjectContent> read();
  /// Copies the project to `target`, replacing any existing file, and continues in the copy, for
  /// writing; the old file is then closed. On an error everything stays as before. Errors: Io,
  /// Format, Cancelled.
  Result<void> moveTo(const std::string &target, const RunContext &context);
  /// Reopens the connection after an error, keeping the lock.
  Result<void> reconnect();

  Database &database() { return m_database; }
  const std::string &path() const { return m_path; }
  const ProjectOptions &options() const { return m_options; }
  bool isReadOnly() const { return !m_lock.has_value(); }
  /// Why it is read-only although writing was requested; otherwise MessageId::None.
  const Message &readOnlyReason() const { return m_readOnlyReason; }
  /// Messages about files found next to the project, and what was done with them.
  const std::vector<Message> &notes() const { return m_notes; }
  /// The file that is read: the project, or a private copy if reading would write.
  const std::string &readPath() const { return m_copy == nullptr ? m_path : m_copy->path(); }
  std::shared_ptr<const PrivateCopy> privateCopy() const { return m_copy; }

 private:
  ProjectFile(std::string path, const ProjectOptions &options, Database database);
  const ProjectSchema &schema() const;
  Result<void> upgradeIfOld(int version, const RunContext &context);
  Result<void> upgradeInCopy(int version, const RunContext &context);
  static Result<ProjectFile> connect(const std::string &path, const ProjectOptions &options,
                                     bool isLocked, const RunContext &context);

  std::string m_path;
  ProjectOptions m_options;
  std::optional<ProjectLock> m_lock;          ///< freed after the connection is closed
  std::shared_ptr<const PrivateCopy> m_copy;  ///< removed after the connection is closed
  Database m_database;
  std::vector<Message> m_notes;
  Message m_readOnlyReason;
};

// These functions write parts of a project inside a transaction of the caller.
Result<void> writeSource(Database &database, const std::string &role,
                         const SourceIdentity &identity);
/// `table` is "setting" or "view_state"; an empty value is removed.
Result<void> writeValues(Database &database, const std::string &table, const ProjectValues &values);

}  // namespace shinglescope
