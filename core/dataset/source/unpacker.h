// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace shinglescope {

/// Compression formats of a single stream of bytes.
enum class Packing { Gzip, Xz, Zstd, Bzip2 };

/// Detects the format by the first bytes in `head`, never by the file name.
std::optional<Packing> detectPacking(std::string_view head);
/// Returns "gzip", "xz", "zstd" or "bzip2".
std::string_view packingName(Packing packing);

/// Input and output of a decompressor; both pointers advance as bytes are used.
struct UnpackerBuffers {
  const char *in = nullptr;
  std::size_t inBytes = 0;
  char *out = nullptr;
  std::size_t outBytes = 0;

  void advance(std::size_t taken, std::size_t made) {
    in += taken;
    inBytes -= taken;
    out += made;
    outBytes -= made;
  }
};

/// Decompresses a stream of one or more members (streams, frames) of a format, piece by piece. One
/// thread.
class Unpacker {
 public:
  enum class Status {
    Running,
    Damaged,       ///< violates the format, or a checksum is wrong
    Foreign,       ///< other data follows a complete member
    TooMuchMemory  ///< the archive needs more than it may use
  };
  virtual ~Unpacker() = default;

  /// Uses as much of the input and of the output space as possible. `atEnd` is true if nothing
  /// follows the input.
  virtual Status unpack(UnpackerBuffers &buffers, bool atEnd) = 0;
  /// Returns whether the input may end here: every member that was begun is complete.
  virtual bool isComplete() const = 0;
};

/// Creates a decompressor at the beginning of its input; it uses at most `memory` bytes for its own
/// work. Returns null if there is not enough memory.
std::unique_ptr<Unpacker> makeUnpacker(Packing packing, std::uint64_t memory);

}  // namespace shinglescope
