#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/base/result.h"

namespace shinglescope {

/// The bytes of a table, before any decoding: a file, memory, or what is
/// unpacked from either. Sources with random access may be read from several
/// threads at once, others by one thread, and should be read in order.
class RawSource {
 public:
  virtual ~RawSource() = default;

  /// What messages call it: a path, or "standard input".
  virtual const std::string &name() const = 0;
  /// How many bytes there are; none where only reading to the end can tell.
  virtual std::optional<std::uint64_t> size() const = 0;
  bool hasRandomAccess() const { return size().has_value(); }

  /// Reads the `bytes` bytes at `at` to `to`; fewer only where the source ends
  /// sooner. Without random access, reading elsewhere than where the last read
  /// ended costs all the bytes before it. Errors: Io, Format (damaged archive),
  /// Limit, Cancelled.
  virtual Result<std::size_t> readAt(char *to, std::size_t bytes, std::uint64_t at) = 0;

  /// Bytes on the disk, for progress, and how many of them were needed to read
  /// as far as `at` (the place of the last read where access is not random).
  virtual std::uint64_t storedSize() const { return size().value_or(0); }
  virtual std::uint64_t storedPosition(std::uint64_t at) const { return at; }

  /// Bytes of memory that it keeps as long as it lives, beside small buffers.
  virtual std::uint64_t heldBytes() const { return 0; }
  /// True if the source is not what it was when it was opened.
  virtual bool hasChanged() const { return false; }
  /// The archive format that it is unpacked from ("gzip"); empty for none.
  virtual std::string_view packing() const { return {}; }
};

/// What reading a source may cost.
struct SourceLimits {
  std::uint64_t memory = std::uint64_t{1} << 62U;  ///< bytes kept or unpacked
  std::stop_token stop = {};
};

/// A regular file, unpacked if it begins like gzip, xz or zstd (its name does
/// not matter). Never blocks on a pipe. Errors: Io, Format, Limit, Cancelled.
Result<std::shared_ptr<RawSource>> openFileSource(const std::string &path,
                                                  const SourceLimits &limits);

/// Bytes that are already in memory, such as a pasted table; unpacked likewise.
Result<std::shared_ptr<RawSource>> openMemorySource(std::string name, std::string bytes,
                                                    const SourceLimits &limits);

/// What standard input holds; read to its end first unless it is a file, at
/// most `limits.memory` bytes. Waits for whoever writes it; unpacked likewise.
Result<std::shared_ptr<RawSource>> openStandardInput(const SourceLimits &limits);

/// How messages and reports call standard input, and what names it instead of a file.
inline constexpr std::string_view kStandardInputName = "standard input";
inline constexpr std::string_view kStandardInputPath = "-";

}  // namespace shinglescope
