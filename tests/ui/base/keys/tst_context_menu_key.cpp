// SPDX-License-Identifier: MIT
#include <QContextMenuEvent>
#include <QTableWidget>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/focus_keys.h"
#include "ui/base/keys/context_menu_key.h"

using namespace shinglescope;

namespace {

/// Counts the menus that the keyboard asked for.
class MenuTable final : public QTableWidget {
 public:
  using QTableWidget::QTableWidget;
  int asked = 0;

 protected:
  void contextMenuEvent(QContextMenuEvent *event) override {
    if (event->reason() == QContextMenuEvent::Keyboard) ++asked;
  }
};

}  // namespace

class TestContextMenuKey : public QObject {
  Q_OBJECT

 private slots:
  void shiftF10OpensTheMenu() {
    ContextMenuKey key(nullptr);
    MenuTable table(3, 3);
    table.show();
    QVERIFY(test::comesToFront(&table));
    table.setFocus();
    QTest::keyClick(&table, Qt::Key_F10, Qt::ShiftModifier);
    QCOMPARE(table.asked, 1);
    QTest::keyClick(&table, Qt::Key_F10);
    QTest::keyClick(&table, Qt::Key_F10, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(table.asked, 1);
  }
};

SHINGLESCOPE_TEST(TestContextMenuKey, QApplication)
#include "tst_context_menu_key.moc"
