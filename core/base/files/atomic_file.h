// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/files/file_calls.h"
#include "core/base/result.h"

namespace shinglescope {

/// Writes a file atomically: a reader sees the old or the complete new content, never a part. It
/// writes a temporary file in the same directory, then calls fsync, rename and fsync of the
/// directory, each step checked. Without commit(), the destructor removes the temporary file and
/// leaves the target untouched. A symbolic link is followed: its target is replaced. A device or
/// pipe (/dev/null, /dev/stdout) is written in place. Buffers 1 MiB; not thread-safe; movable.
class AtomicFile {
 public:
  /// Io if the directory cannot be written or the target is a directory.
  static Result<AtomicFile> open(const std::string &path, FileCalls &calls = systemFileCalls());
  AtomicFile(AtomicFile &&other) noexcept;
  AtomicFile &operator=(AtomicFile &&) = delete;
  ~AtomicFile();

  /// Io if the disk is full or the device fails; further calls fail too.
  Result<void> write(std::string_view bytes);
  /// Makes the written bytes durable, but not yet visible: with several files, sync() each before
  /// the first commit().
  Result<void> sync();
  /// Makes the new content durable and visible under the target's name.
  Result<void> commit();
  std::uint64_t bytesWritten() const { return m_written; }

 private:
  AtomicFile(std::string target, std::string temporary, int descriptor, FileCalls &calls);
  Result<void> flush();
  Error failWith(MessageId failure, int errorNumber);

  FileCalls *m_calls;
  std::string m_target;
  std::string m_temporary;
  int m_descriptor = -1;
  std::string m_buffer;
  std::uint64_t m_written = 0;
  std::optional<Error> m_error;
};

/// Writes the whole content of a file in one call. Errors: those of open(), write() and commit().
Result<void> writeFile(const std::string &path, std::string_view bytes);

}  // namespace shinglescope
