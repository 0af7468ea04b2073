// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/hash.h"
#include "core/base/result.h"

namespace shinglescope {

/// The bytes of a table before decoding: a file, memory, or a decompressed form of either. A source
/// with random access may be read by several threads at the same time; any other source by one
/// thread, and best in order.
class RawSource {
 public:
  virtual ~RawSource() = default;

  /// Returns the name for messages: a path, or "standard input".
  virtual const std::string &name() const = 0;
  /// Returns the number of bytes; none if it is unknown before the end is read.
  virtual std::optional<std::uint64_t> size() const = 0;
  bool hasRandomAccess() const { return size().has_value(); }

  /// Reads the `bytes` bytes at `at` into `to`; fewer only if the source ends sooner. Without
  /// random access, a read that does not continue the last one costs as much as reading all bytes
  /// before it. Errors: Io, Format (damaged archive), Limit, Cancelled.
  virtual Result<std::size_t> readAt(char *to, std::size_t bytes, std::uint64_t at) = 0;

  /// Returns the number of bytes on the disk, for progress; storedPosition() returns how many of
  /// them were needed to read up to `at` (without random access, up to the last read).
  virtual std::uint64_t storedSize() const { return size().value_or(0); }
  virtual std::uint64_t storedPosition(std::uint64_t at) const { return at; }

  /// Returns the bytes of memory that the source keeps for its lifetime, apart from small buffers.
  virtual std::uint64_t heldBytes() const { return 0; }
  /// Returns whether the source has changed since it was opened.
  virtual bool hasChanged() const { return false; }
  /// Returns the compression format of the source ("gzip"); empty for none.
  virtual std::string_view packing() const { return {}; }

  /// Returns whether another digest than that of its text identifies the source: that of the file
  /// in which it is one of several tables. It is known once the text was read to its end.
  virtual bool hasOwnDigest() const { return false; }
  virtual std::optional<Digest128> ownDigest() const { return std::nullopt; }
  /// Returns remarks on what was read so far, for the report.
  virtual std::vector<Message> notes() const { return {}; }
};

/// Limits on the cost of reading a source.
struct SourceLimits {
  std::uint64_t memory = std::uint64_t{1} << 62U;  ///< bytes kept or decompressed
  std::stop_token stop = {};
};

/// Opens a regular file, and decompresses it if its content begins like gzip, xz, zstd or bzip2,
/// whatever its name. Never blocks on a pipe. Errors: Io, Format, Limit, Cancelled.
Result<std::shared_ptr<RawSource>> openFileSource(const std::string &path,
                                                  const SourceLimits &limits);

/// Opens bytes in memory, such as a pasted table; decompresses them in the same way.
Result<std::shared_ptr<RawSource>> openMemorySource(std::string name, std::string bytes,
                                                    const SourceLimits &limits);

/// Opens standard input, and decompresses it in the same way. Unless it is a file, first reads it
/// to its end, at most `limits.memory` bytes, and waits for the writer.
Result<std::shared_ptr<RawSource>> openStandardInput(const SourceLimits &limits);

/// The name of standard input in messages and reports, and the argument that selects it instead of
/// a file.
inline constexpr std::string_view kStandardInputName = "standard input";
inline constexpr std::string_view kStandardInputPath = "-";

}  // namespace shinglescope
