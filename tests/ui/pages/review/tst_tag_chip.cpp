// SPDX-License-Identifier: MIT
// The queue filtered to the items that have a tag.

#include <QMenu>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/base/controls/chip.h"

using namespace shinglescope;

class TestTagChip : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void init() { QVERIFY(openResult()); }
  void cleanup() { closePage(); }

  void tagsInUseAreOffered() {
    QVERIFY(!chip()->isVisible());
    const ItemKey key = keyAt(1);
    tag(key, {"R&D", "phone"});
    QVERIFY(chip()->isVisible());
    QCOMPARE(chip()->text(), QStringLiteral("any tag"));
    const QList<QAction *> actions = chip()->menu()->actions();
    QCOMPARE(actions.size(), 3);
    QCOMPARE(actions[1]->text(), QStringLiteral("R&&D"));
    actions[2]->trigger();
    QTRY_COMPARE(pairs()->model()->rowCount(), 1);
    QCOMPARE(keyAt(0), key);
    QVERIFY(chip()->isChecked());
    QCOMPARE(chip()->text(), QStringLiteral("tag phone"));
    chip()->menu()->actions()[0]->trigger();
    QTRY_VERIFY(pairs()->model()->rowCount() > 1);
    QVERIFY(!chip()->isChecked());
  }

  void tagsOfAnOpenedReviewAreThereAtOnce() {
    tag(keyAt(0), {"phone"});
    const ItemKey other = keyAt(2);
    QVERIFY(openPageAgain());
    QTRY_VERIFY(!m_page->isBusy());
    QVERIFY(chip()->isVisible());
    tag(other, {"again"});
    QCOMPARE(chip()->menu()->actions().size(), 3);
  }

 private:
  void tag(ItemKey key, const std::vector<std::string> &tags) {
    m_fixture->controller().judge(key, {Verdict::Duplicate, Keep::Neither, "", tags});
  }
  Chip *chip() const {
    for (Chip *each : m_page->findChildren<Chip *>())
      if (each->toolTip() == QStringLiteral("Tags shown")) return each;
    return nullptr;
  }
};

SHINGLESCOPE_TEST(TestTagChip, QApplication)
#include "tst_tag_chip.moc"
