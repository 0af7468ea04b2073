// SPDX-License-Identifier: MIT
#include "core/base/files/file_calls.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace shinglescope {

int FileCalls::openTemporary(char *nameTemplate) { return mkostemp(nameTemplate, O_CLOEXEC); }
int FileCalls::openFolder(const char *path) {
  return ::open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
}
int FileCalls::setMode(int descriptor, mode_t mode) { return fchmod(descriptor, mode); }
ssize_t FileCalls::write(int descriptor, const void *bytes, std::size_t count) {
  return ::write(descriptor, bytes, count);
}
int FileCalls::sync(int descriptor) { return fsync(descriptor); }
int FileCalls::close(int descriptor) { return ::close(descriptor); }
int FileCalls::rename(const char *from, const char *to) { return ::rename(from, to); }
int FileCalls::unlink(const char *path) { return ::unlink(path); }

FileCalls &systemFileCalls() {
  static FileCalls calls;
  return calls;
}

}  // namespace shinglescope
