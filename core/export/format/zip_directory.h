#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace shinglescope {

/// What a ZIP archive says of a file in it.
struct ZipEntry {
  std::string name;
  std::uint64_t bytes = 0;  ///< unpacked
};

/// The table of contents at the end of a ZIP archive without a comment; empty
/// where there is none that is whole. Reads that table only.
std::vector<ZipEntry> readZipDirectory(int descriptor);

}  // namespace shinglescope
