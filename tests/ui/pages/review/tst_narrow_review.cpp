// SPDX-License-Identifier: MIT
// Review in the smallest window: no text in the header of the comparison is cut.

#include <QMenu>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/base/controls/chip.h"
#include "ui/pages/review/compare/compare_panel.h"

using namespace shinglescope;

class TestNarrowReview : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void init() { QVERIFY(openResult()); }
  void cleanup() { closePage(); }

  void theHeaderSaysLessInsteadOfBeingCut() {
    m_page->resize(1500, 700);
    QTRY_VERIFY(swap()->isVisible());
    QVERIFY(chip(QStringLiteral("only differences")) != nullptr);
    QVERIFY(!menu().contains(QStringLiteral("swap"), Qt::CaseInsensitive));
    m_page->resize(1010, 600);
    QTRY_VERIFY(!swap()->isVisible());
    const Chip *differences = chip(QStringLiteral("differences"));
    QVERIFY(differences != nullptr);
    QTRY_VERIFY(differences->width() >= differences->sizeHint().width());
    QVERIFY(menu().contains(QStringLiteral("swap"), Qt::CaseInsensitive));
    QTest::keyClick(pairs(), Qt::Key_X);
    QVERIFY(swap()->isChecked());
    m_page->resize(1500, 700);
    QTRY_VERIFY(swap()->isVisible());
    QVERIFY(!menu().contains(QStringLiteral("swap"), Qt::CaseInsensitive));
  }

 private:
  Chip *chip(const QString &text) const {
    for (Chip *each : m_page->findChild<ComparePanel *>()->findChildren<Chip *>())
      if (each->text() == text) return each;
    return nullptr;
  }
  Chip *swap() const { return chip(QStringLiteral("swap")); }
  QString menu() const {
    QStringList texts;
    for (const QAction *action : chip(QStringLiteral("view"))->menu()->actions())
      texts << action->text().remove(u'&');
    return texts.join(u'\n');
  }
};

SHINGLESCOPE_TEST(TestNarrowReview, QApplication)
#include "tst_narrow_review.moc"
