// SPDX-License-Identifier: MIT
#include "core/dataset/container/sqlite_tables.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>
#include <utility>

#include "core/dataset/container/cell_rows.h"
#include "core/dataset/container/part_source.h"
#include "core/dataset/container/sqlite_source.h"
#include "core/dataset/source/encoding.h"

namespace shinglescope {

namespace {

constexpr std::size_t kReadyBytes = 64U << 10U;

struct Finalizer {
  void operator()(sqlite3_stmt *statement) const { sqlite3_finalize(statement); }
};
using SqliteStatement = std::unique_ptr<sqlite3_stmt, Finalizer>;

std::string_view columnBytes(sqlite3_stmt *statement, int column) {
  const auto *bytes = static_cast<const char *>(sqlite3_column_blob(statement, column));
  const int count = sqlite3_column_bytes(statement, column);
  return bytes == nullptr ? std::string_view()
                          : std::string_view(bytes, static_cast<std::size_t>(count));
}

/// Returns the shortest text from which the number can be read again; SQLite itself shows 15
/// digits.
std::string realText(double number) {
  std::array<char, 32> text;
  const auto [end, code] = std::to_chars(text.data(), text.data() + text.size(), number);
  std::string shown(text.data(), end);
  if (shown.find_first_of(".en") == shown.npos) shown += ".0";
  return shown;
}

std::string hexText(std::string_view bytes) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string text;
  text.reserve(bytes.size() * 2);
  for (const char byte : bytes) {
    text += kDigits[static_cast<unsigned char>(byte) >> 4U];
    text += kDigits[static_cast<unsigned char>(byte) & 0xFU];
  }
  return text;
}

std::string quotedName(const std::string &name) {
  std::string quoted = "\"";
  for (const char c : name) quoted += c == '"' ? std::string(2, c) : std::string(1, c);
  return quoted + '"';
}

/// Reads the rows of one table or view.
class SqliteReader final : public PartReader {
 public:
  SqliteReader(std::unique_ptr<SqliteSource> database, SqliteStatement rows)
      : m_database(std::move(database)),
        m_rows(std::move(rows)),
        m_columns(sqlite3_column_count(m_rows.get())) {
    for (int column = 0; column < m_columns; ++column) {
      const char *name = sqlite3_column_name(m_rows.get(), column);
      addCell(column, name == nullptr ? "" : name);
    }
    endRow();
  }

  Result<std::size_t> read(char *to, std::size_t bytes) override {
    while (m_text.size() - m_taken < kReadyBytes && !m_isAtEnd) {
      const int status = sqlite3_step(m_rows.get());
      if (status != SQLITE_ROW && status != SQLITE_DONE) return m_database->error();
      m_isAtEnd = status == SQLITE_DONE;
      if (!m_isAtEnd) addRow();
    }
    const std::size_t count = std::min(bytes, m_text.size() - m_taken);
    std::memcpy(to, m_text.data() + m_taken, count);
    m_taken += count;
    if (m_taken == m_text.size()) {
      m_text.clear();
      m_taken = 0;
    }
    return count;
  }

  std::uint64_t storedPosition() const override { return m_database->bytesRead(); }

  std::vector<Message> notes() const override {
    if (m_blobs == 0) return {};
    return {{MessageId::BlobsAsDigits, {m_blobs}}};
  }

 private:
  void addRow() {
    for (int column = 0; column < m_columns; ++column) {
      switch (sqlite3_column_type(m_rows.get(), column)) {
        case SQLITE_NULL: addCell(column, ""); break;
        case SQLITE_FLOAT:
          addCell(column, realText(sqlite3_column_double(m_rows.get(), column)));
          break;
        case SQLITE_BLOB:
          ++m_blobs;
          addCell(column, hexText(columnBytes(m_rows.get(), column)));
          break;
        default: {
          // As text first, which converts it to UTF-8.
          sqlite3_column_text(m_rows.get(), column);
          addCell(column, columnBytes(m_rows.get(), column));
        }
      }
    }
    endRow();
  }

  void addCell(int column, std::string_view text) {
    if (column > 0) m_text += ',';
    // A row of a single empty cell must not be a blank line.
    if (m_columns == 1 && text.empty())
      m_text += "\"\"";
    else
      appendCsvCell(text, m_text);
  }

  void endRow() { m_text += '\n'; }

  std::unique_ptr<SqliteSource> m_database;
  SqliteStatement m_rows;
  int m_columns;
  std::string m_text;
  std::size_t m_taken = 0;
  std::uint64_t m_blobs = 0;
  bool m_isAtEnd = false;
};

/// Only the tables and views of the schema: a virtual table may read other files, and the tables
/// behind it are of no use.
constexpr const char *kTablesOfDatabase =
    "SELECT s.name, s.type FROM sqlite_schema AS s JOIN pragma_table_list AS t "
    "ON t.schema = 'main' AND t.name = s.name AND t.type = s.type "
    "WHERE s.type IN ('table', 'view') AND s.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' "
    "ORDER BY s.rowid";

}  // namespace

Result<std::shared_ptr<const Container>> SqliteTables::open(std::shared_ptr<RawSource> source,
                                                            const SourceLimits &limits) {
  auto database = SqliteSource::open(source, limits);
  if (!database) return database.error();
  std::shared_ptr<SqliteTables> tables(new SqliteTables(std::move(source)));
  const auto prepared = (*database)->prepare(kTablesOfDatabase);
  if (!prepared) return prepared.error();
  const SqliteStatement statement(*prepared);
  int status = sqlite3_step(statement.get());
  for (; status == SQLITE_ROW; status = sqlite3_step(statement.get())) {
    const std::string name(columnBytes(statement.get(), 0));
    // A name that is not text cannot be asked for.
    if (!isValidUtf8(name)) continue;
    const bool isView = columnBytes(statement.get(), 1) == "view";
    tables->m_parts.push_back(
        {name, isView ? ContainerPart::Kind::View : ContainerPart::Kind::Table, false});
  }
  if (status != SQLITE_DONE) return (*database)->error();
  if (tables->m_parts.empty()) {
    return errorAbout(ErrorCode::Format, MessageId::ContainerEmpty, tables->m_source->name());
  }
  return std::shared_ptr<const Container>(std::move(tables));
}

Result<std::shared_ptr<RawSource>> SqliteTables::openPart(std::size_t number,
                                                          const SourceLimits &limits) const {
  const ContainerPart part = m_parts[number];
  auto open = [source = m_source, part, limits]() -> Result<std::unique_ptr<PartReader>> {
    auto database = SqliteSource::open(source, limits);
    if (!database) return database.error();
    // Without an index, rows are in the order in which they are stored.
    const bool isTable = part.kind == ContainerPart::Kind::Table;
    const auto prepared = (*database)->prepare("SELECT * FROM main." + quotedName(part.name) +
                                               (isTable ? " NOT INDEXED" : ""));
    if (!prepared) return prepared.error();
    return std::unique_ptr<PartReader>(
        std::make_unique<SqliteReader>(std::move(*database), SqliteStatement(*prepared)));
  };
  return std::shared_ptr<RawSource>(std::make_shared<PartSource>(
      m_source, part.name, m_source->storedSize(), std::move(open), limits));
}

}  // namespace shinglescope
