// SPDX-License-Identifier: MIT
// Project files that another program may have changed.
#include <sqlite3.h>
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QtTest>

#include "core/project/project_store.h"
#include "tests/support/file_content.h"
#include "tests/support/projects/project_files.h"
#include "tests/support/projects/project_steps.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::readableContentOf;
using namespace shinglescope::test;

namespace {

/// A schema with a version 0 that only this test has; one of its tables is different in version 1.
ProjectSchema schemaWithPast() {
  SchemaVersion past{0, projectSchema().back().objects, {}};
  for (std::string &object : past.objects) {
    if (object.starts_with("CREATE TABLE setting"))
      object = "CREATE TABLE option (name TEXT, value TEXT)";
  }
  SchemaVersion now = projectSchema().back();
  now.fill = {};
  now.upgrade =
      now.objects[1] + "; INSERT INTO setting SELECT name, value FROM option; DROP TABLE option";
  return {past, now};
}

}  // namespace

class TestProjectFile : public QObject {
  Q_OBJECT

 private slots:
  void foreignFilesAreRejected_data();
  void foreignFilesAreRejected();
  void alteredProjectsAreRejected_data();
  void alteredProjectsAreRejected();
  void damagedPagesNeverCrash();
  void damagedBytesAreEscapedInMessages();
  void statisticsAndFreePagesAreNotDamage();
  void theLogIsAppendOnly();
  void aNewerVersionIsRejectedUnchanged();
  void anOlderVersionIsUpgradedAfterABackup();
  void readersUpgradeAnOlderVersionInACopy();
  void theFirstVersionGetsChecksums();
  void aFailedUpgradeLeavesTheFile();
  void aReadOnlyPlaceIsReported();
  void networkFileSystemsAreRecognized();
  void tablesKeepTheirNames();
};

void TestProjectFile::foreignFilesAreRejected_data() {
  QTest::addColumn<QByteArray>("bytes");
  QTest::newRow("empty") << QByteArray();
  QTest::newRow("table") << QByteArray("id,text\n1,one\n");
  QTest::newRow("header alone") << QByteArray("SQLite format 3\0", 16);
  QTest::newRow("zeros") << QByteArray(8192, '\0');
  QTest::newRow("long text") << QByteArray(100'000, 'x');
}

void TestProjectFile::foreignFilesAreRejected() {
  QFETCH(QByteArray, bytes);
  const ProjectFolder folder;
  writeBytes(folder.path(), bytes);
  for (const auto access : {ProjectAccess::Write, ProjectAccess::ReadOnly}) {
    const auto store = ProjectStore::open(folder.path(), {access});
    QVERIFY(!store);
    QCOMPARE(store.error().code, ErrorCode::Format);
    QVERIFY(store.error().detail().find("work.shinglescope") != std::string::npos);
    QCOMPARE(readableContentOf(folder.path()), bytes);
  }
  QCOMPARE(QDir(folder.folder()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TestProjectFile::alteredProjectsAreRejected_data() {
  QTest::addColumn<QString>("sql");
  const auto row = [](const char *name, const char *sql) { QTest::newRow(name) << QString(sql); };
  row("trigger", "CREATE TRIGGER t AFTER INSERT ON setting BEGIN DELETE FROM view_state; END");
  row("temporary view", "CREATE VIEW v AS SELECT * FROM log_step");
  row("view in place of a table", "DROP TABLE setting; CREATE VIEW setting AS SELECT 1, 2");
  row("virtual table", "CREATE VIRTUAL TABLE v USING fts5(text)");
  row("other table", "CREATE TABLE other (value)");
  row("missing table", "DROP TABLE view_state");
  row("missing guard", "DROP TRIGGER log_step_keeps_rows");
  row("index by an expression", "CREATE INDEX i ON setting (abs(name))");
  row("more columns", "ALTER TABLE setting ADD COLUMN more TEXT");
  row("generated column", "ALTER TABLE setting ADD COLUMN more TEXT AS (upper(name))");
  row("no project", "PRAGMA application_id=1");
  row("a version that never was", "PRAGMA user_version=-3");
  row("a step far away", "INSERT INTO row_change VALUES (999999, 0, zeroblob(16), 0, '', '')");
  row("a source that is none",
      "PRAGMA ignore_check_constraints=1; INSERT INTO source VALUES ('data', '', -1, 0, NULL, 0, "
      "'{}', '')");
  row("a gigantic value", "INSERT INTO setting VALUES ('big', hex(zeroblob(40000000)))");
  row("a gigantic blob",
      "INSERT INTO source VALUES ('data', '', 0, 0, NULL, 0, '{}', hex(zeroblob(40000000)))");
  row("another type",
      "PRAGMA writable_schema=1; UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE "
      "name = 'setting'");
  row("a dialect that is none", "INSERT INTO source VALUES ('data', '', 0, 0, NULL, 0, '[]', '')");
}

void TestProjectFile::alteredProjectsAreRejected() {
  QFETCH(QString, sql);
  const ProjectFolder folder;
  makeProject(folder.path());
  alter(folder.path(), sql.toStdString());
  const QByteArray before = readableContentOf(folder.path());
  for (const auto access : {ProjectAccess::Write, ProjectAccess::ReadOnly}) {
    const auto store = ProjectStore::open(folder.path(), {access});
    QVERIFY(!store);
    const ErrorCode code = store.error().code;
    QVERIFY2(code == ErrorCode::Format || code == ErrorCode::Limit, store.error().detail().c_str());
    QVERIFY(store.error().detail().find('\n') == std::string::npos);
    QVERIFY(readableContentOf(folder.path()) == before);
  }
  QVERIFY(!isProjectLocked(folder.path()));
}

/// Damage is rejected or harmless: a project that opens can be read.
void TestProjectFile::damagedPagesNeverCrash() {
  const ProjectFolder folder;
  makeProject(folder.path(), 60);
  const QByteArray whole = readableContentOf(folder.path());
  SplitMix64 random(1);
  int refused = 0;
  for (int round = 0; round < 150; ++round) {
    QByteArray bytes = whole;
    for (int i = 0; i < 1 + round % 20; ++i)
      bytes[static_cast<qsizetype>(random.next() % static_cast<std::uint64_t>(bytes.size()))] =
          static_cast<char>(random.next());
    if (round % 10 == 0) bytes.truncate(static_cast<qsizetype>(random.next() % 40'000));
    writeBytes(folder.path(), bytes);
    const auto store = ProjectStore::open(folder.path());
    refused += store ? 0 : 1;
    if (!store) QVERIFY(readableContentOf(folder.path()) == bytes);
  }
  QVERIFY(refused > 30);
}

/// SQLite's message quotes the damaged word, which a terminal would interpret if it were not
/// escaped.
void TestProjectFile::damagedBytesAreEscapedInMessages() {
  const ProjectFolder folder;
  makeProject(folder.path());
  QByteArray bytes = readableContentOf(folder.path());
  const qsizetype at = bytes.indexOf("NOT NULL");
  QVERIFY(at > 0);
  bytes.replace(at + 4, 4, QByteArray("\xCE") + "ULL");
  writeBytes(folder.path(), bytes);
  const auto store = ProjectStore::open(folder.path());
  QVERIFY(!store);
  const std::string detail = store.error().detail();
  QVERIFY2(detail.find("\"\\xCEULL\"") != std::string::npos, detail.c_str());
}

void TestProjectFile::statisticsAndFreePagesAreNotDamage() {
  const ProjectFolder folder;
  makeProject(folder.path());
  alter(folder.path(), "ANALYZE; VACUUM; PRAGMA journal_mode=WAL");
  auto store = ProjectStore::open(folder.path());
  QVERIFY2(store, store ? "" : store.error().detail().c_str());
  QCOMPARE((*store)->steps().size(), std::size_t{12});
  (*store)->append(scriptedStep(13));
  QVERIFY((*store)->close().isAllSaved());
  // The file is back in the journal mode that is safe here.
  QCOMPARE(readableContentOf(folder.path()).mid(18, 2), QByteArray("\1\1"));
}

void TestProjectFile::theLogIsAppendOnly() {
  const ProjectFolder folder;
  makeProject(folder.path());
  auto database = Database::open(folder.path(), DatabaseAccess::Write);
  QVERIFY(database);
  for (const char *table : {"log_step", "step_record", "pair_change", "row_change"}) {
    const std::string name = table;
    QVERIFY(!database->execute("DELETE FROM " + name + " WHERE step = 4"));
    QVERIFY(!database->execute("UPDATE " + name + " SET step = 99 WHERE step = 4"));
  }
}

void TestProjectFile::aNewerVersionIsRejectedUnchanged() {
  const ProjectFolder folder;
  makeProject(folder.path());
  alter(folder.path(), "PRAGMA user_version=4; CREATE TABLE later (value)");
  const QByteArray before = readableContentOf(folder.path());
  const auto store = ProjectStore::open(folder.path());
  QVERIFY(!store && store.error().code == ErrorCode::Limit);
  QVERIFY(store.error().detail().find("newer version of Shinglescope") != std::string::npos);
  QCOMPARE(readableContentOf(folder.path()), before);
}

void TestProjectFile::anOlderVersionIsUpgradedAfterABackup() {
  const ProjectFolder folder;
  const ProjectSchema schema = schemaWithPast();
  const ProjectSchema past{schema.front()};
  ProjectOptions options;
  options.schema = &past;
  {
    auto file = ProjectFile::create(folder.path(), options);
    QVERIFY2(file, file ? "" : file.error().detail().c_str());
    QVERIFY(file->database().execute("INSERT INTO option VALUES ('reviewer', 'Ada')"));
  }
  options.schema = &schema;
  const std::string backup = folder.path() + ".before-version-3";
  {
    const auto store = ProjectStore::open(folder.path(), options);
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    QCOMPARE((*store)->content().settings, (ProjectValues{{"reviewer", "Ada"}}));
  }
  options.schema = &past;
  auto old = ProjectFile::open(backup, options);
  QVERIFY2(old, old ? "" : old.error().detail().c_str());
  QCOMPARE(*old->database().text("SELECT value FROM option"), std::string("Ada"));
  // The upgraded file is an ordinary file of the last version, and is not upgraded twice.
  options.schema = &schema;
  QVERIFY(ProjectStore::open(folder.path(), options));
  QVERIFY(!QFile::exists(QString::fromStdString(backup + "-2")));
}

void TestProjectFile::readersUpgradeAnOlderVersionInACopy() {
  const ProjectFolder folder;
  const ProjectSchema schema = schemaWithPast();
  const ProjectSchema past{schema.front()};
  QVERIFY(ProjectFile::create(folder.path(), {ProjectAccess::Write, {}, &past}));
  const QByteArray before = readableContentOf(folder.path());
  {
    const auto store = ProjectStore::open(folder.path(), {ProjectAccess::ReadOnly, {}, &schema});
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    QVERIFY((*store)->isReadOnly() && (*store)->steps().empty());
  }
  QCOMPARE(readableContentOf(folder.path()), before);
  QCOMPARE(QDir(folder.folder()).entryList(QDir::Files | QDir::Hidden),
           QStringList{"work.shinglescope"});
}

/// The file is as the last program that used the first version left it.
void TestProjectFile::theFirstVersionGetsChecksums() {
  const ProjectFolder folder;
  makeProject(folder.path());
  alter(folder.path(),
        "DROP TABLE merge_change; "
        "DROP TRIGGER step_checksum_keeps_values; DROP TRIGGER step_checksum_keeps_rows; "
        "DROP TABLE step_checksum; DROP TABLE run_checksum; PRAGMA user_version=1");
  const auto expected = [&folder](ProjectAccess access) {
    const auto store = ProjectStore::open(folder.path(), {access});
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    QCOMPARE((*store)->steps().size(), std::size_t{12});
    QVERIFY((*store)->notes().empty());
    for (std::uint64_t number = 1; number <= 12; ++number)
      QCOMPARE((*store)->steps()[number - 1], scriptedStep(number));
  };
  expected(ProjectAccess::ReadOnly);
  expected(ProjectAccess::Write);
  expected(ProjectAccess::Write);
}

void TestProjectFile::aFailedUpgradeLeavesTheFile() {
  const ProjectFolder folder;
  ProjectSchema schema = schemaWithPast();
  const ProjectSchema past{schema.front()};
  QVERIFY(ProjectFile::create(folder.path(), {ProjectAccess::Write, {}, &past}));
  const QByteArray before = readableContentOf(folder.path());
  // The upgrade succeeds on an empty file, which determines the expected schema, but not on this
  // file.
  schema.back().upgrade += "; CREATE TABLE IF NOT EXISTS setting (value); SELECT nothing()";
  QVERIFY(!ProjectStore::open(folder.path(), {ProjectAccess::Write, {}, &schema}));
  QCOMPARE(readableContentOf(folder.path()), before);
  QVERIFY(ProjectFile::open(folder.path(), {ProjectAccess::Write, {}, &past}));
}

void TestProjectFile::aReadOnlyPlaceIsReported() {
  if (geteuid() == 0) QSKIP("The superuser may write everywhere.");
  const ProjectFolder folder;
  makeProject(folder.path());
  QVERIFY(placeWarning(folder.path()).id == MessageId::None);
  QCOMPARE(chmod(folder.path().c_str(), 0400), 0);
  QVERIFY(!ProjectStore::open(folder.path()));
  const auto store = ProjectStore::open(folder.path(), {ProjectAccess::WriteIfPossible});
  QVERIFY(store && (*store)->isReadOnly());
  QVERIFY(inEnglish((*store)->readOnlyReason()).find("cannot be written") != std::string::npos);
  QVERIFY(inEnglish((*store)->placeWarning()).find("cannot be written") != std::string::npos);
}

void TestProjectFile::networkFileSystemsAreRecognized() {
  QCOMPARE(networkFileSystem(0x6969), std::string("NFS"));
  QCOMPARE(networkFileSystem(static_cast<long>(0xFFFFFFFFFE534D42)), std::string("SMB"));
  QCOMPARE(networkFileSystem(0xEF53), std::string());
}

/// Projects of older versions are read by these names; a change needs a new version of the file.
void TestProjectFile::tablesKeepTheirNames() {
  sqlite3 *handle = nullptr;
  QCOMPARE(sqlite3_open(":memory:", &handle), SQLITE_OK);
  for (const std::string &object : projectSchema().back().objects)
    sqlite3_exec(handle, object.c_str(), nullptr, nullptr, nullptr);
  QStringList tables;
  const auto addTable = [](void *list, int, char **values, char **) {
    static_cast<QStringList *>(list)->append(QString::fromUtf8(values[0]));
    return 0;
  };
  const int found = sqlite3_exec(
      handle,
      "SELECT m.name || ': ' || group_concat(c.name, ' ') FROM sqlite_master m, "
      "pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' "
      "GROUP BY m.name ORDER BY m.name",
      addTable, &tables, nullptr);
  sqlite3_close(handle);
  QCOMPARE(found, SQLITE_OK);
  const QStringList expected{
      "empty_row: empty_row run row",
      "identical_row: identical_row run row first_row",
      "log_step: step undoes time_ms reviewer origin changes records",
      "merge_change: step position digest occurrence before_merge merge",
      "pair_change: step position digest_a occurrence_a digest_b occurrence_b before_verdict "
      "before_keep before_note before_tags verdict keep note tags",
      "row_change: step position digest occurrence before_mark mark",
      "run: run is_complete saved_ms rows first_reference pairs recipe report",
      "run_checksum: run checksum",
      "scored_pair: pair run row_a row_b intersection union_size equal_positions shared_bands",
      "setting: name value",
      "source: role path bytes modified_ms digest rows dialect profile",
      "step_checksum: step checksum",
      "step_record: step position digest occurrence id row",
      "view_state: name value"};
  QCOMPARE(tables, expected);
}

SHINGLESCOPE_TEST(TestProjectFile, NoApplication)
#include "tst_project_file.moc"
