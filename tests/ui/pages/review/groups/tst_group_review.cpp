// SPDX-License-Identifier: MIT
#include <QMenu>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>

#include "core/review/groups/review_marks.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_page_test.h"
#include "ui/base/controls/chip.h"
#include "ui/base/controls/search_field.h"
#include "ui/pages/review/compare/compare_view.h"
#include "ui/pages/review/groups/group_list.h"
#include "ui/pages/review/groups/group_model.h"
#include "ui/pages/review/groups/member_model.h"
#include "ui/pages/review/groups/members_panel.h"
#include "ui/window/status_line.h"

using namespace shinglescope;

/// Groups in Review by key and mouse: keepers, rows taken out, chains.
class TestGroupReview : public ReviewPageTest {
  Q_OBJECT

 private slots:
  void init() {
    QVERIFY(openResult());
    m_fixture->session().setReviewThreshold(overTheEnds());
    QVERIFY(waitForItem());
  }
  void cleanup() { closePage(); }

  void anyRowBecomesTheKeeperByOneKey() {
    showOffices();
    QTest::keyClick(members(), Qt::Key_K);
    QCOMPARE(members()->currentIndex().row(), 1);
    QTest::keyClick(members(), Qt::Key_M);
    QCOMPARE(verdicts().markOf({8}), RowMark::Keeper);
    QCOMPARE(stateAt(1), QStringLiteral("● keeper"));
    QCOMPARE(members()->currentIndex().row(), 1);  // the cursor stays where it was
    // Another keeper replaces the first, in one step.
    QTest::keyClick(members(), Qt::Key_J);
    QTest::keyClick(members(), Qt::Key_M);
    QCOMPARE(verdicts().markOf({8}), RowMark::None);
    QCOMPARE(verdicts().markOf({9}), RowMark::Keeper);
    undo();
    QCOMPARE(stateAt(1), QStringLiteral("● keeper"));
    QCOMPARE(stateAt(2), QString());
    QTest::keyClick(members(), Qt::Key_K);
    QTest::keyClick(members(), Qt::Key_M);  // pressed again, it removes the mark
    QCOMPARE(verdicts().markOf({8}), RowMark::None);
  }

  void oneAndTwoKeepTheRowsShown() {
    showOffices();  // 8 and 10 are compared
    QTest::keyClick(members(), Qt::Key_2);
    QCOMPARE(verdicts().markOf({9}), RowMark::Keeper);
    QTest::keyClick(members(), Qt::Key_1);
    QCOMPARE(verdicts().markOf({7}), RowMark::Keeper);
    QCOMPARE(verdicts().markOf({9}), RowMark::None);
    QCOMPARE(verdicts().counts().decided(), std::uint64_t{0});
    QTest::keyClick(members(), Qt::Key_X);  // after the swap, A is the other row
    QTest::keyClick(members(), Qt::Key_1);
    QCOMPARE(verdicts().markOf({9}), RowMark::Keeper);
  }

  void aRowIsTakenOutAndPutBack() {
    showOffices();
    QCOMPARE(members()->currentIndex().row(), 2);
    QTest::keyClick(members(), Qt::Key_Delete);
    QCOMPARE(verdicts().markOf({9}), RowMark::TakenOut);
    QCOMPARE(stateAt(2), QStringLiteral("○ taken out"));
    QCOMPARE(members()->model()->rowCount(), 3);  // the row is still listed
    QVERIFY(!button(QStringLiteral("Keeper"))->isEnabled());
    QTest::mouseClick(button(QStringLiteral("Put back")), Qt::LeftButton);
    QCOMPARE(verdicts().markOf({9}), RowMark::None);
    QCOMPARE(stateAt(2), QString());
    QTest::mouseClick(button(QStringLiteral("Take out")), Qt::LeftButton);
    QCOMPARE(verdicts().markOf({9}), RowMark::TakenOut);
    undo();
    QCOMPARE(verdicts().markOf({9}), RowMark::None);
  }

  void openForReadingNoRowIsMarked() {
    showOffices();
    QVERIFY(button(QStringLiteral("Keeper"))->isEnabled());
    m_fixture->session().setReadOnly(true);
    for (const char *text : {"Keeper", "Take out"})
      QVERIFY2(!button(QString::fromLatin1(text))->isEnabled(), text);
    QTest::keyClick(members(), Qt::Key_K);  // another row cannot be marked either
    QVERIFY(!button(QStringLiteral("Keeper"))->isEnabled());
    m_fixture->session().setReadOnly(false);
    for (const char *text : {"Keeper", "Take out"})
      QVERIFY2(button(QString::fromLatin1(text))->isEnabled(), text);
  }

  void takingTheFirstRowOutStaysInTheGroup() {
    showOffices();
    QTest::keyClick(members(), Qt::Key_K);
    QTest::keyClick(members(), Qt::Key_K);
    QCOMPARE(members()->currentIndex().row(), 0);
    QTest::keyClick(members(), Qt::Key_Delete);
    QCOMPARE(verdicts().markOf({7}), RowMark::TakenOut);
    QCOMPARE(members()->model()->index(0, MemberModel::RowColumn).data().toString(),
             QStringLiteral("8"));
    QCOMPARE(stateAt(0), QStringLiteral("○ taken out"));
  }

  /// Otherwise the key, pressed again, would take a row out of the next group.
  void aGroupThatEndsStaysUntilTheCursorMoves() {
    showOffices();
    const int groups = queue().groups().count();
    QTest::keyClick(members(), Qt::Key_K);
    QTest::keyClick(members(), Qt::Key_Delete);  // only row 8 joined the others
    QCOMPARE(queue().groups().count(), groups - 1);
    QCOMPARE(members()->model()->rowCount(), 3);
    QCOMPARE(stateAt(1), QStringLiteral("○ taken out"));
    QVERIFY(hasLabel(m_page.get(), QStringLiteral("The group has ended")));
    QCOMPARE(queue().groups().position(), -1);
    QTest::keyClick(members(), Qt::Key_Delete);
    QCOMPARE(verdicts().markOf({8}), RowMark::None);
    QCOMPARE(queue().groups().count(), groups);
    QCOMPARE(queue().groups().current(), std::optional(RecordId{7}));
    QVERIFY(!hasLabel(m_page.get(), QStringLiteral("The group has ended")));
    QTest::keyClick(members(), Qt::Key_Delete);
    for (int i = 0; i < 3; ++i) QTest::keyClick(members(), Qt::Key_J);
    QVERIFY(queue().groups().position() >= 0);
    QVERIFY(!hasLabel(m_page.get(), QStringLiteral("The group has ended")));
    for (int i = 0; i < members()->model()->rowCount(); ++i)
      QVERIFY(stateAt(i) != QStringLiteral("○ taken out"));
  }

  void keysLeadToEachListAndBack() {
    showOffices();
    m_page->focusSearch();
    QCOMPARE(queue().mode(), QueuePanel::Groups);  // the text filters groups too
    QTest::keyClick(members(), Qt::Key_C);
    QCOMPARE(queue().mode(), QueuePanel::Contradictions);
    QVERIFY(!m_page->isBusy());
    QTest::keyClick(m_page.get(), Qt::Key_C);
    QCOMPARE(queue().mode(), QueuePanel::Pairs);
    QTest::keyClick(m_page.get(), Qt::Key_C);
    m_page->focusSearch();  // which does not filter contradictions
    QCOMPARE(queue().mode(), QueuePanel::Pairs);
  }

  /// A run can start on another page in the meantime.
  void anotherResultShowsTheSameGroup() {
    showOffices();
    QVERIFY(hasLabel(m_page.get(), QStringLiteral("Rows 8 and 10")));
    const int position = groups()->currentIndex().row();
    QVERIFY(position > 0);
    m_fixture->run();
    QTRY_VERIFY(!m_page->isBusy());
    QCOMPARE(groups()->currentIndex().row(), position);
    QVERIFY(hasLabel(m_page.get(), QStringLiteral("Rows 8 and 10")));
    QTRY_VERIFY(m_page->findChild<CompareView *>()->differenceCount() > 0);
  }

  void ofAPairRowsThatAreOutComeBackToo() {
    const ItemKey flats{{0}, {1}};
    const int before = groups()->model()->rowCount();
    QVERIFY(queue().pairs().select(flats));
    QTest::keyClick(pairs(), Qt::Key_G);
    QTest::keyClick(members(), Qt::Key_Delete);  // the group is gone
    QCOMPARE(groups()->model()->rowCount(), before - 1);
    QTest::keyClick(members(), Qt::Key_G);
    QVERIFY(queue().pairs().select(flats));
    QTest::keyClick(pairs(), Qt::Key_Delete);
    QCOMPARE(verdicts().markOf({1}), RowMark::None);
    QCOMPARE(groups()->model()->rowCount(), before);
  }

  /// Ctrl is pressed while Ctrl+Z undoes a mark.
  void theGroupStaysSelectedWithCtrlDown() {
    showOffices();
    QTest::keyClick(members(), Qt::Key_M);
    QCOMPARE(groups()->selectionModel()->selectedRows().size(), 1);
    QTest::keyPress(members(), Qt::Key_Control, Qt::ControlModifier);
    undo();
    QTest::keyRelease(members(), Qt::Key_Control);
    QVERIFY(groups()->selectionModel()->isSelected(groups()->currentIndex()));
    QCOMPARE(groups()->selectionModel()->selectedRows().size(), 1);
  }

  void theMembersBeginAtTheFirst() {
    showOffices();
    QTRY_VERIFY(members()->viewport()->height() > 0);
    QTRY_COMPARE(members()->verticalScrollBar()->value(), 0);
  }

  void severalGroupsAreJudgedTogether() {
    QTest::keyClick(pairs(), Qt::Key_G);
    const int count = groups()->model()->rowCount();
    QVERIFY(count > 2);
    QVERIFY(!hasLabel(m_page.get(), QStringLiteral("A key judges the pairs")));
    QSignalSpy said(m_page.get(), &ReviewPage::messageRaised);
    groups()->selectRow(0);
    QTest::keyClick(groups(), Qt::Key_Down, Qt::ShiftModifier);
    QVERIFY(hasLabel(m_page.get(), QStringLiteral("the pairs of the 2 selected groups from 0.")));
    QTest::keyClick(groups(), Qt::Key_D);
    QCOMPARE(verdicts().log().stepCount(), std::uint64_t{1});
    QVERIFY(isReviewed(0) && isReviewed(1));
    for (int group = 2; group < count; ++group) QVERIFY(!isReviewed(group));
    QVERIFY(said.last().front().toString().contains(
        QStringLiteral("Judged %1 pairs together").arg(verdicts().counts().decided())));
    undo();
    QCOMPARE(verdicts().counts().decided(), std::uint64_t{0});
  }

  /// A key must not judge groups that a filter hides.
  void aFilterNarrowsTheGroups() {
    const int all = groups()->model()->rowCount();
    QVERIFY(all > 2);
    auto *search = m_page->findChild<SearchField *>();
    search->setText(QStringLiteral("Garage"));
    QTRY_VERIFY(!m_page->isBusy() && groups()->model()->rowCount() < all);
    const int few = groups()->model()->rowCount();
    QVERIFY(few > 0);
    QTest::keyClick(pairs(), Qt::Key_G);
    QVERIFY(hasLabel(m_page.get(), QStringLiteral("of %1").arg(few)));
    groups()->selectAll();
    QTest::keyClick(groups(), Qt::Key_D);
    QTRY_VERIFY(verdicts().counts().decided() > 0);
    search->clear();
    QTRY_COMPARE(groups()->model()->rowCount(), all);
    int reviewed = 0;
    for (int group = 0; group < all; ++group) reviewed += isReviewed(group) ? 1 : 0;
    QCOMPARE(reviewed, few);
  }

  void moreThanTwoMembersAreJudgedTogether() {
    showOffices();  // 8 to 10; 8 and 10 are below the threshold
    members()->selectAll();
    QVERIFY(hasLabel(m_page.get(), QStringLiteral("the pairs of the 3 selected rows from 0.")));
    QTest::keyClick(members(), Qt::Key_D);
    QCOMPARE(verdictOf({{7}, {8}}), Verdict::Duplicate);
    QCOMPARE(verdictOf({{8}, {9}}), Verdict::Duplicate);
    QCOMPARE(verdictOf({{7}, {9}}), Verdict::Undecided);
    QCOMPARE(verdicts().counts().decided(), std::uint64_t{2});
    QCOMPARE(verdicts().log().stepCount(), std::uint64_t{1});
  }

  void aChainIsCalledSo() {
    showOffices();
    const auto says = [this](const QString &text) {
      return hasLabel(m_page->findChild<MembersPanel *>(), text);
    };
    QVERIFY(says(QStringLiteral("A chain: rows 8 and 10 are only")));
    QVERIFY(says(QStringLiteral("Only row 9 joins them.")));
    QVERIFY(says(QStringLiteral("Weakest link")));
    m_fixture->session().setReviewThreshold({5, 10});
    QTRY_VERIFY(!m_page->isBusy());
    QVERIFY(!says(QStringLiteral("A chain")));
  }

  void judgingGoesThroughTheGroupsAndBack() {
    QTest::keyClick(pairs(), Qt::Key_G);
    const int count = groups()->model()->rowCount();
    groups()->selectRow(0);
    for (int key = 0; key < 20 && !isReviewed(count - 1); ++key)
      QTest::keyClick(members(), Qt::Key_D);
    QVERIFY(isReviewed(0));
    QTest::keyClick(members(), Qt::Key_J, Qt::ShiftModifier);
    // K on the first member moves to the previous group.
    groups()->selectRow(1);
    for (int key = 0; key < 8; ++key) QTest::keyClick(members(), Qt::Key_K);
    QCOMPARE(groups()->currentIndex().row(), 0);
  }

  void aBulkStepMakesTheGroupsAnew() {
    ReviewCommand command;
    for (const ItemKey key : {ItemKey{{0}, {1}}, ItemKey{{2}, {3}}, ItemKey{{4}, {4}}})
      command.items.push_back({key, {Verdict::NotDuplicate}});
    for (std::uint32_t row = 0; row < 2; ++row) command.rows.push_back({{row}, RowMark::TakenOut});
    QTest::keyClick(pairs(), Qt::Key_G);
    const int before = groups()->model()->rowCount();
    m_fixture->controller().apply(command);
    QTRY_VERIFY(!m_page->isBusy());
    QCOMPARE(groups()->model()->rowCount(), 1);
    QCOMPARE(members()->model()->rowCount(), 3);
    undo();
    QTRY_VERIFY(!m_page->isBusy());
    QCOMPARE(groups()->model()->rowCount(), before);
  }

  /// The group keeps its keeper, but no side of a pair judged Not is lit.
  void aPairJudgedNotLightsNoKeeper() {
    showOffices();  // 8 and 10 are compared, 9 connects them
    QTest::keyClick(members(), Qt::Key_2);
    QVERIFY(isLit("B"));
    m_fixture->controller().judge({{7}, {9}}, {Verdict::NotDuplicate});
    QTRY_VERIFY(!m_page->isBusy());
    m_page->findChild<MembersPanel *>()->pickMembers();
    QVERIFY(isLit("Not"));
    QVERIFY(!isLit("A") && !isLit("B"));
    QVERIFY(!hasLabel(m_page.get(), QStringLiteral("keep B")));
    undo();
    QTRY_VERIFY(!m_page->isBusy());
    QVERIFY(isLit("B"));
    QCOMPARE(verdicts().markOf({9}), RowMark::Keeper);
  }

  void groupsAreInTheOrderOfTheQueue() {
    QTest::keyClick(pairs(), Qt::Key_G);
    QTRY_VERIFY(!m_page->isBusy());
    const std::vector<double> shown = shownLinks();
    QVERIFY(shown.size() > 2);
    QVERIFY(std::ranges::is_sorted(shown, std::greater<>()));
    sortBy(3);  // the order in the file
    QTRY_VERIFY(shownLinks() != shown);
    QVERIFY(queue().mode() == QueuePanel::Groups);
    sortBy(0);
    QTRY_VERIFY(shownLinks() == shown);
    // A verdict that changes a group's weakest link moves it in the list.
    m_fixture->controller().judge({{8}, {9}}, {Verdict::NotDuplicate});
    QVERIFY(shownLinks() != shown);
    const std::vector<double> now = shownLinks();
    QVERIFY(std::ranges::is_sorted(now, std::greater<>()));
    sortBy(2);  // the audit is about pairs
    QVERIFY(queue().mode() == QueuePanel::Pairs);
  }

  /// Pairs across two tables form no groups, so "0 groups" would say nothing.
  void theStatusLineCountsNoGroupsAcrossTables() {
    StatusLine status(m_fixture->session(), m_fixture->controller());
    status.followGroups(m_page->groups());
    const auto says = [&status](const QString &text) {
      return std::ranges::any_of(status.findChildren<QLabel *>(),
                                 [&](const QLabel *label) { return label->text().contains(text); });
    };
    QVERIFY(says(QStringLiteral(" group")));
    DuplicateResult across = *m_fixture->session().result();
    across.firstReference = static_cast<std::uint32_t>(across.classes.textOfRow.size());
    across.groups.clear();
    m_fixture->session().setResult(std::make_shared<const DuplicateResult>(std::move(across)),
                                   false);
    QTRY_VERIFY(!m_page->isBusy());
    QVERIFY(says(QStringLiteral(" pair")));
    QVERIFY(!says(QStringLiteral(" group")));
  }

  /// The status line, Groups and the export show the same number.
  void everyPartOfTheWindowCountsTheSameGroups() {
    const GroupState &state = m_page->groups();
    StatusLine status(m_fixture->session(), m_fixture->controller());
    status.followGroups(state);
    const auto counted = [&] {
      const auto groupsIn = QStringLiteral(" in <b>%1</b> group").arg(state.count());
      return std::ranges::any_of(status.findChildren<QLabel *>(), [&](const QLabel *label) {
        return label->text().contains(groupsIn);
      });
    };
    const std::size_t before = state.count();
    QVERIFY(counted());
    for (const ItemKey key : {ItemKey{{0}, {1}}, ItemKey{{4}, {4}}})
      m_fixture->controller().judge(key, {Verdict::NotDuplicate});
    QTRY_VERIFY(!m_page->isBusy());
    QCOMPARE(state.count(), before - 2);
    QVERIFY(counted());
    QCOMPARE(static_cast<std::size_t>(groups()->model()->rowCount()), state.count());
    const auto exported =
        ReviewGroups::make(m_fixture->session().result(), m_fixture->session().reviewThreshold(),
                           reviewMarks(m_fixture->session().verdicts()), {});
    QVERIFY(exported);
    QCOMPARE(exported->inOrder().size(), state.count());
  }

 private:
  void showOffices() {
    QVERIFY(queue().pairs().select({{7}, {8}}));
    QTest::keyClick(pairs(), Qt::Key_G);
    QVERIFY(members()->hasFocus());
    QCOMPARE(members()->model()->rowCount(), 3);
  }
  /// Returns a threshold just above the similarity of 7 and 9, so that only 8 connects them.
  Ratio overTheEnds() const {
    const DuplicateResult &result = *m_fixture->session().result();
    for (const ScoredPair &pair : result.pairs) {
      const bool isEnds = result.classes.firstRow(pair.textA) == RecordId{7} &&
                          result.classes.firstRow(pair.textB) == RecordId{9};
      if (isEnds) return {static_cast<std::uint64_t>(pair.similarity() * 1000) + 1, 1000};
    }
    return {8, 10};
  }
  void undo() { m_fixture->controller().undo(); }
  bool isLit(const char *key) const { return button(QString::fromLatin1(key))->isChecked(); }
  void sortBy(int choice) const {
    for (Chip *chip : queue().findChildren<Chip *>())
      if (chip->toolTip() == QStringLiteral("Sort")) chip->menu()->actions().at(choice)->trigger();
  }
  /// Returns the weakest links that the list of groups shows.
  std::vector<double> shownLinks() const {
    std::vector<double> links;
    for (int row = 0; row < groups()->model()->rowCount(); ++row)
      links.push_back(groups()->model()->index(row, GroupModel::WeakestColumn).data().toDouble());
    return links;
  }
  QString stateAt(int row) const {
    return members()->model()->index(row, MemberModel::StateColumn).data().toString();
  }
  bool isReviewed(int group) const {
    return groups()->model()->index(group, 0).data().toString() == QStringLiteral("Reviewed");
  }
  QTableView *groups() const { return tableNamed(QStringLiteral("Groups")); }
  QTableView *members() const { return tableNamed(QStringLiteral("Members of the group")); }
  KeyButton *button(const QString &text) const { return keyButton(m_page.get(), text); }
};

SHINGLESCOPE_TEST(TestGroupReview, QApplication)
#include "tst_group_review.moc"
