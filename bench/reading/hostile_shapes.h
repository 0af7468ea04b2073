#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace shinglescope::bench {

/// A way to make a source that is meant to cost a reader much, of any size.
struct HostileShape {
  std::string name;
  std::string file;  ///< its name, whose ending the readers look at; a folder of texts has none
  /// Writes about so many bytes (of an archive: packed ones) to this path.
  std::function<void(const std::string &path, std::uint64_t bytes)> write;
};

/// Shapes for every reader: delimited text, JSON, plain lines, id and text, archives, folders.
std::vector<HostileShape> hostileShapes();

}  // namespace shinglescope::bench
