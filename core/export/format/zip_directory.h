// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shinglescope {

/// The central directory's data about a file in a ZIP archive.
struct ZipEntry {
  std::string name;
  std::uint64_t bytes = 0;  ///< unpacked
};

/// Reads the central directory of a ZIP archive without a comment; empty if there is no complete
/// one. Reads nothing else.
std::vector<ZipEntry> readZipDirectory(int descriptor);

}  // namespace shinglescope
