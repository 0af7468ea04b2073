// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/project/project_statement.h"

struct sqlite3;

namespace shinglescope {

enum class DatabaseAccess {
  Create,  ///< a new file; fails if it exists
  Write,   ///< an existing file
  Read
};

/// A connection to an SQLite file, hardened for files from untrusted sources: no trusted schema, no
/// views, defensive, bounded lengths. Rollback journal, synchronous=EXTRA. Waits two seconds for a
/// lock. One thread at a time.
class Database {
 public:
  /// An empty `vfs` selects the system's file layer; tests name their own. Messages name
  /// `shownPath` if it is given: the original of a private copy. Errors: Io, Format (not an SQLite
  /// file).
  static Result<Database> open(const std::string &path, DatabaseAccess access,
                               const std::string &vfs = {}, const std::string &shownPath = {});

  /// Call before the first write: sets the journal mode, which may change the file.
  Result<void> prepareToWrite();
  /// Runs statements without results.
  Result<void> execute(const std::string &sql);
  Result<Statement> prepare(std::string_view sql);
  /// Runs a statement that returns no rows with these values.
  template <class... Values>
  Result<void> run(std::string_view sql, const Values &...values) {
    auto statement = prepare(sql);
    if (!statement) return statement.error();
    return statement->bind(values...).run();
  }
  /// The first column of the first row; 0 if there is none.
  Result<std::int64_t> number(std::string_view sql);
  Result<std::string> text(std::string_view sql);

  /// Lets long statements end with Cancelled when the context is cancelled. The context is not used
  /// after the next call without one.
  void watch(const RunContext *context);
  /// True if the file has been moved or deleted since it was opened.
  bool hasMoved() const;
  /// Rolls back an open transaction.
  void rollBack();

  /// The path as shown in messages.
  const std::string &path() const { return *m_path; }
  sqlite3 *handle() const { return m_handle.get(); }

 private:
  struct Close {
    void operator()(sqlite3 *handle) const;
  };
  Database(const std::string &path, sqlite3 *handle);
  Result<void> configure();

  std::unique_ptr<const std::string> m_path;  ///< statements refer to it, also after a move
  std::unique_ptr<sqlite3, Close> m_handle;
};

/// Writes between begin() and commit() take effect together or not at all; without commit() they
/// are rolled back.
class Transaction {
 public:
  static Result<Transaction> begin(Database &database);
  Transaction(Transaction &&other) noexcept;
  Transaction &operator=(Transaction &&) = delete;
  ~Transaction();
  Result<void> commit();

 private:
  explicit Transaction(Database &database) : m_database(&database) {}
  Database *m_database;
};

/// SQLite's message; translatable if it is only the standard text of the code.
MessageValue sqliteWords(int code, std::string_view words);

/// An error about the file with SQLite's message; `code` is an extended result code.
Error databaseError(const std::string &path, int code, const char *words);
/// The same with a message of this program.
Error databaseError(const std::string &path, int code, MessageId words);

}  // namespace shinglescope
