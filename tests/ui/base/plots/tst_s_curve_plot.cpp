// SPDX-License-Identifier: MIT
#include <QClipboard>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "ui/base/plots/s_curve_plot.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/find/curve_panel.h"

using namespace shinglescope;

class TestSCurvePlot : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void pointsAscendFromZeroToOne();
  void steepCurvesHavePointsOnTheirSlope();
  void pointerReadsTheChance();
  void wheelZoomsAndDoubleClickResets();
  void panningStaysInside();
  void savesPngAndSvg();
  void refusesAnUnwritableTarget();
  void longLabelsFold();
  void followsThePalette();
  void percentNeverRoundsToTheEnds();
  void aSimilarityReadsOnItsSideOfTheThreshold();
  void wordsTellWhatIsReported();
};

namespace {

void showPlot(SCurvePlot &plot) {
  plot.resize(500, 300);
  plot.show();
  QVERIFY(QTest::qWaitForWindowExposed(&plot));
  plot.replot();
}

QPoint placeOf(const SCurvePlot &plot, double similarity, double chance) {
  return {static_cast<int>(plot.xAxis->coordToPixel(similarity)),
          static_cast<int>(plot.yAxis->coordToPixel(chance))};
}

}  // namespace

void TestSCurvePlot::initTestCase() { test::useEnglishAndLight(); }

void TestSCurvePlot::pointsAscendFromZeroToOne() {
  const CurvePoints points = sCurvePoints({20, 5});
  QCOMPARE(points.similarity.size(), points.chance.size());
  QVERIFY(std::is_sorted(points.similarity.begin(), points.similarity.end()));
  QVERIFY(std::is_sorted(points.chance.begin(), points.chance.end()));
  QCOMPARE(points.similarity.first(), 0.0);
  QCOMPARE(points.similarity.last(), 1.0);
  QCOMPARE(points.chance.last(), 1.0);
}

void TestSCurvePlot::steepCurvesHavePointsOnTheirSlope() {
  const CurvePoints points = sCurvePoints({1, 4096});
  const auto onSlope = std::count_if(points.chance.begin(), points.chance.end(),
                                     [](double chance) { return chance > 0.1 && chance < 0.9; });
  QVERIFY(onSlope > 50);
}

void TestSCurvePlot::pointerReadsTheChance() {
  SCurvePlot plot;
  const BandPlan plan{20, 5};
  plot.setCurve(plan, 0.8, 0.6);
  showPlot(plot);
  QCOMPARE(plot.readout(), QString());
  QTest::mouseMove(&plot, placeOf(plot, 0.5, 0.5));
  QTRY_VERIFY(plot.readout().endsWith(QStringLiteral("at 0.50")));
  QVERIFY(plot.readout().startsWith(QStringLiteral("4")));  // 47 % at exactly 0.5
  // At every pixel, the chance is that of the similarity shown.
  static const QRegularExpression kRead(QStringLiteral("^(.+) at (\\d\\.\\d\\d)$"));
  const int left = placeOf(plot, 0.4, 0.5).x();
  const int right = placeOf(plot, 0.6, 0.5).x();
  QVERIFY(right - left > 50);
  for (int x = left; x <= right; ++x) {
    QTest::mouseMove(&plot, QPoint(x, placeOf(plot, 0.5, 0.5).y()));
    const auto read = kRead.match(plot.readout());
    QVERIFY2(read.hasMatch(), qPrintable(plot.readout()));
    QCOMPARE(read.captured(1),
             percentText(candidateProbability(read.captured(2).toDouble(), plan)));
  }
  QTest::mouseMove(&plot, QPoint(2, 2));
  QTRY_COMPARE(plot.readout(), QString());
}

void TestSCurvePlot::wheelZoomsAndDoubleClickResets() {
  SCurvePlot plot;
  showPlot(plot);
  const QCPRange home = plot.xAxis->range();
  const QPoint middle = placeOf(plot, 0.5, 0.5);
  QWheelEvent wheel(middle, plot.mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
  QApplication::sendEvent(&plot, &wheel);
  QVERIFY(plot.xAxis->range().size() < home.size());
  QTest::mouseDClick(&plot, Qt::LeftButton, {}, middle);
  QCOMPARE(plot.xAxis->range().lower, home.lower);
  QCOMPARE(plot.xAxis->range().upper, home.upper);
}

void TestSCurvePlot::panningStaysInside() {
  SCurvePlot plot;
  const QCPRange home = plot.xAxis->range();
  plot.xAxis->setRange(0.9, 1.9);
  QVERIFY(plot.xAxis->range().upper <= home.upper);
  QVERIFY(plot.xAxis->range().lower >= home.lower);
}

void TestSCurvePlot::savesPngAndSvg() {
  QTemporaryDir directory;
  SCurvePlot plot;
  showPlot(plot);
  const QString png = directory.filePath(QStringLiteral("curve.png"));
  QVERIFY(plot.savePicture(png));
  QCOMPARE(QImage(png).width(), 2 * plot.width());
  const QString svg = directory.filePath(QStringLiteral("curve.svg"));
  QVERIFY(plot.savePicture(svg));
  QFile file(svg);
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray drawing = file.readAll();
  QVERIFY(drawing.contains("<svg"));
  QVERIFY(!drawing.contains("<image"));  // lines, not an image of lines
  plot.copyImage();
  QVERIFY(!QGuiApplication::clipboard()->image().isNull());
}

void TestSCurvePlot::refusesAnUnwritableTarget() {
  SCurvePlot plot;
  const auto saved = plot.savePicture(QStringLiteral("/nowhere/at/all/curve.png"));
  QVERIFY(!saved);
  QCOMPARE(saved.error().code, ErrorCode::Io);
}

void TestSCurvePlot::longLabelsFold() {
  SCurvePlot plot;
  showPlot(plot);
  const QString label = plot.yAxis->label();
  QVERIFY(!label.contains(u'\n'));
  const QFontMetrics metrics(plot.yAxis->labelFont());
  const int length = metrics.horizontalAdvance(label);
  const int wide = plot.axisRect()->left();
  plot.resize(500, length * 3 / 4);
  plot.replot();
  const QStringList lines = plot.yAxis->label().split(u'\n');
  QCOMPARE(lines.join(u' '), label);
  QVERIFY(lines.size() > 1);
  const int center = plot.axisRect()->center().y();
  for (const QString &line : lines)
    QVERIFY(metrics.horizontalAdvance(line) / 2 <= std::min(center, plot.height() - center));
  QVERIFY2(plot.axisRect()->left() > wide, "the axis makes room for the second line");
  plot.resize(500, 300);
  plot.replot();
  QCOMPARE(plot.yAxis->label(), label);
}

void TestSCurvePlot::followsThePalette() {
  SCurvePlot plot;
  showPlot(plot);
  const QPoint corner(3, 3);
  QCOMPARE(plot.grab().toImage().pixelColor(corner), lightColors().panel);
  applyTheme(*qApp, ThemeChoice::Dark);
  QTRY_COMPARE(plot.grab().toImage().pixelColor(corner), darkColors().panel);
  applyTheme(*qApp, ThemeChoice::Light);
}

void TestSCurvePlot::percentNeverRoundsToTheEnds() {
  QCOMPARE(percentText(0.9996), QStringLiteral("99.96\u00a0%"));
  QCOMPARE(percentText(0.47), QStringLiteral("47\u00a0%"));
  QCOMPARE(percentText(0.965), QStringLiteral("96.5\u00a0%"));
  QCOMPARE(percentText(0.9999999), QStringLiteral("over 99.99\u00a0%"));
  QCOMPARE(percentText(1e-9), QStringLiteral("under 0.01\u00a0%"));
  QCOMPARE(percentText(1), QStringLiteral("100\u00a0%"));
  QCOMPARE(percentText(0), QStringLiteral("0\u00a0%"));
}

void TestSCurvePlot::aSimilarityReadsOnItsSideOfTheThreshold() {
  const Ratio threshold{8, 10};
  QCOMPARE(similarityText(0.7996, threshold), QStringLiteral("0.7996"));
  QCOMPARE(similarityText(0.79996, threshold), QStringLiteral("0.79996"));
  QCOMPARE(similarityText(0.8, threshold), QStringLiteral("0.80"));
  QCOMPARE(similarityText(0.8004, threshold), QStringLiteral("0.80"));
  QCOMPARE(similarityText(0.7949, threshold), QStringLiteral("0.79"));
  QCOMPARE(similarityText(0.8004, Ratio{8001, 10000}), QStringLiteral("0.8004"));
  for (int whole = 1; whole < 400; ++whole) {
    for (int part = 0; part <= whole; ++part) {
      const double shown = similarityText(double(part) / whole, threshold).toDouble();
      QCOMPARE(shown >= 0.8, isAtLeast(std::uint64_t(part), std::uint64_t(whole), threshold));
    }
  }
}

void TestSCurvePlot::wordsTellWhatIsReported() {
  Recipe recipe;
  recipe.signature.numHashes = 100;
  recipe.bands = 20;
  recipe.floor = Ratio{5, 10};
  const QString words = curveWords(recipe);
  QVERIFY2(words.contains(QStringLiteral("<b>99.96\u00a0%</b>")), qPrintable(words));
  QVERIFY2(words.contains(QStringLiteral("at 0.50 still 47\u00a0%")), qPrintable(words));
  QVERIFY(words.contains(QStringLiteral("none of these is reported")));
  recipe.verification = Verification::Estimate;
  QVERIFY(curveWords(recipe).contains(QStringLiteral("some of these may be reported")));
  recipe.floor = recipe.threshold;
  QVERIFY(!curveWords(recipe).contains(QStringLiteral("still")));
}

SHINGLESCOPE_TEST(TestSCurvePlot, QApplication)
#include "tst_s_curve_plot.moc"
