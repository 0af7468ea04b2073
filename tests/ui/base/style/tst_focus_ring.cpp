// SPDX-License-Identifier: MIT
// What has the keyboard focus shows it, also a list or a plot.

#include <QHBoxLayout>
#include <QLineEdit>
#include <QTableWidget>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/focus_keys.h"
#include "ui/base/plots/s_curve_plot.h"
#include "ui/base/style/focus_ring.h"
#include "ui/base/style/theme.h"

using namespace shinglescope;

class TestFocusRing : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }

  void init() {
    m_window = std::make_unique<QWidget>();
    auto *layout = new QHBoxLayout(m_window.get());
    m_field = new QLineEdit;
    m_table = new QTableWidget(20, 2);
    m_plot = new SCurvePlot;
    m_plot->setKeyboardOn();
    for (QWidget *each : QList<QWidget *>{m_field, m_table, m_plot}) layout->addWidget(each);
    m_window->resize(700, 300);
    m_window->show();
    QVERIFY(test::comesToFront(m_window.get()));
    QTest::mouseClick(m_field, Qt::LeftButton);
    m_field->setFocus();
  }
  void cleanup() { m_window.reset(); }

  void aKeyShowsItAndAClickHidesIt() {
    m_table->setFocus(Qt::MouseFocusReason);
    QVERIFY(!hasRing(m_table));
    QTest::keyClick(m_table, Qt::Key_Down);
    QVERIFY(hasRing(m_table));
    QTest::mouseClick(m_table->viewport(), Qt::LeftButton, {}, {20, 20});
    QVERIFY(!hasRing(m_table));
    QTest::keyClick(m_table, Qt::Key_Shift);  // may be the start of a click with Shift
    QVERIFY(!hasRing(m_table));
  }

  void tabMovesItFromOneToTheNext() {
    QTest::keyClick(m_field, Qt::Key_Tab);
    QVERIFY(m_table->hasFocus());
    QVERIFY(hasRing(m_table));
    m_plot->setFocus(Qt::TabFocusReason);
    QVERIFY(hasRing(m_plot));
    QVERIFY(!hasRing(m_table));
    m_field->setFocus(Qt::TabFocusReason);  // its border shows the focus
    QVERIFY(!hasRing(m_plot));
    QVERIFY(!hasRing(m_field));
  }

  void aWidgetThatDrawsItsFocusIsLeftOut() {
    FocusRing::leaveOut(*m_table);
    QTest::keyClick(m_field, Qt::Key_Tab);
    QVERIFY(m_table->hasFocus());
    QVERIFY(!hasRing(m_table));
  }

  void itSurvivesTheWidget() {
    QTest::keyClick(m_field, Qt::Key_Tab);
    QVERIFY(hasRing(m_table));
    delete m_table;
    m_plot->setFocus(Qt::TabFocusReason);
    QVERIFY(hasRing(m_plot));
  }

 private:
  /// Looks at the pixels of the widget's edge.
  bool hasRing(QWidget *widget) const {
    QTest::qWait(1);
    const QImage image = m_window->grab().toImage();
    const QRect rect(widget->mapTo(m_window.get(), QPoint()), widget->size());
    const QColor accent = themeColors(widget->palette()).accent;
    return image.pixelColor(rect.center().x(), rect.top() + 1) == accent &&
           image.pixelColor(rect.left() + 1, rect.center().y()) == accent &&
           image.pixelColor(rect.right() - 1, rect.center().y()) == accent;
  }

  std::unique_ptr<QWidget> m_window;
  QLineEdit *m_field = nullptr;
  QTableWidget *m_table = nullptr;
  SCurvePlot *m_plot = nullptr;
};

SHINGLESCOPE_TEST(TestFocusRing, QApplication)
#include "tst_focus_ring.moc"
