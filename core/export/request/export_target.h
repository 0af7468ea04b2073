// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "core/export/request/export_request.h"

namespace shinglescope {

/// BadParameter if a file to be written is the table's source, a text in a source folder, or a
/// protected file, also through a link. `source` may be empty or not the name of a file.
Result<void> checkTarget(const std::string &path, const std::string &source,
                         const std::vector<ProtectedFile> &protectedFiles);

/// A project and the files that SQLite and its lock keep next to it.
std::vector<ProtectedFile> protectedProject(const std::string &path);

/// The files that an export writes: the file and, unless it is a device or no manifest is wanted,
/// its manifest "pairs.csv.manifest.json".
std::vector<std::string> writtenFiles(const std::string &path, bool hasManifest);

}  // namespace shinglescope
