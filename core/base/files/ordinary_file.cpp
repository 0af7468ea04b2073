#include "core/base/files/ordinary_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

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
  const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0) return readError(path, errno);
  struct stat status {};
  const bool isKnown = fstat(descriptor, &status) == 0;
  int failure = isKnown ? 0 : errno;
  std::string text;
  if (isKnown && S_ISREG(status.st_mode)) {
    text.resize(mostBytes);
    std::size_t done = 0;
    while (done < mostBytes) {
      const ssize_t count = read(descriptor, text.data() + done, mostBytes - done);
      if (count < 0 && errno == EINTR) continue;
      if (count < 0) failure = errno;
      if (count <= 0) break;
      done += static_cast<std::size_t>(count);
    }
    text.resize(done);
  }
  close(descriptor);
  if (failure != 0) return readError(path, failure);
  if (!S_ISREG(status.st_mode)) return notOrdinary(path);
  return text;
}

}  // namespace shinglescope
