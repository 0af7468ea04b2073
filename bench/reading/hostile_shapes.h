// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace shinglescope::bench {

/// A generator of sources of any size that are expensive to read.
struct HostileShape {
  std::string name;
  std::string file;  ///< its name, whose extension selects the reader; a folder of texts has none
  /// Writes about this number of bytes (for an archive: compressed bytes) to this path.
  std::function<void(const std::string &path, std::uint64_t bytes)> write;
};

/// Returns shapes for every reader: delimited text, JSON, plain lines, id and text, archives,
/// folders.
std::vector<HostileShape> hostileShapes();

}  // namespace shinglescope::bench
