// SPDX-License-Identifier: MIT
// The placement of a lesson's pair numbers along the printed curve.

#include <QTest>
#include <random>

#include "core/lsh/s_curve.h"
#include "tests/support/test_registry.h"
#include "ui/base/style/print_style.h"
#include "ui/pages/learn/plots/curve_labels.h"

using namespace shinglescope;

namespace {

constexpr QRectF kField(46, 10, 374, 244);
constexpr double kRadius = 4;

QPointF at(double similarity, const BandPlan &plan) {
  return {kField.left() + similarity * kField.width(),
          kField.bottom() - candidateProbability(similarity, plan) * kField.height()};
}

QPolygonF curveOf(const BandPlan &plan) {
  QPolygonF curve;
  for (int i = 0; i <= 1000; ++i) curve << at(i / 1000.0, plan);
  return curve;
}

std::vector<CurveLabel> labelsOf(const QPolygonF &points, const QPolygonF &curve = {}) {
  return curveLabels(points, kRadius, kField, curve, printFont());
}

}  // namespace

class TestCurveLabels : public QObject {
  Q_OBJECT

 private slots:
  void pointsAtOnePlaceShareALabel();
  void allPairsInACornerStayInside_data();
  void allPairsInACornerStayInside();
  void labelsKeepOffEachOtherTheDotsAndTheCurve();
};

void TestCurveLabels::pointsAtOnePlaceShareALabel() {
  const auto labels = labelsOf({{100, 100}, {102, 101}, {200, 50}, {100, 100}});
  QCOMPARE(labels.size(), std::size_t{2});
  QCOMPARE(labels[0].text, QStringLiteral("1, 2, 4"));
  QCOMPARE(labels[1].text, QStringLiteral("3"));
  for (const CurveLabel &label : labels) QVERIFY(!label.isApart);
}

void TestCurveLabels::allPairsInACornerStayInside_data() {
  QTest::addColumn<QPointF>("place");
  QTest::newRow("alike") << kField.topRight();
  QTest::newRow("nothing shared") << kField.bottomLeft();
  QTest::newRow("in the middle") << kField.center();
}

void TestCurveLabels::allPairsInACornerStayInside() {
  QFETCH(QPointF, place);
  const auto labels = labelsOf(QPolygonF(QVector<QPointF>(28, place)));
  QCOMPARE(labels.size(), std::size_t{1});
  QVERIFY(kField.contains(labels[0].place));
  QVERIFY(!labels[0].place.contains(place));
  QVERIFY(labels[0].text.startsWith(QStringLiteral("1, 2, 3, ")));
  QVERIFY(labels[0].text.endsWith(QStringLiteral(", 28")));
}

void TestCurveLabels::labelsKeepOffEachOtherTheDotsAndTheCurve() {
  std::mt19937 random(7);
  for (const BandPlan plan : {BandPlan{2, 2}, BandPlan{20, 5}, BandPlan{1, 8}, BandPlan{50, 1}}) {
    const QPolygonF curve = curveOf(plan);
    QPolygonF points;
    for (int i = 0; i < 28; ++i)  // many pairs with a low similarity
      points << at(static_cast<double>(random() % 1000) / 1000 * (i % 2 == 0 ? 0.2 : 1), plan);
    const auto labels = labelsOf(points, curve);
    QStringList numbers;
    for (const CurveLabel &label : labels) {
      numbers << label.text.split(QStringLiteral(", "));
      QVERIFY(kField.contains(label.place));
      for (const QPointF &point : points)
        QVERIFY(!label.place.intersects({point.x() - kRadius, point.y() - kRadius, 8, 8}));
      for (const QPointF &point : curve) QVERIFY(!label.place.contains(point));
      for (const CurveLabel &other : labels)
        QVERIFY(&other == &label || !other.place.intersects(label.place));
    }
    QCOMPARE(numbers.size(), 28);
    for (int i = 1; i <= 28; ++i) QVERIFY(numbers.contains(QString::number(i)));
  }
}

SHINGLESCOPE_TEST(TestCurveLabels, QApplication)
#include "tst_curve_labels.moc"
