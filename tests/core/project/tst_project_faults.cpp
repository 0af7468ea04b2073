// SPDX-License-Identifier: MIT
// On a disk that fails, fills up or loses writes, no step that was reported as saved is lost; a
// step that is not saved is reported and can be saved later.
#include <QFile>
#include <QtTest>

#include "core/project/project_store.h"
#include "tests/support/projects/faulty_vfs.h"
#include "tests/support/projects/forgetful_vfs.h"
#include "tests/support/projects/project_steps.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint64_t kSteps = 50;

bool areFirstScripted(const std::vector<LogStep> &steps) {
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i] != scriptedStep(i + 1)) return false;
  }
  return true;
}

ProjectOptions through(const std::string &vfs) {
  ProjectOptions options;
  options.vfs = vfs;
  return options;
}

/// The content of a disk, and the last step that was reported as saved.
struct PowerCut {
  std::uint64_t saved = 0;
  Files files;
};

/// Runs a session of 50 verdicts, and returns the disk after a power cut at each sync.
std::vector<PowerCut> cutSession(const std::string &path, int cutsEach) {
  ForgetfulVfs vfs("forgetful");
  std::vector<PowerCut> cuts;
  auto store = ProjectStore::create(path, through(vfs.name()));
  if (!store) return {};
  std::uint64_t seed = 0;
  vfs.whenSyncing([&] {
    const std::uint64_t saved = (*store)->savedThrough();
    cuts.push_back({saved, vfs.synced()});
    for (int i = 1; i < cutsEach; ++i) cuts.push_back({saved, vfs.torn(++seed)});
  });
  for (std::uint64_t number = 1; number <= kSteps; ++number) {
    (*store)->append(scriptedStep(number));
    if (number % 10 == 0) (*store)->saveView("pair", std::to_string(number));
    if (!(*store)->flush()) return {};
  }
  cuts.push_back({(*store)->savedThrough(), vfs.synced()});
  if (!(*store)->close().isAllSaved()) return {};
  return cuts;
}

void writeFiles(const Files &files) {
  for (const auto &[name, content] : files) {
    QFile file(QString::fromStdString(name));
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(content.data(), static_cast<qint64>(content.size())),
             static_cast<qint64>(content.size()));
  }
}

}  // namespace

class TestProjectFaults : public QObject {
  Q_OBJECT

 private slots:
  void noSavedStepIsLostInAPowerCut();
  void theForgetfulDiskForgets();
  void eachCallThatFailsIsSurvived_data();
  void eachCallThatFailsIsSurvived();
  void aPermanentFaultIsReportedAtTheEnd();
  void aProjectOnAFullDiskCanBeClosed();
};

void TestProjectFaults::noSavedStepIsLostInAPowerCut() {
  const ProjectFolder folder;
  const auto cuts = cutSession(canonicalPath(folder.path()), 3);
  // Each transaction syncs the journal twice, the folder, and the file.
  QVERIFY(cuts.size() > kSteps * 3 * 3);
  QCOMPARE(cuts.back().saved, kSteps);
  for (const PowerCut &cut : cuts) {
    writeFiles(cut.files);
    auto store = ProjectStore::open(folder.path());
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    QVERIFY((*store)->steps().size() >= cut.saved);
    QVERIFY(areFirstScripted((*store)->steps()));
    store->reset();
    for (const auto &[name, content] : cut.files) QFile::remove(QString::fromStdString(name));
  }
}

/// Otherwise the test above would prove nothing.
void TestProjectFaults::theForgetfulDiskForgets() {
  const ProjectFolder folder;
  ForgetfulVfs vfs("forgetful");
  auto database = Database::open(folder.path(), DatabaseAccess::Create, vfs.name());
  QVERIFY(database && database->prepareToWrite());
  QVERIFY(database->execute("PRAGMA synchronous=OFF; CREATE TABLE t (value)"));
  QVERIFY(vfs.synced().empty());
  QVERIFY(database->execute("PRAGMA synchronous=EXTRA; INSERT INTO t VALUES (1)"));
  QCOMPARE(vfs.synced().size(), std::size_t{1});
}

void TestProjectFaults::eachCallThatFailsIsSurvived_data() {
  QTest::addColumn<int>("fault");
  QTest::addColumn<long>("times");
  QTest::newRow("one call of a broken disk") << 0 << 1L;
  QTest::newRow("one call of a full disk") << 1 << 1L;
  QTest::newRow("three calls of a broken disk") << 0 << 3L;
  QTest::newRow("twenty calls of a full disk") << 1 << 20L;
}

void TestProjectFaults::eachCallThatFailsIsSurvived() {
  QFETCH(int, fault);
  QFETCH(long, times);
  FaultyVfs vfs("faulty");
  int failedRounds = 0;
  for (long n = 1;; ++n) {
    const ProjectFolder folder;
    auto store = ProjectStore::create(folder.path(), through(vfs.name()));
    QVERIFY(store);
    const long failures = vfs.failures();
    vfs.fail(n, static_cast<FaultyVfs::Fault>(fault), times);
    std::uint64_t saved = 0;
    bool hasFailed = false;
    for (std::uint64_t number = 1; number <= 4; ++number) {
      (*store)->append(scriptedStep(number));
      const bool isSaved = (*store)->flush().hasValue();
      // A step is reported as saved if and only if saving it did not fail.
      QCOMPARE((*store)->savedThrough() == number, isSaved);
      QVERIFY((*store)->savedThrough() >= saved);
      saved = (*store)->savedThrough();
      hasFailed |= !isSaved;
      if (!isSaved) QCOMPARE((*store)->failure()->code, ErrorCode::Io);
    }
    const bool isBeyond = vfs.failures() == failures;
    vfs.heal();
    (*store)->retry();
    QVERIFY((*store)->flush());
    QCOMPARE((*store)->savedThrough(), std::uint64_t{4});
    QVERIFY((*store)->close().isAllSaved());
    store->reset();
    const auto again = ProjectStore::open(folder.path());
    QVERIFY2(again, again ? "" : again.error().detail().c_str());
    QCOMPARE((*again)->steps().size(), std::size_t{4});
    QVERIFY(areFirstScripted((*again)->steps()));
    failedRounds += hasFailed ? 1 : 0;
    if (isBeyond) break;
  }
  QVERIFY(failedRounds > 10);
}

void TestProjectFaults::aPermanentFaultIsReportedAtTheEnd() {
  const ProjectFolder folder;
  FaultyVfs vfs("faulty");
  auto store = ProjectStore::create(folder.path(), through(vfs.name()));
  QVERIFY(store);
  (*store)->append(scriptedStep(1));
  QVERIFY((*store)->flush());
  vfs.fail(1, FaultyVfs::Fault::Full, 1'000'000);
  (*store)->append(scriptedStep(2));
  (*store)->append(scriptedStep(3));
  (*store)->saveView("pair", "3");
  QVERIFY(!(*store)->flush());
  const ProjectClosing closing = (*store)->close();
  QCOMPARE(closing.unsavedSteps, std::uint64_t{2});
  QVERIFY(!closing.areValuesSaved && closing.error && !closing.isAllSaved());
  store->reset();
  vfs.heal();
  const auto again = ProjectStore::open(folder.path());
  QVERIFY(again && areFirstScripted((*again)->steps()));
  QCOMPARE((*again)->steps().size(), std::size_t{1});
}

void TestProjectFaults::aProjectOnAFullDiskCanBeClosed() {
  const ProjectFolder folder;
  FaultyVfs vfs("faulty");
  auto store = ProjectStore::create(folder.path(), through(vfs.name()));
  QVERIFY(store);
  vfs.fail(5, FaultyVfs::Fault::Full, 30);
  for (std::uint64_t number = 1; number <= 6; ++number) {
    (*store)->append(scriptedStep(number));
    static_cast<void>((*store)->flush());
  }
  vfs.heal();
  const auto saved = (*store)->saveAs(folder.path("elsewhere.shinglescope"));
  QVERIFY2(saved, saved ? "" : saved.error().detail().c_str());
  QCOMPARE((*store)->savedThrough(), std::uint64_t{6});
  store->reset();
  const auto again = ProjectStore::open(folder.path("elsewhere.shinglescope"));
  QVERIFY(again && areFirstScripted((*again)->steps()));
  QCOMPARE((*again)->steps().size(), std::size_t{6});
}

SHINGLESCOPE_TEST(TestProjectFaults, NoApplication)
#include "tst_project_faults.moc"
