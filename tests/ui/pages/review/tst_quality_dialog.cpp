// SPDX-License-Identifier: MIT
// Quality from verdicts: the chart shows the numbers of core, and the audit continues.

#include <QClipboard>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include "core/review/quality/quality_chart.h"
#include "core/review/queue/random_audit.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "tests/support/window/review_page_test.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/plots/quality_plot.h"
#include "ui/pages/review/quality_dialog.h"

using namespace shinglescope;

class TestQualityDialog : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }

  void init() { QVERIFY(openResult()); }
  void cleanup() { closePage(); }

  void wordsAndPictureAreThoseOfTheAudit() {
    judgeAudited(4);
    const QualityDialog *dialog = open();
    const QualityChart expected = chart();
    QVERIFY(expected.atThreshold.decided() > 0);
    QCOMPARE(label(*dialog, "qualityWords"), qualityText(expected.atThreshold));
    QVERIFY(label(*dialog, "qualityCounts")
                .startsWith(QStringLiteral("Audited: %1 of the %2 pairs")
                                .arg(expected.atThreshold.decided())
                                .arg(expected.atThreshold.items)));
    auto *plot = dialog->findChild<QualityPlot *>();
    QCOMPARE(plot->accessibleDescription(), qualityText(expected.atThreshold));
    const auto *bars = qobject_cast<QCPBars *>(plot->plottable(0));
    double drawn = 0;
    for (const QCPBarsData &bar : *bars->data()) drawn += bar.value;
    QCOMPARE(drawn, static_cast<double>(expected.bins.front().from.items));
    for (const QualityBin &bin : expected.bins) {
      const double from = bin.from.threshold.toDouble();
      const auto point = plot->graph(0)->data()->findBegin(from - 1e-9, false);
      const auto precision = bin.from.precision();
      if (!precision) continue;
      QCOMPARE(point->key, from);
      QCOMPARE(point->value, 100 * *precision);
    }
  }

  void sentences_data() {
    QTest::addColumn<int>("duplicate");
    QTest::addColumn<int>("notDuplicate");
    QTest::addColumn<QString>("text");
    QTest::newRow("some") << 46 << 4
                          << QStringLiteral(
                                 "Of the pairs at or above 0.80, 46 of 50 audited are duplicates: "
                                 "92 % (81 to 97 %).");
    QTest::newRow("none") << 0 << 0
                          << QStringLiteral("No pair at or above 0.80 has been audited yet.");
  }
  void sentences() {
    QFETCH(int, duplicate);
    QFETCH(int, notDuplicate);
    QTEST(qualityText({{8, 10},
                       100,
                       static_cast<std::uint64_t>(duplicate),
                       static_cast<std::uint64_t>(notDuplicate),
                       0}),
          "text");
  }

  void theAuditGoesOnAtTheFirstUndecided() {
    judgeAudited(2);
    QualityDialog *dialog = open();
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(!m_page->isBusy());
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    const std::vector<ItemKey> audit = auditOrder();
    QCOMPARE(pairs()->currentIndex().row(), 2);
    QCOMPARE(keyAt(2), audit[2]);
    // The next verdict by key belongs to the sample.
    const std::uint64_t before = chart().atThreshold.decided();
    QTest::keyClick(pairs(), Qt::Key_N);
    QCOMPARE(chart().atThreshold.decided(), before + 1);
    // Continues the audit while it is already shown.
    pairs()->selectRow(0);
    QTest::keyClick(open(), Qt::Key_Return);
    QCOMPARE(pairs()->currentIndex().row(), 3);
  }

  void theTableTwinSaysWhatThePictureDraws() {
    judgeAudited(3);
    const QualityDialog *dialog = open();
    auto *panel = dialog->findChild<PlotPanel *>();
    QTest::keyClick(button(*dialog, "plotAsTable"), Qt::Key_Space);
    QVERIFY(panel->isTableShown() && panel->table().isVisible());
    const QualityChart expected = chart();
    QCOMPARE(panel->table().rowCount(), static_cast<int>(expected.bins.size()));
    for (int row = 0; row < panel->table().rowCount(); ++row) {
      const QualityBin &bin = expected.bins[static_cast<std::size_t>(row)];
      QCOMPARE(panel->table().item(row, 2)->text(), QString::number(bin.items));
      QCOMPARE(panel->table().item(row, 7)->text(), precisionText(bin.from));
    }
    QVERIFY(!panel->table().accessibleName().isEmpty());
    QTest::mouseClick(button(*dialog, "plotCopyData"), Qt::LeftButton);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), static_cast<qsizetype>(expected.bins.size()) + 2);
    QCOMPARE(lines[1].split(u'\t').size(), 8);
  }

  void keysReadZoomAndReset() {
    const QualityDialog *dialog = open();
    auto *plot = dialog->findChild<QualityPlot *>();
    plot->setFocus();
    QTest::keyClick(plot, Qt::Key_Right);
    QVERIFY(plot->readout().startsWith(QStringLiteral("0.40 to 0.43")));
    QTest::keyClick(plot, Qt::Key_Right);
    QVERIFY(plot->readout().startsWith(QStringLiteral("0.43 to 0.46")));
    QTest::keyClick(plot, Qt::Key_Left);
    QVERIFY(plot->readout().startsWith(QStringLiteral("0.40 to 0.43")));
    const QCPRange home = plot->xAxis->range();
    QTest::keyClick(plot, Qt::Key_Plus);
    QVERIFY(plot->xAxis->range().size() < home.size());
    QTest::keyClick(plot, Qt::Key_0);
    QCOMPARE(plot->xAxis->range().size(), home.size());
  }

  void aClickOnTheLegendHidesASeries() {
    const QualityDialog *dialog = open();
    auto *plot = dialog->findChild<QualityPlot *>();
    plot->replot();
    const QPoint name = plot->legend->item(0)->outerRect().center();
    QTest::mouseClick(plot, Qt::LeftButton, {}, name);
    QVERIFY(!plot->plottable(0)->visible());
    QTest::mouseClick(plot, Qt::LeftButton, {}, name);
    QVERIFY(plot->plottable(0)->visible());
  }

  void savesAPdf() {
    const QTemporaryDir folder;
    const QualityDialog *dialog = open();
    const QString path = folder.filePath(QStringLiteral("quality.pdf"));
    QVERIFY(dialog->findChild<QualityPlot *>()->savePicture(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith("%PDF-"));
  }

 private:
  /// Returns the items at or above the threshold, in the order of an audit with seed 1.
  std::vector<ItemKey> auditOrder() const {
    const Session &session = m_fixture->session();
    std::vector<ItemKey> keys;
    for (const QueueItem &item : makeQueue(*session.result())) {
      if (isItemAtLeast(item, *session.result(), session.reviewThreshold()))
        keys.push_back(keyOf(item, *session.result()));
    }
    std::vector<ItemKey> audit;
    const auto order = randomAuditOrder(keys, *session.records(), 1, {});
    for (const std::uint32_t at : *order) audit.push_back(keys[at]);
    return audit;
  }
  void judgeAudited(std::size_t count) {
    const std::vector<ItemKey> audit = auditOrder();
    QVERIFY(audit.size() > count);
    for (std::size_t i = 0; i < count; ++i) {
      m_fixture->controller().judge(
          audit[i], {i % 3 == 0 ? Verdict::NotDuplicate : Verdict::Duplicate, Keep::Neither});
    }
  }
  QualityChart chart() const {
    const Session &session = m_fixture->session();
    const auto queue = *makeReviewQueue(session.result(), {});
    return *makeQualityChart(*queue, session.verdicts().items(), *session.records(), 1,
                             session.reviewThreshold(), {});
  }
  /// Opens the dialog with its key and waits until the chart is drawn.
  QualityDialog *open() {
    QTest::keyClick(pairs(), Qt::Key_Q);
    auto *dialog = openDialog<QualityDialog>();
    if (dialog == nullptr) qFatal("no dialog");
    if (!QTest::qWaitFor([&] { return !dialog->isBusy(); })) qFatal("not drawn");
    return dialog;
  }
  static QPushButton *button(const QualityDialog &dialog, const char *name) {
    return dialog.findChild<QPushButton *>(QString::fromLatin1(name));
  }
  static QString label(const QualityDialog &dialog, const char *name) {
    return dialog.findChild<QLabel *>(QString::fromLatin1(name))->text();
  }
};

SHINGLESCOPE_TEST(TestQualityDialog, QApplication)
#include "tst_quality_dialog.moc"
