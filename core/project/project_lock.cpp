// SPDX-License-Identifier: MIT
#include "core/project/project_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string_view>

#include "core/base/files/file_identity.h"

namespace shinglescope {
namespace {

std::string lockPath(const std::string &projectPath) {
  return canonicalPath(projectPath) + ".lock";
}

/// Does not wait for the holder; the pause is for isProjectLocked(), which takes the lock for a
/// moment.
bool lockNow(int descriptor) {
  constexpr int kTries = 5;
  for (int i = 0; i < kTries; ++i) {
    if (i > 0) usleep(2000);
    if (flock(descriptor, LOCK_EX | LOCK_NB) == 0) return true;
  }
  return false;
}

/// The holder is stored as "process 123 on venus\n".
constexpr std::string_view kProcess = "process ";
constexpr std::string_view kOn = " on ";

/// Describes the holder of the lock.
MessageValue wordsOfHolder(std::string_view holder) {
  if (holder.empty()) return MessageId::AnotherProgram;
  const std::size_t on = holder.find(kOn);
  if (!holder.starts_with(kProcess) || on == std::string_view::npos) return holder;
  return Message{
      MessageId::ProcessOnHost,
      {holder.substr(kProcess.size(), on - kProcess.size()), holder.substr(on + kOn.size())}};
}

MessageValue holderOf(int descriptor) {
  std::array<char, 256> text{};
  const ssize_t bytes = pread(descriptor, text.data(), text.size() - 1, 0);
  std::string holder(text.data(), bytes > 0 ? static_cast<std::size_t>(bytes) : 0);
  if (const auto end = holder.find('\n'); end != std::string::npos) holder.resize(end);
  return wordsOfHolder(holder);
}

void writeHolder(int descriptor) {
  std::array<char, 256> host{};
  gethostname(host.data(), host.size() - 1);
  std::string text(kProcess);
  text += std::to_string(getpid());
  text += kOn;
  text += host.data();
  text += '\n';
  // The text is only for messages: the lock does not depend on it.
  if (ftruncate(descriptor, 0) != 0) return;
  if (pwrite(descriptor, text.data(), text.size(), 0) < 0) return;
}

/// False if the file was removed, or replaced, between opening and locking it.
bool isStillThere(int descriptor, const std::string &path) {
  struct stat opened {};
  struct stat named {};
  return fstat(descriptor, &opened) == 0 && stat(path.c_str(), &named) == 0 &&
         opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

}  // namespace

std::string canonicalPath(const std::string &path) {
  std::error_code error;
  const auto absolute = std::filesystem::absolute(path, error);
  if (error) return path;
  const auto canonical = std::filesystem::weakly_canonical(absolute, error);
  return error ? path : canonical.string();
}

ProjectLock &ProjectLock::operator=(ProjectLock &&other) noexcept {
  if (this == &other) return *this;
  release();
  m_path = std::move(other.m_path);
  m_file = std::move(other.m_file);
  return *this;
}

ProjectLock::~ProjectLock() { release(); }

void ProjectLock::release() {
  if (!m_file.isOpen()) return;
  // Removed while it is still locked: a program that opened it before can detect that it was
  // removed.
  unlink(m_path.c_str());
  m_file = {};
}

Result<ProjectLock> ProjectLock::take(const std::string &projectPath) {
  const std::string path = lockPath(projectPath);
  for (;;) {
    Descriptor file(
        ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0666));
    if (!file.isOpen())
      return errorOf(ErrorCode::Io,
                     {MessageId::ProjectCannotBeLocked, {projectPath, std::strerror(errno)}},
                     projectPath);
    if (!lockNow(file.get()))
      return errorOf(ErrorCode::Io, {MessageId::ProjectIsOpen, {projectPath, holderOf(file.get())}},
                     projectPath);
    if (!isStillThere(file.get(), path)) continue;
    writeHolder(file.get());
    return ProjectLock(path, std::move(file));
  }
}

bool isProjectLocked(const std::string &projectPath) {
  const Descriptor file(
      ::open(lockPath(projectPath).c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  return file.isOpen() && flock(file.get(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

std::string networkFileSystem(long type) {
  struct Kind {
    unsigned long type;
    const char *name;
  };
  // The numbers are from statfs(2).
  constexpr std::array<Kind, 10> kinds{{{0x6969, "NFS"},
                                        {0x517B, "SMB"},
                                        {0xFF534D42, "SMB"},
                                        {0xFE534D42, "SMB"},
                                        {0x01021997, "9P"},
                                        {0x5346414F, "AFS"},
                                        {0x73757245, "Coda"},
                                        {0x00C36400, "Ceph"},
                                        {0x564C, "NCP"},
                                        {0x65735546, "FUSE"}}};
  const auto number = static_cast<unsigned long>(type) & 0xFFFFFFFFUL;
  for (const Kind &kind : kinds) {
    if (kind.type == number) return kind.name;
  }
  return {};
}

bool isReadOnlyPlace(const std::string &projectPath) {
  const std::string path = canonicalPath(projectPath);
  const bool isFileWritable = access(path.c_str(), W_OK) == 0 || errno == ENOENT;
  return !isFileWritable || access(folderOfFile(path).c_str(), W_OK) != 0;
}

Message placeWarning(const std::string &projectPath) {
  if (isReadOnlyPlace(projectPath)) return {MessageId::PlaceIsReadOnly, {projectPath}};
  struct statfs system {};
  if (statfs(folderOfFile(canonicalPath(projectPath)).c_str(), &system) != 0) return {};
  const std::string network = networkFileSystem(static_cast<long>(system.f_type));
  if (network.empty()) return {};
  return {MessageId::PlaceIsOnNetwork, {projectPath, network}};
}

}  // namespace shinglescope
