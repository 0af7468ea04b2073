// SPDX-License-Identifier: MIT
// Curves in Explore: settings added and removed, plans for a zone and for a threshold
// in core's order, adopted by key, and the zone dragged on the plot.

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/plot_keys.h"
#include "tests/support/window/review_fixture.h"
#include "ui/base/controls/choice_box.h"
#include "ui/pages/explore/curves/curve_model.h"
#include "ui/pages/explore/curves/curves_plot.h"
#include "ui/pages/explore/curves/plan_finder.h"
#include "ui/pages/explore/curves/plan_model.h"
#include "ui/pages/explore/explore_page.h"

using namespace shinglescope;

class TestCurvesView : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }
  void init() {
    m_fixture = std::make_unique<ReviewFixture>();
    m_page = std::make_unique<ExplorePage>(m_fixture->session(), m_fixture->controller());
    m_page->resize(1190, 730);
    m_page->showPart(QStringLiteral("curves"));
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    settle();
  }
  void cleanup() {
    m_page.reset();
    m_fixture.reset();
  }

  void settingsAreAddedAndRemoved() {
    auto *model = find<CurveModel>();
    const int before = model->rowCount();
    QCOMPARE(model->at(0).plan, m_fixture->session().recipe().bandPlan());
    QVERIFY(!button("removeCurve")->isEnabled());
    type(named<QSpinBox>("Hashes of a curve to add"), QStringLiteral("60"));
    auto *cuts = named<QComboBox>("Bands × rows of a curve to add");
    QCOMPARE(cuts->count(), 12);  // the divisors of 60
    cuts->setCurrentIndex(cuts->findText(QStringLiteral("12 × 5")));
    QTest::keyClick(button("addCurve"), Qt::Key_Space);
    QCOMPARE(model->rowCount(), before + 1);
    QCOMPARE(model->at(before).plan, BandPlan(12, 5));
    QVERIFY(std::ranges::find(plot()->plans(), BandPlan{12, 5}) != plot()->plans().end());
    table("Settings whose curves are drawn")->selectRow(before);
    QTest::keyClick(button("removeCurve"), Qt::Key_Space);
    QCOMPARE(model->rowCount(), before);
  }

  void theZoneStartsFromTheRecipe() {
    Recipe recipe = m_fixture->session().recipe();
    recipe.zone = RecipeZone{{3, 10}, {6, 10}, {2, 10}, {9, 10}, 10, 60};
    m_fixture->controller().setRecipe(recipe);
    QTRY_COMPARE(find<PlanFinder>()->zone().d1, 0.3);  // the view hears of it a little later
    settle();
    const ToleranceZone zone = find<PlanFinder>()->zone();
    QCOMPARE(zone.d2, 0.6);
    QCOMPARE(zone.p2, 0.9);
    QCOMPARE(zone.minHashes, 10U);
    QCOMPARE(zone.maxHashes, 60U);
    // An adopted plan takes the zone with it.
    type(named<QDoubleSpinBox>("Lower similarity, d1"), QStringLiteral("0.4"));
    settle();
    QTRY_VERIFY(find<PlanFinder>()->current().has_value());
    QTest::keyClick(button("adoptPlan"), Qt::Key_Space);
    QVERIFY(m_fixture->session().recipe().zone);
    QVERIFY(m_fixture->session().recipe().zone->d1 == (Ratio{4, 10}));
    QCOMPARE(m_fixture->session().recipe().bandPlan(), *find<PlanFinder>()->current());
  }

  void thePublishedFiveComeByOneClick() {
    QTest::mouseClick(button("publishedCurves"), Qt::LeftButton);
    const auto *model = find<CurveModel>();
    QCOMPARE(model->rowCount(), 6);
    for (int i = 0; i < 5; ++i)
      QCOMPARE(model->at(i + 1).plan, kPublishedCurves[static_cast<std::size_t>(i)]);
    QTest::mouseClick(button("resetCurves"), Qt::LeftButton);
    QVERIFY(model->rowCount() < 6);
  }

  void theTableSaysWhatCoreSays() {
    QTest::mouseClick(button("publishedCurves"), Qt::LeftButton);
    auto *model = find<CurveModel>();
    const QAbstractItemModelTester tester(model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    const double threshold = m_fixture->session().recipe().threshold.toDouble();
    const CurveSummary curve = describeCurve(kPublishedCurves[3], threshold);
    const auto cell = [model](int column) { return model->index(4, column).data().toString(); };
    QCOMPARE(cell(CurveModel::PlanColumn), QStringLiteral("20 × 5"));
    QCOMPARE(cell(CurveModel::SteepestColumn), QString::number(curve.steepest, 'f', 2));
    QCOMPARE(cell(CurveModel::HalfwayColumn), QString::number(curve.halfway, 'f', 2));
    QCOMPARE(cell(CurveModel::FalsePositiveColumn),
             QString::number(curve.areas.falsePositive, 'f', 4));
    QCOMPARE(cell(CurveModel::FalseNegativeColumn),
             QString::number(curve.areas.falseNegative, 'f', 4));
  }

  void plansForAZoneAreInCoresOrder() {
    const auto expected = plansForZone(finder()->zone());
    QVERIFY(expected);
    auto *model = find<PlanModel>();
    const QAbstractItemModelTester tester(model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model->rowCount(), static_cast<int>(expected->plans.size()));
    for (int row = 0; row < 20; ++row)
      QCOMPARE(model->at(row).plan, expected->plans[static_cast<std::size_t>(row)].plan);
    // The plan under the cursor is drawn with the others.
    QCOMPARE(plot()->plans().back(), expected->plans[*expected->proposed()].plan);
    QVERIFY(label("planWarning").contains(fewDivisorsWords(expected->fewDivisors.back())));
  }

  void theZoneIsDraggedOnThePlot() {
    const double before = named<QDoubleSpinBox>("Upper similarity, d2")->value();
    plot()->replot();
    test::dragMouse(*plot(), test::pixelOf(*plot(), 0.8, 0.95), test::pixelOf(*plot(), 0.9, 0.95));
    QVERIFY(named<QDoubleSpinBox>("Upper similarity, d2")->value() > before + 0.08);
    settle();
    const auto plans = plansForZone(finder()->zone());
    QCOMPARE(finder()->current(), std::optional(plans->plans[*plans->proposed()].plan));
  }

  void boxesKeepTheirOrder() {
    type(named<QDoubleSpinBox>("Lower similarity, d1"), QStringLiteral("0.9"));
    QCOMPARE(finder()->zone().d1, 0.9);
    QCOMPARE(finder()->zone().d2, 0.91);
    type(named<QSpinBox>("Most hashes"), QStringLiteral("7"));
    type(named<QSpinBox>("Fewest hashes"), QStringLiteral("7"));
    settle();
    QCOMPARE(find<PlanModel>()->rowCount(), 2);
    type(named<QSpinBox>("Fewest hashes"), QStringLiteral("9"));
    QCOMPARE(finder()->zone().maxHashes, 9U);
  }

  void aPlanIsAdoptedByKeyAndTakenBack() {
    const Recipe before = m_fixture->session().recipe();
    const auto plan = finder()->current();
    QVERIFY(plan);
    QTableView *plans = table("Settings, best first");
    plans->setFocus();
    QTest::keyClick(plans, Qt::Key_Return);
    QCOMPARE(m_fixture->session().recipe().bandPlan(), *plan);
    QTRY_COMPARE(find<CurveModel>()->at(0).plan, *plan);
    QTest::keyClick(button("takeBack"), Qt::Key_Space);
    QVERIFY(m_fixture->session().recipe() == before);
  }

  void theWeightedPlanIsCores() {
    finder()->setByZone(false);
    settle();
    const auto expected =
        weightedPlans({m_fixture->session().recipe().threshold.toDouble(), 0.5, 128, 128});
    QVERIFY(expected);
    QCOMPARE(find<PlanModel>()->at(0).plan, expected->front().plan);
    QVERIFY(expected->front().foundAtThreshold >= 0.95);
    const auto *model = find<PlanModel>();
    const QModelIndex found = model->index(0, PlanModel::FirstFigure);
    QCOMPARE(model->headerData(found.column(), Qt::Horizontal, Qt::DisplayRole).toString(),
             QStringLiteral("found"));
    QVERIFY(std::abs(found.data().toString().toDouble() - expected->front().foundAtThreshold) <
            1e-4);
    QVERIFY(found.data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("Both areas")));
    type(named<QDoubleSpinBox>("Minimum chance at the threshold"), QStringLiteral("0.3"));
    QTRY_VERIFY(!m_page->isBusy());
    const auto heavier =
        weightedPlans({m_fixture->session().recipe().threshold.toDouble(), 0.5, 128, 128, 0.3});
    QCOMPARE(find<PlanModel>()->at(0).plan, heavier->front().plan);
    QVERIFY(heavier->front().plan != expected->front().plan);
    const QAbstractItemModelTester tester(find<PlanModel>(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    table("Settings, best first")->selectRow(0);
    QTest::keyClick(button("drawPlan"), Qt::Key_Space);
    QVERIFY(drawnOf(heavier->front().plan));
    type(named<QDoubleSpinBox>("Minimum chance at the threshold"), QStringLiteral("0.95"));
    settle();
    type(named<QSpinBox>("Most hashes"), QStringLiteral("130"));
    type(named<QSpinBox>("Fewest hashes"), QStringLiteral("130"));
    settle();
    const auto other = finder()->current();
    QVERIFY(other && other->numHashes() == 130 && !drawnOf(*other));
    QTest::keyClick(button("drawPlan"), Qt::Key_Space);
    QVERIFY(drawnOf(*other));
  }

  /// A plan that misses too many pairs at the threshold is not proposed automatically.
  void aPlanThatMissesMuchIsNotProposed() {
    finder()->setByZone(false);
    settle();
    type(named<QSpinBox>("Fewest hashes"), QStringLiteral("7"));
    type(named<QSpinBox>("Most hashes"), QStringLiteral("7"));
    type(named<QDoubleSpinBox>("Threshold"), QStringLiteral("0.1"));
    QTRY_VERIFY(!m_page->isBusy() && find<PlanModel>()->rowCount() == 2);
    QVERIFY(candidateProbability(0.1, find<PlanModel>()->at(0).plan) < 0.9);
    QVERIFY(!finder()->current() && !button("adoptPlan")->isEnabled());
    QTableView *plans = table("Settings, best first");
    plans->setFocus();
    QTest::keyClick(plans, Qt::Key_Down);
    QVERIFY(finder()->current() && button("adoptPlan")->isEnabled());
  }

  void aZoneThatNothingKeepsSaysSoFirst() {
    settle();
    const auto plans = plansForZone({});
    QVERIFY(plans && plans->within == 0 && plans->ofMoreHashes);
    const auto *words = find<PlanFinder>()->findChild<QLabel *>(QStringLiteral("planWords"));
    QVERIFY(words->text().startsWith(QStringLiteral("None of ")));
    const auto current = finder()->current();
    QVERIFY(current && missProbability(0.80, *current) <= 0.10);
    QTest::keyClick(button("allowHashes"), Qt::Key_Space);
    settle();
    QCOMPARE(finder()->zone().maxHashes, plans->ofMoreHashes->plan.numHashes());
    QCOMPARE(finder()->current(), std::optional(plans->ofMoreHashes->plan));
    QVERIFY(!button("allowHashes")->isVisible());
  }

  void pairsAreTicks() {
    QCOMPARE(ticksOf(QStringLiteral("pairs found")), 0);
    m_fixture->run();
    QTRY_VERIFY(ticksOf(QStringLiteral("pairs found")) > 0);
    const DuplicateResult &result = *m_fixture->session().result();
    const ScoredPair &pair = result.pairs.front();
    const ItemKey key{result.classes.firstRow(pair.textA), result.classes.firstRow(pair.textB)};
    auto *ticks = named<ChoiceBox>("Pairs as ticks on the axis");
    QTest::keyClick(ticks, Qt::Key_End);
    emit ticks->picked(ticks->currentName());
    QTRY_COMPARE(ticksOf(QStringLiteral("pairs found")), 0);
    Judgement judgement;
    judgement.verdict = Verdict::Duplicate;
    m_fixture->controller().judge(key, judgement);
    QTRY_COMPARE(ticksOf(QStringLiteral("judged duplicate")), 1);
    judgement.verdict = Verdict::NotDuplicate;
    m_fixture->controller().judge(key, judgement);
    QTRY_COMPARE(ticksOf(QStringLiteral("judged not")), 1);
    QCOMPARE(ticksOf(QStringLiteral("judged duplicate")), 0);
  }

  void everyControlHasAName() {
    for (const QWidget *each :
         m_page->exploreView(QStringLiteral("curves"))->findChildren<QWidget *>()) {
      if (!each->isVisible() || (each->focusPolicy() & Qt::TabFocus) == 0) continue;
      const auto *edit = qobject_cast<const QLineEdit *>(each);
      const auto *press = qobject_cast<const QAbstractButton *>(each);
      if (edit != nullptr || (press != nullptr && !press->text().isEmpty())) continue;
      if (qobject_cast<const QAbstractScrollArea *>(each) && each->accessibleName().isEmpty() &&
          qobject_cast<const QTableView *>(each) == nullptr)
        continue;
      QVERIFY2(!each->accessibleName().isEmpty(), each->metaObject()->className());
    }
  }

 private:
  void settle() { QTRY_VERIFY(!m_page->isBusy() && finder()->current()); }
  template <class T>
  T *find() const {
    return m_page->exploreView(QStringLiteral("curves"))->template findChild<T *>();
  }
  template <class T>
  T *named(const char *name) const {
    for (T *each : m_page->exploreView(QStringLiteral("curves"))->template findChildren<T *>())
      if (each->isVisible() && each->accessibleName() == QString::fromUtf8(name)) return each;
    return nullptr;
  }
  CurvesPlot *plot() const { return find<CurvesPlot>(); }
  PlanFinder *finder() const { return find<PlanFinder>(); }
  QTableView *table(const char *name) const { return named<QTableView>(name); }
  QPushButton *button(const char *name) const {
    QPushButton *found = nullptr;
    for (QPushButton *each : m_page->exploreView(QStringLiteral("curves"))
                                 ->findChildren<QPushButton *>(QLatin1String(name)))
      found = each;
    return found;
  }
  QString label(const char *name) const {
    return m_page->findChild<QLabel *>(QLatin1String(name))->text();
  }
  qsizetype ticksOf(const QString &name) const {
    for (int i = 0; i < plot()->graphCount(); ++i)
      if (plot()->graph(i)->name() == name) return plot()->graph(i)->data()->size();
    return -1;
  }
  /// Tests whether the plan is one of the settings in the table.
  bool drawnOf(const BandPlan &plan) const {
    const auto *model = find<CurveModel>();
    for (int row = 0; row < model->rowCount(); ++row)
      if (model->at(row).plan == plan) return true;
    return false;
  }
  static void type(QAbstractSpinBox *box, const QString &text) {
    QVERIFY(box != nullptr);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, text);
    QTest::keyClick(box, Qt::Key_Return);
  }

  std::unique_ptr<ReviewFixture> m_fixture;
  std::unique_ptr<ExplorePage> m_page;
};

SHINGLESCOPE_TEST(TestCurvesView, QApplication)
#include "tst_curves_view.moc"
