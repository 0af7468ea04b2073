#pragma once

#include <string>

#include "core/export/export_request.h"

namespace shinglescope {

/// BadParameter where a file to be written is the table that the rows came from,
/// one of its texts where that is a folder, or a protected file, also through a
/// link. `source` may be empty or a name that is no file.
Result<void> checkTarget(const std::string &path, const std::string &source,
                         const std::vector<ProtectedFile> &protectedFiles);

/// A pipe, a terminal, /dev/null: nothing stands beside it.
bool isDevice(const std::string &path);

/// What an export into a file writes beside it: "pairs.csv.manifest.json".
std::string manifestPath(const std::string &path);

}  // namespace shinglescope
