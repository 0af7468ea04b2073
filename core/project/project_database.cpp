// SPDX-License-Identifier: MIT
#include "core/project/project_database.h"

#include <sqlite3.h>

#include <algorithm>
#include <utility>

#include "core/dataset/source/encoding.h"

namespace shinglescope {
namespace {

constexpr int kWaitForLockMs = 2000;
/// The most bytes of a text or row; notes and recipes stay far below.
constexpr int kMostBytes = 64 << 20;
constexpr int kStepsBetweenPolls = 10'000;

int openFlags(DatabaseAccess access) {
  const int common = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE | SQLITE_OPEN_EXRESCODE;
  switch (access) {
    case DatabaseAccess::Create: return common | SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    case DatabaseAccess::Write: return common | SQLITE_OPEN_READWRITE;
    case DatabaseAccess::Read: break;
  }
  return common | SQLITE_OPEN_READONLY;
}

/// The meaning of an SQLite result code. A code that is not listed counts as an I/O error.
struct CodeMeaning {
  int code = SQLITE_OK;  ///< the primary code, without its extension
  ErrorCode kind = ErrorCode::Io;
  MessageId advice = MessageId::DatabaseFailed;
  MessageId words = MessageId::None;  ///< sqlite3_errstr() in the reader's language
};

constexpr CodeMeaning kMeanings[] = {
    {SQLITE_PERM, ErrorCode::Io, MessageId::DatabaseFailed, MessageId::SqlitePermission},
    {SQLITE_BUSY, ErrorCode::Io, MessageId::OtherProgramUsesIt, MessageId::SqliteBusy},
    {SQLITE_LOCKED, ErrorCode::Io, MessageId::OtherProgramUsesIt, MessageId::SqliteLocked},
    {SQLITE_NOMEM, ErrorCode::Limit, MessageId::DatabaseHasNoMemory, MessageId::SqliteNoMemory},
    {SQLITE_READONLY, ErrorCode::Io, MessageId::MayNotBeWritten, MessageId::SqliteReadOnly},
    {SQLITE_IOERR, ErrorCode::Io, MessageId::DeviceFailed, MessageId::SqliteDevice},
    {SQLITE_CORRUPT, ErrorCode::Format, MessageId::DatabaseIsDamaged, MessageId::SqliteCorrupt},
    {SQLITE_FULL, ErrorCode::Io, MessageId::DiskIsFull, MessageId::SqliteFull},
    {SQLITE_CANTOPEN, ErrorCode::Io, MessageId::CannotBeOpened, MessageId::SqliteCannotOpen},
    {SQLITE_SCHEMA, ErrorCode::Format, MessageId::DatabaseIsDamaged, MessageId::SqliteSchema},
    {SQLITE_TOOBIG, ErrorCode::Limit, MessageId::DatabaseValueTooLarge, MessageId::SqliteTooBig},
    {SQLITE_CONSTRAINT, ErrorCode::Format, MessageId::DatabaseIsDamaged,
     MessageId::SqliteConstraint},
    {SQLITE_MISMATCH, ErrorCode::Format, MessageId::DatabaseIsDamaged, MessageId::SqliteMismatch},
    {SQLITE_MISUSE, ErrorCode::Internal},
    {SQLITE_RANGE, ErrorCode::Internal},
    {SQLITE_NOTADB, ErrorCode::Format, MessageId::IsNoDatabase, MessageId::SqliteNoDatabase}};

CodeMeaning meaningOf(int code) {
  const auto found = std::ranges::find(kMeanings, code & 0xFF, &CodeMeaning::code);
  return found == std::end(kMeanings) ? CodeMeaning() : *found;
}

Error errorWithWords(const std::string &path, int code, MessageValue words) {
  if ((code & 0xFF) == SQLITE_INTERRUPT) return cancelledError();
  const CodeMeaning meaning = meaningOf(code);
  const std::vector<Message> why = {{meaning.advice, {}},
                                    {MessageId::InBrackets, {std::move(words)}}};
  return errorOf(meaning.kind, {MessageId::ProjectUnusable, {path, why}}, path);
}

int pollContext(void *context) { return static_cast<const RunContext *>(context)->isCancelled(); }

}  // namespace

MessageValue sqliteWords(int code, std::string_view words) {
  const MessageId known = meaningOf(code).words;
  // SQLite quotes damaged bytes of the file.
  if (known == MessageId::None || words != sqlite3_errstr(code)) return escapedForMessage(words);
  return known;
}

Error databaseError(const std::string &path, int code, const char *words) {
  return errorWithWords(path, code, sqliteWords(code, words));
}

Error databaseError(const std::string &path, int code, MessageId words) {
  return errorWithWords(path, code, words);
}

void Database::Close::operator()(sqlite3 *handle) const { sqlite3_close_v2(handle); }

Database::Database(const std::string &path, sqlite3 *handle)
    : m_path(std::make_unique<const std::string>(path)), m_handle(handle) {}

Result<Database> Database::open(const std::string &path, DatabaseAccess access,
                                const std::string &vfs, const std::string &shownPath) {
  sqlite3 *handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle, openFlags(access),
                                   vfs.empty() ? nullptr : vfs.c_str());
  Database database(shownPath.empty() ? path : shownPath, handle);
  if (code != SQLITE_OK)
    return handle == nullptr ? databaseError(database.path(), code, MessageId::NoMemory)
                             : databaseError(database.path(), code, sqlite3_errmsg(handle));
  if (auto configured = database.configure(); !configured) return configured.error();
  return database;
}

Result<void> Database::configure() {
  sqlite3 *handle = m_handle.get();
  sqlite3_busy_timeout(handle, kWaitForLockMs);
  sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, kMostBytes);
  sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0);
  for (const int option :
       {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_VIEW, SQLITE_DBCONFIG_DQS_DML,
        SQLITE_DBCONFIG_DQS_DDL, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION})
    sqlite3_db_config(handle, option, 0, nullptr);
  sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
  return execute(
      "PRAGMA mmap_size=0; PRAGMA cell_size_check=ON; PRAGMA temp_store=MEMORY; "
      "PRAGMA locking_mode=NORMAL; PRAGMA synchronous=EXTRA");
}

Result<void> Database::prepareToWrite() {
  const auto mode = text("PRAGMA journal_mode=DELETE");
  if (!mode) return mode.error();
  if (*mode == "delete" || *mode == "memory") return {};
  return databaseError(path(), SQLITE_BUSY, MessageId::JournalCannotBeChanged);
}

Result<void> Database::execute(const std::string &sql) {
  const int code = sqlite3_exec(m_handle.get(), sql.c_str(), nullptr, nullptr, nullptr);
  if (code == SQLITE_OK) return {};
  return databaseError(path(), code, sqlite3_errmsg(m_handle.get()));
}

Result<Statement> Database::prepare(std::string_view sql) {
  sqlite3_stmt *statement = nullptr;
  const int code = sqlite3_prepare_v3(m_handle.get(), sql.data(), static_cast<int>(sql.size()), 0,
                                      &statement, nullptr);
  if (code != SQLITE_OK) return databaseError(path(), code, sqlite3_errmsg(m_handle.get()));
  return Statement(path(), statement);
}

Result<std::int64_t> Database::number(std::string_view sql) {
  auto statement = prepare(sql);
  if (!statement) return statement.error();
  const auto row = statement->step();
  if (!row) return row.error();
  return *row ? statement->number(0) : std::int64_t{0};
}

Result<std::string> Database::text(std::string_view sql) {
  auto statement = prepare(sql);
  if (!statement) return statement.error();
  const auto row = statement->step();
  if (!row) return row.error();
  return *row ? statement->text(0) : std::string();
}

void Database::watch(const RunContext *context) {
  // SQLite passes this pointer back unchanged.
  sqlite3_progress_handler(m_handle.get(), context == nullptr ? 0 : kStepsBetweenPolls,
                           context == nullptr ? nullptr : pollContext,
                           const_cast<RunContext *>(context));
}

bool Database::hasMoved() const {
  int moved = 0;
  const int code = sqlite3_file_control(m_handle.get(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  return code == SQLITE_OK && moved != 0;
}

void Database::rollBack() {
  if (sqlite3_get_autocommit(m_handle.get()) == 0)
    sqlite3_exec(m_handle.get(), "ROLLBACK", nullptr, nullptr, nullptr);
}

Result<Transaction> Transaction::begin(Database &database) {
  if (auto begun = database.execute("BEGIN IMMEDIATE"); !begun) return begun.error();
  return Transaction(database);
}

Transaction::Transaction(Transaction &&other) noexcept
    : m_database(std::exchange(other.m_database, nullptr)) {}

Transaction::~Transaction() {
  if (m_database != nullptr) m_database->rollBack();
}

Result<void> Transaction::commit() {
  auto committed = m_database->execute("COMMIT");
  if (committed) m_database = nullptr;
  return committed;
}

}  // namespace shinglescope
