#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/files/file_calls.h"
#include "core/base/result.h"

namespace shinglescope {

/// Writes a file so that a reader sees the old content or the whole new one,
/// never a part: write to a temporary file in the same directory, fsync,
/// rename, fsync of the directory, each step checked. Destroyed without
/// commit() it removes the temporary file and leaves the target untouched.
/// A symbolic link is followed: the file that it points to is replaced. A
/// device or pipe (/dev/null, /dev/stdout) is written in place.
/// Buffers 1 MiB; not thread safe; movable.
class AtomicFile {
 public:
  /// Io where the directory cannot be written or the target is a directory.
  static Result<AtomicFile> open(const std::string &path, FileCalls &calls = systemFileCalls());
  AtomicFile(AtomicFile &&other) noexcept;
  AtomicFile &operator=(AtomicFile &&) = delete;
  ~AtomicFile();

  /// Io when the disk is full or the device fails; further calls fail too.
  Result<void> write(std::string_view bytes);
  /// Makes all that was written durable, but not yet visible: with several
  /// files, sync() each before the first commit().
  Result<void> sync();
  /// Makes the new content durable and visible under the target's name.
  Result<void> commit();
  std::uint64_t bytesWritten() const { return m_written; }

 private:
  AtomicFile(std::string target, std::string temporary, int descriptor, FileCalls &calls);
  static Result<AtomicFile> openDevice(const std::string &path, const std::string &target,
                                       FileCalls &calls);
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

/// The whole content of a file at once. Errors as open(), write(), commit().
Result<void> writeFile(const std::string &path, std::string_view bytes);

}  // namespace shinglescope
