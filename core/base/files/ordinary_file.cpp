// SPDX-License-Identifier: MIT
#include "core/base/files/ordinary_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "core/base/files/descriptor.h"

namespace shinglescope {
namespace {

Error notOrdinary(const std::string &path) {
  return errorOf(ErrorCode::Io, {MessageId::NoOrdinaryFile, {path}}, path);
}

Error readError(const std::string &path, int errorNumber) {
  return errorOf(ErrorCode::Io, {MessageId::FileUnreadable, {path, std::strerror(errorNumber)}},
                 path);
}

}  // namespace

Result<void> checkOrdinaryFile(const std::string &path) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode)) return {};
  return notOrdinary(path);
}

Result<std::string> readOrdinaryFile(const std::string &path, std::size_t mostBytes) {
  // Otherwise opening a pipe would wait for its writer.
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat status {};
  if (!file.isOpen() || fstat(file.get(), &status) != 0) return readError(path, errno);
  if (!S_ISREG(status.st_mode)) return notOrdinary(path);
  std::string text(mostBytes, '\0');
  std::size_t done = 0;
  while (done < mostBytes) {
    const ssize_t count = read(file.get(), text.data() + done, mostBytes - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return readError(path, errno);
    if (count == 0) break;
    done += static_cast<std::size_t>(count);
  }
  text.resize(done);
  return text;
}

}  // namespace shinglescope
