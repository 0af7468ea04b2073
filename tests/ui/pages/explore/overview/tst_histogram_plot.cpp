// SPDX-License-Identifier: MIT
// The histogram of similarities: its bars agree with core, and mouse and key move the
// threshold and choose a bar.

#include <QClipboard>
#include <QSignalSpy>

#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/plot_keys.h"
#include "ui/pages/explore/overview/histogram_plot.h"

using namespace shinglescope;

namespace {

/// Twenty bins; those below 0.2 are estimated, the one at 0.5 is empty.
std::shared_ptr<const SimilarityHistogram> someHistogram() {
  auto histogram = std::make_shared<SimilarityHistogram>();
  histogram->floor = {4, 20};
  for (int i = 0; i < 20; ++i) {
    SimilarityBin bin;
    bin.low = i / 20.0;
    bin.high = (i + 1) / 20.0;
    bin.isExact = i >= 4;
    bin.rowPairs = i == 10 ? 0 : 1 + 10 * i;
    bin.interval = bin.isExact ? Interval{bin.rowPairs, bin.rowPairs}
                               : Interval{bin.rowPairs - 1, bin.rowPairs + 1};
    histogram->bins.push_back(bin);
  }
  return histogram;
}

double drawn(HistogramPlot &plot) {
  double sum = 0;
  for (int i = 0; i < plot.plottableCount(); ++i)
    if (const auto *bars = qobject_cast<QCPBars *>(plot.plottable(i)))
      for (const QCPBarsData &bar : *bars->data()) sum += bar.value;
  return sum;
}

qsizetype barsOf(HistogramPlot &plot, int series) {
  return qobject_cast<const QCPBars *>(plot.plottable(series))->data()->size();
}

}  // namespace

class TestHistogramPlot : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    test::useEnglishAndLight();
    qRegisterMetaType<Ratio>();
  }
  void init() {
    m_plot = std::make_unique<HistogramPlot>();
    m_plot->setHistogram(someHistogram());
    m_plot->setThreshold({8, 10});
    QVERIFY(test::showPlot(*m_plot));
  }
  void cleanup() { m_plot.reset(); }

  void barsAreTheFiguresOfTheHistogram() {
    double expected = 0;
    const auto histogram = someHistogram();
    for (const SimilarityBin &bin : histogram->bins) expected += bin.rowPairs;
    QCOMPARE(drawn(*m_plot), expected);
    QCOMPARE(barsOf(*m_plot, 0), 11);  // exact, below 0.80, without the empty one
    QCOMPARE(barsOf(*m_plot, 1), 4);   // estimated
    QCOMPARE(barsOf(*m_plot, 2), 4);   // 0.80 and above
    m_plot->setThreshold({9, 10});
    QCOMPARE(barsOf(*m_plot, 2), 2);
    QCOMPARE(drawn(*m_plot), expected);
  }

  void theMouseDragsTheBar() {
    QSignalSpy moved(m_plot.get(), &HistogramPlot::thresholdMoved);
    test::dragMouse(*m_plot, test::pixelOf(*m_plot, 0.8, 20), test::pixelOf(*m_plot, 0.652, 20));
    QVERIFY(moved.size() >= 1);
    QCOMPARE(m_plot->threshold(), Ratio(65, 100));
    QVERIFY(moved.last().front().value<Ratio>() == Ratio(65, 100));
    // Below the floor the individual pairs are unknown.
    test::dragMouse(*m_plot, test::pixelOf(*m_plot, 0.65, 20), test::pixelOf(*m_plot, 0.03, 20));
    QCOMPARE(m_plot->threshold(), Ratio(2, 10));
  }

  void shiftWithArrowsMovesTheBar() {
    QSignalSpy moved(m_plot.get(), &HistogramPlot::thresholdMoved);
    QTest::keyClick(m_plot.get(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_plot->threshold(), Ratio(79, 100));
    QTest::keyClick(m_plot.get(), Qt::Key_Right, Qt::ShiftModifier);
    QTest::keyClick(m_plot.get(), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(m_plot->threshold(), Ratio(81, 100));
    QCOMPARE(moved.size(), 3);
  }

  void aBarIsChosenByMouseAndByKey() {
    QSignalSpy chosen(m_plot.get(), &HistogramPlot::binActivated);
    QTest::mouseClick(m_plot.get(), Qt::LeftButton, {}, test::pixelOf(*m_plot, 0.93, 10));
    QCOMPARE(chosen.takeFirst().front().toInt(), 18);
    QTest::keyClick(m_plot.get(), Qt::Key_Right);
    QTest::keyClick(m_plot.get(), Qt::Key_Right);
    QVERIFY2(m_plot->readout().startsWith(QStringLiteral("0.05 to 0.10: about 11 pairs")),
             qPrintable(m_plot->readout()));
    QTest::keyClick(m_plot.get(), Qt::Key_Return);
    QCOMPARE(chosen.takeFirst().front().toInt(), 1);
  }

  void panningIsNoClick() {
    QSignalSpy chosen(m_plot.get(), &HistogramPlot::binActivated);
    test::dragMouse(*m_plot, test::pixelOf(*m_plot, 0.3, 10), test::pixelOf(*m_plot, 0.5, 10));
    QCOMPARE(chosen.size(), 0);
  }

  void theScaleIsChosenByKey() {
    QVERIFY(m_plot->isLogScale());
    QVERIFY(m_plot->yAxis->range().lower > 0);
    QTest::keyClick(m_plot.get(), Qt::Key_L);
    QVERIFY(!m_plot->isLogScale());
    QCOMPARE(m_plot->yAxis->range().lower, 0.0);
    QVERIFY(m_plot->yAxis->range().upper > 191);
    QTest::keyClick(m_plot.get(), Qt::Key_L);
    QVERIFY(m_plot->isLogScale());
  }

  void theTableSaysWhatIsDrawn() {
    const PlotTable twin = m_plot->table();
    QCOMPARE(twin.rows.size(), 20);
    QCOMPARE(twin.rows[19][2], QStringLiteral("191"));
    QCOMPARE(twin.rows[2][5], QStringLiteral("from a sample"));
    QCOMPARE(twin.rows[2][3], QStringLiteral("20"));
    QCOMPARE(twin.rows[4][5], QStringLiteral("exactly"));
  }

  void withoutAHistogramNothingMoves() {
    m_plot->setHistogram(nullptr);
    QCOMPARE(drawn(*m_plot), 0.0);
    QTest::keyClick(m_plot.get(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(m_plot->threshold(), Ratio(8, 10));
    QVERIFY(m_plot->table().rows.isEmpty());
  }

 private:
  std::unique_ptr<HistogramPlot> m_plot;
};

SHINGLESCOPE_TEST(TestHistogramPlot, QApplication)
#include "tst_histogram_plot.moc"
