// SPDX-License-Identifier: MIT
// Explore on two tables: with pairs across only, every view measures only these; a change of the
// kind of pairs is another question.

#include <QTest>

#include "tests/support/projects/project_desk.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "ui/pages/explore/advisor/advisor_view.h"
#include "ui/pages/explore/explore_page.h"
#include "ui/pages/explore/overview/overview_work.h"
#include "ui/parts/table/tables_controller.h"
#include "ui/parts/tuning/recall_run.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr int kExploreTablesTimeout = 60'000;
constexpr std::uint64_t kRowsOfFlats = 8;
constexpr std::uint64_t kAllRows = 12;

/// Two flats of the first table again, one of them unchanged, and two rows that differ in a word.
QByteArray otherFlats() {
  return "id,text\n"
         "s1,bright flat with two rooms near the old market and a lift in the house from May\n"
         "s2,garage for one car in the courtyard behind the station with a remote key\n"
         "s3,a cellar under the town hall that nobody else offers in this list\n"
         "s4,a cellar under the town hall that nobody else offers in that list\n";
}

}  // namespace

class TestExploreTables : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { useEnglishAndLight(); }

  void init() {
    m_directory = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", QFile::encodeName(m_directory->filePath("state")));
    m_desk = std::make_unique<ProjectDesk>(m_directory->path());
    m_tables = std::make_unique<TablesController>(session(), m_desk->controller());
    QVERIFY(writeFile(m_directory->filePath("flats.csv"), flatsTable()));
    QVERIFY(writeFile(m_directory->filePath("others.csv"), otherFlats()));
    m_desk->controller().openFile(m_directory->filePath("flats.csv"));
    QTRY_VERIFY_WITH_TIMEOUT(session().hasDataset(), kExploreTablesTimeout);
    settle();
    m_tables->open({m_directory->filePath("others.csv"), nullptr}, {});
    QTRY_VERIFY_WITH_TIMEOUT(session().secondTable() != nullptr, kExploreTablesTimeout);
    settle();
    m_page = std::make_unique<ExplorePage>(session(), m_desk->controller());
  }

  void cleanup() {
    m_page.reset();
    m_tables.reset();
    m_desk.reset();
    m_directory.reset();
  }

  void theHistogramFollowsTheKindOfPairs() {
    show(QStringLiteral("overview"));
    const auto &work = *m_page->findChild<OverviewWork *>();
    const auto allPairs = [&work]() -> std::uint64_t {
      return work.histogram() == nullptr ? 0 : work.histogram()->allPairs;
    };
    QTRY_COMPARE_WITH_TIMEOUT(allPairs(), kRowsOfFlats * (kAllRows - kRowsOfFlats),
                              kExploreTablesTimeout);
    m_tables->setPairsWithin(true);
    QTRY_COMPARE_WITH_TIMEOUT(allPairs(), kAllRows * (kAllRows - 1) / 2, kExploreTablesTimeout);
  }

  void theRecallIsThatOfPairsAcross() {
    Recipe recipe = session().recipe();
    recipe.threshold = {6, 10};
    m_desk->controller().setRecipe(recipe);
    m_desk->controller().find();
    QTRY_VERIFY_WITH_TIMEOUT(session().hasResult(), kExploreTablesTimeout);
    settle();
    QVERIFY(session().result()->firstReference);
    QVERIFY(recallObstacle(session()).isEmpty());
    auto &run = *m_page->findChild<RecallRun *>();
    run.measure({});
    QTRY_VERIFY_WITH_TIMEOUT(run.findings().has_value(), kExploreTablesTimeout);
    const MeasuredRecall &measured = run.findings()->measured;
    QCOMPARE(measured.identical.partners, std::uint64_t{2});  // one pair, seen from both rows
    QCOMPARE(measured.others.partners + 2, 2 * session().result()->report.pairs);
    QCOMPARE(measured.others.recall, 1.0);
  }

  void adviceIsAboutPairsAcrossAndIsAdopted() {
    Recipe recipe = session().recipe();
    recipe.threshold = {6, 10};
    m_desk->controller().setRecipe(recipe);
    show(QStringLiteral("advisor"));
    const auto &view = *m_page->findChild<AdvisorView *>();
    QTRY_VERIFY_WITH_TIMEOUT(view.advice().has_value(), kExploreTablesTimeout);
    // The unchanged flat is a pair that every plan finds, so it does not count.
    QCOMPARE(view.advice()->truePairs, 3.0);
    QVERIFY(view.advice()->plan.has_value());
    QTest::keyClick(m_page->exploreView(QStringLiteral("advisor")), Qt::Key_Return);
    QCOMPARE(session().recipe().bands, view.advice()->plan->plan.bands);
    QVERIFY(!session().recipe().against);  // the session itself knows the second table
  }

 private:
  Session &session() { return m_desk->session(); }

  void settle() { QTRY_VERIFY_WITH_TIMEOUT(!m_desk->controller().isBusy(), kExploreTablesTimeout); }

  void show(const QString &part) {
    m_page->resize(1190, 730);
    m_page->showPart(part);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
  }

  std::unique_ptr<QTemporaryDir> m_directory;
  std::unique_ptr<ProjectDesk> m_desk;
  std::unique_ptr<TablesController> m_tables;
  std::unique_ptr<ExplorePage> m_page;
};

SHINGLESCOPE_TEST(TestExploreTables, QApplication)
#include "tst_explore_tables.moc"
