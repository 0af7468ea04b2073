// SPDX-License-Identifier: MIT
// Merged records in a project file: saved, reopened, undone, upgraded and damaged.
#include <QtTest>

#include "core/project/project_database.h"
#include "core/project/project_store.h"
#include "tests/support/merged_desk.h"
#include "tests/support/projects/project_files.h"
#include "tests/support/projects/project_steps.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr const char *kBarn = "a barn on the hill with a road and a well";
const MergedDesk::Rows kBarns = {{"A", kBarn, ""}, {"AA", kBarn, ""}};

}  // namespace

class TestProjectMerges : public QObject {
  Q_OBJECT

 private slots:
  void mergesAreReadBack() {
    const ProjectFolder folder;
    {
      auto store = ProjectStore::create(folder.path());
      QVERIFY(store);
      MergedDesk desk(kBarns, **store);
      desk.merge(0, {{"name", {}, "a \"name\"\n\xC3\xA4"}, {"day", MergeRule{}, {}}});
      QVERIFY((*store)->close().isAllSaved());
    }
    auto store = ProjectStore::open(folder.path());
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    QVERIFY((*store)->notes().empty());
    MergedDesk desk(kBarns, **store);
    QCOMPARE(desk.cell(0, 0), std::string("a \"name\"\n\xC3\xA4"));
    QCOMPARE(desk.merged().merges().front().merge.columns.size(), std::size_t{2});
    QVERIFY(desk.verdicts->canUndo());
    desk.verdicts->undo();
    desk.regroup();
    QCOMPARE(desk.cell(0, 0), std::string("<none>"));
    QVERIFY((*store)->close().isAllSaved());
    auto again = ProjectStore::open(folder.path());
    MergedDesk later(kBarns, **again);
    QCOMPARE(later.cell(0, 0), std::string("<none>"));
    later.verdicts->redo();
    later.regroup();
    QCOMPARE(later.cell(0, 0), std::string("a \"name\"\n\xC3\xA4"));
  }

  /// The file is as the last program that used the second version left it.
  void theSecondVersionGetsMerges() {
    const ProjectFolder folder;
    makeProject(folder.path());
    alter(folder.path(), "DROP TABLE merge_change; PRAGMA user_version=2");
    {
      const auto store = ProjectStore::open(folder.path(), {ProjectAccess::ReadOnly});
      QVERIFY2(store, store ? "" : store.error().detail().c_str());
      QCOMPARE((*store)->steps().size(), std::size_t{12});
    }
    auto store = ProjectStore::open(folder.path());
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    QVERIFY((*store)->notes().empty());
    QCOMPARE((*store)->steps().size(), std::size_t{12});
    LogStep step = scriptedStep(13);
    step.undoes = 0;
    step.changes = {MergeChange{{{1, 2}, 3}, "", "{}"}};
    (*store)->append(step);
    QVERIFY((*store)->close().isAllSaved());
    const auto now = ProjectStore::open(folder.path());
    QCOMPARE((*now)->steps().back(), step);
  }

  void aDamagedMergeIsNamed() {
    const ProjectFolder folder;
    {
      auto store = ProjectStore::create(folder.path());
      MergedDesk desk(kBarns, **store);
      desk.merge(0, {{"name", {}, "x"}});
      QVERIFY((*store)->close().isAllSaved());
    }
    {
      auto database = Database::open(folder.path(), DatabaseAccess::Write);
      QVERIFY(database && !database->execute("DELETE FROM merge_change"));
      QVERIFY(!database->execute("UPDATE merge_change SET merge = ''"));
    }
    alter(folder.path(),
          "DROP TRIGGER merge_change_keeps_values; UPDATE merge_change SET merge = '{}';"
          "CREATE TRIGGER merge_change_keeps_values BEFORE UPDATE ON merge_change BEGIN SELECT "
          "RAISE(ABORT, 'the log of verdicts is only ever added to'); END");
    auto store = ProjectStore::open(folder.path(), {ProjectAccess::ReadOnly});
    QVERIFY2(store, store ? "" : store.error().detail().c_str());
    QCOMPARE((*store)->notes().size(), std::size_t{1});
    MergedDesk desk(kBarns, **store);
    QCOMPARE(desk.cell(0, 0), std::string("<none>"));
  }
};

SHINGLESCOPE_TEST(TestProjectMerges, NoApplication)
#include "tst_project_merges.moc"
