// SPDX-License-Identifier: MIT
#include "core/base/files/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <filesystem>
#include <utility>

#include "core/base/files/file_identity.h"
#include "core/base/unicode.h"

namespace shinglescope {
namespace {

constexpr std::size_t kBufferBytes = 1U << 20U;

Error fileError(MessageId failure, const std::string &path, int errorNumber) {
  return errorOf(ErrorCode::Io, {failure, {path, std::strerror(errorNumber)}}, path);
}

Error writeError(const std::string &path, int errorNumber) {
  return fileError(MessageId::FileNotWritten, path, errorNumber);
}

/// mkstemp creates private files. A new file should have the usual permissions and a replaced one
/// keep its own, except set-user-id and set-group-id: its content is new.
int copyPermissions(int descriptor, const std::string &target, FileCalls &calls) {
  struct stat status {};
  if (stat(target.c_str(), &status) == 0) return calls.setMode(descriptor, status.st_mode & 0777U);
  const mode_t mask = umask(0);
  umask(mask);
  return calls.setMode(descriptor, 0666U & ~mask);
}

/// A template for mkstemp: the target's name and the six letters that mkstemp replaces. A name that
/// would be too long is cut, but not within a character.
std::string temporaryBeside(const std::string &target) {
  constexpr std::string_view kLetters = ".XXXXXX";
  constexpr std::size_t kMostNameBytes = NAME_MAX;
  const std::size_t slash = target.find_last_of('/');
  const std::size_t nameBegin = slash == std::string::npos ? 0 : slash + 1;
  std::size_t end = std::min(target.size(), nameBegin + kMostNameBytes - kLetters.size());
  while (end > nameBegin && end < target.size() && isContinuationByte(target[end])) --end;
  return target.substr(0, end) + std::string(kLetters);
}

/// Tests for an existing target that is neither a file nor a device that accepts text, such as a
/// disk or a socket.
bool isUnfit(const std::string &target) {
  struct stat status {};
  if (stat(target.c_str(), &status) != 0) return false;
  return S_ISBLK(status.st_mode) || S_ISSOCK(status.st_mode);
}

}  // namespace

Result<AtomicFile> AtomicFile::open(const std::string &path, FileCalls &calls) {
  if (isDevice(path)) {
    const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) return writeError(path, errno);
    return AtomicFile(path, {}, descriptor, calls);
  }
  const std::string target = linkTarget(path);  // so that replacing it keeps the link
  std::error_code ignored;
  if (std::filesystem::is_symlink(target, ignored)) return writeError(path, ELOOP);
  if (std::filesystem::is_directory(target, ignored)) return writeError(path, EISDIR);
  if (isUnfit(target)) return writeError(path, EINVAL);
  // The temporary file's name is shortened, so only the final rename would fail.
  if (isNameTooLong(target)) return writeError(path, ENAMETOOLONG);
  if (std::filesystem::exists(target, ignored) && access(target.c_str(), W_OK) != 0)
    return writeError(path, errno);
  std::string temporary = temporaryBeside(target);
  const int descriptor = calls.openTemporary(temporary.data());
  if (descriptor < 0) return writeError(path, errno);
  if (copyPermissions(descriptor, target, calls) != 0) {
    const int errorNumber = errno;
    calls.close(descriptor);
    calls.unlink(temporary.c_str());
    return writeError(path, errorNumber);
  }
  return AtomicFile(target, std::move(temporary), descriptor, calls);
}

AtomicFile::AtomicFile(std::string target, std::string temporary, int descriptor, FileCalls &calls)
    : m_calls(&calls),
      m_target(std::move(target)),
      m_temporary(std::move(temporary)),
      m_descriptor(descriptor) {
  m_buffer.reserve(kBufferBytes);
}

AtomicFile::AtomicFile(AtomicFile &&other) noexcept
    : m_calls(other.m_calls),
      m_target(std::move(other.m_target)),
      m_temporary(std::move(other.m_temporary)),
      m_descriptor(std::exchange(other.m_descriptor, -1)),
      m_buffer(std::move(other.m_buffer)),
      m_written(other.m_written),
      m_error(std::move(other.m_error)) {}

AtomicFile::~AtomicFile() {
  if (m_descriptor < 0) return;
  m_calls->close(m_descriptor);
  if (!m_temporary.empty()) m_calls->unlink(m_temporary.c_str());
}

Error AtomicFile::failWith(MessageId failure, int errorNumber) {
  m_error = fileError(failure, m_target, errorNumber);
  return *m_error;
}

Result<void> AtomicFile::write(std::string_view bytes) {
  if (m_error) return *m_error;
  m_buffer.append(bytes);
  m_written += bytes.size();
  if (m_buffer.size() < kBufferBytes) return {};
  return flush();
}

Result<void> AtomicFile::flush() {
  if (m_error) return *m_error;
  std::size_t done = 0;
  while (done < m_buffer.size()) {
    const ssize_t count =
        m_calls->write(m_descriptor, m_buffer.data() + done, m_buffer.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return failWith(MessageId::FileNotWritten, errno);
    done += static_cast<std::size_t>(count);
  }
  m_buffer.clear();
  return {};
}

Result<void> AtomicFile::sync() {
  if (m_descriptor < 0) return failWith(MessageId::FileNotWritten, EBADF);
  if (auto flushed = flush(); !flushed) return flushed;
  if (m_temporary.empty() || m_calls->sync(m_descriptor) == 0) return {};
  return failWith(MessageId::FileNotSaved, errno);
}

Result<void> AtomicFile::commit() {
  if (auto synced = sync(); !synced) return synced;
  const bool isClosed = m_calls->close(std::exchange(m_descriptor, -1)) == 0;
  if (m_temporary.empty())
    return isClosed ? Result<void>{} : failWith(MessageId::FileNotWritten, errno);
  if (!isClosed || m_calls->rename(m_temporary.c_str(), m_target.c_str()) != 0) {
    const int errorNumber = errno;
    m_calls->unlink(m_temporary.c_str());
    return failWith(isClosed ? MessageId::FileNotReplaced : MessageId::FileNotSaved, errorNumber);
  }
  const int directory = m_calls->openFolder(folderOfFile(m_target).c_str());
  if (directory < 0) return failWith(MessageId::FileNotSaved, errno);
  const bool isSynced = m_calls->sync(directory) == 0 || errno == EINVAL;
  const int errorNumber = errno;
  m_calls->close(directory);
  return isSynced ? Result<void>{} : failWith(MessageId::FileNotSaved, errorNumber);
}

Result<void> writeFile(const std::string &path, std::string_view bytes) {
  auto file = AtomicFile::open(path);
  if (!file) return file.error();
  if (auto written = file->write(bytes); !written) return written;
  return file->commit();
}

}  // namespace shinglescope
