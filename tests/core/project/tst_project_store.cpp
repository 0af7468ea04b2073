// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QtTest>

#include "core/project/project_store.h"
#include "tests/support/file_content.h"
#include "tests/support/projects/project_steps.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::readableContentOf;
using namespace shinglescope::test;

namespace {

const ProjectOptions kReadOnly{ProjectAccess::ReadOnly};
const ProjectOptions kWriteIfPossible{ProjectAccess::WriteIfPossible};

void appendSteps(ProjectStore &store, std::uint64_t from, std::uint64_t to) {
  for (std::uint64_t number = from; number <= to; ++number) store.append(scriptedStep(number));
}

bool areScripted(const std::vector<LogStep> &steps, std::uint64_t count) {
  if (steps.size() != count) return false;
  for (std::uint64_t i = 0; i < count; ++i) {
    if (steps[i] != scriptedStep(i + 1)) return false;
  }
  return true;
}

SourceIdentity sampleSource() {
  SourceIdentity source;
  source.path = "/data/listings \xE2\x82\xAC.csv";
  source.bytes = 12345;
  source.modifiedMilliseconds = 1'790'000'000'123;
  source.digest = Digest128{0xFEDCBA9876543210, 7};
  source.rows = 99;
  source.dialect.delimiter = '\t';
  source.dialect.quote.reset();
  source.dialect.escape = '\\';
  source.dialect.comment = '\xA7';
  source.dialect.encoding = "windows-1252";
  source.dialect.spacedQuotes = true;
  source.dialect.mergesDelimiters = true;
  source.dialect.preambleLines = 3;
  source.dialect.hasHeader = false;
  source.dialect.shape = SourceShape::IdText;
  source.profile = "{\"roles\": [\"id\", \"text\"]}";
  return source;
}

}  // namespace

class TestProjectStore : public QObject {
  Q_OBJECT

 private slots:
  void stepsAreReadBack();
  void aStepIsSafeOnlyOnceSaved();
  void sourceSettingsAndViewAreReadBack();
  void anEmptyValueIsRemoved();
  void createRejectsAnExistingFile();
  void aSecondWriterIsRejectedAtOnce();
  void aReaderSeesTheLastCommit();
  void readOnlyKeepsNothingUntilSavedElsewhere();
  void theLockIsRemoved();
  void aLockOfADeadProcessIsIgnored();
  void saveAsContinuesInTheCopy();
  void saveAsReplacesInOneStep();
  void saveAsNeverReplacesTheSource();
  void saveAsIntoAnOpenProjectIsRejected();
  void aMovedFileIsReported();
  void closingTwiceHasNoEffect();
  void stepsAfterClosingAreNotSaved();
};

void TestProjectStore::stepsAreReadBack() {
  const ProjectFolder folder;
  {
    auto store = ProjectStore::create(folder.path());
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    appendSteps(**store, 1, 40);
    QVERIFY((*store)->close().isAllSaved());
  }
  auto again = ProjectStore::open(folder.path());
  QVERIFY2(again, again ? "" : again.error().detail().c_str());
  QVERIFY(areScripted((*again)->steps(), 40));
  QCOMPARE((*again)->savedThrough(), std::uint64_t{40});
  appendSteps(**again, 41, 60);
  QVERIFY((*again)->flush());
  QCOMPARE((*again)->savedThrough(), std::uint64_t{60});
  QCOMPARE((*again)->steps().size(), std::size_t{40});
  again->reset();
  auto third = ProjectStore::open(folder.path());
  QVERIFY(third && areScripted((*third)->steps(), 60));
}

void TestProjectStore::aStepIsSafeOnlyOnceSaved() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  for (std::uint64_t number = 1; number <= 20; ++number) {
    (*store)->append(scriptedStep(number));
    // Another reader sees everything that was reported as saved.
    const std::uint64_t saved = (*store)->savedThrough();
    const auto reader = ProjectStore::open(folder.path(), kReadOnly);
    QVERIFY2(reader, reader ? "" : reader.error().detail().c_str());
    QVERIFY((*reader)->steps().size() >= saved);
  }
  QVERIFY((*store)->flush());
  QCOMPARE((*store)->savedThrough(), std::uint64_t{20});
  QVERIFY(!(*store)->failure());
}

void TestProjectStore::sourceSettingsAndViewAreReadBack() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  SourceIdentity reference = sampleSource();
  reference.digest.reset();
  reference.path = "pasted table";
  (*store)->saveSource("data", sampleSource());
  (*store)->saveSource("reference", reference);
  (*store)->saveSetting(project_setting::kRecipe, "{}");
  (*store)->saveSetting(project_setting::kReviewer, "Grace");
  (*store)->saveView("review.filter", "score > 0.8");
  (*store)->saveView("review.filter", "score > 0.9");
  QVERIFY((*store)->close().isAllSaved());
  store->reset();
  const auto again = ProjectStore::open(folder.path());
  QVERIFY(again);
  const ProjectContent &content = (*again)->content();
  QCOMPARE(content.source, std::optional(sampleSource()));
  QCOMPARE(content.reference, std::optional(reference));
  QCOMPARE(content.settings, (ProjectValues{{"recipe", "{}"}, {"reviewer", "Grace"}}));
  QCOMPARE(content.viewState, (ProjectValues{{"review.filter", "score > 0.9"}}));
  const LoadOptions options = optionsFor(content.source->dialect);
  QVERIFY(options.quote && !*options.quote);
  QCOMPARE(options.delimiter, std::optional('\t'));
}

void TestProjectStore::anEmptyValueIsRemoved() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  (*store)->saveSetting("reviewer", "Grace");
  QVERIFY((*store)->flush());
  (*store)->saveSetting("reviewer", "");
  QVERIFY((*store)->close().isAllSaved());
  const auto again = ProjectStore::open(folder.path(), kReadOnly);
  QVERIFY(again && (*again)->content().settings.empty());
}

void TestProjectStore::createRejectsAnExistingFile() {
  const TemporaryTable table("a,b\n1,2\n", "work.shinglescope");
  const auto store = ProjectStore::create(table.path());
  QVERIFY(!store && store.error().code == ErrorCode::Io);
  QVERIFY(store.error().detail().find("already exists") != std::string::npos);
  QCOMPARE(readableContentOf(table.path()), QByteArray("a,b\n1,2\n"));
}

void TestProjectStore::aSecondWriterIsRejectedAtOnce() {
  const ProjectFolder folder;
  auto first = ProjectStore::create(folder.path());
  QVERIFY(first);
  const auto second = ProjectStore::open(folder.path());
  QVERIFY(!second && second.error().code == ErrorCode::Io);
  QVERIFY2(second.error().detail().find("already open in process") != std::string::npos,
           second.error().detail().c_str());
  // A second writer is also rejected if it uses another name of the same file.
  QVERIFY(QFile::link(QString::fromStdString(folder.path()), folder.folder() + "/link"));
  QVERIFY(!ProjectStore::open(folder.path("link")));
  const auto third = ProjectStore::open(folder.path(), kWriteIfPossible);
  QVERIFY(third && (*third)->isReadOnly());
  QVERIFY((*third)->readOnlyReason() == second.error().message);
  QVERIFY((*first)->close().isAllSaved());
  const auto fourth = ProjectStore::open(folder.path(), kWriteIfPossible);
  QVERIFY(fourth && !(*fourth)->isReadOnly() && (*fourth)->readOnlyReason().id == MessageId::None);
}

void TestProjectStore::aReaderSeesTheLastCommit() {
  const ProjectFolder folder;
  auto writer = ProjectStore::create(folder.path());
  QVERIFY(writer);
  appendSteps(**writer, 1, 5);
  QVERIFY((*writer)->flush());
  auto reader = ProjectStore::open(folder.path(), kReadOnly);
  QVERIFY(reader && areScripted((*reader)->steps(), 5));
  appendSteps(**writer, 6, 9);
  QVERIFY((*writer)->flush());
  const auto news = (*reader)->readNewSteps();
  QVERIFY(news);
  QCOMPARE(news->size(), std::size_t{4});
  QVERIFY(areScripted((*reader)->steps(), 9));
  QVERIFY((*reader)->readNewSteps()->empty());
}

void TestProjectStore::readOnlyKeepsNothingUntilSavedElsewhere() {
  const ProjectFolder folder;
  {
    auto store = ProjectStore::create(folder.path());
    QVERIFY(store);
    appendSteps(**store, 1, 3);
  }
  const QByteArray before = readableContentOf(folder.path());
  auto reader = ProjectStore::open(folder.path(), kReadOnly);
  QVERIFY(reader && (*reader)->isReadOnly());
  appendSteps(**reader, 4, 4);
  QVERIFY(!(*reader)->flush());
  QVERIFY((*reader)->failure());
  QVERIFY((*reader)->failure()->detail().find("read-only") != std::string::npos);
  QCOMPARE((*reader)->savedThrough(), std::uint64_t{3});
  QCOMPARE(readableContentOf(folder.path()), before);
  const auto saved = (*reader)->saveAs(folder.path("copy.shinglescope"));
  QVERIFY2(saved, saved ? "" : saved.error().detail().c_str());
  QVERIFY(!(*reader)->isReadOnly() && !(*reader)->failure());
  QCOMPARE((*reader)->savedThrough(), std::uint64_t{4});
  QVERIFY((*reader)->close().isAllSaved());
  const auto copy = ProjectStore::open(folder.path("copy.shinglescope"));
  QVERIFY(copy && areScripted((*copy)->steps(), 4));
  QCOMPARE(readableContentOf(folder.path()), before);
}

void TestProjectStore::theLockIsRemoved() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store && isProjectLocked(folder.path()));
  appendSteps(**store, 1, 1);
  store->reset();
  QVERIFY(!isProjectLocked(folder.path()));
  QCOMPARE(QDir(folder.folder()).entryList(QDir::Files | QDir::Hidden),
           QStringList{"work.shinglescope"});
}

void TestProjectStore::aLockOfADeadProcessIsIgnored() {
  const ProjectFolder folder;
  QVERIFY(ProjectStore::create(folder.path()));
  QFile lock(QString::fromStdString(folder.path() + ".lock"));
  QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("process 1 on mars\n") > 0);
  lock.close();
  QVERIFY(!isProjectLocked(folder.path()));
  QVERIFY(ProjectStore::open(folder.path()));
}

void TestProjectStore::saveAsContinuesInTheCopy() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  appendSteps(**store, 1, 10);
  QVERIFY((*store)->saveAs(folder.path("b.shinglescope")));
  QCOMPARE((*store)->path(), canonicalPath(folder.path("b.shinglescope")));
  QVERIFY(!isProjectLocked(folder.path()) && isProjectLocked(folder.path("b.shinglescope")));
  appendSteps(**store, 11, 12);
  QVERIFY((*store)->close().isAllSaved());
  const auto old = ProjectStore::open(folder.path());
  const auto copy = ProjectStore::open(folder.path("b.shinglescope"));
  QVERIFY(old && areScripted((*old)->steps(), 10));
  QVERIFY(copy && areScripted((*copy)->steps(), 12));
}

void TestProjectStore::saveAsReplacesInOneStep() {
  const ProjectFolder folder;
  {
    auto old = ProjectStore::create(folder.path("old.shinglescope"));
    QVERIFY(old);
    appendSteps(**old, 1, 1);
  }
  const QByteArray before = readableContentOf(folder.path("old.shinglescope"));
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  appendSteps(**store, 1, 7);
  std::stop_source cancelled;
  cancelled.request_stop();
  const auto stopped =
      (*store)->saveAs(folder.path("old.shinglescope"), RunContext{cancelled.get_token()});
  QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
  QCOMPARE(readableContentOf(folder.path("old.shinglescope")), before);
  QCOMPARE((*store)->path(), canonicalPath(folder.path()));
  QVERIFY((*store)->saveAs(folder.path("old.shinglescope")));
  QVERIFY((*store)->close().isAllSaved());
  const auto copy = ProjectStore::open(folder.path("old.shinglescope"));
  QVERIFY(copy && areScripted((*copy)->steps(), 7));
  QCOMPARE(QDir(folder.folder()).entryList(QDir::Files | QDir::Hidden).size(), 3);
}

void TestProjectStore::saveAsNeverReplacesTheSource() {
  const ProjectFolder folder;
  const TemporaryTable table("a\n1\n");
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  SourceIdentity source = sampleSource();
  source.path = table.path();
  (*store)->saveSource("data", source);
  QVERIFY(QFile::link(QString::fromStdString(table.path()), folder.folder() + "/link"));
  const auto saved = (*store)->saveAs(folder.path("link"));
  QVERIFY(!saved && saved.error().code == ErrorCode::BadParameter);
  QCOMPARE(readableContentOf(table.path()), QByteArray("a\n1\n"));
}

void TestProjectStore::saveAsIntoAnOpenProjectIsRejected() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  auto other = ProjectStore::create(folder.path("other.shinglescope"));
  QVERIFY(store && other);
  const auto saved = (*store)->saveAs(folder.path("other.shinglescope"));
  QVERIFY(!saved && saved.error().code == ErrorCode::Io);
  appendSteps(**store, 1, 2);
  QVERIFY((*store)->flush());
}

void TestProjectStore::aMovedFileIsReported() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  appendSteps(**store, 1, 3);
  QVERIFY((*store)->flush());
  QVERIFY(QFile::remove(QString::fromStdString(folder.path())));
  appendSteps(**store, 4, 4);
  QVERIFY(!(*store)->flush());
  QVERIFY((*store)->failure()->detail().find("moved or deleted") != std::string::npos);
  QCOMPARE((*store)->savedThrough(), std::uint64_t{3});
  QVERIFY((*store)->saveAs(folder.path("rescued.shinglescope")));
  QVERIFY((*store)->close().isAllSaved());
  const auto rescued = ProjectStore::open(folder.path("rescued.shinglescope"));
  QVERIFY(rescued && areScripted((*rescued)->steps(), 4));
}

void TestProjectStore::closingTwiceHasNoEffect() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store);
  appendSteps(**store, 1, 2);
  QVERIFY((*store)->close().isAllSaved());
  QVERIFY((*store)->close().isAllSaved());
  QVERIFY(!isProjectLocked(folder.path()));
}

void TestProjectStore::stepsAfterClosingAreNotSaved() {
  const ProjectFolder folder;
  auto store = ProjectStore::create(folder.path());
  QVERIFY(store && (*store)->close().isAllSaved());
  (*store)->append(scriptedStep(1));
  const auto saved = (*store)->flush();
  QVERIFY(!saved && saved.error().detail().find("closed") != std::string::npos);
  QCOMPARE((*store)->savedThrough(), std::uint64_t{0});
  (*store)->saveResult(std::make_shared<DuplicateResult>());
  QVERIFY(!(*store)->waitForResult());
  QVERIFY(!(*store)->saveAs(folder.path("other")));
}

SHINGLESCOPE_TEST(TestProjectStore, NoApplication)
#include "tst_project_store.moc"
