// SPDX-License-Identifier: MIT
// The Recall view by keyboard and mouse: figures agree with core, missed pairs have
// explanations, the recall line is updated; estimates and LSH against brute force.

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/verify/exact_join.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/explore_parts.h"
#include "tests/support/window/plot_keys.h"
#include "tests/support/window/session_parts.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/explore_page.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/overview/estimate_plot.h"
#include "ui/pages/explore/overview/estimator_panel.h"
#include "ui/pages/explore/recall/brute_force_panel.h"
#include "ui/pages/explore/recall/missed_model.h"
#include "ui/pages/explore/recall/recall_line.h"
#include "ui/pages/explore/recall/recall_panel.h"
#include "ui/pages/explore/recall/recall_view.h"
#include "ui/parts/tuning/recall_run.h"
#include "ui/parts/tuning/recall_text.h"
#include "ui/parts/why/why_not_dialog.h"

using namespace shinglescope;

class TestRecallView : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }
  void init() {
    makeParts();
    m_controller->openSample();
    QTRY_VERIFY(m_session->hasDataset() && !m_controller->isBusy());
    Recipe recipe = m_session->recipe();
    recipe.threshold = {6, 10};
    recipe.signature.numHashes = 32;
    recipe.bands = 4;  // misses many pairs
    m_controller->setRecipe(recipe);
  }
  void cleanup() {
    m_view.reset();
    m_run.reset();
    m_parts.reset();
    dropParts();
  }

  void withoutARunItSaysWhatIsMissing() {
    openView();
    QVERIFY(recall().strip().message().startsWith(QStringLiteral("Find duplicates first")));
    QVERIFY(!recall().strip().button().isEnabled());
    QVERIFY(showdown().strip().button().isEnabled());
  }

  void measuresByKeyWhatCoreMeasures() {
    findPairs();
    openView();
    QCOMPARE(recall().line(QStringLiteral("all")), QStringLiteral("–"));
    m_view->findChild<QSpinBox *>(QStringLiteral("recallRows"))->setValue(300);
    press(recall().strip());
    QTRY_VERIFY(!m_run->isRunning());
    QVERIFY(m_run->findings());
    const auto texts = makeExactSets(*m_session->dataset(), m_session->recipe(), {});
    QVERIFY(texts);
    const auto expected =
        measureRecall(*texts, *m_session->result(), {300, 1, kAffordableComparisons}, {});
    QVERIFY(expected);
    QCOMPARE(m_run->findings()->measured.others.recall, expected->others.recall);
    QCOMPARE(recall().line(QStringLiteral("all")), recallText(expected->all));
    QVERIFY(recall().line(QStringLiteral("others")).startsWith(recallText(expected->others)));
    QVERIFY(recall().line(QStringLiteral("identical")).contains(partnersText(expected->identical)));
    QVERIFY(recall()
                .line(QStringLiteral("expected"))
                .endsWith(QStringLiteral("actually missed: %1")
                              .arg(expected->others.partners - expected->others.found)));
    // The same pairs are in the list, and none of them in the result.
    QCOMPARE(missed()->rowCount(), static_cast<int>(m_run->findings()->missedTextPairs));
    QVERIFY(missed()->rowCount() > 3);
  }

  void aMissedPairSaysWhyNot() {
    findPairs();
    openView();
    press(recall().strip());
    QTRY_VERIFY(missed()->rowCount() > 1);
    const QAbstractItemModelTester tester(missed());
    QTableView *table = missedTable();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Down);
    QTest::keyClick(table, Qt::Key_Return);
    auto *dialog = m_view->findChild<WhyNotDialog *>();
    QVERIFY(dialog != nullptr);
    const auto spins = dialog->findChildren<QSpinBox *>();
    const PairExample &pair = missed()->at(1);
    QCOMPARE(spins[0]->value(), static_cast<int>(pair.rowA.value) + 1);
    QCOMPARE(spins[1]->value(), static_cast<int>(pair.rowB.value) + 1);
    dialog->close();
  }

  void anotherResultForgetsTheFigures() {
    findPairs();
    openView();
    press(recall().strip());
    QTRY_VERIFY(m_run->findings());
    m_controller->findExactly();
    QTRY_VERIFY(!m_controller->isBusy());
    QVERIFY(!m_run->findings());
    QCOMPARE(recall().line(QStringLiteral("all")), QStringLiteral("–"));
    press(recall().strip());
    QTRY_VERIFY(m_run->findings());
    QVERIFY(m_run->findings()->missed.empty());
    QCOMPARE(recall().line(QStringLiteral("all")).left(5), QStringLiteral("1.000"));
  }

  void theLineOnTopFollows() {
    ExplorePage page(*m_session, *m_controller);
    QVERIFY(!page.recallLine().findChild<QPushButton *>()->isVisibleTo(&page));
    findPairs();
    QVERIFY(page.recallLine().findChild<QPushButton *>()->isVisibleTo(&page));
    page.show();
    page.activate();  // 2,000 rows are few enough to measure automatically
    const auto figure = [&page] {
      for (const QLabel *label : page.recallLine().findChildren<QLabel *>())
        if (label->property("textRole") == QStringLiteral("strong")) return label->text();
      return QString();
    };
    QTRY_VERIFY(!figure().isEmpty());
    const double recall = figure().section(u' ', 0, 0).toDouble();
    QVERIFY(recall > 0.3 && recall < 1);
    Recipe recipe = m_session->recipe();
    recipe.pairs = PairsWanted::Links;
    m_controller->setRecipe(recipe);
    findPairs();
    QVERIFY(figure().isEmpty());
    QVERIFY(!page.recallLine().findChild<QPushButton *>()->isVisibleTo(&page));
    QVERIFY(recallObstacle(*m_session).contains(QStringLiteral("all pairs")));
  }

  void escCancels() {
    // With this recipe nearly all pairs of rows are partners, which takes seconds to find.
    Recipe recipe = m_session->recipe();
    recipe.threshold = {1, 100};
    m_controller->setRecipe(recipe);
    findPairs();
    openView();
    m_view->findChild<QSpinBox *>(QStringLiteral("recallRows"))->setValue(2000);
    const QSignalSpy cancelled(m_run.get(), &RecallRun::cancelled);
    press(recall().strip());
    QVERIFY(m_run->isRunning() && m_view->isBusy());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!m_run->isRunning());
    QCOMPARE(cancelled.size(), 1);
    QCOMPARE(recall().strip().message(), QStringLiteral("Cancelled."));
    QVERIFY(!m_run->findings());
  }

  void estimatesAgainstExactSimilarities() {
    findPairs();
    openView();
    press(estimator().strip());
    QTRY_VERIFY(estimator().picture() != nullptr);
    const EstimatorPicture &picture = *estimator().picture();
    QVERIFY(picture.isOfRun && picture.numHashes == 32 && picture.view.points.size() > 50);
    QCOMPARE(estimator().strip().message(), estimatorText(picture));
    auto *scatter = m_view->findChild<EstimatePlot *>();
    QCOMPARE(scatter->table().rows.size(), static_cast<qsizetype>(picture.view.points.size()));
    int inside = 0;
    int outside = 0;
    for (const EstimatePoint &point : picture.view.points) ++(point.isInBand ? inside : outside);
    QCOMPARE(scatter->graph(3)->dataCount(), inside);
    QCOMPARE(scatter->graph(4)->dataCount(), outside);
    // The error by number of hashes, with the other formula and the note about its bias.
    estimator().findChild<SegmentedControl *>()->setCurrentIndex(1);
    auto *errors = m_view->findChild<EstimateErrorPlot *>();
    QVERIFY(errors->isVisible() && !scatter->isVisible());
    QCOMPARE(errors->table().rows.size(), static_cast<qsizetype>(picture.view.byHashes.size()));
    auto *chip = estimator().findChild<QAbstractButton *>(QStringLiteral("setOfValues"));
    chip->setFocus();
    QTest::keyClick(chip, Qt::Key_Space);
    QVERIFY(errors->graph(2)->visible());
    QVERIFY(hasLabel(&estimator(), setOfValuesText(picture)));
    QVERIFY(picture.view.byHashes.back().setOfValuesBias < -0.05);
    errors->setFocus();
    QTest::keyClick(errors, Qt::Key_Right);
    QVERIFY(errors->readout().startsWith(QStringLiteral("1 hashes")));
  }

  void aDotOpensItsPairInReview() {
    findPairs();
    openView();
    press(estimator().strip());
    QTRY_VERIFY(estimator().picture() != nullptr);
    const EstimatorPicture &picture = *estimator().picture();
    const TextClasses &classes = m_session->result()->classes;
    const QSignalSpy asked(m_view.get(), &ExploreView::pairRequested);
    auto *scatter = m_view->findChild<EstimatePlot *>();
    // The least similar pair is the first that the keyboard reaches.
    const auto least = std::ranges::min(picture.view.points, {}, [](const EstimatePoint &point) {
      return std::pair(point.jaccard, point.estimate);
    });
    scatter->setFocus();
    QTest::keyClick(scatter, Qt::Key_Right);
    QTest::keyClick(scatter, Qt::Key_Return);
    QCOMPARE(asked.size(), 1);
    const auto rows = asked.last().front().value<ItemKey>();
    QCOMPARE(rows.a, classes.firstRow(least.textA));
    QCOMPARE(rows.b, classes.firstRow(least.textB));
    // By mouse, and by Return in the table.
    QTest::mouseClick(scatter, Qt::LeftButton, {},
                      test::pixelOf(*scatter, least.jaccard, least.estimate));
    QCOMPARE(asked.size(), 2);
    QCOMPARE(asked.last().front().value<ItemKey>(), rows);
    PlotPanel *panel = panelOf(scatter);
    panel->showTableNow(true);
    panel->table().setFocus();
    panel->table().setCurrentCell(3, 0);
    QTest::keyClick(&panel->table(), Qt::Key_Return);
    QCOMPARE(asked.size(), 3);
    QCOMPARE(asked.last().front().value<ItemKey>(), picture.rows[3]);
    QVERIFY(m_view->findChild<WhyNotDialog *>() == nullptr);
  }

  void allPointsAreCopiedThoughTheTableIsCut() {
    auto picture = std::make_shared<EstimatorPicture>();
    picture->view.points.resize(2500);
    picture->rows.resize(2500);
    picture->view.byHashes.push_back({1, 0, 0, 0, 0, 0});
    EstimatePlot plot;
    plot.setPicture(picture);
    QCOMPARE(plot.table().rows.size(), 2000);
    plot.copyData();
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 2501);
  }

  /// No part of a picture stays visible under the title of the next picture.
  void aPictureIsTakenAwayWhole() {
    auto picture = std::make_shared<EstimatorPicture>();
    picture->similarity = {0, 0.5, 1};
    picture->low = {0, 0.3, 1};
    picture->high = {0, 0.7, 1};
    EstimatePlot plot;
    plot.setPicture(picture);
    QCOMPARE(plot.graph(1)->data()->size(), 3);
    plot.setPicture(nullptr);
    QCOMPARE(plot.graph(0)->data()->size(), 0);
    QCOMPARE(plot.graph(1)->data()->size(), 0);
  }

  void withoutARunAllPairsOverTheFloorAreCompared() {
    openView();
    press(estimator().strip());
    QTRY_VERIFY_WITH_TIMEOUT(estimator().picture() != nullptr, 30'000);
    QVERIFY(!estimator().picture()->isOfRun);
    QVERIFY(std::abs(estimator().picture()->view.inBand - 0.95) < 0.05);
    // No run contains the pair, so it is explained in this view.
    auto *scatter = m_view->findChild<EstimatePlot *>();
    scatter->setFocus();
    QTest::keyClick(scatter, Qt::Key_Left);
    QTest::keyClick(scatter, Qt::Key_Return);
    auto *dialog = m_view->findChild<WhyNotDialog *>();
    QVERIFY(dialog != nullptr);
    const auto spins = dialog->findChildren<QSpinBox *>();
    const ItemKey shown{{static_cast<std::uint32_t>(spins[0]->value() - 1)},
                        {static_cast<std::uint32_t>(spins[1]->value() - 1)}};
    QVERIFY(std::ranges::count(estimator().picture()->rows, shown) == 1);
    dialog->close();
  }

  void lshAgainstBruteForce() {
    openHead(300);
    openView();
    press(showdown().strip());
    QTRY_VERIFY_WITH_TIMEOUT(showdown().showdown().has_value(), 60'000);
    const BruteForceComparison &both = *showdown().showdown();
    QCOMPARE(both.rows, std::uint64_t{300});
    const auto line = [this](const char *name) {
      return showdown().findChild<QLabel *>(QLatin1String(name))->text();
    };
    QVERIFY(line("brute").contains(countText(both.brutePairs.rows)));
    QVERIFY(line("lsh").contains(countText(both.candidates)));
    QVERIFY(line("both").startsWith(countText(both.bothPairs.rows)));
    QVERIFY(both.bothPairs.rows < both.brutePairs.rows);
    QCOMPARE(line("cost"), extrapolationText(both, 1e6));
    // A pair of each kind is explained by key.
    QVERIFY(both.examples.size() >= 2);
    const std::array names = {"exampleFound", "exampleBelow", "exampleMissed"};
    for (std::size_t fate = 0; fate < names.size(); ++fate) {
      auto *example = showdown().findChild<QPushButton *>(QLatin1String(names[fate]));
      const bool isKnown =
          std::ranges::count(both.examples, CandidateFate(fate), &ExaminedPair::fate) == 1;
      QCOMPARE(example->isEnabled(), isKnown);
      if (!isKnown) continue;
      QTest::keyClick(example, Qt::Key_Space);
      auto *why = m_view->findChild<WhyNotDialog *>();
      QVERIFY(why != nullptr);
      why->close();
      QTRY_VERIFY(m_view->findChild<WhyNotDialog *>() == nullptr);
    }
    auto *rows = showdown().findChild<QSpinBox *>(QStringLiteral("showdownRows"));
    rows->setValue(10);
    QVERIFY(line("cost").startsWith(QStringLiteral("45 pairs to compare")));
    // Another recipe requires a new measurement.
    Recipe recipe = m_session->recipe();
    recipe.bands = 8;
    m_controller->setRecipe(recipe);
    QTRY_VERIFY(!showdown().showdown().has_value());
    QCOMPARE(line("brute"), QStringLiteral("–"));
  }

  void aSampleOfPartnersIsDrawnWhereAskedFor() {
    QFile table(path("many.tsv"));
    QVERIFY(table.open(QIODevice::WriteOnly));
    table.write("text\n");
    for (int row = 0; row < 6400; ++row)
      table.write("alone" + QByteArray::number(row % 6390 + 10000) + (row < 6390 ? "\n" : "x\n"));
    table.close();
    m_controller->openFile(path("many.tsv"));
    QTRY_VERIFY(!m_controller->isBusy());
    Recipe recipe = m_session->recipe();
    recipe.compare = {"text"};
    recipe.shingle.k = 2;
    m_controller->setRecipe(recipe);
    openView();
    auto *box = showdown().findChild<QCheckBox *>(QStringLiteral("partnersBox"));
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Space);
    press(showdown().strip());
    QTRY_VERIFY_WITH_TIMEOUT(showdown().showdown().has_value(), 60'000);
    QVERIFY(showdown().showdown()->drawn == RowsDrawn::WithPartner);
    QCOMPARE(showdown().showdown()->rows, std::uint64_t{6325});
    QVERIFY(hasLabel(&showdown(), QStringLiteral("6,325 of 6,400 rows, with a partner first")));
  }

  /// Another view found every pair in the meantime.
  void anEstimateGivesWayToWhatIsKnown() {
    findPairs();
    const auto shelf = std::make_shared<ExactSetCache>();
    RecallRun run(*m_session, shelf);
    run.makeExact();
    QVERIFY(!run.isRunning());
    run.measure({100, 1});
    QTRY_VERIFY(run.findings());
    QVERIFY(!run.findings()->measured.others.isExact);
    run.makeExact();
    QVERIFY(!run.isRunning());  // nothing is known yet
    const auto rows = shelf->take(m_session->dataset(), m_session->recipe(), {});
    QVERIFY(rows);
    const Ratio threshold = m_session->recipe().threshold;
    auto joined = exactJoin((*rows)->texts.sets(), {threshold, {}}, {});
    QVERIFY(joined);
    const auto pairs = std::make_shared<const std::vector<ScoredPair>>(std::move(joined->pairs));
    shelf->keepPairs(**rows, {threshold.numerator + 1, threshold.denominator}, pairs);
    run.makeExact();
    QVERIFY(!run.isRunning());  // these pairs end above the threshold
    shelf->keepPairs(**rows, threshold, pairs);
    run.makeExact();
    QTRY_VERIFY(!run.isRunning() && run.findings()->measured.others.isExact);
    const auto expected = measureRecall((*rows)->texts, *m_session->result(), {1'000'000, 1}, {});
    QVERIFY(expected);
    QCOMPARE(run.findings()->measured.others.recall, expected->others.recall);
    shelf->clear();
    QVERIFY(shelf->pairsOf(**rows, threshold) == nullptr);
  }

  void words() {
    QCOMPARE(recallFigure(0.9971), QStringLiteral("0.997"));
    QCOMPARE(recallFigure(0.99999), QStringLiteral("over 0.999"));
    QCOMPARE(recallFigure(1), QStringLiteral("1.000"));
    MeasuredRecall measured;
    measured.dataRows = 2627;
    measured.sampledRows = 400;
    QCOMPARE(recallHeadline(measured), QStringLiteral("no similar pairs that differ"));
    QCOMPARE(recallDetail(measured), QStringLiteral("400 of 2,627 rows searched"));
    measured.all.recall = 0.9991;
    measured.others = {413, 412, 0.997, {0.989, 0.9991}, 12, 100};
    QCOMPARE(recallHeadline(measured), QStringLiteral("0.997 of pairs that differ"));
    QCOMPARE(recallDetail(measured),
             QStringLiteral("(0.989 to 0.999), 0.999 with identical rows; 400 of 2,627 rows "
                            "searched"));
    QCOMPARE(recallText(measured.others), QStringLiteral("0.997 (0.989 to 0.999)"));
    QCOMPARE(partnersText(measured.others), QStringLiteral("412 of 413 partners found"));
    measured.others.isExact = true;
    measured.others.interval = {0.997, 0.997};
    QCOMPARE(recallDetail(measured),
             QStringLiteral("0.999 with identical rows; exact: all 2,627 rows searched"));
    QVERIFY(fewPairsText(measured.others).isEmpty());
    measured.others.partners = 58;  // each pair from both sides
    QCOMPARE(recallDetail(measured),
             QStringLiteral("0.999 with identical rows; rests on only 29 pairs; exact: all 2,627 "
                            "rows searched"));
    QCOMPARE(fewPairsText(measured.others),
             QStringLiteral("This rests on only 29 pairs. Use a lower threshold."));
    measured.others.isExact = false;
    QVERIFY(fewPairsText(measured.others).isEmpty());
    measured.others.partners = 2;
    QCOMPARE(fewPairsText(measured.others),
             QStringLiteral("This rests on only 2 pairs. Use more rows or a lower threshold."));
    BruteForceComparison showdown;
    QVERIFY(fewPairsText(showdown).isEmpty());
    showdown.brutePairs.rows = 29;
    QVERIFY(fewPairsText(showdown).startsWith(QStringLiteral("This rests on only 29 pairs.")));
    QVERIFY(fewPairsText(showdown).endsWith(QStringLiteral("pairs. Use a lower threshold.")));
    showdown.rows = 6325;
    showdown.dataRows = 7000;
    QCOMPARE(sampledRowsText(showdown), QStringLiteral("6,325 of 7,000 rows"));
    QVERIFY(fewPairsText(showdown).contains(QStringLiteral("Draw rows with a partner first")));
    showdown.drawn = RowsDrawn::WithPartner;
    QCOMPARE(sampledRowsText(showdown),
             QStringLiteral("6,325 of 7,000 rows, with a partner first"));
    QVERIFY(!fewPairsText(showdown).contains(QStringLiteral("rows with a partner first")));
    showdown.brutePairs.rows = 30;
    QVERIFY(fewPairsText(showdown).isEmpty());
    QVERIFY(publishedText().contains(QStringLiteral("499,999,500,000 pairs")));
    QVERIFY(publishedText().contains(QStringLiteral("5.8 days")));
    QCOMPARE(durationText(7500), QStringLiteral("2 h 5 min"));
  }

 private:
  /// Opens the first rows of the sample as a separate table, with the same recipe.
  void openHead(int rows) {
    const Recipe recipe = m_session->recipe();
    QFile sample(ActionsController::samplePath());
    QFile head(path("head.tsv"));
    QVERIFY(sample.open(QIODevice::ReadOnly) && head.open(QIODevice::WriteOnly));
    for (int line = 0; line <= rows; ++line) head.write(sample.readLine());
    head.close();
    m_controller->openFile(path("head.tsv"));
    QTRY_VERIFY(!m_controller->isBusy());
    QCOMPARE(m_session->dataset()->rowCount(), static_cast<std::size_t>(rows));
    m_controller->setRecipe(recipe);
  }
  void findPairs() {
    m_controller->find();
    QTRY_VERIFY(!m_controller->isBusy() && m_session->hasResult());
  }
  void openView() {
    m_parts = std::make_unique<test::ExploreParts>(*m_session, *m_controller);
    m_run = std::make_unique<RecallRun>(*m_session, m_parts->tools.shelf);
    m_view = std::make_unique<RecallView>(m_parts->tools, *m_run);
    m_view->resize(1188, 680);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    QTRY_VERIFY(showdown().strip().button().isEnabled());
  }
  static void press(TaskFooter &strip) {
    strip.button().setFocus();
    QTest::keyClick(&strip.button(), Qt::Key_Space);
  }
  static bool hasLabel(const QWidget *in, const QString &text) {
    for (const QLabel *label : in->findChildren<QLabel *>())
      if (label->isVisible() && label->text() == text) return true;
    return false;
  }
  RecallPanel &recall() const { return *m_view->findChild<RecallPanel *>(); }
  BruteForcePanel &showdown() const { return *m_view->findChild<BruteForcePanel *>(); }
  EstimatorPanel &estimator() const { return *m_view->findChild<EstimatorPanel *>(); }
  MissedModel *missed() const { return m_view->findChild<MissedModel *>(); }
  PlotPanel *panelOf(const PlotView *plot) const {
    for (auto *panel : m_view->findChildren<PlotPanel *>())
      if (&panel->plot() == plot) return panel;
    return nullptr;
  }
  QTableView *missedTable() const {
    for (auto *table : m_view->findChildren<QTableView *>())
      if (table->model() == missed()) return table;
    return nullptr;
  }

  std::unique_ptr<test::ExploreParts> m_parts;
  std::unique_ptr<RecallRun> m_run;
  std::unique_ptr<RecallView> m_view;
};

SHINGLESCOPE_TEST(TestRecallView, QApplication)
#include "tst_recall_view.moc"
