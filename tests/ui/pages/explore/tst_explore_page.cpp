// SPDX-License-Identifier: MIT
// The frame of Explore: views chosen by key and by name, refreshed when they are
// visible, and Review filtered to a range of similarities.

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <algorithm>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/style/theme.h"
#include "ui/pages/explore/explore_page.h"
#include "ui/pages/explore/recall/recall_line.h"
#include "ui/pages/review/recall_button.h"
#include "ui/parts/tuning/recall_run.h"
#include "ui/parts/tuning/recall_text.h"

using namespace shinglescope;

namespace {

/// Records the calls it receives.
class RecordingView final : public ExploreView {
 public:
  using ExploreView::ExploreView;
  QList<Changes> refreshed;
  QList<Changes> forgotten;

 protected:
  void refresh(Changes changes) override { refreshed << changes; }
  void forget(Changes changes) override { forgotten << changes; }
};

}  // namespace

class TestExplorePage : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void init() { QVERIFY(openResult()); }
  void cleanup() { closePage(); }

  void viewsAreChosenByKeyAndByName() {
    ExplorePage page(m_fixture->session(), m_fixture->controller());
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.activate();
    QCOMPARE(page.currentPart(), QStringLiteral("advisor"));
    // The Advisor begins in its first field; the tabs are before it.
    QVERIFY(page.exploreView(QStringLiteral("advisor"))->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ShiftModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(page.currentPart(), QStringLiteral("overview"));
    QVERIFY(page.exploreView(QStringLiteral("overview"))->isVisible());
    page.showPart(QStringLiteral("matrices"));
    QVERIFY(page.exploreView(QStringLiteral("matrices"))->isVisible());
    QVERIFY(!page.exploreView(QStringLiteral("overview"))->isVisible());
    page.showPart(QStringLiteral("no such view"));
    QCOMPARE(page.currentPart(), QStringLiteral("matrices"));
  }

  void theViewIsKeptInTheProject() {
    ExplorePage page(m_fixture->session(), m_fixture->controller());
    page.showPart(QStringLiteral("buckets"));
    ExplorePage other(m_fixture->session(), m_fixture->controller());
    other.restoreView(page.view());
    QCOMPARE(other.currentPart(), QStringLiteral("buckets"));
    other.restoreView({});
    QCOMPARE(other.currentPart(), QStringLiteral("buckets"));
  }

  void aViewHearsAtOnceAndRefreshesWhenItIsSeen() {
    RecordingView view(m_fixture->session(), m_fixture->controller());
    m_fixture->controller().setReviewThreshold({9, 10});
    QCOMPARE(view.forgotten, QList<ExploreView::Changes>{ExploreView::Threshold});
    QVERIFY(view.refreshed.isEmpty());
    view.show();
    QTRY_COMPARE(view.refreshed, QList<ExploreView::Changes>{ExploreView::Everything});
    // Two changes in one step cause one refresh.
    Recipe recipe = m_fixture->session().recipe();
    recipe.bands = 1;
    m_fixture->controller().setRecipe(recipe);
    m_fixture->controller().setReviewThreshold({7, 10});
    QTRY_COMPARE(view.refreshed.size(), 2);
    QCOMPARE(view.refreshed.last(), ExploreView::RecipeEdit | ExploreView::Threshold);
    view.hide();
    m_fixture->controller().setReviewThreshold({8, 10});
    QTest::qWait(0);
    QCOMPARE(view.refreshed.size(), 2);
    view.show();
    QTRY_COMPARE(view.refreshed.size(), 3);
    QCOMPARE(view.refreshed.last(), ExploreView::Changes(ExploreView::Threshold));
  }

  void reviewIsNarrowedToARangeOfSimilarities() {
    const DuplicateResult &result = *m_fixture->session().result();
    m_fixture->controller().setReviewThreshold({1, 1});
    // Only the least similar pair is below the threshold; the result still contains it.
    double least = 1;
    double next = 1;
    for (const ScoredPair &pair : result.pairs) {
      next = std::min(next, std::max(least, pair.similarity()));
      if (pair.similarity() < least) next = std::exchange(least, pair.similarity());
    }
    QVERIFY(least < next);
    m_page->showScores({{1, 10}, ratioFromDouble((least + next) / 2)});
    QTRY_VERIFY(!m_page->isBusy());
    QVERIFY(m_fixture->session().reviewThreshold() == result.recipe().effectiveFloor());
    QTRY_COMPARE(pairs()->model()->rowCount(), 1);
    const ItemKey key = keyAt(0);
    QCOMPARE(pairs()->model()->rowCount(), 1);
    const auto pair = std::ranges::find_if(result.pairs, [&](const ScoredPair &each) {
      return result.classes.firstRow(each.textA) == key.a &&
             result.classes.firstRow(each.textB) == key.b;
    });
    QVERIFY(pair != result.pairs.end());
    QCOMPARE(pair->similarity(), least);
  }

  void reviewGoesToAPairWhateverHidesIt() {
    const DuplicateResult &result = *m_fixture->session().result();
    const auto least = std::ranges::min(result.pairs, {},
                                        [](const ScoredPair &pair) { return pair.similarity(); });
    const ItemKey wanted{result.classes.firstRow(least.textA),
                         result.classes.firstRow(least.textB)};
    // The pair is hidden by the filter and by the threshold.
    m_page->showScores({{1, 1}, {1, 1}});
    QTRY_VERIFY(!m_page->isBusy());
    m_fixture->controller().setReviewThreshold({1, 1});
    m_page->showPair(wanted);
    QTRY_VERIFY(!m_page->isBusy() && pairs()->currentIndex().isValid());
    QCOMPARE(keyAt(pairs()->currentIndex().row()), wanted);
    const Ratio threshold = m_fixture->session().reviewThreshold();
    QVERIFY(threshold.toDouble() <= least.similarity() &&
            threshold.toDouble() > least.similarity() - 0.01);
    // If the pair is already shown, nothing else changes.
    queue().setMode(QueuePanel::Groups);
    m_fixture->controller().setReviewThreshold(result.recipe().effectiveFloor());
    const int shown = pairs()->model()->rowCount();
    const ItemKey first = keyAt(0);
    m_page->showPair(first);
    QCOMPARE(queue().mode(), QueuePanel::Pairs);
    QCOMPARE(pairs()->currentIndex().row(), 0);
    QCOMPARE(pairs()->model()->rowCount(), shown);
    QVERIFY(m_fixture->session().reviewThreshold() == result.recipe().effectiveFloor());
  }

  void reviewOffersTheRecallAndSaysIt() {
    RecallRun run(m_fixture->session(), std::make_shared<ExactSetCache>());
    m_page->offerRecall(run);
    auto *offer = m_page->findChild<RecallButton *>();
    QTRY_VERIFY(offer->isVisible());
    QCOMPARE(offer->text(), QStringLiteral("Recall..."));
    const QSignalSpy asked(m_page.get(), &WorkspacePage::pageRequested);
    offer->setFocus();
    QTest::keyClick(offer, Qt::Key_Space);
    QCOMPARE(asked.last().front().toString(), QStringLiteral("explore:recall"));
    run.measure({});
    QVERIFY(offer->text().endsWith(QStringLiteral("measuring...")));
    QTRY_VERIFY(run.findings());
    QCOMPARE(offer->text(),
             QStringLiteral("Recall %1").arg(recallFigure(run.findings()->measured.others.recall)));
    m_fixture->session().setResult(nullptr, false);
    QVERIFY(!offer->isVisibleTo(m_page.get()));
  }

  void theRecallLineOffersAndShows() {
    RecallLine line;
    line.show();
    QCOMPARE(line.findChild<QPushButton *>()->isVisible(), false);
    line.offer(QStringLiteral("Measure recall"));
    int asked = 0;
    connect(&line, &RecallLine::measureRequested, this, [&asked] { ++asked; });
    QTest::keyClick(line.findChild<QPushButton *>(), Qt::Key_Space);
    QCOMPARE(asked, 1);
    line.showRecall(QStringLiteral("0.997"), QStringLiteral("(0.989 to 0.999)"));
    QVERIFY(hasLabel(&line, QStringLiteral("0.997")));
    QVERIFY(!line.findChild<QPushButton *>()->isVisible());
  }
};

SHINGLESCOPE_TEST(TestExplorePage, QApplication)
#include "tst_explore_page.moc"
