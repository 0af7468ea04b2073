#pragma once

#include <sys/types.h>
#include <cstddef>

namespace shinglescope {

/// The calls of the system by which AtomicFile writes, each as the manual has it
/// (-1 and errno for an error). Tests put a disk in their place that fails or
/// forgets. Without state: any thread.
class FileCalls {
 public:
  virtual ~FileCalls() = default;
  /// mkostemp(), close-on-exec.
  virtual int openTemporary(char *nameTemplate);
  virtual int openFolder(const char *path);
  virtual int setMode(int descriptor, mode_t mode);
  virtual ssize_t write(int descriptor, const void *bytes, std::size_t count);
  virtual int sync(int descriptor);
  virtual int close(int descriptor);
  virtual int rename(const char *from, const char *to);
  virtual int unlink(const char *path);
};

/// Those of the system.
FileCalls &systemFileCalls();

}  // namespace shinglescope
