// SPDX-License-Identifier: MIT
// A key judges all selected pairs in one undo step.

#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"

using namespace shinglescope;

class TestSelectedPairs : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void cleanup() { closePage(); }

  void aVerdictIsOfAllSelected_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<Keep>("keep");
    QTest::newRow("D") << int(Qt::Key_D) << Verdict::Duplicate << Keep::Neither;
    QTest::newRow("N") << int(Qt::Key_N) << Verdict::NotDuplicate << Keep::Neither;
    QTest::newRow("U") << int(Qt::Key_U) << Verdict::Unsure << Keep::Neither;
    QTest::newRow("1") << int(Qt::Key_1) << Verdict::Duplicate << Keep::A;
    QTest::newRow("2") << int(Qt::Key_2) << Verdict::Duplicate << Keep::B;
  }

  void aVerdictIsOfAllSelected() {
    QFETCH(int, key);
    QFETCH(Verdict, verdict);
    QFETCH(Keep, keep);
    QVERIFY(openResult());
    QSignalSpy said(m_page.get(), &ReviewPage::messageRaised);
    selectFirst(4);
    QTest::keyClick(pairs(), static_cast<Qt::Key>(key));
    for (int row = 0; row < 4; ++row) {
      QCOMPARE(verdictOf(keyAt(row)), verdict);
      QCOMPARE(judgementOf(keyAt(row)).keep, keep);
    }
    QCOMPARE(verdictOf(keyAt(4)), Verdict::Undecided);
    QCOMPARE(verdicts().log().stepCount(), std::uint64_t{1});
    QCOMPARE(queue().pairs().selected().size(), std::size_t{4});
    QVERIFY(said.last().front().toString().contains(QStringLiteral("4 pairs")));
    m_fixture->controller().undo();
    QCOMPARE(verdicts().counts().decided(), std::uint64_t{0});
    m_fixture->controller().redo();
    QCOMPARE(verdictOf(keyAt(0)), verdict);
  }

  void whatElseWasSaidStays() {
    QVERIFY(openResult());
    Judgement noted{Verdict::Undecided, Keep::B, "seen", {"odd"}};
    QVERIFY(m_fixture->controller().judge(keyAt(1), noted));
    selectFirst(3);
    QTest::keyClick(pairs(), Qt::Key_D);
    noted.verdict = Verdict::Duplicate;
    QCOMPARE(judgementOf(keyAt(1)), noted);
    selectFirst(3);
    QTest::keyClick(pairs(), Qt::Key_Backspace);
    QCOMPARE(verdicts().counts().decided(), std::uint64_t{0});
    QCOMPARE(judgementOf(keyAt(1)).note, std::string("seen"));
  }

  void whatIsSaidAlreadyIsNoStep() {
    QVERIFY(openResult());
    selectFirst(3);
    QTest::keyClick(pairs(), Qt::Key_D);
    QTest::keyClick(pairs(), Qt::Key_D);
    QCOMPARE(verdicts().log().stepCount(), std::uint64_t{1});
  }

  void theCountIsShown() {
    QVERIFY(openResult());
    QVERIFY(!hasLabel(m_page.get(), QStringLiteral("A key judges all")));
    selectFirst(4);
    QVERIFY(hasLabel(m_page.get(), QStringLiteral("A key judges all 4 selected pairs")));
    QTest::keyClick(pairs(), Qt::Key_Up);
    QVERIFY(!hasLabel(m_page.get(), QStringLiteral("A key judges all")));
  }

  /// A single selected pair is judged as usual, and the cursor moves on.
  void oneIsJudgedAlone() {
    QVERIFY(openResult());
    selectFirst(1);
    QTest::keyClick(pairs(), Qt::Key_D);
    QCOMPARE(verdicts().counts().decided(), std::uint64_t{1});
    QCOMPARE(pairs()->currentIndex().row(), 1);
  }

  void itemsOfAnotherQueueAreLeftOut() {
    QVERIFY(openResult());
    const auto own = *makeReviewQueue(m_fixture->session().result(), RunContext{});
    const auto other = *makeReviewQueue(m_fixture->session().result(), RunContext{});
    const std::vector<ItemHandle> items{own->handleAt(0), other->handleAt(1)};
    const auto command =
        judgedTogether(verdicts(), *own, items, {Verdict::Duplicate, Keep::Neither}, {});
    QVERIFY(command);
    QCOMPARE(command->items.size(), std::size_t{1});
    QCOMPARE(command->items.front().item, own->keyAt(0));
  }

 private:
  void selectFirst(int count) {
    pairs()->selectRow(0);
    for (int i = 1; i < count; ++i) QTest::keyClick(pairs(), Qt::Key_Down, Qt::ShiftModifier);
  }
};

SHINGLESCOPE_TEST(TestSelectedPairs, QApplication)
#include "tst_selected_pairs.moc"
