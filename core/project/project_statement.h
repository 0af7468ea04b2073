// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/hash.h"
#include "core/base/result.h"

struct sqlite3_stmt;

namespace shinglescope {

/// An SQLite prepared statement; its values are bound from left to right. One thread; must not
/// outlive its Database.
class Statement {
 public:
  Statement(Statement &&) noexcept = default;
  Statement &operator=(Statement &&) noexcept = default;

  /// Binds whole numbers, texts of any bytes (copied), digests, and NULL for an optional without a
  /// value.
  template <class... Values>
  Statement &bind(const Values &...values) {
    (bindValue(values), ...);
    return *this;
  }

  /// True: a row is available. False: done, and ready to be bound again.
  Result<bool> step();
  /// For statements that return no rows.
  Result<void> run();

  // The columns of the current row, from 0.
  std::int64_t number(int column) const;
  std::string text(int column) const;
  std::string bytes(int column) const;
  bool isNull(int column) const;
  /// None if the column does not contain the bytes of a digest.
  std::optional<Digest128> digest(int column) const;

 private:
  friend class Database;
  struct Finalize {
    void operator()(sqlite3_stmt *statement) const;
  };
  Statement(const std::string &path, sqlite3_stmt *statement)
      : m_path(&path), m_statement(statement) {}

  template <std::integral Number>
  void bindValue(Number number) {
    bindNumber(static_cast<std::int64_t>(number));
  }
  template <class Value>
  void bindValue(const std::optional<Value> &value) {
    value ? bindValue(*value) : bindNull();
  }
  void bindValue(std::string_view text);
  void bindValue(const Digest128 &digest);
  void bindNumber(std::int64_t number);
  void bindNull();
  void keepFailure(int code);

  const std::string *m_path;
  std::unique_ptr<sqlite3_stmt, Finalize> m_statement;
  int m_bound = 0;
  int m_failed = 0;  ///< the first bind that failed
};

}  // namespace shinglescope
