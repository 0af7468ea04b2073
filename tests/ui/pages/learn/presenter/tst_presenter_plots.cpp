// SPDX-License-Identifier: MIT
// The plots of presenter mode are large enough for a lecture hall: their room, lines and dots.

#include <QLabel>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/style/theme.h"
#include "ui/pages/learn/learn_page.h"
#include "ui/pages/learn/panels/side_panel.h"
#include "ui/pages/learn/plots/convergence_plot.h"
#include "ui/pages/learn/plots/lesson_curve_plot.h"

using namespace shinglescope;

class TestPresenterPlots : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void init() {
    m_page = std::make_unique<LearnPage>();
    m_page->resize(1920, 1080);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    m_page->actions().presenter->setChecked(true);
  }
  void cleanup() { m_page.reset(); }

  void theEstimatesHaveRoom() {
    m_page->player().goToStage(LessonStage::Compare);
    QTRY_VERIFY_WITH_TIMEOUT(!m_page->isBusy(), 60'000);
    const auto *plot = m_page->findChild<ConvergencePlot *>();
    QTRY_VERIFY2(plot->height() > m_page->height() / 3,
                 qPrintable(QString::number(plot->height())));
    // The explanation is next to it, and at a desk above it.
    QVERIFY(explains(*m_page->findChild<SidePanel *>()));
    m_page->actions().presenter->setChecked(false);
    QVERIFY(!explains(*m_page->findChild<SidePanel *>()));
    QVERIFY(explains(*plot->parentWidget()->parentWidget()->parentWidget()));
  }

  void linesAndSamplesGrowWithTheLetters() {
    m_page->player().goToStage(LessonStage::Curve);
    auto *plot = m_page->findChild<LessonCurvePlot *>();
    const auto width = [plot] { return plot->graph(plot->graphCount() - 6)->pen().widthF(); };
    const auto dot = [plot] { return plot->graph(plot->graphCount() - 4)->scatterStyle().size(); };
    QTRY_VERIFY(width() >= 4);
    QVERIFY(dot() >= 20);
    const QFontMetrics names(plot->legend->item(0)->font());
    QCOMPARE(plot->legend->iconSize().height(), names.height());
    m_page->actions().presenter->setChecked(false);
    QCOMPARE(width(), 2.0);
    QCOMPARE(dot(), 10.0);
  }

 private:
  static bool explains(const QWidget &part) {
    return std::ranges::any_of(part.findChildren<QLabel *>(), [](const QLabel *label) {
      return label->isVisible() &&
             label->text().contains(QStringLiteral("how sure an estimate is"));
    });
  }

  std::unique_ptr<LearnPage> m_page;
};

SHINGLESCOPE_TEST(TestPresenterPlots, QApplication)
#include "tst_presenter_plots.moc"
