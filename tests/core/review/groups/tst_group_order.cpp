// SPDX-License-Identifier: MIT
// Groups are sorted by the weakest link that the list shows.
#include <QTest>

#include "core/review/groups/group_order.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_scene.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Weakest links, by first row: 0.6 (0, 1), 1.0 (2 and its copy, 8), 0.9 (3, 4), 0.6 (5, 6); 7 is
/// alone.
ReviewGroups fourGroups() {
  auto sets = makeSets({shinglesFrom(0, 8), shinglesFrom(2, 10), shinglesFrom(100, 110),
                        shinglesFrom(200, 219), shinglesFrom(201, 220), shinglesFrom(300, 308),
                        shinglesFrom(302, 310), shinglesFrom(400, 410)});
  const auto result = resultOfSets(std::move(sets), {6, 10}, {3, 10}, {1, 1, 2, 1, 1, 1, 1, 1});
  auto groups = ReviewGroups::make(result, {6, 10}, {}, {});
  if (!groups) qFatal("%s", groups.error().detail().c_str());
  return *std::move(groups);
}

std::vector<std::uint32_t> rowsInOrder(const ReviewGroups &groups, QueueSort sort) {
  std::vector<std::uint32_t> rows;
  for (const std::uint32_t slot : arrangedGroups(groups, sort))
    rows.push_back(groups.bySlot()[slot].rows.front().value);
  return rows;
}

using FirstRows = std::vector<std::uint32_t>;

}  // namespace

class TestGroupOrder : public QObject {
  Q_OBJECT

 private slots:
  void eachQueueOrderHasAGroupOrder() {
    const ReviewGroups groups = fourGroups();
    QCOMPARE(rowsInOrder(groups, QueueSort::Similarity), (FirstRows{2, 3, 0, 5}));
    QCOMPARE(rowsInOrder(groups, QueueSort::Borderline), (FirstRows{0, 5, 3, 2}));
    QCOMPARE(rowsInOrder(groups, QueueSort::FileOrder), (FirstRows{0, 2, 3, 5}));
    QCOMPARE(rowsInOrder(groups, QueueSort::Audit), (FirstRows{0, 2, 3, 5}));
  }

  void groupsAreOrderedByWhatTheyShow() {
    const ReviewGroups groups = fourGroups();
    double before = 1.0;
    for (const std::uint32_t slot : arrangedGroups(groups, QueueSort::Similarity)) {
      const double shown = groups.bySlot()[slot].weakest->similarity;
      QVERIFY2(shown <= before, qPrintable(QString::number(shown)));
      before = shown;
    }
  }

  void aGroupThatAVerdictFreedIsNotListed() {
    ReviewGroups groups = fourGroups();
    groups.judge({{3}, {4}, Verdict::NotDuplicate});
    QCOMPARE(rowsInOrder(groups, QueueSort::Similarity), (FirstRows{2, 0, 5}));
  }
};

SHINGLESCOPE_TEST(TestGroupOrder, NoApplication)
#include "tst_group_order.moc"
