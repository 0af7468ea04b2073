// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>
#include <cstddef>

namespace shinglescope {

/// The system calls that AtomicFile uses, each with the documented semantics (-1 and errno for an
/// error). Tests substitute a disk that fails or loses data. Stateless, so usable from any thread.
class FileCalls {
 public:
  virtual ~FileCalls() = default;
  /// mkostemp() with close-on-exec.
  virtual int openTemporary(char *nameTemplate);
  virtual int openFolder(const char *path);
  virtual int setMode(int descriptor, mode_t mode);
  virtual ssize_t write(int descriptor, const void *bytes, std::size_t count);
  virtual int sync(int descriptor);
  virtual int close(int descriptor);
  virtual int rename(const char *from, const char *to);
  virtual int unlink(const char *path);
};

/// Returns the real system calls.
FileCalls &systemFileCalls();

}  // namespace shinglescope
