// SPDX-License-Identifier: MIT
// The Sweep view by keyboard and mouse: the grid, a run and its three outcomes, picking
// a setting in plot and table, its pairs, adopting it, files.

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <algorithm>

#include "core/tune/sweep/best_settings.h"
#include "core/tune/sweep/sweep_table.h"
#include "tests/support/projects/stale_answer.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/session_parts.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/plots/log_ticker.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/sweep/number_list_edit.h"
#include "ui/pages/explore/sweep/sweep_form.h"
#include "ui/pages/explore/sweep/sweep_front_plot.h"
#include "ui/pages/explore/sweep/sweep_model.h"
#include "ui/pages/explore/sweep/sweep_pair_model.h"
#include "ui/pages/explore/sweep/sweep_pairs_dialog.h"
#include "ui/pages/explore/sweep/sweep_truth.h"
#include "ui/pages/explore/sweep/sweep_view.h"
#include "ui/parts/tuning/recipe_adopter.h"
#include "ui/parts/tuning/sweep_run.h"
#include "ui/parts/tuning/sweep_text.h"

using namespace shinglescope;

namespace {

/// Long enough for a sanitized run with two others on the same machine.
constexpr int kSweepPatience = test::kIsSanitized ? 240'000 : 60'000;

SweepGrid smallGrid() {
  SweepGrid grid;
  grid.hash = {HashFunction::Xxh3};
  grid.numHashes = {16, 50};
  grid.bands = {4, 8, 20};
  grid.k = {5};
  grid.thresholds = {{7, 10}, {9, 10}};
  grid.rows = 300;
  return grid;
}

}  // namespace

class TestSweepView : public QObject, private test::SessionParts {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }
  void init() {
    makeParts();
    m_controller->openSample();
    QTRY_VERIFY(m_session->hasDataset() && !m_controller->isBusy());
    m_run = std::make_unique<SweepRun>();
    m_adopter = std::make_unique<RecipeAdopter>(*m_session, *m_controller);
    m_view = std::make_unique<SweepView>(*m_session, *m_controller, *m_run, *m_adopter);
    m_view->resize(1188, 680);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowActive(m_view.get()));
    QTRY_VERIFY(strip().button().isEnabled());
  }
  void cleanup() {
    m_view.reset();
    m_adopter.reset();
    m_run.reset();
    dropParts();
  }

  void theGridSaysWhatItIsBeforeARun() {
    // It starts around the recipe, which it follows until it is changed.
    const SweepGrid around = gridAround(m_session->recipe());
    QVERIFY(form().grid()->numHashes == around.numHashes);
    QVERIFY(form().grid()->hash == around.hash && form().grid()->unit == around.unit);
    Recipe recipe = m_session->recipe();
    recipe.shingle.k = 3;
    recipe.shingle.unit = ShingleUnit::Word;
    m_session->setRecipe(recipe);
    QTRY_VERIFY(form().grid()->k == std::vector<std::uint32_t>{3});
    QVERIFY(form().grid()->unit == ShingleUnit::Word);
    form().setGrid({});
    QVERIFY(strip().message().startsWith(QStringLiteral("432 settings")));
    recipe.shingle.k = 4;
    m_session->setRecipe(recipe);
    QCoreApplication::processEvents();
    QVERIFY(form().grid()->k == (std::vector<std::uint32_t>{1, 2, 5}));
    NumberListEdit *hashes = list("Numbers of hashes");
    hashes->selectAll();
    QTest::keyClicks(hashes, QStringLiteral("50 5, 50"));
    QVERIFY(strip().message().startsWith(QStringLiteral("288 settings.")));
    // 5 hashes cannot run with 10 or 20 bands; 5 with 2 bands and 50 with 20 leave hashes unused.
    QVERIFY(strip().message().contains(QStringLiteral("72 cannot run")));
    QVERIFY(strip().message().contains(QStringLiteral("72 leave hashes unused")));
    QTest::keyClicks(hashes, QStringLiteral(", many"));
    QVERIFY(!strip().button().isEnabled());
    QVERIFY(strip().message().contains(QStringLiteral("not a number")));
    QVERIFY(!form().grid());
  }

  void anObstacleStandsInTheWay() {
    Session empty;
    ActionsController controller(empty, *m_settings);
    RecipeAdopter adopter(empty, controller);
    SweepView view(empty, controller, *m_run, adopter);
    view.show();
    auto *other = view.findChild<TaskFooter *>();
    QTRY_COMPARE(other->message(), QStringLiteral("Open a file first."));
    QVERIFY(!other->button().isEnabled());
  }

  void theBestSettingFollowsTheRule() {
    runSmall();
    auto *rule = m_view->findChild<QComboBox *>(QStringLiteral("sweepRule"));
    for (const double least : {0.9, 0.95, 0.99}) {
      rule->setCurrentIndex(rule->findData(least));
      const auto best = bestSettings(*m_run->result(), {m_run->pairs(), least});
      for (int row = 0; row < model()->rowCount(); ++row)
        QCOMPARE(model()->index(row, SweepModel::NoteColumn).data().toString().startsWith("best"),
                 std::ranges::count(best, model()->settingAt(row)) > 0);
      if (!best.empty()) QVERIFY(std::ranges::count(best, m_run->picked()->index) > 0);
    }
  }

  void aRunByKeyFillsPlotAndTable() {
    runSmall();
    QCOMPARE(model()->rowCount(), 12);
    QVERIFY(m_run->result()->rows.size() == 12 && !m_run->result()->isPartial);
    QVERIFY(strip().message().startsWith(QStringLiteral("Done: 12 settings, 300 rows")));
    // The plot draws settings with an F1 and a time; its front agrees with core.
    const auto expected = frontBy(SweepPairs::ThatDiffer, SweepCost::Seconds);
    QVERIFY(plot()->front() == expected);
    const auto isAdoptable = [this](std::size_t one) { return setting(one).canBeAdopted(); };
    QVERIFY(m_run->picked());
    const std::size_t picked = m_run->picked()->index;
    QCOMPARE(isAdoptable(picked), std::ranges::any_of(expected, isAdoptable));
    QVERIFY(std::ranges::count(expected, picked) == 1);
    QCOMPARE(model()->settingAt(table()->currentIndex().row()), picked);
    box("costBox")->setCurrentIndex(1);
    QVERIFY(plot()->front() == frontBy(SweepPairs::ThatDiffer, SweepCost::Bytes));
    QCOMPARE(plot()->table().headers.at(2), QStringLiteral("memory"));
    QVERIFY(!plot()->accessibleName().isEmpty() && !plot()->accessibleDescription().isEmpty());
  }

  void settingsAreChosenByZoneAtRandomOrByHalving() {
    SweepGrid grid = smallGrid();
    grid.bands = {4};
    form().setGrid(grid);
    auto *zone = m_view->findChild<QCheckBox *>(QStringLiteral("zoneBox"));
    zone->setFocus();
    QTest::keyClick(zone, Qt::Key_Space);
    QVERIFY(strip().message().startsWith(QStringLiteral("8 settings.")));
    QVERIFY(form().grid()->zone.has_value());
    auto *search = box("sweepSearch");
    search->setFocus();
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(!strip().button().isEnabled());  // how many?
    auto *tries = form().findChild<QSpinBox *>(QStringLiteral("sweepTries"));
    tries->setValue(3);
    pressRun();
    QTRY_VERIFY_WITH_TIMEOUT(!m_run->isRunning(), kSweepPatience);
    QCOMPARE(m_run->result()->rows.size(), std::size_t{3});
    tries->setValue(0);
    QTest::keyClick(search, Qt::Key_Down);
    QVERIFY(form().grid()->search == SweepSearch::Halving);
    form().saveTo(path("grid.json"));
    form().setGrid({});
    form().loadFrom(path("grid.json"));
    QVERIFY(form().grid()->zone.has_value());
    QVERIFY(form().grid()->search == SweepSearch::Halving);
  }

  void aCancelledSweepContinues() {
    SweepGrid grid = smallGrid();
    grid.numHashes = {64, 128, 256, 512};
    grid.k = {3, 4, 5, 6};
    grid.rows = 800;
    form().setGrid(grid);
    const auto watch =
        connect(m_run.get(), &SweepRun::progressed, this, [this](const auto &sample) {
          if (sample.stage == Stage::Sweeping && sample.done > 0) m_run->cancel();
        });
    pressRun();
    QTRY_VERIFY_WITH_TIMEOUT(!m_run->isRunning(), kSweepPatience);
    QVERIFY2(strip().message().contains(QStringLiteral("Run it again to continue.")),
             qPrintable(strip().message()));
    disconnect(watch);
    QVERIFY(m_run->result() != nullptr && m_run->result()->isPartial);
    const auto &rows = m_run->result()->rows;
    const auto measured =
        std::ranges::find_if(rows, [](const SweepRow &row) { return !row.outcomes.empty(); });
    QVERIFY(measured != rows.end());
    const auto place = static_cast<std::size_t>(measured - rows.begin());
    const double seconds = measured->outcomes.front().signSeconds;
    pressRun();
    QTRY_VERIFY_WITH_TIMEOUT(!m_run->isRunning(), kSweepPatience);
    QVERIFY(!m_run->result()->isPartial);
    // A time that was measured again would differ.
    QCOMPARE(m_run->result()->rows[place].outcomes.front().signSeconds, seconds);
  }

  void rowsWithAPartnerAreDrawnWhereAskedFor() {
    form().setGrid(smallGrid());
    auto *box = m_view->findChild<QCheckBox *>(QStringLiteral("partnersBox"));
    QVERIFY(!box->isChecked());
    box->setFocus();
    QTest::keyClick(box, Qt::Key_Space);
    QVERIFY(form().grid()->drawn == RowsDrawn::WithPartner);
    pressRun();
    QTRY_VERIFY_WITH_TIMEOUT(!m_run->isRunning(), kSweepPatience);
    QVERIFY(m_run->result() && m_run->result()->grid.drawn == RowsDrawn::WithPartner);
    QVERIFY(strip().message().contains(QStringLiteral("300 rows with a partner first")));
    form().saveTo(path("grid.json"));
    form().setGrid({});
    QVERIFY(!box->isChecked());
    form().loadFrom(path("grid.json"));
    QVERIFY(box->isChecked());
  }

  void aFileOfKnownPairsIsTheTruth() {
    writeTo("known.csv", "row_a,row_b\n0,1\n2,700\n10,x\n4,5\n");
    form().truth().useFile(path("known.csv"));
    QVERIFY(!m_view->findChild<QCheckBox *>(QStringLiteral("partnersBox"))->isEnabled());
    runSmall();
    const auto &result = *m_run->result();
    QVERIFY(result.known != nullptr && result.known->kind == TruthKind::Complete);
    QCOMPARE(result.known->pairs.size(), std::size_t{3});
    // The rows of all known pairs are in the sample of 300 rows.
    for (const SweepRow &row : result.rows)
      if (!row.outcomes.empty())
        QCOMPARE(row.outcomes.front().withIdentical.truePairs, std::uint64_t{3});
    QVERIFY2(strip().message().contains(QStringLiteral("3 known pairs")),
             qPrintable(strip().message()));
    QVERIFY2(strip().message().contains(QStringLiteral("Lines not used: 1 of 4.")),
             qPrintable(strip().message()));
    m_view->openPairs();
    auto *dialog = m_view->findChild<SweepPairsDialog *>();
    QTRY_VERIFY(!dialog->isBusy());
    QCOMPARE(dialog->pairs().countOf(SweepFate::TruePositive),
             m_run->pickedRow()->outcomes.front().thatDiffer.estimated.truePositives);
    dialog->close();
    // Another table makes the form forget the file.
    m_controller->openFile(ActionsController::lessonPath());
    QTRY_VERIFY(!m_controller->isBusy());
    QTRY_VERIFY(form().truth().path().isEmpty());
    QTRY_VERIFY(!strip().button().isEnabled());
  }

  void verdictsAreTheTruth() {
    truthChoice()->setCurrentIndex(1);
    QCOMPARE(strip().message(), QStringLiteral("No pair has the verdict Duplicate or Not yet."));
    QVERIFY(!strip().button().isEnabled());
    m_controller->find();
    QTRY_VERIFY_WITH_TIMEOUT(m_session->hasResult() && !m_controller->isBusy(), kSweepPatience);
    const DuplicateResult &found = *m_session->result();
    const ItemKey key = keyOf(makeQueue(found).front(), found);
    m_controller->judge(key, {.verdict = Verdict::Duplicate});
    QTRY_VERIFY(strip().button().isEnabled());
    runSmall();
    QVERIFY(m_run->result()->known != nullptr);
    QVERIFY(m_run->result()->known->kind == TruthKind::Chosen);
    QCOMPARE(m_run->result()->known->pairs.size(), std::size_t{1});
    QVERIFY2(strip().message().contains(QStringLiteral("1 known pair (a biased choice)")),
             qPrintable(strip().message()));
    // A file that is no list of pairs ends the sweep with its error.
    writeTo("bad.csv", "nothing\n");
    form().truth().useFile(path("bad.csv"));
    pressRun();
    QTRY_VERIFY_WITH_TIMEOUT(!m_run->isRunning(), kSweepPatience);
    QTRY_VERIFY2(strip().message().contains(QStringLiteral("fewer than two columns")),
                 qPrintable(strip().message()));
  }

  void identicalRowsCountWhereAskedFor() {
    runSmall();
    const auto picked = m_run->picked();
    const auto shows = [this](SweepPairs pairs) {
      for (int row = 0; row < model()->rowCount(); ++row) {
        const SweepRow &of = m_run->result()->rows[model()->settingAt(row)];
        const auto index = model()->index(row, SweepModel::TruePairsColumn);
        if (index.data().toString() !=
            SweepModel::sweepColumns()[SweepModel::TruePairsColumn].text(of, pairs))
          return false;
      }
      return plot()->front() == frontBy(pairs, SweepCost::Seconds);
    };
    const auto &outcome = m_run->pickedRow()->outcomes.front();
    QVERIFY(outcome.identicalPairs > 0);
    QVERIFY(shows(SweepPairs::ThatDiffer));
    QVERIFY(!shows(SweepPairs::WithIdentical));
    box("sweepPairsBox")->setFocus();
    QTest::keyClick(box("sweepPairsBox"), Qt::Key_Down);
    QVERIFY(shows(SweepPairs::WithIdentical));
    QCOMPARE(m_run->picked(), picked);
    QCOMPARE(model()->settingAt(table()->currentIndex().row()), std::size_t{picked->index});
    const QString f1 = shareText(outcome.withIdentical.estimated.f1());
    QVERIFY(label("sweepChoice").contains(QStringLiteral(": F1 ") + f1));
    m_view->openPairs();
    auto *dialog = m_view->findChild<SweepPairsDialog *>();
    QTRY_VERIFY(!dialog->isBusy());
    QCOMPARE(dialog->pairs().countOf(SweepFate::TruePositive),
             outcome.withIdentical.estimated.truePositives);
  }

  void aDotAndARowAreTheSameSetting() {
    runSmall();
    plot()->replot();
    const std::size_t cheapest = plot()->front().front();
    QTest::mouseClick(plot(), Qt::LeftButton, {}, plot()->placeOf(cheapest)->toPoint());
    QCOMPARE(m_run->picked(), std::optional(m_run->result()->handleAt(cheapest)));
    QCOMPARE(model()->settingAt(table()->currentIndex().row()), cheapest);
    QVERIFY(label("sweepChoice").startsWith(settingText(setting(cheapest))));
    // By key in the table, then in the plot: Right to the first stop, Enter.
    table()->setFocus();
    QTest::keyClick(table(), table()->currentIndex().row() == 0 ? Qt::Key_Down : Qt::Key_Up);
    QVERIFY(m_run->picked() != std::optional(m_run->result()->handleAt(cheapest)));
    plot()->setFocus();
    QTest::keyClick(plot(), Qt::Key_Right);
    QTest::keyClick(plot(), Qt::Key_Return);
    QCOMPARE(m_run->picked(), std::optional(m_run->result()->handleAt(cheapest)));
  }

  void filtersAndSortingByKey() {
    runSmall();
    box("thresholdBox")->setFocus();
    QTest::keyClick(box("thresholdBox"), Qt::Key_Down);
    QTest::keyClick(box("thresholdBox"), Qt::Key_Down);
    QCOMPARE(model()->rowCount(), 6);
    for (const std::size_t on : plot()->front()) QVERIFY(setting(on).threshold == (Ratio{9, 10}));
    table()->setFocus();
    table()->setCurrentIndex(model()->index(0, SweepModel::CandidatesColumn));
    QTest::keyClick(table(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(model()->sortColumn(), int{SweepModel::CandidatesColumn});
    const auto candidates = [this](int row) {
      const SweepRow &of = m_run->result()->rows[model()->settingAt(row)];
      return SweepModel::sweepColumns()[SweepModel::CandidatesColumn].figure(of, m_run->pairs());
    };
    QVERIFY(*candidates(0) >= *candidates(1));
    QTest::keyClick(table(), Qt::Key_Up, Qt::AltModifier);
    QVERIFY(*candidates(0) <= *candidates(1));
  }

  void anAdoptedSettingIsTheRecipe() {
    runSmall();
    std::size_t best = 0;
    while (!setting(best).canBeAdopted()) ++best;
    m_view->pick(best);
    QTest::mouseClick(button("sweepAdopt"), Qt::LeftButton);
    const Recipe &recipe = m_session->recipe();
    QCOMPARE(recipe.bandPlan(), setting(best).plan());
    QVERIFY(recipe.threshold == setting(best).threshold && recipe.shingle.k == 5);
    QVERIFY(recipe.shingle.hash == HashFunction::Xxh3);
    m_adopter->revert();
    QVERIFY(m_session->recipe().bandPlan() != setting(best).plan());
    // 50 hashes in 20 bands cannot be adopted, 16 in 20 cannot even run.
    for (std::size_t i = 0; i < m_run->result()->rows.size(); ++i) {
      m_view->pick(i);
      QCOMPARE(button("sweepAdopt")->isEnabled(), setting(i).canBeAdopted());
      QCOMPARE(button("sweepPairs")->isEnabled(), setting(i).canRun());
    }
  }

  void aRowOpensItsPairs() {
    runSmall();
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Return);
    auto *dialog = m_view->findChild<SweepPairsDialog *>();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY(!dialog->isBusy());
    const SweepFigures &outcome = m_run->pickedRow()->outcomes.front().thatDiffer;
    SweepPairModel &pairs = dialog->pairs();
    QCOMPARE(pairs.countOf(SweepFate::TruePositive), outcome.estimated.truePositives);
    QCOMPARE(pairs.countOf(SweepFate::FalseNegative), outcome.estimated.falseNegatives);
    QCOMPARE(pairs.countOf(SweepFate::FalsePositive), outcome.estimated.falsePositives);
    dialog->findChild<SegmentedControl *>()->setCurrentIndex(3);
    QCOMPARE(pairs.rowCount(), static_cast<int>(outcome.estimated.truePositives));
    const QSignalSpy chosen(dialog, &SweepPairsDialog::rowChosen);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(m_view->findChild<SweepPairsDialog *>() == nullptr);
  }

  void escCancelsAndKeepsWhatIsDone() {
    SweepGrid grid;  // the published grid
    grid.rows = 2000;
    form().setGrid(grid);
    std::uint64_t done = 0;
    connect(m_run.get(), &SweepRun::progressed, this,
            [&done](const ProgressSample &sample) { done = sample.done; });
    pressRun();
    QVERIFY(m_run->isRunning());
    // 12 settings share their signatures and run together, and each thread works on different ones.
    const std::uint64_t enough = std::min(12U * (hardwareThreads() + 1), 300U);
    QTRY_VERIFY_WITH_TIMEOUT(done >= enough, kSweepPatience);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_run->isRunning(), kSweepPatience);
    QVERIFY(m_run->result() != nullptr && m_run->result()->isPartial);
    const std::size_t finished = settingsDone(*m_run->result());
    QVERIFY(finished > 0 && finished < 432);
    QCOMPARE(model()->rowCount(), 432);
    QVERIFY(strip().message().startsWith(QStringLiteral("Cancelled")));
    QCOMPARE(QApplication::focusWidget(), &strip().button());
  }

  void aFailureIsSaidWhereItBelongs() {
    Recipe recipe = m_session->recipe();
    recipe.same = {"no such column"};
    m_controller->setRecipe(recipe);
    form().setGrid(smallGrid());
    pressRun();
    QTRY_VERIFY_WITH_TIMEOUT(!m_run->isRunning(), kSweepPatience);
    QVERIFY(strip().message().contains(QStringLiteral("no such column")));
    QVERIFY(m_run->result() == nullptr);
  }

  void intervalsAreInsideThePicture() {
    SweepGrid grid = smallGrid();
    grid.samples = 3;
    form().setGrid(grid);
    pressRun();
    QTRY_VERIFY_WITH_TIMEOUT(!m_run->isRunning(), kSweepPatience);
    const QCPRange shown = plot()->yAxis->range();
    bool isWide = false;
    for (const std::size_t setting : plot()->front()) {
      const ConfidenceInterval spread = m_run->result()->rows[setting].f1(m_run->pairs());
      QVERIFY(shown.lower < spread.low && spread.high < shown.upper);
      isWide = isWide || spread.high > spread.mean;
    }
    QVERIFY(isWide);
  }

  void fewDecadesHaveTicksEnough() {
    LogTicker ticker;
    const auto labels = [&ticker](double lower, double upper) {
      QVector<double> ticks;
      QVector<QString> texts;
      ticker.generate({lower, upper}, {}, QLatin1Char('g'), 6, ticks, nullptr, &texts);
      return texts;
    };
    QVERIFY(labels(0.006, 0.014).size() >= 4);
    QVERIFY(labels(0.01, 1).size() <= 8);
    QVERIFY(labels(1e-4, 1e2).size() <= 8);
  }

  void aSweepWithoutAResultLeavesAllAsItWas() {
    runSmall();
    const auto result = m_run->result();
    table()->selectRow(4);
    const auto picked = m_run->picked();
    QVERIFY(picked);
    // So many rows and hashes that no setting finishes.
    SweepGrid large = smallGrid();
    large.rows = 2000;
    large.numHashes = {4096};
    large.samples = 20;
    form().setGrid(large);
    pressRun();
    QVERIFY(m_run->isRunning());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!m_run->isRunning(), kSweepPatience);
    QCOMPARE(strip().message(),
             QStringLiteral("Cancelled before a setting was finished. Run it again to continue."));
    QCOMPARE(m_run->result(), result);
    QCOMPARE(m_run->picked(), picked);
    QCOMPARE(table()->currentIndex().row(), 4);
  }

  void aSettingOfTheSweepBeforeIsNotPicked() {
    runSmall();
    const SweepHandle before = *m_run->picked();
    runSmall();
    QVERIFY(m_run->picked() && m_run->picked() != std::optional(before));
    const auto picked = m_run->picked();
    m_run->pick(before);
    QCOMPARE(m_run->picked(), picked);
    QCOMPARE(model()->rowOfSetting(before), -1);
    QCOMPARE(test::staleAnswer([&] { return m_run->result()->find(before) != nullptr; }),
             test::kPromisedStaleAnswer);
  }

  void otherDataForgetsTheSweep() {
    runSmall();
    m_controller->openFile(ActionsController::lessonPath());
    QTRY_VERIFY(!m_controller->isBusy());
    QVERIFY(m_run->result() == nullptr);
    QCOMPARE(model()->rowCount(), 0);
    QVERIFY(!table()->isVisible());
  }

  void savesCsvAndJsonButNotOverTheTable() {
    runSmall();
    const QSignalSpy said(m_view.get(), &SweepView::messageRaised);
    m_view->saveTo(path("sweep.csv"));
    QTRY_COMPARE(said.size(), 1);
    QCOMPARE(content("sweep.csv"), sweepToCsv(*m_run->result(), m_run->pairs()));
    m_view->saveTo(path("sweep.json"));
    QTRY_COMPARE(said.size(), 2);
    QCOMPARE(content("sweep.json"), sweepToJson(*m_run->result(), m_run->pairs()));
    const QString source = QString::fromStdString(m_session->loadReport().path);
    QFile file(source);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    m_view->saveTo(source);
    QTRY_COMPARE(said.size(), 3);
    QVERIFY(said.last().first().toString().contains(QStringLiteral("the rows came from")));
    QVERIFY(file.seek(0) && file.readAll() == before);
  }

  void gridsAreFiles() {
    QFile table(path("table.csv"));
    QVERIFY(table.open(QIODevice::WriteOnly) && table.write("a,b\n1,2\n") > 0);
    table.close();
    SweepGrid grid = smallGrid();
    grid.unit = ShingleUnit::Word;
    form().setGrid(grid);
    form().saveTo(path("grid.json"));
    form().setGrid({});
    form().loadFrom(path("grid.json"));
    QCOMPARE(gridToJson(*form().grid()), gridToJson(grid));
    QFile bad(path("bad.json"));
    QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("{\"k\": []}") > 0);
    bad.close();
    // Saving a grid never overwrites the table.
    m_controller->openFile(path("table.csv"));
    QTRY_VERIFY(!m_controller->isBusy());
    form().setGrid(grid);  // another table lets the grid follow the recipe again
    form().saveTo(path("table.csv"));
    QVERIFY(strip().message().contains(QStringLiteral("the rows came from")));
    QCOMPARE(content("table.csv"), std::string("a,b\n1,2\n"));
    form().loadFrom(path("bad.json"));
    QVERIFY(strip().message().contains(QStringLiteral("k")));
    QCOMPARE(gridToJson(*form().grid()), gridToJson(grid));
  }

 private:
  void pressRun() {
    strip().button().setFocus();
    QTest::keyClick(&strip().button(), Qt::Key_Space);
  }
  void runSmall() {
    form().setGrid(smallGrid());
    pressRun();
    QTRY_VERIFY_WITH_TIMEOUT(!m_run->isRunning(), kSweepPatience);
    QVERIFY(m_run->result() != nullptr);
  }
  void writeTo(const char *name, const QByteArray &content) const {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
  }
  SegmentedControl *truthChoice() const { return form().truth().findChild<SegmentedControl *>(); }
  SweepForm &form() const { return *m_view->findChild<SweepForm *>(); }
  TaskFooter &strip() const { return form().strip(); }
  std::vector<std::size_t> frontBy(SweepPairs pairs, SweepCost cost) const {
    return paretoFront(*m_run->result(), SweepQuality::F1, pairs, cost);
  }
  SweepModel *model() const { return m_view->findChild<SweepModel *>(); }
  SweepFrontPlot *plot() const { return m_view->findChild<SweepFrontPlot *>(); }
  QTableView *table() const {
    for (auto *table : m_view->findChildren<QTableView *>())
      if (table->model() == model()) return table;
    return nullptr;
  }
  QComboBox *box(const char *name) const {
    return m_view->findChild<QComboBox *>(QString::fromLatin1(name));
  }
  QPushButton *button(const char *name) const {
    return m_view->findChild<QPushButton *>(QString::fromLatin1(name));
  }
  QString label(const char *name) const {
    return m_view->findChild<QLabel *>(QString::fromLatin1(name))->text();
  }
  NumberListEdit *list(const char *name) const {
    for (auto *edit : m_view->findChildren<NumberListEdit *>())
      if (edit->accessibleName() == QLatin1String(name)) return edit;
    return nullptr;
  }
  const SweepSetting &setting(std::size_t i) const { return m_run->result()->rows[i].setting; }
  std::string content(const char *name) const {
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
  }

  std::unique_ptr<SweepRun> m_run;
  std::unique_ptr<RecipeAdopter> m_adopter;
  std::unique_ptr<SweepView> m_view;
};

SHINGLESCOPE_TEST(TestSweepView, QApplication)
#include "tst_sweep_view.moc"
