// How Learn looks with the product's own look: presenter mode leaves no large font behind.

#include <QApplication>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/window_parts.h"
#include "ui/learn/lesson_table.h"
#include "ui/learn/stage_bar.h"
#include "ui/pages/learn_page.h"
#include "ui/style/theme.h"

using namespace shinglescope;

class TestLearnLooks : public QObject, private test::WindowParts {
  Q_OBJECT

 private slots:
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void init() {
    openWindow();
    m_window->resize(1280, 800);
    QTest::keyClick(m_window.get(), Qt::Key_5, Qt::ControlModifier);
    m_page = m_window->findChild<LearnPage *>();
    QVERIFY(m_page->isVisible());
  }
  void cleanup() { closeWindow(); }

  void presenterModeLeavesAllFontsAsTheyWere_data();
  void presenterModeLeavesAllFontsAsTheyWere();

 private:
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(m_page->findChild<StageBar *>(), key, modifiers);
  }
  /// Until nothing is computed or placed any more.
  void rest() const {
    QStringList last;
    for (int same = 0; same < 3;) {
      QTest::qWait(20);
      const QStringList now = sizes();
      same = now == last && !m_page->isBusy() ? same + 1 : 0;
      last = now;
    }
  }
  /// Of the fonts on the page, each once.
  QStringList sizes() const {
    QStringList all;
    for (const QWidget *each : m_page->findChildren<QWidget *>())
      if (each->isVisible()) all << QStringLiteral("%1 pt").arg(each->font().pointSizeF());
    all.removeDuplicates();
    all.sort();
    return all;
  }

  LearnPage *m_page = nullptr;
};

void TestLearnLooks::presenterModeLeavesAllFontsAsTheyWere_data() {
  QTest::addColumn<QString>("lesson");
  QTest::newRow("short") << QStringLiteral("three-documents");
  QTest::newRow("long") << QStringLiteral("paragraph");
}

void TestLearnLooks::presenterModeLeavesAllFontsAsTheyWere() {
  QFETCH(const QString, lesson);
  m_page->openReady(lesson);
  for (int stage = 0; stage < static_cast<int>(kLessonStages); ++stage) {
    press(static_cast<Qt::Key>(Qt::Key_1 + stage));
    rest();
    const QStringList before = sizes();
    press(Qt::Key_F11);
    rest();
    QVERIFY(sizes() != before);
    for (const int other : {5, 6, 8, stage}) press(static_cast<Qt::Key>(Qt::Key_1 + other));
    rest();
    press(Qt::Key_Escape);
    rest();
    const QStringList after = sizes();
    for (const QString &size : after) QVERIFY2(before.contains(size), qPrintable(size));
  }
}

SHINGLESCOPE_TEST(TestLearnLooks, QApplication)
#include "tst_learn_looks.moc"
