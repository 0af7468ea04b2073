// SPDX-License-Identifier: MIT
// Esc while the focus is inside a widget that uses this key, in a window that has a shortcut for
// Esc.

#include <QAction>
#include <QLineEdit>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/controls/escape_key.h"

using namespace shinglescope;

class TestEscapeKey : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    m_outer = new QWidget(m_window.get());
    m_inner = new QWidget(m_outer);
    m_entry = new QLineEdit(m_inner);
    layout->addWidget(m_outer);
    auto *cancel = new QAction(m_window.get());
    cancel->setShortcut(Qt::Key_Escape);
    m_window->addAction(cancel);
    m_cancelled = std::make_unique<QSignalSpy>(cancel, &QAction::triggered);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_entry->setFocus();
  }
  void cleanup() {
    m_cancelled.reset();
    m_window.reset();
  }

  void theInnermostWins() {
    EscapeKey outer(m_outer);
    EscapeKey inner(m_inner);
    QSignalSpy outerPressed(&outer, &EscapeKey::pressed);
    QSignalSpy innerPressed(&inner, &EscapeKey::pressed);
    QTest::keyClick(m_entry, Qt::Key_Escape);
    QCOMPARE(innerPressed.size(), 1);
    inner.setEnabled(false);
    QTest::keyClick(m_entry, Qt::Key_Escape);
    QCOMPARE(innerPressed.size(), 1);
    QCOMPARE(outerPressed.size(), 1);
    QVERIFY(m_cancelled->isEmpty());
    outer.setEnabled(false);
    QTest::keyClick(m_entry, Qt::Key_Escape);
    QCOMPARE(m_cancelled->size(), 1);
  }

  void otherKeysPass() {
    EscapeKey inner(m_inner);
    QSignalSpy pressed(&inner, &EscapeKey::pressed);
    QTest::keyClick(m_entry, Qt::Key_Escape, Qt::ShiftModifier);
    QTest::keyClick(m_entry, Qt::Key_A);
    QVERIFY(pressed.isEmpty());
    QCOMPARE(m_entry->text(), QStringLiteral("a"));
  }

 private:
  std::unique_ptr<QWidget> m_window;
  QWidget *m_outer = nullptr;
  QWidget *m_inner = nullptr;
  QLineEdit *m_entry = nullptr;
  std::unique_ptr<QSignalSpy> m_cancelled;
};

SHINGLESCOPE_TEST(TestEscapeKey, QApplication)
#include "tst_escape_key.moc"
