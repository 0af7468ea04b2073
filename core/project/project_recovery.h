#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/project/project_store.h"

namespace shinglescope {

// Work without a name is a project in a folder of the program's own, such as
// $XDG_STATE_HOME/shinglescope, so that a crash loses nothing of it. No state of
// their own; any thread.

/// A project that nobody has open and that never got a name.
struct RecoverableProject {
  std::string path;
  std::string sourcePath = {};            ///< empty where it has no source
  std::uint64_t steps = 0;                ///< of the verdict log
  std::uint64_t verdicts = 0;             ///< pairs that are decided now
  std::int64_t modifiedMilliseconds = 0;  ///< when it was last written, since 1970
  Message problem = {};                   ///< why it cannot be opened; else MessageId::None
};

/// $XDG_STATE_HOME/shinglescope, or ~/.local/state/shinglescope.
std::string defaultRecoveryFolder();

/// A new untitled project in the folder, which is made if need be, for its user
/// alone. Its name tells time and process.
Result<std::unique_ptr<ProjectStore>> createUntitled(const std::string &folder,
                                                     const ProjectOptions &options = {});
/// True if the path is that of an untitled project of this folder.
bool isUntitled(const std::string &path, const std::string &folder);

/// Those with at least a step, the last written first, and those that cannot be
/// opened. What another program has open is not listed. O(size of the files).
std::vector<RecoverableProject> recoverableProjects(const std::string &folder,
                                                    const RunContext &context = {});

/// Removes an untitled project that nobody has open, with what belongs to it.
/// BadParameter where it is not one of the folder's.
Result<void> discardUntitled(const std::string &path, const std::string &folder);

/// ProjectStore::saveAs(), after which an untitled project is gone: its work has
/// a name now.
Result<void> saveWithName(ProjectStore &store, const std::string &path, const std::string &folder,
                          const RunContext &context = {});

/// ProjectStore::close(); an untitled project in which nothing was said and all
/// is saved is removed.
ProjectClosing closeUntitled(ProjectStore &store, const std::string &folder);

}  // namespace shinglescope
