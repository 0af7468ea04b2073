// SPDX-License-Identifier: MIT
#include "tests/support/projects/forgetful_vfs.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstring>
#include <new>

#include "core/base/hash.h"

namespace shinglescope::test {
namespace forgetful_calls {
namespace {

constexpr std::size_t kSectorBytes = 512;

struct OpenFile {
  sqlite3_file base;
  ForgetfulVfs *vfs;
  ForgetfulVfs::File *file;  ///< kept alive by `name` or by `owner`
  std::shared_ptr<ForgetfulVfs::File> *owner;
};

OpenFile &opened(sqlite3_file *file) { return *reinterpret_cast<OpenFile *>(file); }
ForgetfulVfs &shim(sqlite3_vfs *vfs) { return *static_cast<ForgetfulVfs *>(vfs->pAppData); }

int close(sqlite3_file *file) {
  delete opened(file).owner;
  return SQLITE_OK;
}

int read(sqlite3_file *file, void *to, int bytes, sqlite3_int64 at) {
  const std::lock_guard lock(opened(file).vfs->mutex());
  const std::string &now = opened(file).file->now;
  const auto begin = std::min(static_cast<std::size_t>(at), now.size());
  const auto count = std::min(static_cast<std::size_t>(bytes), now.size() - begin);
  std::memset(to, 0, static_cast<std::size_t>(bytes));
  std::memcpy(to, now.data() + begin, count);
  return count == static_cast<std::size_t>(bytes) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write(sqlite3_file *file, const void *from, int bytes, sqlite3_int64 at) {
  const std::string text(static_cast<const char *>(from), static_cast<std::size_t>(bytes));
  opened(file).vfs->write(*opened(file).file, {static_cast<std::size_t>(at), text, false});
  return SQLITE_OK;
}

int truncate(sqlite3_file *file, sqlite3_int64 bytes) {
  opened(file).vfs->write(*opened(file).file, {static_cast<std::size_t>(bytes), {}, true});
  return SQLITE_OK;
}

int sync(sqlite3_file *file, int) {
  opened(file).vfs->sync(*opened(file).file);
  return SQLITE_OK;
}

int fileSize(sqlite3_file *file, sqlite3_int64 *bytes) {
  const std::lock_guard lock(opened(file).vfs->mutex());
  *bytes = static_cast<sqlite3_int64>(opened(file).file->now.size());
  return SQLITE_OK;
}

int lock(sqlite3_file *, int) { return SQLITE_OK; }
int checkReservedLock(sqlite3_file *, int *isReserved) {
  *isReserved = 0;
  return SQLITE_OK;
}
int fileControl(sqlite3_file *, int, void *) { return SQLITE_NOTFOUND; }
int sectorSize(sqlite3_file *) { return static_cast<int>(kSectorBytes); }
int characteristics(sqlite3_file *) { return 0; }

const sqlite3_io_methods kMethods{1,
                                  close,
                                  read,
                                  write,
                                  truncate,
                                  sync,
                                  fileSize,
                                  lock,
                                  lock,
                                  checkReservedLock,
                                  fileControl,
                                  sectorSize,
                                  characteristics,
                                  nullptr,
                                  nullptr,
                                  nullptr,
                                  nullptr,
                                  nullptr,
                                  nullptr};

int open(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *outFlags) {
  file->pMethods = nullptr;
  const std::string path = name == nullptr ? "" : name;
  auto found = shim(vfs).find(path);
  if (!found && (flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
  if (!found) found = shim(vfs).make(path, (flags & SQLITE_OPEN_MAIN_JOURNAL) != 0);
  OpenFile &open = opened(file);
  open.vfs = &shim(vfs);
  open.file = found.get();
  open.owner = new std::shared_ptr<ForgetfulVfs::File>(found);
  file->pMethods = &kMethods;
  if (outFlags != nullptr) *outFlags = flags;
  return SQLITE_OK;
}

int remove(sqlite3_vfs *vfs, const char *name, int syncFolder) {
  if (!shim(vfs).find(name)) return SQLITE_IOERR_DELETE_NOENT;
  shim(vfs).remove(name, syncFolder != 0);
  return SQLITE_OK;
}

int access(sqlite3_vfs *vfs, const char *name, int, int *result) {
  *result = shim(vfs).find(name) ? 1 : 0;
  return SQLITE_OK;
}

void applyWrite(const ForgetfulVfs::Write &write, std::string &content) {
  if (write.isTruncation) return content.resize(std::min(write.at, content.size()));
  content.resize(std::max(content.size(), write.at + write.bytes.size()));
  content.replace(write.at, write.bytes.size(), write.bytes);
}

}  // namespace
}  // namespace forgetful_calls
using namespace forgetful_calls;

ForgetfulVfs::ForgetfulVfs(std::string name) : m_name(std::move(name)), m_vfs(new sqlite3_vfs) {
  *m_vfs = *sqlite3_vfs_find(nullptr);
  m_vfs->iVersion = 1;
  m_vfs->szOsFile = static_cast<int>(sizeof(OpenFile));
  m_vfs->pNext = nullptr;
  m_vfs->zName = m_name.c_str();
  m_vfs->pAppData = this;
  m_vfs->xOpen = open;
  m_vfs->xDelete = shinglescope::test::remove;
  m_vfs->xAccess = access;
  m_vfs->xFullPathname = [](sqlite3_vfs *, const char *path, int bytes, char *to) {
    sqlite3_snprintf(bytes, to, "%s", path);
    return SQLITE_OK;
  };
  sqlite3_vfs_register(m_vfs.get(), 0);
}

ForgetfulVfs::~ForgetfulVfs() { sqlite3_vfs_unregister(m_vfs.get()); }

std::shared_ptr<ForgetfulVfs::File> ForgetfulVfs::find(const std::string &name) const {
  const std::lock_guard lock(m_mutex);
  const auto found = m_now.find(name);
  return found == m_now.end() ? nullptr : found->second;
}

std::shared_ptr<ForgetfulVfs::File> ForgetfulVfs::make(const std::string &name, bool isJournal) {
  const std::lock_guard lock(m_mutex);
  auto file = std::make_shared<File>();
  file->isNewJournal = isJournal;
  m_now[name] = file;
  return file;
}

void ForgetfulVfs::remove(const std::string &name, bool isSynced) {
  {
    const std::lock_guard lock(m_mutex);
    m_now.erase(name);
  }
  if (!isSynced) return;
  if (m_whenSyncing) m_whenSyncing();
  const std::lock_guard lock(m_mutex);
  syncFolder();
}

void ForgetfulVfs::write(File &file, Write write) {
  const std::lock_guard lock(m_mutex);
  applyWrite(write, file.now);
  file.sinceSync.push_back(std::move(write));
}

void ForgetfulVfs::sync(File &file) {
  if (m_whenSyncing) m_whenSyncing();
  const std::lock_guard lock(m_mutex);
  file.synced = file.now;
  file.sinceSync.clear();
  // SQLite's own VFS for Unix does the same.
  if (file.isNewJournal) syncFolder();
  file.isNewJournal = false;
}

void ForgetfulVfs::syncFolder() { m_synced = m_now; }

Files ForgetfulVfs::synced() const {
  const std::lock_guard lock(m_mutex);
  Files files;
  for (const auto &[name, file] : m_synced) files[name] = file->synced;
  return files;
}

Files ForgetfulVfs::torn(std::uint64_t seed) const {
  const std::lock_guard lock(m_mutex);
  SplitMix64 random(seed);
  Files files;
  for (const auto &[name, file] : random.next() % 2 == 0 ? m_synced : m_now) {
    std::string content = file->synced;
    for (const Write &write : file->sinceSync) {
      for (std::size_t at = 0; at < std::max<std::size_t>(write.bytes.size(), 1);
           at += kSectorBytes) {
        if (random.next() % 2 == 0) continue;
        applyWrite({write.at + at, write.bytes.substr(at, kSectorBytes), write.isTruncation},
                   content);
      }
    }
    files[name] = std::move(content);
  }
  return files;
}

}  // namespace shinglescope::test
