// SPDX-License-Identifier: MIT
#include "core/project/project_private_copy.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <vector>

#include "core/base/files/descriptor.h"

namespace shinglescope {
namespace {

constexpr std::size_t kBytesAtOnce = std::size_t{1} << 20U;

Error cannotCopy(const std::string &path, int errorNumber) {
  return errorOf(ErrorCode::Io,
                 {MessageId::ProjectCannotBeCopied, {path, std::strerror(errorNumber)}}, path);
}

Result<void> copyFile(const std::string &from, const std::string &to, const RunContext &context) {
  const Descriptor source(::open(from.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
  if (source.get() < 0) return cannotCopy(from, errno);
  const Descriptor target(::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
  if (target.get() < 0) return cannotCopy(from, errno);
  std::vector<char> block(kBytesAtOnce);
  for (;;) {
    if (context.isCancelled()) return cancelledError();
    const ssize_t got = read(source.get(), block.data(), block.size());
    if (got == 0) return {};
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return cannotCopy(from, errno);
    for (ssize_t done = 0; done < got;) {
      const ssize_t put =
          write(target.get(), block.data() + done, static_cast<std::size_t>(got - done));
      if (put < 0 && errno == EINTR) continue;
      if (put < 0) return cannotCopy(from, errno);
      done += put;
    }
  }
}

/// The properties that show whether a file was written meanwhile.
struct FileState {
  ino_t inode = 0;
  off_t bytes = 0;
  std::int64_t nanoseconds = 0;
  bool operator==(const FileState &) const = default;
};

FileState fileStateOf(const std::string &path) {
  struct stat status {};
  if (lstat(path.c_str(), &status) != 0) return {};
  return {status.st_ino, status.st_size,
          std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec};
}

}  // namespace

PrivateCopy::PrivateCopy(std::string folder)
    : m_folder(std::move(folder)), m_path(m_folder + "/project.shinglescope") {}

PrivateCopy::~PrivateCopy() {
  std::error_code ignored;
  std::filesystem::remove_all(m_folder, ignored);
}

Result<std::shared_ptr<const PrivateCopy>> PrivateCopy::make(const std::string &projectPath,
                                                             const BesideProject &beside,
                                                             const RunContext &context) {
  std::error_code error;
  std::string folder =
      (std::filesystem::temp_directory_path(error) / "shinglescope-XXXXXX").string();
  if (error || mkdtemp(folder.data()) == nullptr) return cannotCopy(projectPath, errno);
  const std::shared_ptr<const PrivateCopy> copy(new PrivateCopy(std::move(folder)));
  for (const char *ending : {"", "-journal", "-wal"}) {
    const std::string from = projectPath + ending;
    const FileState before = fileStateOf(from);
    if (before == FileState{} || beside.isStrange(from)) continue;
    if (auto copied = copyFile(from, copy->path() + ending, context); !copied)
      return copied.error();
    if (fileStateOf(from) != before) return cannotCopy(from, EBUSY);
  }
  return copy;
}

}  // namespace shinglescope
