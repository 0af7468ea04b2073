// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "core/base/result.h"
#include "core/dataset/source/raw_source.h"

struct sqlite3;
struct sqlite3_stmt;

namespace shinglescope {

/// A read-only connection to an SQLite database that reads its bytes from a source: no other file
/// is opened, locked or written, except for temporary files of the system. The database may not be
/// in use. One thread.
class SqliteSource {
 public:
  /// Errors: Format (no database, damaged, in use), Limit.
  static Result<std::unique_ptr<SqliteSource>> open(std::shared_ptr<RawSource> source,
                                                    const SourceLimits &limits);
  ~SqliteSource();
  SqliteSource(const SqliteSource &) = delete;
  SqliteSource &operator=(const SqliteSource &) = delete;

  /// Prepares a statement; the caller finalizes it. Errors: as open().
  Result<sqlite3_stmt *> prepare(const std::string &sql);
  /// Returns the error of the last call: that of the source, Cancelled or Format.
  Error error() const;
  /// Returns the number of bytes that were read so far, at most the size of the source.
  std::uint64_t bytesRead() const;

 private:
  struct Vfs;
  SqliteSource(std::shared_ptr<RawSource> source, SourceLimits limits);
  Result<void> connect();

  std::shared_ptr<RawSource> m_source;
  SourceLimits m_limits;
  std::unique_ptr<Vfs> m_vfs;
  sqlite3 *m_database = nullptr;
};

}  // namespace shinglescope
