// SPDX-License-Identifier: MIT
// The curve of a lesson, built form by form, with the pairs' points on it.

#include <QtTest>

#include "core/lesson/files/lesson_library.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/plots/lesson_curve_plot.h"
#include "ui/pages/learn/tables/curve_grids.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Lesson> threeDocuments() {
  for (const LessonSpec &spec : readyLessons())
    if (spec.id == "three-documents") return std::make_shared<const Lesson>(*Lesson::create(spec));
  return nullptr;
}

QStringList legendOf(const LessonCurvePlot &plot) {
  QStringList names;
  for (int i = 0; i < plot.graphCount(); ++i)
    if (plot.legend->hasItemWithPlottable(plot.graph(i))) names << plot.graph(i)->name();
  return names;
}

/// Tests whether a series has a point at these coordinates.
bool hasPoint(const LessonCurvePlot &plot, double similarity, double value) {
  for (int i = 0; i < plot.graphCount(); ++i) {
    if (plot.graph(i)->lineStyle() != QCPGraph::lsNone) continue;
    for (const QCPGraphData &point : *plot.graph(i)->data())
      if (std::abs(point.key - similarity) < 1e-9 && std::abs(point.value - value) < 1e-9)
        return true;
  }
  return false;
}

}  // namespace

class TestLessonCurvePlot : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }

  /// Documents 1 and 2 have the similarity 1/4; there are 2 bands of 2 rows.
  void pointsMoveFromFormToForm() {
    const auto lesson = threeDocuments();
    const std::size_t first = lesson->firstStep(LessonStage::Curve);
    LessonCurvePlot plot;
    plot.resize(500, 400);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    const double values[] = {1.0 / 4, 1.0 / 16, 15.0 / 16, 225.0 / 256, 31.0 / 256};
    QStringList legend;
    const QStringList forms{QStringLiteral("s"), QStringLiteral("s^2"), QStringLiteral("1 - s^2"),
                            QStringLiteral("(1 - s^2)^2"), QStringLiteral("1 - (1 - s^2)^2")};
    for (std::size_t i = 0; i < std::size(values); ++i) {
      plot.setState(lesson, lesson->stateAt(first + i));
      QTRY_VERIFY(hasPoint(plot, 0.25, values[i]));
      legend << forms[static_cast<qsizetype>(i)];
      QStringList shown = legendOf(plot);
      shown.sort();
      legend.sort();
      QCOMPARE(shown, legend);
      const PlotTable twin = plot.table();
      QCOMPARE(twin.headers.last(), forms[static_cast<qsizetype>(i)]);
      QCOMPARE(twin.rows[0].last(), formValueText(values[i]));
    }
    // The pairs are judged on the curve alone.
    plot.setState(lesson, lesson->stateAt(first + 5));
    QCOMPARE(legendOf(plot), QStringList());
    QVERIFY(hasPoint(plot, 0.25, 31.0 / 256));
    QCOMPARE(plot.table().rows.size(), 1);
  }

  void pointsAreThereAtOnceWithoutMotion() {
    const auto lesson = threeDocuments();
    const std::size_t first = lesson->firstStep(LessonStage::Curve);
    LessonCurvePlot plot;  // hidden, so that nobody would see it move
    plot.setState(lesson, lesson->stateAt(first));
    plot.setState(lesson, lesson->stateAt(first + 1));
    QVERIFY(hasPoint(plot, 0.25, 1.0 / 16));
  }

  void pairsAreReadByKey() {
    const auto lesson = threeDocuments();
    LessonCurvePlot plot;
    plot.resize(500, 400);
    plot.setKeyboardOn();
    plot.show();
    QVERIFY(QTest::qWaitForWindowActive(&plot));
    plot.setState(lesson, lesson->stateAt(lesson->firstStep(LessonStage::Curve) + 1));
    plot.setFocus();
    QStringList said;
    for (int i = 0; i < 3; ++i) {
      QTest::keyClick(&plot, Qt::Key_Right);
      said << plot.readout();
    }
    QVERIFY2(said.contains(QStringLiteral("doc 1 · doc 2: 0.063 at 0.250")),
             qPrintable(said.join(u'\n')));
  }
};

SHINGLESCOPE_TEST(TestLessonCurvePlot, QApplication)
#include "tst_lesson_curve_plot.moc"
