// SPDX-License-Identifier: MIT
// A deleted review without a name can be restored for 30 days.

#include <QDir>
#include <QtTest>

#include "core/project/project_deleted.h"
#include "core/project/project_recovery.h"
#include "tests/support/projects/project_steps.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;
using namespace std::chrono_literals;

namespace {

constexpr std::uint64_t kDeletedSteps = 5;

std::string makeReview(const std::string &folder) {
  auto store = createUntitled(folder);
  if (!store) return {};
  for (std::uint64_t number = 1; number <= kDeletedSteps; ++number)
    (*store)->append(scriptedStep(number));
  const std::string path = (*store)->path();
  return (*store)->close().isAllSaved() ? path : std::string();
}

}  // namespace

class TestProjectDeleted : public QObject {
  Q_OBJECT

 private slots:
  void isRestoredCompletely() {
    const ProjectFolder place;
    const std::string folder = place.path("state");
    const std::string path = makeReview(folder);
    QVERIFY(!path.empty());
    QVERIFY(deleteUntitled(path, folder));
    QVERIFY(recoverableProjects(folder).empty());
    QCOMPARE(deletedProjects(folder).size(), std::size_t{1});
    const auto restored = restoreDeleted(deletedProjects(folder).front(), folder);
    QVERIFY(restored);
    QCOMPARE(*restored, path);
    QVERIFY(deletedProjects(folder).empty());
    const auto found = recoverableProjects(folder);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found.front().steps, kDeletedSteps);
    QVERIFY(found.front().verdicts > 0 && found.front().verdicts <= kDeletedSteps);
  }

  void theLastDeletedComesFirst() {
    const ProjectFolder place;
    const std::string folder = place.path("state");
    const std::string first = makeReview(folder);
    const std::string second = makeReview(folder);
    QVERIFY(first != second);
    QVERIFY(deleteUntitled(first, folder));
    QTest::qSleep(5);
    QVERIFY(deleteUntitled(second, folder));
    QCOMPARE(*restoreDeleted(deletedProjects(folder).front(), folder), second);
    QCOMPARE(*restoreDeleted(deletedProjects(folder).front(), folder), first);
  }

  void onlyReviewsOfTheFolderAreMoved() {
    const ProjectFolder place;
    const std::string folder = place.path("state");
    const std::string path = makeReview(folder);
    auto named = ProjectStore::create(place.path("named.shinglescope"));
    QVERIFY(named && (*named)->close().isAllSaved());
    QCOMPARE(deleteUntitled(place.path("named.shinglescope"), folder).error().message.id,
             MessageId::NotUntitled);
    QVERIFY(QFile::exists(QString::fromStdString(place.path("named.shinglescope"))));
    for (const std::string &odd : {path, place.path("named.shinglescope"),
                                   deletedFolder(folder) + "/1-../named.shinglescope",
                                   deletedFolder(folder) + "/untitled-x.shinglescope"})
      QVERIFY(!restoreDeleted(odd, folder));
    // An open project is not moved.
    const auto open = ProjectStore::open(path);
    QVERIFY(open && !deleteUntitled(path, folder));
  }

  void anotherReviewKeepsItsName() {
    const ProjectFolder place;
    const std::string folder = place.path("state");
    const std::string path = makeReview(folder);
    QVERIFY(deleteUntitled(path, folder));
    QVERIFY(QFile::copy(QString::fromStdString(deletedProjects(folder).front()),
                        QString::fromStdString(path)));
    QVERIFY(!restoreDeleted(deletedProjects(folder).front(), folder));
    QVERIFY(QFile::exists(QString::fromStdString(deletedProjects(folder).front())));
  }

  void isRemovedAfterThirtyDays() {
    const ProjectFolder place;
    const std::string folder = place.path("state");
    QVERIFY(deleteUntitled(makeReview(folder), folder));
    const auto now = std::chrono::system_clock::now();
    removeLongDeleted(folder, now + kDeletedKept - 1h);
    QCOMPARE(deletedProjects(folder).size(), std::size_t{1});
    removeLongDeleted(folder, now + kDeletedKept + 1h);
    QVERIFY(deletedProjects(folder).empty());
    QVERIFY(QDir(QString::fromStdString(deletedFolder(folder))).isEmpty());
  }

  void otherFilesAreLeftAlone() {
    const ProjectFolder place;
    const std::string folder = place.path("state");
    QVERIFY(QDir().mkpath(QString::fromStdString(deletedFolder(folder))));
    for (const char *name : {"/notes.txt", "/12-notes.txt", "/-untitled-1.shinglescope",
                             "/99999999999999999999-untitled-1.shinglescope"}) {
      QFile file(QString::fromStdString(deletedFolder(folder) + name));
      QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QVERIFY(deletedProjects(folder).empty());
    removeLongDeleted(folder, std::chrono::system_clock::now() + 10000h);
    QCOMPARE(QDir(QString::fromStdString(deletedFolder(folder))).entryList(QDir::Files).size(), 4);
  }
};

SHINGLESCOPE_TEST(TestProjectDeleted, NoApplication)
#include "tst_project_deleted.moc"
