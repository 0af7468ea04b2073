// SPDX-License-Identifier: MIT
// Candidates by bands: dots and numbers agree with core, a line can be chosen by mouse and key, and
// the plot's menu has the same actions as its keys.

#include <QClipboard>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableWidget>

#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/plot_keys.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/pages/explore/overview/bands_plot.h"

using namespace shinglescope;

namespace {

/// Each text represents ten rows, so that pairs of texts and pairs of rows differ.
PairCounts pairsOfTexts(std::uint64_t texts) { return {texts, 100 * texts}; }

std::shared_ptr<const BandsSweep> someSweep() {
  auto sweep = std::make_shared<BandsSweep>();
  sweep->numHashes = 6;
  sweep->threshold = {8, 10};
  sweep->exact = pairsOfTexts(100);
  const auto add = [&](BandPlan plan, std::uint64_t candidates, std::uint64_t verified) {
    BandsPoint point;
    point.plan = plan;
    point.candidates = pairsOfTexts(candidates);
    point.verified = pairsOfTexts(verified);
    point.falsePositives = pairsOfTexts(candidates - verified);
    point.missed = pairsOfTexts(100 - verified);
    point.recall = static_cast<double>(verified) / 100;
    sweep->points.push_back(point);
  };
  add({1, 6}, 40, 40);
  add({2, 3}, 100, 90);
  add({3, 2}, 900, 99);
  add({6, 1}, 12'345, 100);
  return sweep;
}

}  // namespace

class TestBandsPlot : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    test::useEnglishAndLight();
    qRegisterMetaType<BandPlan>();
  }
  void init() {
    m_plot = new BandsPlot;
    m_panel = std::make_unique<PlotPanel>(m_plot, QStringLiteral("bands"), PlotPanel::Tools::Menu);
    m_plot->setSweep(someSweep(), {2, 3});
    m_panel->showTable();
    m_panel->resize(560, 320);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    m_plot->setFocus();
    m_plot->replot();
  }
  void cleanup() { m_panel.reset(); }

  void aLineIsChosenByMouseAndByKey() {
    QSignalSpy chosen(m_plot, &BandsPlot::planChosen);
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, test::pixelOf(*m_plot, 10, 3));
    QCOMPARE(chosen.takeFirst().front().value<BandPlan>(), BandPlan(6, 1));
    for (int i = 0; i < 3; ++i) QTest::keyClick(m_plot, Qt::Key_Right);
    QVERIFY2(
        m_plot->readout().startsWith(QStringLiteral("3 × 2: 900 candidates, 801 of them below the "
                                                    "threshold\n9,900 of 10,000 row pairs found")),
        qPrintable(m_plot->readout()));
    QTest::keyClick(m_plot, Qt::Key_Space);
    QCOMPARE(chosen.takeFirst().front().value<BandPlan>(), BandPlan(3, 2));
  }

  void theReadOutStaysInside() {
    for (const int width : {560, 400, 300}) {
      m_panel->resize(width, 320);
      for (int x = 0; x < m_plot->width(); x += 20) {
        const double row = 2;
        const int y = static_cast<int>(m_plot->yAxis->coordToPixel(row));
        QTest::mouseMove(m_plot, {x, y});
        if (m_plot->readout().isEmpty()) continue;
        const QRect read = m_plot->readoutRect();
        QVERIFY2(m_plot->rect().left() <= read.left() && 0 <= read.top(),
                 qPrintable(QString::number(x)));
        QVERIFY(read.width() > 100);
        if (read.width() <= m_plot->width()) QVERIFY(read.right() <= m_plot->rect().right());
      }
    }
  }

  void columnsKeepTheirHeads() {
    for (const int width : {900, 300}) {
      m_panel->resize(width, 320);
      m_panel->menuButton()->menu()->actions().front()->setChecked(true);
      QTableWidget &table = m_panel->table();
      const QFontMetrics metrics(table.horizontalHeader()->font());
      for (int column = 0; column < table.columnCount(); ++column) {
        const QString head = table.horizontalHeaderItem(column)->text();
        QVERIFY2(table.columnWidth(column) >= metrics.horizontalAdvance(head), qPrintable(head));
      }
      QCOMPARE(table.horizontalScrollBar()->maximum() > 0, width == 300);
    }
  }

  void anEstimateSaysWhatItCountsInFull() {
    QVERIFY(!m_plot->xAxis->label().contains(QStringLiteral("large buckets")));
    BandsSweep sampled = *m_plot->sweep();
    sampled.sample = BandsSample{500, 10'000, true};
    m_plot->setSweep(std::make_shared<const BandsSweep>(sampled), {2, 3});
    QVERIFY(m_plot->xAxis->label().contains(QStringLiteral("large buckets included in full")));
  }

  /// A part of a stacked bar has no readable length on a log scale; dots have a place.
  void everyCountIsADotOfItsOwn() {
    for (int i = 0; i < m_plot->plottableCount(); ++i)
      QVERIFY(qobject_cast<QCPBars *>(m_plot->plottable(i)) == nullptr);
    const auto *candidates = qobject_cast<QCPGraph *>(m_plot->plottable(1));
    const auto *verified = qobject_cast<QCPGraph *>(m_plot->plottable(2));
    for (const bool isLog : {true, false}) {
      m_plot->setLogScale(isLog);
      QCOMPARE(candidates->data()->at(2)->value, 900.0);
      QCOMPARE(verified->data()->at(2)->value, 99.0);
    }
  }

  void noDotForNone() {
    BandsSweep sweep = *someSweep();
    sweep.points.front().verified = {};
    m_plot->setSweep(std::make_shared<const BandsSweep>(sweep), {2, 3});
    QCOMPARE(qobject_cast<QCPGraph *>(m_plot->plottable(2))->data()->size(), 3);
  }

  void theCsvHasPlainNumbers() {
    m_plot->copyCsv();
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 6);
    QCOMPARE(lines.at(4).section(u',', 0, 2), QStringLiteral("6 × 1,12345,100"));
  }

  void theMenuSwitchesToTheTable() {
    QMenu *menu = m_panel->menuButton()->menu();
    QVERIFY(!m_panel->menuButton()->accessibleName().isEmpty());
    emit menu->aboutToShow();
    menu->actions().front()->trigger();
    QVERIFY(m_panel->isTableShown());
    QCOMPARE(m_panel->table().rowCount(), 4);
    const QStringList twin = m_plot->table().rows.at(2);
    QCOMPARE(twin.mid(1, 6), QStringLiteral("900 99 801 9,900 100 0.990").split(u' '));
    QCOMPARE(m_panel->table().item(3, 1)->text(), QStringLiteral("12,345"));
    QSignalSpy activated(m_panel.get(), &PlotPanel::rowActivated);
    m_panel->table().setFocus();
    m_panel->table().setCurrentCell(1, 0);
    QTest::keyClick(&m_panel->table(), Qt::Key_Return);
    QCOMPARE(activated.takeFirst().front().toInt(), 1);
  }

  void theMenuHidesASeries() {
    QMenu menu;
    m_plot->fillMenu(menu);
    QAction *series = menu.actions().last();
    QVERIFY(series->isCheckable() && series->isChecked());
    series->trigger();
    QVERIFY(!m_plot->plottable(1)->visible());
    series->trigger();
    QVERIFY(m_plot->plottable(1)->visible());
  }

  void aClickOnTheLegendHidesASeries() {
    const auto *item = m_plot->legend->item(0);
    const QPoint middle = item->rect().center();
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, middle);
    QVERIFY(!m_plot->plottable(2)->visible());
    QVERIFY(item->font().strikeOut());
    QTest::mouseClick(m_plot, Qt::LeftButton, {}, middle);
    QVERIFY(m_plot->plottable(2)->visible());
  }

  void recallIsNeverRoundedUpToOne_data() {
    QTest::addColumn<double>("recall");
    QTest::addColumn<QString>("text");
    QTest::newRow("all") << 1.0 << QStringLiteral("1.000");
    QTest::newRow("nearly") << 0.99999 << QStringLiteral("0.9999");
    QTest::newRow("rounded") << 0.98773 << QStringLiteral("0.988");
    QTest::newRow("much") << 0.934 << QStringLiteral("0.934");
    QTest::newRow("none") << 0.0 << QStringLiteral("0.000");
  }
  void recallIsNeverRoundedUpToOne() {
    QFETCH(double, recall);
    QTEST(recallText(recall), "text");
  }

 private:
  std::unique_ptr<PlotPanel> m_panel;
  BandsPlot *m_plot = nullptr;
};

SHINGLESCOPE_TEST(TestBandsPlot, QApplication)
#include "tst_bands_plot.moc"
