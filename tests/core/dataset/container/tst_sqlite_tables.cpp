// SPDX-License-Identifier: MIT
#include <sqlite3.h>

#include <QTest>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/part_text.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::partText;
using test::TemporaryTable;
namespace fs = std::filesystem;

namespace {

/// A database in a new folder, closed after these statements.
class TemporaryDatabase {
 public:
  explicit TemporaryDatabase(const std::string &sql) : m_file("", "data.db") {
    fs::remove(m_file.path());
    sqlite3 *database = nullptr;
    sqlite3_open(m_file.path().c_str(), &database);
    char *message = nullptr;
    if (sqlite3_exec(database, sql.c_str(), nullptr, nullptr, &message) != SQLITE_OK)
      throw std::runtime_error(message);
    sqlite3_close(database);
  }
  const std::string &path() const { return m_file.path(); }
  std::string bytes() const {
    std::ostringstream text;
    text << std::ifstream(path(), std::ios::binary).rdbuf();
    return text.str();
  }

 private:
  TemporaryTable m_file;
};

Result<LoadedDataset> loadPart(const std::string &path, const char *part,
                               const RunContext &context = {}) {
  LoadOptions options;
  if (part != nullptr) options.part = part;
  return loadDataset(path, options, context);
}

}  // namespace

#define VERIFY_CONTAINS(text, part) \
  QVERIFY2((text).find(part) != std::string::npos, (text).substr(0, 300).c_str())

class TestSqliteTables : public QObject {
  Q_OBJECT

 private slots:
  void readsTablesAndViews() {
    const TemporaryDatabase data(
        "CREATE TABLE people(id INTEGER PRIMARY KEY, name TEXT, size REAL, photo BLOB);"
        "INSERT INTO people VALUES(3, 'a, \"b\"', 0.1, x'00FF'), (1, NULL, 2, NULL), (2, '', 1e20, "
        "7);"
        "CREATE INDEX by_name ON people(name);"
        "CREATE VIEW \"two \"\"quotes\"\"\" AS SELECT name FROM people ORDER BY id DESC;");
    QCOMPARE(partText(data.bytes(), "people"),
             std::string("id,name,size,photo\n1,,2.0,\n2,,1e+20,7\n3,\"a, \"\"b\"\"\",0.1,00FF\n"));
    QCOMPARE(partText(data.bytes(), "two \"quotes\""),
             std::string("name\n\"a, \"\"b\"\"\"\n\"\"\n\"\"\n"));
    const auto loaded = loadPart(data.path(), "people");
    QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
    QCOMPARE(loaded->report.rows, 3U);
    QCOMPARE(loaded->dataset->columnName({1}), std::string("name"));
    VERIFY_CONTAINS(allInEnglish(loaded->report.notes), "1 binary value");
    QVERIFY(loaded->report.digest);
  }

  void namesTheTablesIfThereAreSeveral() {
    const TemporaryDatabase data(
        "CREATE TABLE a(x); CREATE TABLE b(x); CREATE VIEW c AS SELECT 1;"
        "CREATE VIRTUAL TABLE d USING fts5(x);");
    VERIFY_CONTAINS(partText(data.bytes()), "3 tables");
    VERIFY_CONTAINS(partText(data.bytes()), "\"a\", \"b\", \"c\".");
    VERIFY_CONTAINS(partText(data.bytes(), "d"), "no sheet, table or file named \"d\"");
    const TemporaryDatabase one("CREATE TABLE only(x); INSERT INTO only VALUES(5)");
    QCOMPARE(partText(one.bytes()), std::string("x\n5\n"));
    VERIFY_CONTAINS(partText(TemporaryDatabase("CREATE TABLE a(x); DROP TABLE a").bytes()),
                    "no table");
  }

  void takesTheFirstRowAsDataAlways() {
    // As text, these rows would be taken for names without a header.
    const TemporaryDatabase data(
        "CREATE TABLE t(\"1\", \"2\"); INSERT INTO t VALUES('id', 'name');");
    const auto loaded = loadPart(data.path(), nullptr);
    QVERIFY(loaded && loaded->report.rows == 1);
    QCOMPARE(loaded->dataset->columnName({0}), std::string("1"));
  }

  void doesNotTouchTheDatabase() {
    const TemporaryDatabase data(
        "PRAGMA journal_mode=WAL; CREATE TABLE t(x); INSERT INTO t VALUES(1);");
    const std::string before = data.bytes();
    const auto loaded = loadPart(data.path(), nullptr);
    QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
    QCOMPARE(loaded->report.rows, 1U);
    QVERIFY(data.bytes() == before);
    const auto files = fs::directory_iterator(fs::path(data.path()).parent_path());
    QCOMPARE(std::distance(begin(files), end(files)), 1);
  }

  void refusesADatabaseInUse() {
    const TemporaryDatabase data("CREATE TABLE t(x); INSERT INTO t VALUES(1);");
    sqlite3 *database = nullptr;
    sqlite3_open(data.path().c_str(), &database);
    sqlite3_exec(database, "PRAGMA journal_mode=WAL; INSERT INTO t VALUES(2)", nullptr, nullptr,
                 nullptr);
    const auto loaded = loadPart(data.path(), nullptr);
    sqlite3_close(database);
    QVERIFY(!loaded);
    VERIFY_CONTAINS(loaded.error().detail(), "-wal");
    QVERIFY(loadPart(data.path(), nullptr)->report.rows == 2);
  }

  void refusesDamage() {
    const TemporaryDatabase data("CREATE TABLE t(x); INSERT INTO t VALUES(zeroblob(20000));");
    const std::string whole = data.bytes();
    VERIFY_CONTAINS(partText(whole.substr(0, 5000)), "SQLite database");
    for (std::size_t at = 16; at < whole.size(); at += 97) {
      std::string changed = whole;
      changed[at] = static_cast<char>(changed[at] ^ 0x41);
      partText(changed);  // must end
    }
  }

  void stopsAViewWithoutEnd() {
    const TemporaryDatabase data(
        "CREATE VIEW v AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
        "SELECT count(*) FROM n;");
    std::stop_source stop;
    std::jthread later([&stop] {
      std::this_thread::sleep_for(std::chrono::milliseconds(100));
      stop.request_stop();
    });
    const auto loaded = loadPart(data.path(), nullptr, RunContext{stop.get_token()});
    QVERIFY(!loaded && loaded.error().code == ErrorCode::Cancelled);
  }

  void namesBadText() {
    const TemporaryDatabase data(
        "CREATE TABLE t(id, x); INSERT INTO t VALUES(1, CAST(x'61FF62' AS TEXT))");
    const auto loaded = loadPart(data.path(), nullptr);
    QVERIFY(loaded);
    QCOMPARE(loaded->report.problemCounts[static_cast<std::size_t>(ProblemKind::InvalidBytes)], 1U);
  }
};

SHINGLESCOPE_TEST(TestSqliteTables, NoApplication)
#include "tst_sqlite_tables.moc"
