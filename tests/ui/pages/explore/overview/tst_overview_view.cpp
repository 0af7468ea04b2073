// SPDX-License-Identifier: MIT
// The overview of Explore on real rows: the exact figures, the preview of a threshold, bands
// adopted and reverted, and work that waits or is cancelled.

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <algorithm>

#include "core/tune/recall/threshold_move.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/plot_keys.h"
#include "tests/support/window/session_parts.h"
#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/explore/explore_page.h"
#include "ui/pages/explore/overview/bands_panel.h"
#include "ui/pages/explore/overview/bands_plot.h"
#include "ui/pages/explore/overview/candidate_model.h"
#include "ui/pages/explore/overview/candidates_dialog.h"
#include "ui/pages/explore/overview/histogram_panel.h"
#include "ui/pages/explore/overview/histogram_plot.h"
#include "ui/pages/explore/overview/pair_example_model.h"
#include "ui/pages/explore/overview/threshold_preview.h"
#include "ui/parts/why/why_not_dialog.h"

using namespace shinglescope;

namespace {
constexpr int kOverviewViewTimeout = 60'000;
}

class TestOverviewView : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void initTestCase() {
    test::useEnglishAndLight();
    qRegisterMetaType<ScoreRange>();
  }
  void init() {
    makeParts();
    m_page = std::make_unique<ExplorePage>(*m_session, *m_controller);
    m_page->resize(1190, 730);
    m_page->showPart(QStringLiteral("overview"));
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
  }
  void cleanup() {
    m_page.reset();
    dropParts();
  }

  void withoutATableItSaysWhatToDo() {
    const EmptyState *empty = visibleEmpty();
    QVERIFY(empty != nullptr);
    QSignalSpy asked(m_page.get(), &WorkspacePage::pageRequested);
    QTest::keyClick(empty->findChild<QPushButton *>(), Qt::Key_Space);
    QCOMPARE(asked.takeFirst().front().toString(), QStringLiteral("data"));
  }

  void theFiguresAreThoseOfTheExactJoin() {
    openRentals(400);
    if (QTest::currentTestFailed()) return;
    const auto texts = makeExactSets(*m_session->dataset(), m_session->recipe(), {});
    QVERIFY(texts);
    const auto expected = makeSimilarityHistogram(*texts, {}, {});
    QVERIFY(expected);
    const SimilarityHistogram &shown = *plot()->histogram();
    QCOMPARE(shown.bins.size(), expected->bins.size());
    for (std::size_t i = 0; i < shown.bins.size(); ++i)
      QCOMPARE(shown.bins[i].rowPairs, expected->bins[i].rowPairs);
    const auto bands = sweepBands(*texts, nullptr, {});
    QVERIFY(bands);
    const BandsSweep &swept = *find<BandsPlot>()->sweep();
    QCOMPARE(swept.points.size(), bands->points.size());
    for (std::size_t i = 0; i < swept.points.size(); ++i)
      QCOMPARE(swept.points[i].candidates, bands->points[i].candidates);
  }

  /// Candidates are compared pairs of distinct texts, even if rows are repeated.
  void candidatesAreThoseOfTheRun() {
    const auto some = test::someRentals(200, 7);
    QVERIFY(some != nullptr);
    std::vector<std::uint32_t> rows;
    for (std::uint32_t i = 0; i < 600; ++i) rows.push_back(i % 200);
    setRows(copyRows(*some, rows));
    m_controller->find();
    QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(),
                             kOverviewViewTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy() && find<BandsPlot>()->sweep(), kOverviewViewTimeout);
    const BandsPlot &bands = *find<BandsPlot>();
    const auto &points = bands.sweep()->points;
    const auto own = std::ranges::find(points, m_session->recipe().bandPlan(), &BandsPoint::plan);
    QVERIFY(own != points.end());
    const std::uint64_t candidates = m_session->result()->report.candidates;
    QVERIFY(candidates > 0 && own->candidates.rows > candidates);
    const QStringList line = bands.table().rows.at(own - points.begin());
    QCOMPARE(line.at(1), QLocale().toString(qulonglong{candidates}));
    const QString rejected = QLocale().toString(qulonglong{candidates - own->verified.texts});
    QCOMPARE(line.at(3), rejected);
  }

  /// The list has the candidates that the figures count, those below the threshold too.
  void candidatesAreListed() {
    openRentals(300);
    if (QTest::currentTestFailed()) return;
    const auto &points = find<BandsPlot>()->sweep()->points;
    const auto own = std::ranges::find(points, m_session->recipe().bandPlan(), &BandsPoint::plan);
    QVERIFY(own != points.end());
    QTest::keyClick(button("candidatePairs"), Qt::Key_Space);
    auto *dialog = m_page->findChild<CandidatesDialog *>();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), kOverviewViewTimeout);
    CandidateModel &pairs = dialog->pairs();
    QAbstractItemModelTester tester(&pairs);
    QCOMPARE(pairs.rowCount(), static_cast<int>(own->candidates.texts + own->missed.texts));
    auto *fates = dialog->findChild<SegmentedControl *>();
    fates->setCurrentIndex(2);
    QCOMPARE(pairs.rowCount(), static_cast<int>(own->falsePositives.texts));
    for (const ExaminedPair &pair : pairs.all()) QVERIFY(pair.fate == CandidateFate::Below);
    fates->setCurrentIndex(1);
    QCOMPARE(pairs.rowCount(), static_cast<int>(own->verified.texts));
    QTest::keyClick(dialog->findChild<QTableView *>(), Qt::Key_Return);
    QVERIFY(dialog->findChild<WhyNotDialog *>() != nullptr);
    dialog->findChild<WhyNotDialog *>()->close();
    QTest::keyClick(dialog->findChild<QCheckBox *>(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), kOverviewViewTimeout);
    QCOMPARE(pairs.rowCount(), std::min(15, static_cast<int>(own->verified.texts)));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(m_page->findChild<CandidatesDialog *>() == nullptr);
  }

  /// Ten planted pairs and no other similar pairs, as in the published figure.
  void articlesHaveTenPairsAtTheTopAndNoneBelow() {
    const auto articles = test::loadShared("mccormick/articles_1000.tsv");
    if (articles == nullptr) QSKIP("../shared/data/mccormick/articles_1000.tsv is not there.");
    m_controller->setRecipe(test::wordRecipe({}));
    setRows(articles, {"article"});
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy() && plot()->histogram() != nullptr,
                             kOverviewViewTimeout);
    QCOMPARE(m_session->recipe().shingle.k, 3U);
    double between = 0;
    for (const SimilarityBin &bin : plot()->histogram()->bins)
      if (bin.low > 0.19 && bin.high < 0.951) between += bin.rowPairs;
    QCOMPARE(between, 0.0);
    QCOMPARE(plot()->histogram()->bins.back().rowPairs, 10.0);
    // The table has the same values.
    const PlotTable twin = plot()->table();
    QCOMPARE(twin.rows.size(), static_cast<qsizetype>(plot()->histogram()->bins.size()));
    QVERIFY(twin.rows.last().contains(QStringLiteral("10")));
  }

  void aReplacedTableIsGivenUp() {
    openRentals(300);
    if (QTest::currentTestFailed()) return;
    const std::weak_ptr<const Dataset> before = m_session->dataset();
    m_page->hide();
    setRows(test::someRentals(100, 1));
    QTRY_VERIFY(before.expired());
  }

  void aThresholdIsLookedAtBeforeItHolds() {
    openRentals(400);
    if (QTest::currentTestFailed()) return;
    auto *preview = find<ThresholdPreview>();
    QVERIFY(!preview->isVisible());
    plot()->setFocus();
    for (int i = 0; i < 25; ++i) QTest::keyClick(plot(), Qt::Key_Left, Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy() && preview->isVisible(), kOverviewViewTimeout);
    const Ratio held = m_session->recipe().threshold;
    const Ratio to = ratioFromDouble(held.toDouble() - 0.25);
    QCOMPARE(plot()->threshold(), to);
    const auto rows = makeExactSets(*m_session->dataset(), m_session->recipe(), {});
    const std::vector<ScoredPair> &pairs = plot()->histogram()->pairs;
    const ThresholdMove move = moveThreshold(pairs, rows->classes(), held, to, 20);
    QVERIFY(move.gainedRowPairs > 0);
    const auto *model = preview->findChild<PairExampleModel *>();
    QCOMPARE(model->rowCount(), static_cast<int>(move.gained.size()));
    QCOMPARE(model->index(0, PairExampleModel::SignColumn).data().toString(), QStringLiteral("+"));
    QVERIFY2(
        preview->words().endsWith(
            QStringLiteral("%1 more at %2").arg(move.gainedRowPairs).arg(to.toDouble(), 0, 'f', 2)),
        qPrintable(preview->words()));
    // Nothing is applied yet; without a result there is nothing to review.
    QVERIFY(m_session->recipe().threshold == held);
    QVERIFY(!button("useInReview")->isEnabled());
    QTest::keyClick(button("putIntoRecipe"), Qt::Key_Space);
    QVERIFY(m_session->recipe().threshold == to);
    QTRY_VERIFY_WITH_TIMEOUT(!preview->isVisible() && !m_page->isBusy(), kOverviewViewTimeout);
    QVERIFY(find<BandsPlot>()->sweep()->threshold == to);
    QTest::keyClick(button("takeBack"), Qt::Key_Space);
    QVERIFY(m_session->recipe().threshold == held);
    QVERIFY(!button("takeBack")->isVisible());
  }

  void lostPairsAreShownToo() {
    openRentals(400);
    if (QTest::currentTestFailed()) return;
    plot()->setFocus();
    for (int i = 0; i < 15; ++i) QTest::keyClick(plot(), Qt::Key_Right, Qt::ShiftModifier);
    auto *preview = find<ThresholdPreview>();
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy() && preview->isVisible(), kOverviewViewTimeout);
    auto *model = preview->findChild<PairExampleModel *>();
    QVERIFY(model->rowCount() > 0);
    QCOMPARE(model->index(0, 0).data().toString(), QStringLiteral("−"));
    QVERIFY(model->index(0, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .startsWith(QStringLiteral("lost, similarity 0.")));
    const QAbstractItemModelTester tester(model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QTest::keyClick(button("thresholdBack"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(!preview->isVisible(), kOverviewViewTimeout);
    QVERIFY(plot()->threshold() == m_session->recipe().threshold);
    QCOMPARE(QApplication::focusWidget(), plot());
  }

  void withAResultReviewTakesThresholdAndBars() {
    openRentals(400);
    if (QTest::currentTestFailed()) return;
    m_controller->findExactly();
    QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(),
                             kOverviewViewTimeout);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy() && button("useInReview")->isEnabled(),
                             kOverviewViewTimeout);
    plot()->setFocus();
    QTest::keyClick(plot(), Qt::Key_Left, Qt::ShiftModifier);
    QTRY_VERIFY_WITH_TIMEOUT(button("useInReview")->isVisible(), kOverviewViewTimeout);
    const Ratio to = plot()->threshold();
    QTest::mouseClick(button("useInReview"), Qt::LeftButton);
    QVERIFY(m_session->reviewThreshold() == to);
    QSignalSpy scores(m_page.get(), &WorkspacePage::scoresRequested);
    QTest::mouseClick(plot(), Qt::LeftButton, {}, test::pixelOf(*plot(), 0.97, 1));
    const auto range = scores.takeFirst().front().value<ScoreRange>();
    QVERIFY(range.from == Ratio(95, 100) && range.to == Ratio(1, 1));
    // Below the floor Review has no pairs.
    QSignalSpy said(m_page.get(), &WorkspacePage::messageRaised);
    QTest::mouseClick(plot(), Qt::LeftButton, {}, test::pixelOf(*plot(), 0.32, 1));
    QVERIFY(scores.isEmpty());
    QVERIFY(said.takeFirst().front().toString().startsWith(QStringLiteral("Review has pairs")));
  }

  void bandsAreAdoptedAndTakenBack() {
    openRentals(300);
    if (QTest::currentTestFailed()) return;
    const Recipe before = m_session->recipe();
    auto *bands = find<BandsPlot>();
    bands->setFocus();
    QTest::keyClick(bands, Qt::Key_Right);
    QTest::keyClick(bands, Qt::Key_Return);
    QCOMPARE(m_session->recipe().bands, bands->sweep()->points.front().plan.bands);
    QVERIFY(!(m_session->recipe() == before));
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy(), kOverviewViewTimeout);
    QTest::mouseClick(button("takeBack"), Qt::LeftButton);
    QVERIFY(m_session->recipe() == before);
  }

  void otherHashesAskOnlyForBands() {
    openRentals(300);
    if (QTest::currentTestFailed()) return;
    const auto histogram = plot()->histogram();
    Recipe recipe = m_session->recipe();
    recipe.signature.numHashes = 12;
    recipe.bands = 4;
    m_controller->setRecipe(recipe);
    QTRY_COMPARE_WITH_TIMEOUT(
        find<BandsPlot>()->sweep() ? find<BandsPlot>()->sweep()->numHashes : 0, 12U,
        kOverviewViewTimeout);
    QCOMPARE(plot()->histogram(), histogram);
    recipe.shingle.k = 3;
    m_controller->setRecipe(recipe);
    QTRY_VERIFY_WITH_TIMEOUT(plot()->histogram() != histogram && plot()->histogram() != nullptr,
                             kOverviewViewTimeout);
  }

  void underTheFloorNothingIsJoinedUnasked() {
    Recipe low = m_session->recipe();
    low.threshold = {1, 10};
    low.floor.reset();
    m_controller->setRecipe(low);
    setRows(test::someRentals(300, 7));
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy() && plot()->histogram() != nullptr,
                             kOverviewViewTimeout);
    QVERIFY(find<BandsPlot>()->sweep() == nullptr);
    // An estimate from random rows comes first; with so few rows it uses all of them.
    const auto *offer = find<BandsPanel>()->findChild<EmptyState *>();
    QVERIFY(offer->isVisible());
    QVERIFY(button("countBands")->isVisible());
    QTest::keyClick(offer->findChild<QPushButton *>(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy() && find<BandsPlot>()->sweep(), kOverviewViewTimeout);
    const auto estimated = find<BandsPlot>()->sweep();
    QVERIFY(estimated->sample && estimated->threshold == low.threshold);
    QCOMPARE(find<BandsPlot>()->table().headers.at(2), QStringLiteral("from"));
    // Then all candidates are counted on request.
    QVERIFY(button("countBands")->isVisible());
    QTest::keyClick(button("countBands"), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy() && find<BandsPlot>()->sweep() != estimated,
                             kOverviewViewTimeout);
    const auto counted = find<BandsPlot>()->sweep();
    QVERIFY(counted != nullptr && !counted->sample);
    QVERIFY(!button("countBands")->isVisible());
    for (std::size_t i = 0; i < counted->points.size(); ++i)
      QCOMPARE(estimated->points[i].candidates, counted->points[i].candidates);
  }

  void workIsCancelledByEscapeAndOfferedAgain() {
    setRows(test::someRentals(1200, 3));
    QTRY_VERIFY_WITH_TIMEOUT(m_page->isBusy(), kOverviewViewTimeout);
    QTest::keyClick(m_page->exploreView(QStringLiteral("overview")), Qt::Key_Escape);
    QVERIFY(!m_page->isBusy());
    const EmptyState *empty = visibleEmpty();
    QVERIFY(empty != nullptr);
    QTest::keyClick(empty->findChild<QPushButton *>(), Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy() && find<BandsPlot>()->sweep(), kOverviewViewTimeout);
  }

  void aHiddenPageComputesNothing() {
    m_page->hide();
    setRows(test::someRentals(200, 1));
    QTest::qWait(50);
    QVERIFY(!isAnyBusy());
    QVERIFY(plot()->histogram() == nullptr);
    // A hidden view does not compute anything either.
    m_page->showPart(QStringLiteral("recall"));
    m_page->show();
    QTRY_VERIFY(!isAnyBusy());
    QVERIFY(plot()->histogram() == nullptr);
    m_page->showPart(QStringLiteral("overview"));
    QTRY_VERIFY_WITH_TIMEOUT(plot()->histogram() != nullptr, kOverviewViewTimeout);
  }

 private:
  template <class T>
  T *find() const {
    return m_page->exploreView(QStringLiteral("overview"))->template findChild<T *>();
  }
  HistogramPlot *plot() const { return find<HistogramPlot>(); }
  QPushButton *button(const char *name) const {
    return m_page->findChild<QPushButton *>(QLatin1String(name));
  }
  bool isAnyBusy() const {
    const auto views = m_page->findChildren<ExploreView *>();
    return std::ranges::any_of(views, [](const ExploreView *view) { return view->isBusy(); });
  }
  const EmptyState *visibleEmpty() const {
    for (const EmptyState *empty :
         m_page->findChild<HistogramPanel *>()->findChildren<EmptyState *>())
      if (empty->isVisible()) return empty;
    return nullptr;
  }
  void setRows(const std::shared_ptr<const Dataset> &rows,
               const std::vector<const char *> &compared = {"Title", "Description"}) {
    QVERIFY(rows != nullptr);
    LoadedDataset loaded;
    loaded.dataset = rows;
    std::vector<ColumnRole> roles(rows->columnCount(), ColumnRole::Shown);
    for (const char *name : compared) roles[rows->findColumn(name)->value] = ColumnRole::Compared;
    m_session->setDataset(std::move(loaded), {}, std::move(roles));
  }
  void openRentals(std::size_t rows) {
    setRows(test::someRentals(rows, 7));
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy() && find<BandsPlot>()->sweep(), kOverviewViewTimeout);
  }

  std::unique_ptr<ExplorePage> m_page;
};

SHINGLESCOPE_TEST(TestOverviewView, QApplication)
#include "tst_overview_view.moc"
