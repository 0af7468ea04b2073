// SPDX-License-Identifier: MIT
// The wheel over a control without focus scrolls the surrounding area and does not change the
// control.

#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/focus_keys.h"
#include "ui/base/style/theme.h"

using namespace shinglescope;

class TestWheel : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }

  void init() {
    m_area = std::make_unique<QScrollArea>();
    auto *body = new QWidget;
    auto *layout = new QVBoxLayout(body);
    m_list = new QComboBox;
    for (int i = 0; i < 20; ++i) m_list->addItem(QString::number(i));
    m_list->setCurrentIndex(10);
    m_editable = new QComboBox;
    m_editable->setEditable(true);
    m_editable->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    m_editable->setCurrentIndex(1);
    m_number = new QSpinBox;
    m_number->setValue(10);
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setRange(0, 20);
    m_slider->setValue(10);
    m_elsewhere = new QLineEdit;
    for (QWidget *each : QList<QWidget *>{m_elsewhere, m_list, m_editable, m_number, m_slider})
      layout->addWidget(each);
    body->setMinimumHeight(3000);
    m_area->setWidget(body);
    m_area->resize(300, 200);
    m_area->show();
    QVERIFY(test::comesToFront(m_area.get()));
    m_elsewhere->setFocus();
  }
  void cleanup() { m_area.reset(); }

  void withoutFocusItChangesNothing() {
    for (QWidget *each : controls()) {
      QVERIFY(each->focusPolicy() != Qt::WheelFocus);
      const QList<int> before = values();
      QVERIFY2(scrollsAt(each), each->metaObject()->className());
      QCOMPARE(values(), before);
      QCOMPARE(QApplication::focusWidget(), m_elsewhere);
    }
    QVERIFY(scrollsAt(m_editable->lineEdit()));
    QCOMPARE(m_editable->currentIndex(), 1);
  }

  void withFocusItChangesTheValue() {
    for (QWidget *each : controls()) {
      each->setFocus();
      const QList<int> before = values();
      QVERIFY(!scrollsAt(each));
      QVERIFY2(values() != before, each->metaObject()->className());
    }
  }

 private:
  QList<QWidget *> controls() const { return {m_list, m_editable, m_number, m_slider}; }
  QList<int> values() const {
    return {m_list->currentIndex(), m_editable->currentIndex(), m_number->value(),
            m_slider->value()};
  }
  /// Returns true if a control passes the wheel to its parents. Qt propagates only spontaneous
  /// events.
  static bool scrollsAt(QWidget *over) {
    const QPointF place(3, 3);
    QWheelEvent event(place, over->mapToGlobal(place), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(over, &event);
    return !event.isAccepted();
  }

  std::unique_ptr<QScrollArea> m_area;
  QComboBox *m_list = nullptr;
  QComboBox *m_editable = nullptr;
  QSpinBox *m_number = nullptr;
  QSlider *m_slider = nullptr;
  QLineEdit *m_elsewhere = nullptr;
};

SHINGLESCOPE_TEST(TestWheel, QApplication)
#include "tst_wheel.moc"
