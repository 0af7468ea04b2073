#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace shinglescope {

/// Archive formats of one stream of bytes.
enum class Packing { Gzip, Xz, Zstd };

/// The format that `head` begins like; by its first bytes, never by a name.
std::optional<Packing> detectPacking(std::string_view head);
/// "gzip", "xz", "zstd".
std::string_view packingName(Packing packing);

/// What is unpacked and where to; both move on as bytes are used.
struct UnpackerBuffers {
  const char *in = nullptr;
  std::size_t inBytes = 0;
  char *out = nullptr;
  std::size_t outBytes = 0;
};

/// Unpacks a stream of one or more members (streams, frames) of a format, piece
/// by piece. One thread.
class Unpacker {
 public:
  enum class Status {
    Running,
    Damaged,       ///< not what the format allows, or a checksum is wrong
    Foreign,       ///< something else follows a complete member
    TooMuchMemory  ///< the archive asks for more than it may use
  };
  virtual ~Unpacker() = default;

  /// Uses as much of the input and the room as it can. `atEnd` if nothing
  /// follows the input.
  virtual Status unpack(UnpackerBuffers &buffers, bool atEnd) = 0;
  /// True if the input may end here: every member that was begun is complete.
  virtual bool isComplete() const = 0;
};

/// An unpacker at the beginning of its input; it uses at most `memory` bytes
/// for its own work. Null where there is no memory.
std::unique_ptr<Unpacker> makeUnpacker(Packing packing, std::uint64_t memory);

}  // namespace shinglescope
