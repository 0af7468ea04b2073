// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "core/base/hash.h"
#include "core/base/message.h"

namespace shinglescope {

/// Returns the path of an exported file's manifest: "pairs.csv.manifest.json".
std::string manifestPath(const std::string &path);

/// Returns a message if the manifest next to a file with these bytes describes other bytes: one of
/// the two was changed later, or an export stopped between writing the two. Nothing if they match,
/// or if there is no manifest with a digest. Reads at most 1 MiB.
std::optional<Message> manifestOfOther(const std::string &path, const Digest128 &digest);

}  // namespace shinglescope
