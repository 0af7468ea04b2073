// SPDX-License-Identifier: MIT
// Columns of figures are never cut: they fit titles and cells, fill the table, and scroll.

#include <QHeaderView>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "ui/parts/table/fitted_columns.h"
#include "ui/parts/table/list_table.h"

using namespace shinglescope;

namespace {

/// A model that gets other rows by a reset.
class ResetModel : public QStandardItemModel {
 public:
  using QStandardItemModel::QStandardItemModel;
  void fill(int rows) {
    beginResetModel();
    const bool wasBlocked = blockSignals(true);
    setRowCount(0);
    for (int row = 0; row < rows; ++row)
      setItem(row, 2, new QStandardItem(QStringLiteral("a long text that is not shown")));
    blockSignals(wasBlocked);
    endResetModel();
  }
};

}  // namespace

class TestFittedColumns : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }

  void titlesAndCellsFit() {
    QStandardItemModel model(0, 3);
    model.setHorizontalHeaderLabels(
        {QStringLiteral("a"), QStringLiteral("a long title of a column"), QStringLiteral("c")});
    model.appendRow({new QStandardItem(QStringLiteral("67 % (62–72 %)")),
                     new QStandardItem(QStringLiteral("1")),
                     new QStandardItem(QStringLiteral("2"))});
    QWidget window;
    QTableView *table = makeListTable(&model, QStringLiteral("figures"), &window);
    showHeader(*table);
    new FittedColumns(*table);
    for (const int width : {900, 400, 120}) {
      table->resize(width, 200);
      window.resize(width, 200);
      window.show();
      QVERIFY(QTest::qWaitForWindowExposed(&window));
      int all = 0;
      for (int column = 0; column < 3; ++column) {
        const QString cell = model.index(0, column).data().toString();
        const QString title = model.headerData(column, Qt::Horizontal).toString();
        const int has = table->columnWidth(column);
        all += has;
        QVERIFY2(has >= table->fontMetrics().horizontalAdvance(cell), qPrintable(cell));
        QVERIFY2(has >= table->horizontalHeader()->fontMetrics().horizontalAdvance(title),
                 qPrintable(title));
      }
      QVERIFY(all >= table->viewport()->width());
      QCOMPARE(table->horizontalScrollBar()->maximum() > 0, width == 120);
    }
  }

  void hiddenColumnsTakeNoRoom() {
    ResetModel model(0, 3);
    QWidget window;
    QTableView *table = makeListTable(&model, QStringLiteral("figures"), &window);
    showHeader(*table);
    table->setColumnHidden(2, true);
    new FittedColumns(*table);
    window.resize(400, 200);
    table->resize(400, 200);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    for (const int rows : {1, 100, 1}) {
      model.fill(rows);
      QVERIFY(table->isColumnHidden(2));
      QTRY_COMPARE(table->horizontalScrollBar()->maximum(), 0);
    }
  }
};

SHINGLESCOPE_TEST(TestFittedColumns, QApplication)
#include "tst_fitted_columns.moc"
