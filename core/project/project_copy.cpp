// SPDX-License-Identifier: MIT
#include "core/project/project_copy.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "core/base/files/descriptor.h"
#include "core/base/files/file_identity.h"
#include "core/project/project_journal.h"
#include "core/project/project_lock.h"
#include "core/project/project_schema.h"

namespace shinglescope {
namespace {

constexpr int kPagesAtOnce = 1024;

Error copyError(const std::string &target, int errorNumber) {
  return errorOf(ErrorCode::Io,
                 {MessageId::ProjectCannotBeSaved, {target, std::strerror(errorNumber)}}, target);
}

/// A temporary file next to the target, removed unless it was renamed to it.
class TemporaryCopy {
 public:
  static Result<TemporaryCopy> create(const std::string &target) {
    std::string path = target + ".XXXXXX";
    const Descriptor file(mkostemp(path.data(), O_CLOEXEC));
    if (!file.isOpen()) return copyError(target, errno);
    TemporaryCopy copy(target, std::move(path));
    // mkostemp makes files private; a project should have normal permissions.
    const mode_t mask = umask(0);
    umask(mask);
    struct stat old {};
    const mode_t mode = stat(target.c_str(), &old) == 0 ? old.st_mode & 0777U : 0666U & ~mask;
    if (fchmod(file.get(), mode) != 0) return copyError(target, errno);
    return copy;
  }
  TemporaryCopy(TemporaryCopy &&other) noexcept
      : m_target(std::move(other.m_target)), m_path(std::exchange(other.m_path, {})) {}
  TemporaryCopy &operator=(TemporaryCopy &&) = delete;
  ~TemporaryCopy() {
    if (!m_path.empty()) unlink(m_path.c_str());
  }

  /// For a copy that is already next to the target.
  TemporaryCopy(std::string target, std::string path)
      : m_target(std::move(target)), m_path(std::move(path)) {}

  const std::string &path() const { return m_path; }

  Result<void> takeName() {
    if (auto synced = sync(m_path, O_RDWR); !synced) return synced;
    // Files next to the target belong to the file that had this name before.
    if (auto free = setAllAside(m_target); !free) return free;
    if (rename(m_path.c_str(), m_target.c_str()) != 0) return copyError(m_target, errno);
    m_path.clear();
    return sync(folderOfFile(m_target), O_RDONLY | O_DIRECTORY);
  }

 private:
  Result<void> sync(const std::string &path, int flags) const {
    const Descriptor file(::open(path.c_str(), flags | O_CLOEXEC));
    if (!file.isOpen()) return copyError(m_target, errno);
    // Some file systems do not support fsync of a directory.
    if (fsync(file.get()) == 0 || ((flags & O_DIRECTORY) != 0 && errno == EINVAL)) return {};
    return copyError(m_target, errno);
  }

  std::string m_target;
  std::string m_path;
};

Result<void> backUp(Database &from, Database &to, const RunContext &context) {
  sqlite3_backup *backup = sqlite3_backup_init(to.handle(), "main", from.handle(), "main");
  if (backup == nullptr) {
    return databaseError(to.path(), sqlite3_extended_errcode(to.handle()),
                         sqlite3_errmsg(to.handle()));
  }
  int code = SQLITE_OK;
  bool isStarted = false;
  while (code == SQLITE_OK && !context.isCancelled()) {
    code = sqlite3_backup_step(backup, kPagesAtOnce);
    const auto pages = static_cast<std::uint64_t>(sqlite3_backup_pagecount(backup));
    if (!isStarted) context.startStage(Stage::Writing, WorkUnit::Nothing, pages);
    isStarted = true;
    const std::uint64_t left = static_cast<std::uint64_t>(sqlite3_backup_remaining(backup));
    if (context.progress != nullptr) context.progress->done = pages - left;
  }
  sqlite3_backup_finish(backup);
  if (code == SQLITE_DONE) return {};
  if (code == SQLITE_OK) return cancelledError();
  return databaseError(to.path(), code, sqlite3_errstr(code));
}

}  // namespace

Result<void> copyDatabase(Database &from, const std::string &target, const RunContext &context,
                          const std::string &vfs) {
  auto temporary = TemporaryCopy::create(target);
  if (!temporary) return temporary.error();
  {
    auto copy = Database::open(temporary->path(), DatabaseAccess::Write, vfs);
    if (!copy) return copy.error();
    // The file gets its name only after all of it is synced.
    if (auto set = copy->execute("PRAGMA synchronous=OFF"); !set) return set;
    if (auto done = backUp(from, *copy, context); !done) return done;
    copy->watch(&context);
    if (auto checked = checkPages(*copy); !checked) return checked;
  }
  return temporary->takeName();
}

Result<void> renameProject(const std::string &from, const std::string &to) {
  const std::string target = canonicalPath(to);
  const auto lock = ProjectLock::take(target);
  if (!lock) return lock.error();
  if (access(target.c_str(), F_OK) == 0) return copyError(target, EEXIST);
  return TemporaryCopy(target, from).takeName();
}

}  // namespace shinglescope
