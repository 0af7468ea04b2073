#pragma once

#include <string>
#include <vector>

#include "core/export/request/export_request.h"

namespace shinglescope {

/// BadParameter where a file to be written is the table that the rows came from,
/// one of its texts where that is a folder, or a protected file, also through a
/// link. `source` may be empty or a name that is no file.
Result<void> checkTarget(const std::string &path, const std::string &source,
                         const std::vector<ProtectedFile> &protectedFiles);

/// A project and the files that SQLite and its lock keep beside it.
std::vector<ProtectedFile> protectedProject(const std::string &path);

/// The files that an export writes: the first and, where it is no device and one
/// is wanted, its manifest, "pairs.csv.manifest.json".
std::vector<std::string> writtenFiles(const std::string &path, bool hasManifest);

}  // namespace shinglescope
