// SPDX-License-Identifier: MIT
// Curves of several settings, drawn with core's values; also a tolerance zone that is moved by
// mouse and keys, ticks for known pairs, and vector pictures.

#include <QSignalSpy>
#include <QTemporaryDir>

#include "core/tune/plans/curves.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/plot_keys.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/plan_text.h"
#include "ui/pages/explore/curves/curves_plot.h"

using namespace shinglescope;

namespace {

QCPGraph *graphNamed(CurvesPlot &plot, const QString &name) {
  for (int i = 0; i < plot.graphCount(); ++i)
    if (plot.graph(i)->name() == name) return plot.graph(i);
  return nullptr;
}

/// Returns the number of series in the legend, whose grid may have empty cells.
int namesOf(const CurvesPlot &plot) {
  int names = 0;
  for (int i = 0; i < plot.legend->itemCount(); ++i)
    if (plot.legend->item(i) != nullptr) ++names;
  return names;
}

}  // namespace

class TestCurvesPlot : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    test::useEnglishAndLight();
    qRegisterMetaType<ToleranceZone>();
  }
  void init() {
    m_plot = std::make_unique<CurvesPlot>();
    m_plot->setPlans({kPublishedCurves.begin(), kPublishedCurves.end()});
    QVERIFY(test::showPlot(*m_plot));
    // Sets the moved zone on the plot, as the view does.
    connect(m_plot.get(), &CurvesPlot::zoneMoved, m_plot.get(), [this](const ToleranceZone &zone) {
      m_zone = zone;
      m_plot->setZone(zone);
    });
  }
  void cleanup() { m_plot.reset(); }

  void curvesAreThoseOfTheFormula() {
    for (const BandPlan &plan : kPublishedCurves) {
      const QCPGraph *curve = graphNamed(*m_plot, planText(plan));
      QVERIFY(curve != nullptr && curve->data()->size() > 100);
      for (const QCPGraphData &point : *curve->data())
        QVERIFY(std::abs(point.value - candidateProbability(point.key, plan)) < 1e-12);
    }
    QCOMPARE(namesOf(*m_plot), 5);
  }

  void chancesAreThoseOfTheSimilarityThatIsRead() {
    const QPoint begin = test::pixelOf(*m_plot, 0.4, 0.5);
    const int end = test::pixelOf(*m_plot, 0.6, 0.5).x();
    QVERIFY(end - begin.x() > 50);
    for (int x = begin.x(); x <= end; ++x) {
      QTest::mouseMove(m_plot.get(), QPoint(x, begin.y()));
      const QStringList lines = m_plot->readout().split(u'\n');
      const double similarity = lines.first().mid(3).toDouble();
      for (const BandPlan &plan : kPublishedCurves)
        QVERIFY2(lines.contains(QStringLiteral("%1: %2").arg(
                     planText(plan), percentText(candidateProbability(similarity, plan)))),
                 qPrintable(m_plot->readout()));
    }
  }

  void thePointerReadsAllThatAreSeen() {
    QTest::mouseMove(m_plot.get(), test::pixelOf(*m_plot, 0.5, 0.5));
    QTRY_VERIFY(m_plot->readout().contains(QStringLiteral("20 × 5: 4")));
    QCOMPARE(m_plot->readout().count(u'\n'), 5);
    QTest::mouseClick(m_plot.get(), Qt::LeftButton, {}, m_plot->legend->item(0)->rect().center());
    QTest::mouseMove(m_plot.get(), test::pixelOf(*m_plot, 0.6, 0.5));
    QTRY_COMPARE(m_plot->readout().count(u'\n'), 4);
    QVERIFY(!m_plot->readout().contains(QStringLiteral("2 × 50:")));
  }

  void arrowsReadValueAfterValue() {
    QTest::keyClick(m_plot.get(), Qt::Key_Right);
    QVERIFY(m_plot->readout().startsWith(QStringLiteral("at 0.00")));
    QTest::keyClick(m_plot.get(), Qt::Key_Right);
    QVERIFY(m_plot->readout().startsWith(QStringLiteral("at 0.05")));
  }

  void theMouseDragsTheZone() {
    m_plot->setZone(ToleranceZone{});
    m_plot->replot();
    test::dragMouse(*m_plot, test::pixelOf(*m_plot, 0.8, 0.95), test::pixelOf(*m_plot, 0.901, 0.9));
    QVERIFY(std::abs(m_zone.d2 - 0.9) < 0.011 && std::abs(m_zone.p2 - 0.9) < 0.011);
    QCOMPARE(m_zone.d1, 0.75);
    test::dragMouse(*m_plot, test::pixelOf(*m_plot, 0.75, 0.65), test::pixelOf(*m_plot, 0.6, 0.5));
    QVERIFY(std::abs(m_zone.d1 - 0.6) < 0.011 && std::abs(m_zone.p1 - 0.5) < 0.011);
    // Drags the whole zone from a point inside it.
    const ToleranceZone before = m_zone;
    test::dragMouse(*m_plot, test::pixelOf(*m_plot, 0.75, 0.3), test::pixelOf(*m_plot, 0.65, 0.3));
    QVERIFY(std::abs(m_zone.d2 - m_zone.d1 - (before.d2 - before.d1)) < 1e-9);
    QVERIFY(std::abs(m_zone.d1 - (before.d1 - 0.1)) < 0.021);
    QCOMPARE(m_zone.p1, before.p1);
  }

  void shiftWithArrowsMovesTheCorners() {
    m_plot->setZone(ToleranceZone{});
    QTest::keyClick(m_plot.get(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(m_plot.get(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(m_zone.d2, 0.81);
    QCOMPARE(m_zone.p2, 0.94);
    QTest::keyClick(m_plot.get(), Qt::Key_Left, Qt::ShiftModifier | Qt::ControlModifier);
    QCOMPARE(m_zone.d1, 0.74);
  }

  void corners_data() {
    QTest::addColumn<double>("d1");
    QTest::addColumn<double>("d2");
    QTest::addColumn<double>("moved1");
    QTest::addColumn<double>("moved2");
    // Moves the lower corner to d1, then the upper corner to d2.
    QTest::newRow("inside") << 0.5 << 0.9 << 0.5 << 0.9;
    QTest::newRow("kept in order") << 0.95 << 0.1 << 0.79 << 0.8;
    QTest::newRow("kept inside") << -1.0 << 2.0 << 0.0 << 1.0;
  }
  void corners() {
    QFETCH(double, d1);
    QFETCH(double, d2);
    const ToleranceZone low = movedLowCorner({}, d1, 0.3);
    QTEST(low.d1, "moved1");
    QCOMPARE(low.p1, 0.3);
    QTEST(movedHighCorner(low, d2, 0.3).d2, "moved2");
    QCOMPARE(movedHighCorner(low, d2, 7).p2, 1.0);
  }

  void theWholeZoneStopsAtTheEnds() {
    QCOMPARE(movedZone({}, 0.5).d2, 1.0);
    QCOMPARE(movedZone({}, 0.5).d1, 0.95);
    QCOMPARE(movedZone({}, -2).d1, 0.0);
  }

  void ticksStandUnderTheAxis() {
    QCOMPARE(m_plot->yAxis->range().lower, 0.0);
    m_plot->setTicks({{}, {0.8, 0.9}, {0.61}});
    QVERIFY(m_plot->yAxis->range().lower < 0);
    QCOMPARE(graphNamed(*m_plot, QStringLiteral("judged duplicate"))->data()->size(), 2);
    QCOMPARE(graphNamed(*m_plot, QStringLiteral("judged not"))->data()->at(0)->key, 0.61);
    QCOMPARE(namesOf(*m_plot), 7);
    m_plot->setTicks({});
    QCOMPARE(m_plot->yAxis->range().lower, 0.0);
    QCOMPARE(namesOf(*m_plot), 5);
  }

  void theTableHasAColumnForEachSetting() {
    const PlotTable twin = m_plot->table();
    QCOMPARE(twin.headers.size(), 6);
    QCOMPARE(twin.rows.size(), 21);
    QCOMPARE(twin.rows[10][4], chanceText05(BandPlan{20, 5}));
    QCOMPARE(twin.plainRows[10][4].toDouble(), candidateProbability(0.5, {20, 5}));
    QVERIFY(m_plot->accessibleDescription().contains(QStringLiteral("20 × 5")));
  }

  void picturesAreOfLines() {
    QTemporaryDir folder;
    m_plot->setZone(ToleranceZone{});
    for (const char *name : {"curves.svg", "curves.pdf", "curves.png"}) {
      const QString path = folder.filePath(QLatin1String(name));
      QVERIFY(m_plot->savePicture(path));
      QFile file(path);
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QByteArray bytes = file.readAll();
      QVERIFY(bytes.size() > 1000);
      if (path.endsWith(QStringLiteral("svg"))) QVERIFY(!bytes.contains("<image"));
    }
  }

 private:
  static QString chanceText05(const BandPlan &plan) {
    return QString::number(candidateProbability(0.5, plan), 'f', 4);
  }
  std::unique_ptr<CurvesPlot> m_plot;
  ToleranceZone m_zone;
};

SHINGLESCOPE_TEST(TestCurvesPlot, QApplication)
#include "tst_curves_plot.moc"
