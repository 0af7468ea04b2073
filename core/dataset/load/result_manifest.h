#pragma once

#include <optional>
#include <string>

#include "core/base/hash.h"
#include "core/base/message.h"

namespace shinglescope {

/// Where the manifest of an exported file stands: "pairs.csv.manifest.json".
std::string manifestPath(const std::string &path);

/// Whether a manifest stands beside a file with these bytes and describes others: one of the two
/// was changed later, or an export ended between them. Nothing where they belong together, and
/// where there is no manifest, or none that says a digest. Reads at most 1 MiB.
std::optional<Message> manifestOfOther(const std::string &path, const Digest128 &digest);

}  // namespace shinglescope
