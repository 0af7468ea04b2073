#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace shinglescope {

// Work without a name that was deleted is kept for a while in a folder beside the others, so that a
// wrong key loses nothing. Its file is called by when it was deleted and by what it was called. No
// state of their own; any thread.

inline constexpr std::chrono::days kDeletedKept{30};

/// Where deleted projects of a folder are.
std::string deletedFolder(const std::string &folder);

/// Moves an untitled project that nobody has open there, with its journal. BadParameter where it is
/// not one of the folder's; Io.
Result<void> deleteUntitled(const std::string &path, const std::string &folder);

/// Those that can be brought back, the last deleted first.
std::vector<std::string> deletedProjects(const std::string &folder);

/// Brings one of them back under its name, and says which that is. BadParameter where it is none,
/// or where its name is taken; Io.
Result<std::string> restoreDeleted(const std::string &path, const std::string &folder);

/// Removes those that were deleted more than kDeletedKept before `now`.
void removeLongDeleted(const std::string &folder, std::chrono::system_clock::time_point now);

}  // namespace shinglescope
