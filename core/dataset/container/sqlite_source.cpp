// SPDX-License-Identifier: MIT
#include "core/dataset/container/sqlite_source.h"

#include <sqlite3.h>
#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <optional>
#include <utility>

#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr int kStepsPerPoll = 1000;
constexpr int kMostValueBytes = 64 << 20;
constexpr int kSectorBytes = 4096;

/// What the file of a connection reads from.
struct SqliteInput {
  RawSource *source = nullptr;
  std::uint64_t bytesRead = 0;
  std::optional<Error> error;
};

struct SqliteFile {
  sqlite3_file base;
  SqliteInput *input;
};

SqliteInput &inputOf(sqlite3_file *file) { return *reinterpret_cast<SqliteFile *>(file)->input; }

/// A database in the mode of write-ahead logs says so in two bytes. Its log was checked to be
/// missing, and without one it is read like any other.
void hideWalMode(char *bytes, std::uint64_t at, std::size_t count) {
  constexpr std::uint64_t kFormats[] = {18, 19};
  for (const std::uint64_t place : kFormats) {
    if (place < at || place >= at + count) continue;
    char &format = bytes[place - at];
    if (format == 2) format = 1;
  }
}

int readInput(sqlite3_file *file, void *to, int bytes, sqlite3_int64 at) {
  SqliteInput &input = inputOf(file);
  const auto wanted = static_cast<std::size_t>(bytes);
  const auto read =
      input.source->readAt(static_cast<char *>(to), wanted, static_cast<std::uint64_t>(at));
  if (!read) {
    input.error = read.error();
    return SQLITE_IOERR_READ;
  }
  input.bytesRead += *read;
  hideWalMode(static_cast<char *>(to), static_cast<std::uint64_t>(at), *read);
  if (*read == wanted) return SQLITE_OK;
  std::memset(static_cast<char *>(to) + *read, 0, wanted - *read);
  return SQLITE_IOERR_SHORT_READ;
}

int inputSize(sqlite3_file *file, sqlite3_int64 *size) {
  *size = static_cast<sqlite3_int64>(inputOf(file).source->size().value_or(0));
  return SQLITE_OK;
}

int closeInput(sqlite3_file * /*file*/) { return SQLITE_OK; }
int refuseWrite(sqlite3_file *, const void *, int, sqlite3_int64) { return SQLITE_READONLY; }
int refuseTruncate(sqlite3_file *, sqlite3_int64) { return SQLITE_READONLY; }
int doNothing(sqlite3_file * /*file*/, int /*flags*/) { return SQLITE_OK; }
int checkReserved(sqlite3_file * /*file*/, int *isReserved) {
  *isReserved = 0;
  return SQLITE_OK;
}
int controlInput(sqlite3_file * /*file*/, int /*op*/, void * /*argument*/) {
  return SQLITE_NOTFOUND;
}
int sectorSize(sqlite3_file * /*file*/) { return kSectorBytes; }
int characteristics(sqlite3_file * /*file*/) { return SQLITE_IOCAP_IMMUTABLE; }

const sqlite3_io_methods kInputMethods = {
    1,         closeInput, readInput,     refuseWrite,  refuseTruncate, doNothing,       inputSize,
    doNothing, doNothing,  checkReserved, controlInput, sectorSize,     characteristics, nullptr,
    nullptr,   nullptr,    nullptr,       nullptr,      nullptr};

sqlite3_vfs &systemVfs() { return *sqlite3_vfs_find(nullptr); }

int openFile(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *outFlags) {
  if ((flags & SQLITE_OPEN_MAIN_DB) == 0) {
    sqlite3_vfs &system = systemVfs();
    return system.xOpen(&system, name, file, flags, outFlags);
  }
  auto *opened = reinterpret_cast<SqliteFile *>(file);
  opened->base.pMethods = &kInputMethods;
  opened->input = static_cast<SqliteInput *>(vfs->pAppData);
  if (outFlags != nullptr) *outFlags = SQLITE_OPEN_READONLY;
  return SQLITE_OK;
}

int isThere(sqlite3_vfs * /*vfs*/, const char * /*name*/, int /*flags*/, int *result) {
  *result = 0;
  return SQLITE_OK;
}

int fullName(sqlite3_vfs * /*vfs*/, const char *name, int bytes, char *out) {
  sqlite3_snprintf(bytes, out, "%s", name);
  return SQLITE_OK;
}

int isStopRequested(void *stop) {
  return static_cast<const std::stop_token *>(stop)->stop_requested() ? 1 : 0;
}

/// Returns the name of a file next to the database with changes that are not in it. SQLite zeroes
/// the beginning of a journal, or empties it, when all changes are in the database.
std::optional<std::string> pendingChanges(const std::string &path) {
  for (const char *ending : {"-wal", "-journal"}) {
    struct stat status {};
    const std::string name = path + ending;
    if (::stat(name.c_str(), &status) != 0 || !S_ISREG(status.st_mode) || status.st_size == 0)
      continue;
    std::FILE *file = std::fopen(name.c_str(), "rb");
    if (file == nullptr) return name;
    const int first = std::fgetc(file);
    std::fclose(file);
    if (first != 0) return name;
  }
  return std::nullopt;
}

}  // namespace

/// The file system of one connection.
struct SqliteSource::Vfs {
  explicit Vfs(RawSource &source) {
    static std::atomic<unsigned> number{0};
    input.source = &source;
    name = "shinglescope-source-" + std::to_string(number++);
    vfs = systemVfs();
    vfs.pNext = nullptr;
    vfs.zName = name.c_str();
    vfs.pAppData = &input;
    vfs.szOsFile = std::max(vfs.szOsFile, static_cast<int>(sizeof(SqliteFile)));
    vfs.xOpen = openFile;
    vfs.xAccess = isThere;
    vfs.xFullPathname = fullName;
    sqlite3_vfs_register(&vfs, 0);
  }
  ~Vfs() { sqlite3_vfs_unregister(&vfs); }
  Vfs(const Vfs &) = delete;
  Vfs &operator=(const Vfs &) = delete;

  std::string name;
  sqlite3_vfs vfs{};
  SqliteInput input;
};

SqliteSource::SqliteSource(std::shared_ptr<RawSource> source, SourceLimits limits)
    : m_source(std::move(source)), m_limits(std::move(limits)) {}

SqliteSource::~SqliteSource() {
  if (m_database != nullptr) sqlite3_close_v2(m_database);
}

Result<std::unique_ptr<SqliteSource>> SqliteSource::open(std::shared_ptr<RawSource> source,
                                                         const SourceLimits &limits) {
  const std::string file = source->name();
  if (const auto pending = pendingChanges(file)) {
    return errorOf(
        ErrorCode::Format,
        {MessageId::DatabaseInUse, {escapedForMessage(file), quotedForMessage(*pending)}}, file);
  }
  std::unique_ptr<SqliteSource> opened(new SqliteSource(std::move(source), limits));
  if (auto connected = opened->connect(); !connected) return connected.error();
  return opened;
}

Result<void> SqliteSource::connect() {
  if (sqlite3_initialize() != SQLITE_OK) return error();
  m_vfs = std::make_unique<Vfs>(*m_source);
  const int flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX;
  if (sqlite3_open_v2("file:source?immutable=1", &m_database, flags, m_vfs->name.c_str()) !=
      SQLITE_OK)
    return error();
  // A database may contain anything: views that call functions, schemas made to confuse.
  sqlite3_db_config(m_database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  sqlite3_db_config(m_database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
  sqlite3_db_config(m_database, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, nullptr);
  sqlite3_limit(m_database, SQLITE_LIMIT_LENGTH, kMostValueBytes);
  sqlite3_limit(m_database, SQLITE_LIMIT_ATTACHED, 0);
  sqlite3_limit(m_database, SQLITE_LIMIT_WORKER_THREADS, 0);
  sqlite3_progress_handler(m_database, kStepsPerPoll, isStopRequested, &m_limits.stop);
  const int status = sqlite3_exec(m_database, "PRAGMA cell_size_check=ON; PRAGMA cache_size=-8192",
                                  nullptr, nullptr, nullptr);
  return status == SQLITE_OK ? Result<void>() : error();
}

Result<sqlite3_stmt *> SqliteSource::prepare(const std::string &sql) {
  sqlite3_stmt *statement = nullptr;
  const int status = sqlite3_prepare_v2(m_database, sql.c_str(), static_cast<int>(sql.size()),
                                        &statement, nullptr);
  if (status != SQLITE_OK) return error();
  return statement;
}

Error SqliteSource::error() const {
  if (m_vfs && m_vfs->input.error) return *m_vfs->input.error;
  if (m_limits.stop.stop_requested()) return cancelledError();
  const char *reason = m_database != nullptr ? sqlite3_errmsg(m_database) : "out of memory";
  return errorOf(ErrorCode::Format,
                 {MessageId::DatabaseUnreadable,
                  {escapedForMessage(m_source->name()),
                   escapedForMessage(shortenedForMessage(reason, kMostShownBytes))}},
                 m_source->name());
}

std::uint64_t SqliteSource::bytesRead() const {
  return std::min(m_vfs->input.bytesRead, m_source->storedSize());
}

}  // namespace shinglescope
