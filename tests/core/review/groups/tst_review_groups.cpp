// SPDX-License-Identifier: MIT
#include <QtTest>
#include <map>
#include <set>

#include "core/review/groups/review_groups.h"
#include "tests/support/test_registry.h"
#include "tests/support/window/review_scene.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr Ratio kReviewGroupsThreshold{6, 10};
constexpr Ratio kFloor{3, 10};

/// a ~ b ~ c, but a is not similar to c (0.428, above the floor); d is alone.
std::shared_ptr<DuplicateResult> chainResult() {
  return resultOfSets(makeSets({shinglesFrom(0, 10), shinglesFrom(2, 12), shinglesFrom(4, 14),
                                shinglesFrom(50, 60)}),
                      kReviewGroupsThreshold, kFloor);
}

ReviewGroups groupsOf(std::shared_ptr<const DuplicateResult> result, const ReviewMarks &marks = {},
                      unsigned threads = 1) {
  auto groups =
      ReviewGroups::make(std::move(result), kReviewGroupsThreshold, marks, {{}, nullptr, threads});
  if (!groups) qFatal("%s", groups.error().detail().c_str());
  return *std::move(groups);
}

std::vector<ReviewGroup> inOrder(const ReviewGroups &groups) {
  std::vector<ReviewGroup> ordered;
  for (const std::uint32_t slot : groups.inOrder()) ordered.push_back(groups.bySlot()[slot]);
  return ordered;
}

using Rows = std::vector<RecordId>;

/// All verdicts so far, and the similarity of every two texts.
struct Oracle {
  explicit Oracle(const DuplicateResult &of) : result(of) {
    for (std::uint32_t a = 0; a < of.sets.size(); ++a) {
      for (std::uint32_t b = 0; b < of.sets.size(); ++b) {
        std::set<std::uint64_t> all(of.sets[TextId{a}].begin(), of.sets[TextId{a}].end());
        all.insert(of.sets[TextId{b}].begin(), of.sets[TextId{b}].end());
        const auto both = double(of.sets[TextId{a}].size() + of.sets[TextId{b}].size());
        scores[{a, b}] = all.empty() ? 0.0 : (both - double(all.size())) / double(all.size());
      }
    }
  }
  const DuplicateResult &result;
  std::map<std::pair<std::uint32_t, std::uint32_t>, double> scores;
  std::map<std::pair<std::uint32_t, std::uint32_t>, Verdict> items;  // by first rows
  std::map<std::uint32_t, RowMark> marks;

  bool isPresent(std::uint32_t row) const {
    const auto found = marks.find(row);
    return found == marks.end() || found->second != RowMark::TakenOut;
  }
  double similarity(std::uint32_t a, std::uint32_t b) const {
    return scores.at({result.classes.textOf({a}).value, result.classes.textOf({b}).value});
  }
  bool isLinked(std::uint32_t a, std::uint32_t b) const {
    const auto first = [this](std::uint32_t row) {
      return result.classes.firstRow(result.classes.textOf({row})).value;
    };
    const auto said = items.find(std::minmax({first(a), first(b)}));
    if (said != items.end() && said->second == Verdict::NotDuplicate) return false;
    return similarity(a, b) >= kReviewGroupsThreshold.toDouble() - 1e-12;
  }
  /// Returns the components of present rows, found by comparing every two of them.
  std::vector<Rows> groups() const {
    std::vector<Rows> found;
    std::set<std::uint32_t> seen;
    const auto rows = static_cast<std::uint32_t>(result.classes.textOfRow.size());
    for (std::uint32_t row = 0; row < rows; ++row) {
      if (!isPresent(row) || !seen.insert(row).second) continue;
      Rows group{{row}};
      for (std::size_t at = 0; at < group.size(); ++at) {
        for (std::uint32_t other = 0; other < rows; ++other) {
          if (!isPresent(other) || seen.contains(other) || !isLinked(group[at].value, other))
            continue;
          seen.insert(other);
          group.push_back({other});
        }
      }
      std::sort(group.begin(), group.end());
      if (group.size() > 1) found.push_back(group);
    }
    return found;
  }
  double weakest(const Rows &rows) const {
    double lowest = 1.0;
    for (const RecordId a : rows)
      for (const RecordId b : rows)
        if (a < b) lowest = std::min(lowest, similarity(a.value, b.value));
    return lowest;
  }
};

}  // namespace

class TestReviewGroups : public QObject {
  Q_OBJECT

 private slots:
  /// B6: the chain is one group, and its weakest link shows that it is a chain.
  void chainShowsItsWeakestLink() {
    const auto groups = inOrder(groupsOf(chainResult()));
    QCOMPARE(groups.size(), std::size_t{1});
    QCOMPARE(groups[0].rows, (Rows{{0}, {1}, {2}}));
    QCOMPARE(groups[0].weakest, (RowLink{6.0 / 14.0, {0}, {2}, WeakestLinkBasis::AllMembers}));
    QVERIFY(!groups[0].keeper());
    QVERIFY(!groups[0].isReviewed && !groups[0].isContradictory);
  }

  void aNotSplitsAndUndoJoins() {
    ReviewGroups groups = groupsOf(chainResult());
    const auto cut = groups.judge({{1}, {2}, Verdict::NotDuplicate});
    QCOMPARE(cut.gone.size(), std::size_t{1});
    QCOMPARE(cut.made.size(), std::size_t{1});
    QCOMPARE(inOrder(groups)[0].rows, (Rows{{0}, {1}}));
    QCOMPARE(groups.slotOf({2}), ReviewGroups::kNoGroup);
    groups.judge({{1}, {2}, Verdict::Undecided});
    QCOMPARE(inOrder(groups), inOrder(groupsOf(chainResult())));
  }

  /// The threshold decides which pairs are links; a verdict on a pair below it does not.
  void duplicateBelowTheThresholdIsNotALink() {
    const auto result = resultOfSets(makeSets({shinglesFrom(0, 10), shinglesFrom(4, 14)}),
                                     kReviewGroupsThreshold, kFloor);
    QVERIFY(groupsOf(result, {{{{0}, {1}, Verdict::Duplicate}}, {}}).bySlot().empty());
  }

  void contradictionIsVerdictsThatCannotAllHold() {
    ReviewGroups groups = groupsOf(chainResult());
    groups.judge({{0}, {2}, Verdict::NotDuplicate});
    QVERIFY(!inOrder(groups)[0].isContradictory);  // no verdict says yet that they are duplicates
    QCOMPARE(inOrder(groups)[0].judgedNot, 1U);
    groups.judge({{0}, {1}, Verdict::Duplicate});
    QVERIFY(!inOrder(groups)[0].isReviewed);
    groups.judge({{1}, {2}, Verdict::Duplicate});
    QVERIFY(inOrder(groups)[0].isContradictory);
    QVERIFY(inOrder(groups)[0].isReviewed);
    groups.judge({{0}, {2}, Verdict::Unsure});
    QVERIFY(!inOrder(groups)[0].isContradictory);
  }

  void classesAreJudgedAsOne() {
    const auto result =
        resultOfSets(makeSets({shinglesFrom(0, 10)}), kReviewGroupsThreshold, kFloor, {3});
    ReviewGroups groups = groupsOf(result);
    QCOMPARE(inOrder(groups)[0].rows, (Rows{{0}, {1}, {2}}));
    groups.judge({{0}, {0}, Verdict::Duplicate});
    QVERIFY(inOrder(groups)[0].isReviewed);
    groups.judge({{0}, {0}, Verdict::NotDuplicate});
    QVERIFY(groups.inOrder().empty());
    QVERIFY(groups.index().judgementOfRows({1}, {2}).isNot());
  }

  /// Row 3 is a copy of row 0: a verdict on row 3 is a verdict on its text. Texts that are not a
  /// pair of the result may be judged, too.
  void verdictsApplyToWholeTexts() {
    const auto result =
        resultOfSets(makeSets({shinglesFrom(0, 10), shinglesFrom(2, 12), shinglesFrom(4, 14),
                               shinglesFrom(8, 18), shinglesFrom(6, 16)}),
                     kReviewGroupsThreshold, {6, 10}, {2, 1, 1, 1, 1});
    ReviewGroups groups = groupsOf(result, {{{{3}, {5}, Verdict::NotDuplicate, Keep::B}}, {}});
    QCOMPARE(inOrder(groups).size(), std::size_t{1});
    QVERIFY(groups.index().judgementOfRows({0}, {3}).isNot());  // 0.11: not a pair of the result
    QVERIFY(!groups.index().judgementOfRows({0}, {2}).isNot());
    QCOMPARE(inOrder(groups)[0].judgedNot, 1U);
    for (const std::uint32_t row : {0U, 1U, 2U})
      groups.judge({{row}, {row == 2 ? 4 : row + 1}, Verdict::Duplicate});
    QVERIFY(!inOrder(groups)[0].isContradictory);
    groups.judge({{4}, {3}, Verdict::Duplicate, Keep::A});
    QVERIFY(inOrder(groups)[0].isContradictory);
    QCOMPARE(inOrder(groups)[0].keeper(), std::optional(RecordId{4}));
    groups.judge({{5}, {3}, Verdict::Undecided});
    QVERIFY(!inOrder(groups)[0].isContradictory);
    QVERIFY(!groups.index().judgementOfRows({0}, {3}).isNot());
    groups.judge({{5}, {1}, Verdict::NotDuplicate});
    QVERIFY(groups.index().judgementOfRows({1}, {0}).isNot());
  }

  /// If reviewers disagree, the pair is a link, but neither row replaces the other.
  void contestedPairsAreContradictions() {
    ReviewGroups groups = groupsOf(chainResult());
    groups.judge({{0}, {1}, Verdict::Undecided, Keep::Neither, true});
    QCOMPARE(inOrder(groups)[0].rows, (Rows{{0}, {1}, {2}}));
    QVERIFY(inOrder(groups)[0].isContradictory);
    QVERIFY(groups.index().judgementOfRows({1}, {0}).isNot());
    QVERIFY(!groups.index().judgementOfRows({1}, {2}).isNot());
  }

  void excludedRowsLeaveAndReturn() {
    ReviewGroups groups = groupsOf(chainResult());
    groups.mark({{1}, RowMark::TakenOut});
    QVERIFY(groups.inOrder().empty());
    groups.mark({{1}, RowMark::None});
    QCOMPARE(inOrder(groups), inOrder(groupsOf(chainResult())));
  }

  void keepers() {
    ReviewGroups groups = groupsOf(chainResult());
    groups.mark({{2}, RowMark::Keeper, false});
    QCOMPARE(inOrder(groups)[0].keeper(), std::optional(RecordId{2}));
    QVERIFY(!inOrder(groups)[0].isKeptByHand);
    groups.mark({{1}, RowMark::Keeper, true});  // a reviewer's mark has priority over a rule's
    QCOMPARE(inOrder(groups)[0].keeper(), std::optional(RecordId{1}));
    QVERIFY(inOrder(groups)[0].isKeptByHand);
    groups.mark({{0}, RowMark::Keeper, true});
    QVERIFY(!inOrder(groups)[0].keeper());
    QCOMPARE(inOrder(groups)[0].keepers, (Rows{{0}, {1}}));
  }

  void judgedPairsChooseTheKeeperWithoutMarks() {
    ReviewGroups groups = groupsOf(chainResult());
    groups.judge({{0}, {1}, Verdict::Duplicate, Keep::A});
    QCOMPARE(inOrder(groups)[0].keeper(), std::optional(RecordId{0}));
    groups.judge({{1}, {2}, Verdict::Duplicate, Keep::B});  // two winners
    QVERIFY(!inOrder(groups)[0].keeper());
    groups.judge({{0}, {2}, Verdict::Duplicate, Keep::B});
    QCOMPARE(inOrder(groups)[0].keeper(), std::optional(RecordId{2}));
    QVERIFY(inOrder(groups)[0].isKeptByHand);
    groups.mark({{1}, RowMark::Keeper, false});
    QCOMPARE(inOrder(groups)[0].keeper(), std::optional(RecordId{1}));
  }

  void againstAReferenceThereAreNoGroups() {
    const auto result = chainResult();
    result->firstReference = 2;
    ReviewGroups groups = groupsOf(result);
    groups.judge({{0}, {1}, Verdict::Duplicate});
    QVERIFY(groups.bySlot().empty());
  }

  /// Weakest links of large groups are measured on request, not during a key press.
  void splitOfALargeGroupLeavesItsLinkToBeMeasured() {
    std::vector<std::vector<std::uint64_t>> values;
    for (std::uint64_t row = 0; row < 500; ++row) values.push_back(shinglesFrom(row, row + 10));
    const auto result = resultOfSets(makeSets(values), kReviewGroupsThreshold, {8, 10});
    ReviewGroups groups = groupsOf(result);
    QCOMPARE(inOrder(groups)[0].weakest->similarity, 0.0);
    groups.judge({{250}, {251}, Verdict::NotDuplicate});
    const auto halves = inOrder(groups);
    QCOMPARE(halves.size(), std::size_t{2});
    QVERIFY(halves[0].weakest);  // 0 and 10 have nothing in common, and both are in this half
    QVERIFY(!halves[1].weakest);
    const auto measured = measureWeakestLink(*result, halves[1].rows, {});
    QVERIFY(measured);
    QCOMPARE(*measured, (RowLink{0.0, {251}, {261}, WeakestLinkBasis::AllMembers}));
  }

  /// Applies and undoes random verdicts and marks. The updated groups equal groups that are
  /// computed again with any number of threads, and groups that are found by comparing every two
  /// rows.
  void updatesEqualNewGroupsAndBruteForce() {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      SplitMix64 random(seed);
      std::vector<std::uint32_t> copies;
      for (int i = 0; i < 60; ++i) copies.push_back(random.next() % 5 == 0 ? 3 : 1);
      const auto result =
          resultOfSets(clusteredSets(seed, 8, 7), kReviewGroupsThreshold, kFloor, copies);
      const auto rows = static_cast<std::uint32_t>(result->classes.textOfRow.size());
      ReviewGroups groups = groupsOf(result);
      Oracle oracle(*result);
      ReviewMarks said;
      for (int step = 0; step < 80; ++step) {
        if (random.next() % 3 == 0) {
          const RecordId row{static_cast<std::uint32_t>(random.next() % rows)};
          const auto mark = static_cast<RowMark>(random.next() % 3);
          said.rows.push_back({row, mark});
          oracle.marks[row.value] = mark;
          groups.mark(said.rows.back());
        } else {
          const std::size_t pick = random.next() % (result->pairs.size() + 5);
          const bool isPair = pick < result->pairs.size();
          const TextId a = isPair ? result->pairs[pick].textA
                                  : TextId{static_cast<std::uint32_t>(random.next() % 50)};
          const TextId b = isPair ? result->pairs[pick].textB : a;
          const auto verdict = random.next() % 2 == 0 ? Verdict::NotDuplicate
                                                      : static_cast<Verdict>(random.next() % 4);
          said.pairs.push_back({{a.value}, {b.value}, verdict});
          oracle.items[{a.value, b.value}] = verdict;
          groups.judge(said.pairs.back());
        }
        std::vector<Rows> made;
        for (const ReviewGroup &group : inOrder(groups)) made.push_back(group.rows);
        QCOMPARE(made, oracle.groups());
        if (step % 10 != 9) continue;
        const auto changed = inOrder(groups);
        QCOMPARE(changed, inOrder(groupsOf(result, said, 1 + unsigned(seed % 3))));
        for (const ReviewGroup &group : changed)
          QCOMPARE(group.weakest->similarity, oracle.weakest(group.rows));
        for (std::uint32_t slot = 0; slot < groups.bySlot().size(); ++slot)
          for (const RecordId row : groups.bySlot()[slot].rows) QCOMPARE(groups.slotOf(row), slot);
      }
    }
  }

  void cancellationIsReported() {
    std::stop_source stop;
    stop.request_stop();
    const auto groups =
        ReviewGroups::make(chainResult(), kReviewGroupsThreshold, {}, {stop.get_token()});
    QVERIFY(!groups);
    QCOMPARE(groups.error().code, ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestReviewGroups, NoApplication)
#include "tst_review_groups.moc"
