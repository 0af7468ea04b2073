// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/project/project_store.h"

namespace shinglescope {

// Untitled work is stored as a project in a directory of the program, such as
// $XDG_STATE_HOME/shinglescope, so that a crash does not lose it. Stateless; any thread.

/// An untitled project that nobody has open.
struct RecoverableProject {
  std::string path;
  std::string sourcePath = {};            ///< empty without a source
  std::uint64_t steps = 0;                ///< of the verdict log
  std::uint64_t verdicts = 0;             ///< pairs that are decided now
  std::int64_t modifiedMilliseconds = 0;  ///< when it was last written, since 1970
  Message problem = {};                   ///< why it cannot be opened; otherwise MessageId::None
};

/// $XDG_STATE_HOME/shinglescope, or ~/.local/state/shinglescope.
std::string defaultRecoveryFolder();

/// Creates an untitled project in the directory, which is created if needed and private to its
/// user. The name of the project contains the time and the process.
Result<std::unique_ptr<ProjectStore>> createUntitled(const std::string &folder,
                                                     const ProjectOptions &options = {});
/// True if the path is that of an untitled project of this folder.
bool isUntitled(const std::string &path, const std::string &folder);

/// Lists the projects with at least one step, the last written first, and those that cannot be
/// opened. Projects that another program has open are not listed. O(size of the files).
std::vector<RecoverableProject> recoverableProjects(const std::string &folder,
                                                    const RunContext &context = {});

/// Removes an untitled project that nobody has open, and the files that belong to it. Errors:
/// BadParameter if it is not one of the folder's.
Result<void> discardUntitled(const std::string &path, const std::string &folder);

/// Calls ProjectStore::saveAs() and removes an untitled project, whose work then has a name.
Result<void> saveWithName(ProjectStore &store, const std::string &path, const std::string &folder,
                          const RunContext &context = {});

/// Calls ProjectStore::close(); removes an untitled project if it has no review decisions and
/// everything is saved.
ProjectClosing closeUntitled(ProjectStore &store, const std::string &folder);

}  // namespace shinglescope
