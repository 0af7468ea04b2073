// SPDX-License-Identifier: MIT
#include "core/dataset/source/file_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

/// Accepts only a regular file: reading anything else could block for ever.
Result<void> checkRegular(const std::string &path, const struct stat &status) {
  if (S_ISREG(status.st_mode)) return {};
  const bool isFolder = S_ISDIR(status.st_mode);
  return errorAbout(ErrorCode::Io, isFolder ? MessageId::SourceIsFolder : MessageId::SourceIsPipe,
                    path);
}

bool isSameTime(const timespec &a, const timespec &b) {
  return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

}  // namespace

Error fileError(const std::string &path, int errorNumber) {
  switch (errorNumber) {
    case ENOENT:
    case ENOTDIR: return errorAbout(ErrorCode::Io, MessageId::SourceMissing, path);
    case EACCES:
    case EPERM: return errorAbout(ErrorCode::Io, MessageId::SourceForbidden, path);
    default:
      return errorOf(
          ErrorCode::Io,
          {MessageId::SourceUnreadable, {escapedForMessage(path), std::strerror(errorNumber)}},
          path);
  }
}

FileSource::FileSource(std::string name, int descriptor)
    : m_name(std::move(name)), m_descriptor(descriptor) {}

Result<std::shared_ptr<FileSource>> FileSource::open(const std::string &path) {
  struct stat status {};
  // Checked before opening: opening a device can already have an effect.
  if (::stat(path.c_str(), &status) != 0) return fileError(path, errno);
  if (auto regular = checkRegular(path, status); !regular) return regular.error();
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (descriptor < 0) return fileError(path, errno);
  std::shared_ptr<FileSource> source(new FileSource(path, descriptor));
  if (::fstat(descriptor, &status) != 0) return fileError(path, errno);
  if (auto regular = checkRegular(path, status); !regular) return regular.error();
  source->m_size = static_cast<std::uint64_t>(status.st_size);
  source->m_modified = status.st_mtim;
  source->m_hasPath = true;
  return source;
}

std::shared_ptr<FileSource> FileSource::fromDescriptor(std::string name, int descriptor) {
  struct stat status {};
  if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode)) return nullptr;
  const off_t at = ::lseek(descriptor, 0, SEEK_CUR);
  const int own = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
  if (at < 0 || own < 0) return nullptr;
  std::shared_ptr<FileSource> source(new FileSource(std::move(name), own));
  source->m_begin = static_cast<std::uint64_t>(at);
  source->m_size = static_cast<std::uint64_t>(std::max<off_t>(status.st_size - at, 0));
  source->m_modified = status.st_mtim;
  return source;
}

Result<std::size_t> FileSource::readAt(char *to, std::size_t bytes, std::uint64_t at) {
  const auto wanted =
      static_cast<std::size_t>(std::min<std::uint64_t>(bytes, m_size - std::min(at, m_size)));
  std::size_t done = 0;
  while (done < wanted) {
    const ssize_t got = ::pread(m_descriptor.get(), to + done, wanted - done,
                                static_cast<off_t>(m_begin + at + done));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return fileError(m_name, errno);
    if (got == 0) return errorAbout(ErrorCode::Io, MessageId::SourceChanged, m_name);
    done += static_cast<std::size_t>(got);
  }
  return done;
}

bool FileSource::hasChanged() const {
  struct stat status {};
  if (::fstat(m_descriptor.get(), &status) != 0) return true;
  if (static_cast<std::uint64_t>(status.st_size) != m_begin + m_size ||
      !isSameTime(status.st_mtim, m_modified)) {
    return true;
  }
  if (!m_hasPath) return false;
  // The open file still exists if it was deleted or another file took its name.
  struct stat named {};
  return ::stat(m_name.c_str(), &named) != 0 || named.st_dev != status.st_dev ||
         named.st_ino != status.st_ino;
}

}  // namespace shinglescope
