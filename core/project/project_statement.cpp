// SPDX-License-Identifier: MIT
#include "core/project/project_statement.h"

#include <sqlite3.h>

#include "core/project/project_database.h"

namespace shinglescope {
namespace {

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

}  // namespace

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

}  // namespace shinglescope
