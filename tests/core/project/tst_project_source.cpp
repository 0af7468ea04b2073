// SPDX-License-Identifier: MIT
// The source of a project: same, moved, changed or missing; and projects without a name.
#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QtTest>
#include <filesystem>
#include <fstream>

#include "core/project/project_recovery.h"
#include "tests/support/projects/project_steps.h"
#include "tests/support/tables/archives.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/tables/zip_file.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr const char *kTable = "id,text\n1,one\n2,two\n";

SourceIdentity identify(const std::string &path) {
  const auto loaded = loadDataset(path, {}, {});
  return loaded ? identifySource(path, loaded->report, "{}") : SourceIdentity{};
}

SourceState stateAt(const SourceIdentity &identity, const std::string &path) {
  const auto state = checkSource(identity, path, {});
  const auto loaded = loadDataset(path, {}, {});
  // A comparison with the loaded rows must agree.
  if (state && loaded && *state != compareSource(identity, path, loaded->report)) std::abort();
  return state ? *state : SourceState::Missing;
}

}  // namespace

class TestProjectSource : public QObject {
  Q_OBJECT

 private slots:
  void theFourStates();
  void aTouchedFileIsTheSame();
  void aCompressedCopyIsTheSameContent();
  void aFolderIsIdentifiedByItsTexts();
  void aPartIsIdentifiedByItsTime();
  void aSheetIsPartOfTheIdentity();
  void aDamagedArchiveIsAnError();
  void aSourceNextToTheProjectIsFound();
  void untitledWorkIsListedAndRecovered();
  void untitledWorkThatIsOpenIsNotListed();
  void aNameMovesUntitledWork();
  void aReviewWithoutVerdictsIsNotKept();
  void onlyUntitledWorkIsDiscarded();
  void damagedUntitledWorkIsListed();
};

void TestProjectSource::theFourStates() {
  const TemporaryTable table(kTable);
  const SourceIdentity identity = identify(table.path());
  QVERIFY(identity.digest);
  QCOMPARE(identity.bytes, std::uint64_t{20});
  QCOMPARE(identity.rows, std::uint64_t{2});
  QCOMPARE(stateAt(identity, table.path()), SourceState::Same);
  const std::string other = table.folder() + "/other.csv";
  QVERIFY(QFile::rename(QString::fromStdString(table.path()), QString::fromStdString(other)));
  QCOMPARE(stateAt(identity, table.path()), SourceState::Missing);
  QCOMPARE(stateAt(identity, other), SourceState::Moved);
  table.write("id,text\n1,one\n2,twx\n");
  QCOMPARE(stateAt(identity, table.path()), SourceState::Changed);
  QCOMPARE(stateAt(identity, table.folder() + "/./other.csv"), SourceState::Moved);
}

void TestProjectSource::aTouchedFileIsTheSame() {
  const TemporaryTable table(kTable);
  const SourceIdentity identity = identify(table.path());
  std::filesystem::last_write_time(
      table.path(), std::filesystem::file_time_type::clock::now() - std::chrono::hours(5));
  QCOMPARE(stateAt(identity, table.path()), SourceState::Same);
}

void TestProjectSource::aCompressedCopyIsTheSameContent() {
  const TemporaryTable table(kTable);
  const TemporaryTable packed(packGzip(kTable), "table.csv.gz");
  QCOMPARE(stateAt(identify(table.path()), packed.path()), SourceState::Moved);
}

void TestProjectSource::aFolderIsIdentifiedByItsTexts() {
  const TemporaryTable text("one", "a.txt");
  const SourceIdentity identity = identify(text.folder());
  QCOMPARE(stateAt(identity, text.folder()), SourceState::Same);
  text.write("two");
  QCOMPARE(stateAt(identity, text.folder()), SourceState::Changed);
  QCOMPARE(stateAt(identity, text.path()), SourceState::Changed);
}

void TestProjectSource::aPartIsIdentifiedByItsTime() {
  const TemporaryTable table(kTable);
  LoadOptions few;
  few.maxRows = 1;
  const auto loaded = loadDataset(table.path(), few, {});
  QVERIFY(loaded && !loaded->report.digest);
  const SourceIdentity identity = identifySource(table.path(), loaded->report);
  QCOMPARE(*checkSource(identity, table.path(), {}), SourceState::Same);
  QCOMPARE(compareSource(identity, table.path(), loaded->report), SourceState::Same);
  std::filesystem::last_write_time(
      table.path(), std::filesystem::file_time_type::clock::now() - std::chrono::hours(5));
  QCOMPARE(*checkSource(identity, table.path(), {}), SourceState::Changed);
}

void TestProjectSource::aSheetIsPartOfTheIdentity() {
  const std::string rows = "<row><c><v>1</v></c><c><v>2</v></c></row>";
  const TemporaryTable book(shinglescope::test::xlsxFile({{{"A", rows}, {"B", rows}}}),
                            "book.xlsx");
  const auto identityOf = [&](const char *part) {
    LoadOptions options;
    options.part = part;
    const auto loaded = loadDataset(book.path(), options, {});
    return loaded ? identifySource(book.path(), loaded->report) : SourceIdentity();
  };
  const SourceIdentity identity = identityOf("A");
  QVERIFY(identity.digest && identity.digest != identityOf("B").digest);
  const auto dialect = dialectFromJson(dialectToJson(identity.dialect));
  QVERIFY(dialect && *dialect == identity.dialect);
  QCOMPARE(dialect->part, std::string("A"));
  // The project is read again with the same sheet, whose digest is the same.
  const auto again = loadDataset(book.path(), optionsFor(*dialect), {});
  QVERIFY(again && again->report.dialect == identity.dialect);
  QCOMPARE(compareSource(identity, book.path(), again->report), SourceState::Same);
  QCOMPARE(*checkSource(identity, book.path(), {}), SourceState::Same);
  book.write(shinglescope::test::xlsxFile({{{"A", rows}, {"B", rows + rows}}}));
  QCOMPARE(*checkSource(identity, book.path(), {}), SourceState::Changed);
}

void TestProjectSource::aDamagedArchiveIsAnError() {
  const TemporaryTable table(kTable);
  const SourceIdentity identity = identify(table.path());
  const std::string packed = packGzip(kTable);
  table.write(packed.substr(0, packed.size() - 6));
  const auto state = checkSource(identity, table.path(), {});
  QVERIFY(!state && state.error().code == ErrorCode::Format);
}

void TestProjectSource::aSourceNextToTheProjectIsFound() {
  const TemporaryTable table(kTable);
  SourceIdentity identity = identify(table.path());
  const std::string project = table.folder() + "/work.shinglescope";
  QCOMPARE(likelySourcePath(identity, project), identity.path);
  identity.path = "/gone/with/the/disk/table.csv";
  QCOMPARE(likelySourcePath(identity, project), canonicalPath(table.path()));
  identity.path = "/gone/other.csv";
  QCOMPARE(likelySourcePath(identity, project), std::string());
}

void TestProjectSource::untitledWorkIsListedAndRecovered() {
  const ProjectFolder folder;
  const std::string place = folder.path("state/shinglescope");
  QVERIFY(recoverableProjects(place).empty());
  {
    auto store = createUntitled(place);
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    SourceIdentity source;
    source.path = "/data/a.csv";
    (*store)->saveSource("data", source);
    (*store)->append(scriptedStep(1));
    (*store)->append(scriptedStep(2));
  }
  struct stat status {};
  QCOMPARE(stat(place.c_str(), &status), 0);
  QCOMPARE(status.st_mode & 0777U, 0700U);
  const auto found = recoverableProjects(place);
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found[0].steps, std::uint64_t{2});
  QCOMPARE(found[0].sourcePath, std::string("/data/a.csv"));
  QVERIFY(found[0].modifiedMilliseconds > 0 && found[0].problem.id == MessageId::None);
  const auto again = ProjectStore::open(found[0].path);
  QVERIFY(again && (*again)->steps()[1] == scriptedStep(2));
}

void TestProjectSource::untitledWorkThatIsOpenIsNotListed() {
  const ProjectFolder folder;
  auto store = createUntitled(folder.path("state"));
  auto second = createUntitled(folder.path("state"));
  QVERIFY(store && second && (*store)->path() != (*second)->path());
  (*store)->append(scriptedStep(1));
  QVERIFY((*store)->flush());
  QVERIFY(recoverableProjects(folder.path("state")).empty());
  const auto discarded = discardUntitled((*store)->path(), folder.path("state"));
  QVERIFY(!discarded && discarded.error().code == ErrorCode::Io);
  store->reset();
  QCOMPARE(recoverableProjects(folder.path("state")).size(), std::size_t{1});
}

void TestProjectSource::aNameMovesUntitledWork() {
  const ProjectFolder folder;
  const std::string place = folder.path("state");
  auto store = createUntitled(place);
  QVERIFY(store);
  const std::string old = (*store)->path();
  (*store)->append(scriptedStep(1));
  QVERIFY(saveWithName(**store, folder.path(), place));
  QVERIFY(!QFile::exists(QString::fromStdString(old)));
  (*store)->append(scriptedStep(2));
  QVERIFY(closeUntitled(**store, place).isAllSaved());
  QVERIFY(recoverableProjects(place).empty());
  const auto again = ProjectStore::open(folder.path());
  QVERIFY(again && (*again)->steps().size() == 2);
}

void TestProjectSource::aReviewWithoutVerdictsIsNotKept() {
  const ProjectFolder folder;
  const std::string place = folder.path("state");
  auto store = createUntitled(place);
  QVERIFY(store);
  (*store)->saveView("page", "find");
  QVERIFY(closeUntitled(**store, place).isAllSaved());
  QVERIFY(std::filesystem::is_empty(place));
  auto second = createUntitled(place);
  QVERIFY(second);
  (*second)->append(scriptedStep(1));
  QVERIFY(closeUntitled(**second, place).isAllSaved());
  QCOMPARE(recoverableProjects(place).size(), std::size_t{1});
}

void TestProjectSource::onlyUntitledWorkIsDiscarded() {
  const ProjectFolder folder;
  const std::string place = folder.path("state");
  QVERIFY(ProjectStore::create(folder.path()));
  QVERIFY(!discardUntitled(folder.path(), place));
  QVERIFY(QFile::exists(QString::fromStdString(folder.path())));
  {
    auto store = createUntitled(place);
    QVERIFY(store);
    (*store)->append(scriptedStep(1));
  }
  const std::string path = recoverableProjects(place)[0].path;
  for (const char *ending : {"-journal", "-wal", "-shm"}) QVERIFY(std::ofstream(path + ending));
  QVERIFY(discardUntitled(path, place));
  QVERIFY(std::filesystem::is_empty(place));
}

void TestProjectSource::damagedUntitledWorkIsListed() {
  const ProjectFolder folder;
  QFile file(folder.folder() + "/untitled-1.shinglescope");
  QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no project") > 0);
  file.close();
  const auto found = recoverableProjects(folder.folder().toStdString());
  QCOMPARE(found.size(), std::size_t{1});
  QVERIFY(found[0].problem.id != MessageId::None);
  QCOMPARE(file.size(), qint64{10});
}

SHINGLESCOPE_TEST(TestProjectSource, NoApplication)
#include "tst_project_source.moc"
