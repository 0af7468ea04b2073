// SPDX-License-Identifier: MIT
// Verdicts whose records have changed are listed until they are given again.

#include "core/review/verdicts/memory_verdict_store.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/base/controls/chip.h"

using namespace shinglescope;

class TestChangedVerdicts : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void init() { QVERIFY(openResult()); }
  void cleanup() { closePage(); }

  /// A verdict that was matched by id alone is listed until it is given again.
  void changedVerdictsHaveAChip() {
    const auto chip = [this] {
      for (Chip *each : m_page->findChildren<Chip *>())
        if (each->text().startsWith(QStringLiteral("changed"))) return each;
      return static_cast<Chip *>(nullptr);
    };
    QVERIFY(!chip()->isVisible());
    openJudgedBeforeAnEdit(keyAt(1));
    QTRY_VERIFY(!m_page->isBusy());
    QVERIFY(chip()->isVisible());
    QCOMPARE(chip()->text(), QStringLiteral("changed 1"));
    QTest::mouseClick(chip(), Qt::LeftButton);
    QTRY_COMPARE(pairs()->model()->rowCount(), 1);
    QTest::keyClick(pairs(), Qt::Key_D);
    QCOMPARE(chip()->text(), QStringLiteral("changed 0"));
    QTest::mouseClick(chip(), Qt::LeftButton);
    QTRY_VERIFY(!chip()->isVisible());
  }

 private:
  /// Opens the log of a project in which row `a` had different content.
  void openJudgedBeforeAnEdit(ItemKey key) {
    Session &session = m_fixture->session();
    const KnownRecord a{{{1, 2}, 0}, "r" + std::to_string(key.a.value), key.a.value};
    const KnownRecord b{session.records()->keyOf(key.b), {}, key.b.value};
    LogStep step;
    step.number = 1;
    step.origin = "key";
    step.changes = {PairChange{a.key, b.key, {}, {.verdict = Verdict::Duplicate}}};
    step.records = {a, b};
    session.setStore(std::make_unique<MemoryVerdictStore>(std::vector<LogStep>{step}));
    session.setResult(session.result(), false);
  }
};

SHINGLESCOPE_TEST(TestChangedVerdicts, QApplication)
#include "tst_changed_verdicts.moc"
