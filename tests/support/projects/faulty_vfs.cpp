// SPDX-License-Identifier: MIT
#include "tests/support/projects/faulty_vfs.h"

#include <sqlite3.h>

#include <cstring>

namespace shinglescope::test {
namespace faulty_calls {
namespace {

/// SQLite's handle of a file: ours, followed in memory by the system's.
struct ShimFile {
  sqlite3_file base;
  FaultyVfs *vfs;
};

sqlite3_file *real(sqlite3_file *file) {
  return reinterpret_cast<sqlite3_file *>(reinterpret_cast<ShimFile *>(file) + 1);
}
FaultyVfs &shim(sqlite3_file *file) { return *reinterpret_cast<ShimFile *>(file)->vfs; }
FaultyVfs &shim(sqlite3_vfs *vfs) { return *static_cast<FaultyVfs *>(vfs->pAppData); }
sqlite3_vfs *system() { return sqlite3_vfs_find(nullptr); }

int close(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }

int read(sqlite3_file *file, void *to, int bytes, sqlite3_int64 at) {
  if (shim(file).nextFails()) return SQLITE_IOERR_READ;
  return real(file)->pMethods->xRead(real(file), to, bytes, at);
}

int write(sqlite3_file *file, const void *from, int bytes, sqlite3_int64 at) {
  if (!shim(file).nextFails()) return real(file)->pMethods->xWrite(real(file), from, bytes, at);
  // A failed write may have written a part of the bytes.
  real(file)->pMethods->xWrite(real(file), from, bytes / 2, at);
  return shim(file).isFull() ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

int truncate(sqlite3_file *file, sqlite3_int64 bytes) {
  if (shim(file).nextFails()) return SQLITE_IOERR_TRUNCATE;
  return real(file)->pMethods->xTruncate(real(file), bytes);
}

int sync(sqlite3_file *file, int flags) {
  if (shim(file).nextFails()) return SQLITE_IOERR_FSYNC;
  return real(file)->pMethods->xSync(real(file), flags);
}

int fileSize(sqlite3_file *file, sqlite3_int64 *bytes) {
  if (shim(file).nextFails()) return SQLITE_IOERR_FSTAT;
  return real(file)->pMethods->xFileSize(real(file), bytes);
}

int lock(sqlite3_file *file, int kind) {
  if (shim(file).nextFails()) return SQLITE_IOERR_LOCK;
  return real(file)->pMethods->xLock(real(file), kind);
}

int unlock(sqlite3_file *file, int kind) { return real(file)->pMethods->xUnlock(real(file), kind); }

int checkReservedLock(sqlite3_file *file, int *isReserved) {
  return real(file)->pMethods->xCheckReservedLock(real(file), isReserved);
}

int fileControl(sqlite3_file *file, int what, void *argument) {
  return real(file)->pMethods->xFileControl(real(file), what, argument);
}

int sectorSize(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }
int characteristics(sqlite3_file *) { return 0; }

const sqlite3_io_methods kMethods{1,
                                  close,
                                  read,
                                  write,
                                  truncate,
                                  sync,
                                  fileSize,
                                  lock,
                                  unlock,
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
  if (shim(vfs).nextFails()) return SQLITE_CANTOPEN;
  reinterpret_cast<ShimFile *>(file)->vfs = &shim(vfs);
  const int code = system()->xOpen(system(), name, real(file), flags, outFlags);
  if (real(file)->pMethods != nullptr) file->pMethods = &kMethods;
  return code;
}

int remove(sqlite3_vfs *vfs, const char *name, int syncFolder) {
  if (shim(vfs).nextFails()) return SQLITE_IOERR_DELETE;
  return system()->xDelete(system(), name, syncFolder);
}

int access(sqlite3_vfs *vfs, const char *name, int flags, int *result) {
  if (shim(vfs).nextFails()) return SQLITE_IOERR_ACCESS;
  return system()->xAccess(system(), name, flags, result);
}

}  // namespace
}  // namespace faulty_calls
using namespace faulty_calls;

FaultyVfs::FaultyVfs(std::string name) : m_name(std::move(name)), m_vfs(new sqlite3_vfs) {
  *m_vfs = *system();
  m_vfs->iVersion = 1;
  m_vfs->szOsFile = static_cast<int>(sizeof(ShimFile)) + system()->szOsFile;
  m_vfs->pNext = nullptr;
  m_vfs->zName = m_name.c_str();
  m_vfs->pAppData = this;
  m_vfs->xOpen = open;
  m_vfs->xDelete = remove;
  m_vfs->xAccess = access;
  m_vfs->xFullPathname = [](sqlite3_vfs *, const char *path, int bytes, char *to) {
    return system()->xFullPathname(system(), path, bytes, to);
  };
  sqlite3_vfs_register(m_vfs.get(), 0);
}

FaultyVfs::~FaultyVfs() { sqlite3_vfs_unregister(m_vfs.get()); }

void FaultyVfs::fail(long n, Fault fault, long times) {
  m_fault = fault;
  m_failTimes = times;
  m_failFrom = m_calls + n;
}

bool FaultyVfs::nextFails() {
  const long call = ++m_calls;
  const long from = m_failFrom;
  const bool isHit = from > 0 && call >= from && call < from + m_failTimes;
  if (isHit) ++m_failures;
  return isHit;
}

}  // namespace shinglescope::test
