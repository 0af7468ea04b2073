// SPDX-License-Identifier: MIT
// Export what is shown: the rows and columns of Data as the user has filtered, sorted, moved and
// hidden them, with keys only.
#include <QComboBox>
#include <QLineEdit>
#include <QTableView>
#include <QtTest>

#include "tests/support/tables/workbook.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/window_parts.h"
#include "ui/pages/data/grid/filter_entry.h"
#include "ui/pages/data/grid/filter_row.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/grid/role_header.h"
#include "ui/pages/export/export_dialog.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/window/window_menus.h"

using namespace shinglescope;

namespace {

constexpr int kExportShownTimeout = 20'000;
constexpr const char *kExportShownRows =
    "id,city,price\n1,Roma,950\n2,Milano,1000\n3,Roma,90\n4,=1+1,1.50\n";

}  // namespace

class TestExportShown : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void init() {
    openWindow();
    QFile file(path("flats.csv"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kExportShownRows);
    file.close();
    m_controller->openFile(file.fileName());
    QTRY_VERIFY_WITH_TIMEOUT(m_session->hasDataset() && !m_controller->isBusy(),
                             kExportShownTimeout);
    QTRY_VERIFY(!m_window->page(QStringLiteral("data"))->isBusy());
  }
  void cleanup() { closeWindow(); }

  void nothingIsOfferedWithoutATable() {
    m_controller->closeTable();
    QTRY_VERIFY(!m_session->hasDataset());
    QVERIFY(!action()->isEnabled());
  }

  void filterOrderAndColumnsAreKept() {
    arrange();
    QCOMPARE(write(QStringLiteral("shown.csv")), QByteArray("price,id\n90,3\n950,1\n"));
    QVERIFY(QFile::exists(path("shown.csv.manifest.json")));
  }

  void aWorkbookHasRowNumbersAndNumbers() {
    arrange();
    const auto files = test::unzip(write(QStringLiteral("shown.xlsx")));
    QCOMPARE(test::sheetRows(files.value("xl/worksheets/sheet1.xml")),
             (QList<QStringList>{
                 {"row_number", "price", "id"}, {"#3", "#90", "#3"}, {"#1", "#950", "#1"}}));
  }

  void theSourceIsNeverReplaced() {
    openDialog();
    name(QStringLiteral("flats.csv"));
    key(Qt::Key_Return, Qt::ControlModifier);
    QTest::qWait(300);
    QCOMPARE(content(QStringLiteral("flats.csv")), QByteArray(kExportShownRows));
    dialog()->reject();
  }

  void otherPagesKeepTheirLastContent() {
    write(QStringLiteral("shown.csv"));
    QVERIFY(m_settings->exportContent() != QStringLiteral("shown"));
  }

  /// What was shown when the dialog was opened is written.
  void theMenuOfARowOpensTheSameDialog() {
    for (QAction *each : table()->actions())
      if (each->text() == QStringLiteral("&Export what is shown...")) each->trigger();
    QTRY_VERIFY(dialog() != nullptr);
    QCOMPARE(dialog()->windowTitle(), QStringLiteral("Export what is shown"));
    dialog()->reject();
  }

 private:
  QAction *action() const {
    return m_window->findChild<WindowMenus *>()->action(WindowMenus::Command::ExportShown);
  }
  RecordTable *table() const { return m_window->findChild<RecordTable *>(); }
  ExportDialog *dialog() const { return m_window->findChild<ExportDialog *>(); }
  void key(int code, Qt::KeyboardModifiers modifiers = {}) {
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(code), modifiers);
  }
  QByteArray content(const QString &name) {
    QFile file(path(name.toUtf8().constData()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("<none>");
  }

  /// Filters by city, sorts by price, hides the city and moves the price to the front.
  void arrange() {
    auto *filters = m_window->findChild<FilterRow *>();
    filters->setText(1, QStringLiteral("Roma"));
    table()->roleHeader()->hideSection(1);
    table()->roleHeader()->moveSection(2, 0);
    table()->setFocus();
    table()->goTo(0, 2);
    QTest::keyClick(table(), Qt::Key_Up, Qt::AltModifier);
    QTRY_COMPARE(table()->records()->rowCount(), 2);
    QTRY_VERIFY(!m_window->page(QStringLiteral("data"))->isBusy());
  }

  void openDialog() {
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(dialog() != nullptr && dialog()->isVisible());
    QTRY_VERIFY(!dialog()->isBusy());
  }

  void name(const QString &file) {
    auto *field = dialog()->findChild<QLineEdit *>();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, path(file.toUtf8().constData()));
  }

  /// Writes a file as the user would, and returns what is in it.
  QByteArray write(const QString &file) {
    chooseAndWrite(file);
    dialog()->reject();
    return content(file);
  }

  void chooseAndWrite(const QString &file) {
    openDialog();
    if (file.endsWith(QStringLiteral("xlsx"))) {
      auto *kind = dialog()->findChild<QComboBox *>();
      kind->setFocus();
      QTest::keyClick(kind, Qt::Key_Down);
      QTest::keyClick(kind, Qt::Key_Down);
      QCOMPARE(kind->currentText(), QStringLiteral("Excel workbook"));
    }
    QTRY_VERIFY(!dialog()->isBusy());
    name(file);
    key(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path(file.toUtf8().constData())), kExportShownTimeout);
    QTRY_VERIFY(!m_controller->isBusy());
  }
};

SHINGLESCOPE_TEST(TestExportShown, QApplication)
#include "tst_export_shown.moc"
