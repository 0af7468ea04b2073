// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/review/groups/group_members.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_scene.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

using Rows = std::vector<RecordId>;

/// a ~ b ~ c, but a is not similar to c (0.428, above the floor); row 4 repeats a; d is alone.
ReviewGroups chainGroups(const ReviewMarks &marks = {}) {
  const auto result = resultOfSets(makeSets({shinglesFrom(0, 10), shinglesFrom(2, 12),
                                             shinglesFrom(4, 14), shinglesFrom(50, 60)}),
                                   {6, 10}, {3, 10}, {2, 1, 1, 1});
  auto groups = ReviewGroups::make(result, {6, 10}, marks, RunContext{});
  if (!groups) qFatal("%s", groups.error().detail().c_str());
  return *std::move(groups);
}

ReviewMarks out(std::vector<std::uint32_t> rows) {
  ReviewMarks marks;
  for (const std::uint32_t row : rows) marks.rows.push_back({{row}, RowMark::TakenOut});
  return marks;
}

}  // namespace

class TestGroupMembers : public QObject {
  Q_OBJECT

 private slots:
  void theChainNamesTheRowThatJoins() {
    const ReviewGroups groups = chainGroups();
    QCOMPARE(linkChain(groups, {0}, {2}), (Rows{{0}, {1}, {2}}));
    QCOMPARE(linkChain(groups, {2}, {0}), (Rows{{2}, {1}, {0}}));
    QCOMPARE(linkChain(groups, {0}, {1}), (Rows{{0}, {1}}));
    QCOMPARE(linkChain(groups, {0}, {4}), (Rows{{0}, {4}}));  // identical
    QVERIFY(linkChain(groups, {0}, {3}).empty());             // not a member
  }

  void anExcludedRowBelongsToTheGroupItWouldReturnTo() {
    const ReviewGroups whole = chainGroups();
    QVERIFY(rowsTakenOut(whole, whole.slotOf({0})).empty());
    // Row 2 would return by a link, and row 4 by the text that it shares with a row that stays.
    const ReviewGroups without = chainGroups(out({2, 4}));
    QCOMPARE(without.bySlot()[without.slotOf({0})].rows, (Rows{{0}, {1}}));
    QCOMPARE(rowsTakenOut(without, without.slotOf({0})), (Rows{{2}, {4}}));
    // d has no links.
    QVERIFY(rowsTakenOut(chainGroups(out({3})), 0).empty());
  }

  void aLinkThatWasJudgedNotBringsNoRowBack() {
    ReviewMarks marks = out({2});
    marks.pairs.push_back({{1}, {2}, Verdict::NotDuplicate});
    const ReviewGroups groups = chainGroups(marks);
    QVERIFY(rowsTakenOut(groups, groups.slotOf({0})).empty());
  }

  void similaritiesAreThoseOfTheResult() {
    const ReviewGroups groups = chainGroups();
    QCOMPARE(knownSimilarity(groups, {0}, {4}), std::optional(1.0));
    QCOMPARE(knownSimilarity(groups, {2}, {0}), std::optional(6.0 / 14.0));
    QCOMPARE(knownSimilarity(groups, {0}, {3}), std::nullopt);
  }
};

SHINGLESCOPE_TEST(TestGroupMembers, QCoreApplication)
#include "tst_group_members.moc"
