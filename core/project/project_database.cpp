#include "core/project/project_database.h"

#include <sqlite3.h>

#include <algorithm>
#include <utility>

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

/// The meaning of a result code of SQLite. A code that is not listed counts as an I/O error.
struct CodeMeaning {
  int code = SQLITE_OK;  ///< without its extension
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
    {SQLITE_INTERRUPT, ErrorCode::Cancelled},
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

constexpr std::size_t kDigestBytes = 16;

/// Sixteen bytes, the upper half first, each half big-endian, in the order of hex(). Digests are
/// stored this way everywhere.
std::string digestBytes(const Digest128 &digest) {
  std::string bytes;
  for (const std::uint64_t half : {digest.high, digest.low}) {
    for (int shift = 56; shift >= 0; shift -= 8) bytes += static_cast<char>(half >> shift);
  }
  return bytes;
}

int pollContext(void *context) { return static_cast<const RunContext *>(context)->isCancelled(); }

}  // namespace

MessageValue sqliteWords(int code, std::string_view words) {
  const MessageId known = meaningOf(code).words;
  if (known == MessageId::None || words != sqlite3_errstr(code)) return words;
  return known;
}

Error databaseError(const std::string &path, int code, const char *words) {
  return errorWithWords(path, code, sqliteWords(code, words));
}

Error databaseError(const std::string &path, int code, MessageId words) {
  return errorWithWords(path, code, words);
}

void Statement::Finalize::operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }

void Statement::keepFailure(int code) {
  if (m_failed == SQLITE_OK) m_failed = code;
}

void Statement::bindNumber(std::int64_t number) {
  keepFailure(sqlite3_bind_int64(m_statement.get(), ++m_bound, number));
}

void Statement::bindValue(std::string_view text) {
  // A null pointer would bind NULL.
  const char *bytes = text.empty() ? "" : text.data();
  keepFailure(sqlite3_bind_text64(m_statement.get(), ++m_bound, bytes, text.size(),
                                  SQLITE_TRANSIENT, SQLITE_UTF8));
}

void Statement::bindValue(const Digest128 &digest) {
  const std::string bytes = digestBytes(digest);
  keepFailure(sqlite3_bind_blob64(m_statement.get(), ++m_bound, bytes.data(), bytes.size(),
                                  SQLITE_TRANSIENT));
}

void Statement::bindNull() { keepFailure(sqlite3_bind_null(m_statement.get(), ++m_bound)); }

Result<bool> Statement::step() {
  sqlite3_stmt *statement = m_statement.get();
  const int bindCode = std::exchange(m_failed, SQLITE_OK);
  m_bound = 0;
  const int code = bindCode != SQLITE_OK ? bindCode : sqlite3_step(statement);
  if (code == SQLITE_ROW) return true;
  sqlite3 *handle = sqlite3_db_handle(statement);
  const std::string message = code == SQLITE_DONE ? std::string() : sqlite3_errmsg(handle);
  sqlite3_reset(statement);
  if (code == SQLITE_DONE) return false;
  return databaseError(*m_path, code, message.c_str());
}

Result<void> Statement::run() {
  const auto row = step();
  if (!row) return row.error();
  if (*row) sqlite3_reset(m_statement.get());
  return {};
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(m_statement.get(), column);
}

std::string Statement::text(int column) const {
  const auto *bytes =
      reinterpret_cast<const char *>(sqlite3_column_text(m_statement.get(), column));
  if (bytes == nullptr) return {};
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column))};
}

std::string Statement::bytes(int column) const {
  const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement.get(), column));
  if (bytes == nullptr) return {};
  return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(m_statement.get(), column))};
}

bool Statement::isNull(int column) const {
  return sqlite3_column_type(m_statement.get(), column) == SQLITE_NULL;
}

std::optional<Digest128> Statement::digest(int column) const {
  const std::string stored = bytes(column);
  if (stored.size() != kDigestBytes) return std::nullopt;
  Digest128 digest;
  for (std::size_t i = 0; i < kDigestBytes; ++i) {
    std::uint64_t &half = i < kDigestBytes / 2 ? digest.high : digest.low;
    half = half << 8U | static_cast<unsigned char>(stored[i]);
  }
  return digest;
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
