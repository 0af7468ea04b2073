// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace shinglescope {

// Deleted untitled projects are kept for a while in a directory next to the others, so that
// pressing a wrong key loses nothing. The file name consists of the time of deletion and the old
// name. Stateless; any thread.

inline constexpr std::chrono::days kDeletedKept{30};

/// The directory for the deleted projects of `folder`.
std::string deletedFolder(const std::string &folder);

/// Moves an untitled project that nobody has open, and its journal, to the deleted projects.
/// Errors: BadParameter if it is not one of the folder's; Io.
Result<void> deleteUntitled(const std::string &path, const std::string &folder);

/// The projects that can be restored, the last deleted first.
std::vector<std::string> deletedProjects(const std::string &folder);

/// Restores a deleted project under its old name and returns its path. Errors: BadParameter if it
/// is not a deleted project or its name is taken; Io.
Result<std::string> restoreDeleted(const std::string &path, const std::string &folder);

/// Removes projects that were deleted more than kDeletedKept before `now`.
void removeLongDeleted(const std::string &folder, std::chrono::system_clock::time_point now);

}  // namespace shinglescope
