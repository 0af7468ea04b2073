// SPDX-License-Identifier: MIT
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QListWidget>
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/review/verdict_rule_dialog.h"

using namespace shinglescope;

namespace {

constexpr ItemKey kFlats{{0}, {1}};
constexpr ItemKey kGarages{{2}, {3}};
constexpr ItemKey kStudios{{4}, {4}};

}  // namespace

/// Uses the "Verdicts by rule" dialog of Review with the keyboard.
class TestVerdictRuleDialog : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void init() { QVERIFY(openResult()); }
  void cleanup() { closePage(); }

  void allShownPairsAreJudgedInOneStep() {
    open();
    const int shown = pairs()->model()->rowCount();
    QTRY_VERIFY(
        hasLabel(m_dialog, QStringLiteral("%1 pairs get the verdict \"Duplicate\".").arg(shown)));
    const std::uint64_t steps = verdicts().log().stepCount();
    QTRY_VERIFY(apply()->isEnabled());
    QTest::keyClick(m_dialog, Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!m_dialog->isVisible());
    QCOMPARE(verdicts().log().stepCount(), steps + 1);
    QCOMPARE(verdictOf(kFlats), Verdict::Duplicate);
    QCOMPARE(verdictOf(kStudios), Verdict::Duplicate);
    QVERIFY(verdicts().stateOf(kFlats)->isByRule);
    m_fixture->controller().undo();
    QCOMPARE(verdictOf(kFlats), Verdict::Undecided);
    QCOMPARE(verdicts().counts().decided(), std::uint64_t{0});
  }

  void conditionsNarrowThePairs() {
    open();
    QTRY_VERIFY(apply()->isEnabled());
    share("Similarity from")->setValue(1.0);
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("1 pair gets the verdict")));
    share("Similarity from")->setValue(0.4);
    share("Similarity to")->setValue(0.99);
    QTRY_COMPARE(examples()->model()->rowCount(), pairs()->model()->rowCount() - 1);
    // Only the garages, the studios and the offices agree in the price, here by the space key.
    QListWidget *fields = m_dialog->findChild<QListWidget *>();
    fields->setFocus();
    fields->setCurrentRow(3);
    QTest::keyClick(fields, Qt::Key_Space);
    QCOMPARE(fields->item(3)->checkState(), Qt::Checked);
    QTRY_VERIFY(examples()->model()->rowCount() < pairs()->model()->rowCount() - 1);
    QTRY_VERIFY(apply()->isEnabled());
    QTest::mouseClick(apply(), Qt::LeftButton);
    QCOMPARE(verdictOf(kFlats), Verdict::Undecided);
    QCOMPARE(verdictOf(kGarages), Verdict::Duplicate);
    QCOMPARE(verdictOf(kStudios), Verdict::Undecided);
  }

  void theScopeIsWhatIsShownOrAllAtTheThreshold() {
    const int all = pairs()->model()->rowCount();
    m_page->focusSearch();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("garage"));
    QTRY_COMPARE(pairs()->model()->rowCount(), 1);
    open();
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("1 pair gets the verdict")));
    m_dialog->findChildren<SegmentedControl *>().at(1)->setCurrentIndex(1);
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("%1 pairs get the verdict").arg(all)));
  }

  void aReviewersVerdictStaysUnlessAskedFor() {
    m_fixture->controller().judge(kFlats, {Verdict::NotDuplicate});
    m_fixture->controller().judge(kGarages, {Verdict::Duplicate});
    open();
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("1 pair keeps another verdict")));
    QVERIFY(hasLabel(m_dialog, QStringLiteral("1 pair has it already.")));
    m_dialog->findChild<QCheckBox *>(QStringLiteral("overrulesVerdicts"))->setChecked(true);
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("1 of these pairs has another verdict")));
    QTRY_VERIFY(apply()->isEnabled());
    QTest::mouseClick(apply(), Qt::LeftButton);
    QCOMPARE(verdictOf(kFlats), Verdict::Duplicate);
    QVERIFY(!verdicts().stateOf(kGarages)->isByRule);
  }

  void aVerdictByRuleIsMarked() {
    open();
    m_dialog->findChildren<SegmentedControl *>().at(0)->setCurrentIndex(1);
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("Not a duplicate")));
    QTRY_VERIFY(apply()->isEnabled());
    QTest::keyClick(m_dialog, Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(!m_page->isBusy());
    QVERIFY(queue().pairs().select(kFlats));
    QTRY_VERIFY(hasLabel(m_page.get(), QStringLiteral("Not a duplicate, by rule.")));
    const QModelIndex index = pairs()->currentIndex().siblingAtColumn(PairModel::VerdictColumn);
    QCOMPARE(index.data().toString(), QStringLiteral("Not a duplicate, by rule"));
    // The same verdict by key is that of a reviewer.
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QTest::keyClick(pairs(), Qt::Key_N);
    QVERIFY(!verdicts().stateOf(kFlats)->isByRule);
    QCOMPARE(verdictOf(kFlats), Verdict::NotDuplicate);
  }

  void theEnterKeyOfTheKeypadApplies() {
    open();
    QTRY_VERIFY(apply()->isEnabled());
    const std::uint64_t steps = verdicts().log().stepCount();
    QTest::keyClick(m_dialog, Qt::Key_Enter, Qt::ControlModifier | Qt::KeypadModifier);
    QCOMPARE(verdicts().log().stepCount(), steps + 1);
  }

  void nothingCanBeAppliedIfNoPairMeetsTheRule() {
    open();
    share("Similarity from")->setValue(0.9);
    share("Similarity to")->setValue(0.2);
    QTRY_VERIFY(hasLabel(m_dialog, QStringLiteral("No pair meets the rule.")));
    QVERIFY(!apply()->isEnabled());
    const std::uint64_t steps = verdicts().log().stepCount();
    QTest::keyClick(m_dialog, Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(verdicts().log().stepCount(), steps);
    QVERIFY(m_dialog->isVisible());
  }

 private:
  void open() {
    QTest::keyClick(pairs(), Qt::Key_U, Qt::ShiftModifier);
    m_dialog = openDialog<VerdictRuleDialog>();
    QVERIFY(m_dialog != nullptr);
    QVERIFY(QTest::qWaitForWindowActive(m_dialog));
  }
  KeyButton *apply() const { return keyButton(m_dialog, QStringLiteral("Apply")); }
  QTableView *examples() const { return m_dialog->findChild<QTableView *>(); }
  QDoubleSpinBox *share(const char *name) const {
    for (QDoubleSpinBox *box : m_dialog->findChildren<QDoubleSpinBox *>())
      if (box->accessibleName() == QLatin1String(name)) return box;
    return nullptr;
  }

  VerdictRuleDialog *m_dialog = nullptr;
};

SHINGLESCOPE_TEST(TestVerdictRuleDialog, QApplication)
#include "tst_verdict_rule_dialog.moc"
