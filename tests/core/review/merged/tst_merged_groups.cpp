// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/review/verdicts/verdict_merge.h"
#include "tests/support/merged_desk.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr const char *kHouse = "a house by the sea with a garden and a view";
constexpr const char *kGarage = "a garage for one car in the courtyard behind the station";

/// Groups: rows 0, 1, 3 and rows 2, 4; row 5 is alone.
const MergedDesk::Rows kMergeRows = {
    {"Ann", kHouse, "2019-01-01"},  {"Anna", kHouse, "2019-03-01"},
    {"Bob", kGarage, "2019-01-05"}, {"An", kHouse, "2019-02-01"},
    {"Bobby", kGarage, "?"},        {"Eve", "something else entirely, and long enough", ""}};

const MergeRules kLongestRules{{MergeCriterion::Longest}};

}  // namespace

class TestMergedGroups : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_store = MemoryVerdictStore(); }

  void onlyGroupsWithAKeeperAreMerged() {
    MergedDesk desk(kMergeRows, m_store);
    QVERIFY(!desk.merged(kLongestRules, true).recordOf(desk.slotOf(0)));
    desk.keep(3);
    const MergedGroups merged = desk.merged(kLongestRules, true);
    const auto record = merged.recordOf(desk.slotOf(0));
    QVERIFY(record);
    QCOMPARE(record->keeper, RecordId{3});
    QCOMPARE(record->members, (std::vector<RecordId>{{0}, {1}, {3}}));
    QCOMPARE(record->cells[0].value, std::string("Anna"));
    QVERIFY(!merged.recordOf(desk.slotOf(2)));
    QVERIFY(!desk.merged(kLongestRules).recordOf(desk.slotOf(0)));  // nobody merged it
  }

  /// A row that a verdict separates from the keeper stays a record of its own.
  void rowsJudgedNotStayOut() {
    MergedDesk desk(kMergeRows, m_store);
    desk.keep(0);
    QVERIFY(desk.verdicts->apply({.items = {{{{0}, {1}}, {Verdict::Unsure}}}}));
    desk.regroup();
    const auto record = desk.merged(kLongestRules, true).recordOf(desk.slotOf(0));
    // The texts are equal, so the verdict is on the class: nothing is left to merge.
    QVERIFY(!record);
    QCOMPARE(desk.plan(kLongestRules).withoutOthers, 1U);
  }

  void aPlanCountsAndIsOneStep() {
    MergedDesk desk(kMergeRows, m_store);
    desk.keep(3);
    desk.keep(2);
    const MergePlan plan = desk.plan({{MergeCriterion::Newest, "day"}});
    QCOMPARE(plan.groups.size(), std::size_t{2});
    QCOMPARE(plan.groups[0].keeper, RecordId{3});
    QCOMPARE(plan.groups[0].rows, 3U);
    QCOMPARE(plan.groups[0].changed, 2U);  // name and day of row 1
    QCOMPARE(plan.cellsChanged, 2U);
    QCOMPARE(plan.changedBy[std::size_t(MergeCriterion::Newest)], 2U);
    QCOMPARE(plan.unreadCount, 1U);
    QCOMPARE(plan.unread.front().row, RecordId{4});
    QCOMPARE(mergeExamples(plan).size(), std::size_t{1});
    const auto steps = m_store.steps().size();
    QVERIFY(desk.verdicts->apply(plan.command));
    QCOMPARE(m_store.steps().size(), steps + 1);
    QCOMPARE(desk.cell(0, 0), std::string("Anna"));
    QCOMPARE(slotsWithMerges(desk.verdicts->mergeTexts(), *desk.groups).size(), std::size_t{2});
    // The same rules again change nothing.
    QCOMPARE(*desk.verdicts->apply(desk.plan({{MergeCriterion::Newest, "day"}}).command), 0U);
    desk.verdicts->undo();
    QCOMPARE(desk.cell(0, 0), std::string("<none>"));
    QVERIFY(desk.verdicts->mergeTexts().rules.empty());
    desk.verdicts->redo();
    QCOMPARE(desk.cell(0, 0), std::string("Anna"));
    QCOMPARE(desk.verdicts->reattachment().orphaned, 0U);
    QVERIFY(desk.verdicts->orphans().empty());
  }

  void groupsWithoutAKeeperAreCounted() {
    MergedDesk desk(kMergeRows, m_store);
    desk.keep(0);
    const MergePlan plan = desk.plan(kLongestRules);
    QCOMPARE(plan.withoutKeeper, 1U);
    QCOMPARE(plan.groups.size(), std::size_t{1});
  }

  /// Rules of the table apply to merged groups, whatever was chosen for single columns stays.
  void choicesOutliveTheRules() {
    MergedDesk desk(kMergeRows, m_store);
    desk.keep(0);
    desk.merge(0, {{"name", {}, "Anne"}});
    QCOMPARE(desk.cell(0, 0), std::string("Anne"));
    QCOMPARE(desk.cell(0, 2), std::string("2019-01-01"));
    QVERIFY(desk.verdicts->apply(desk.plan({{MergeCriterion::Newest, "day"}}).command));
    QCOMPARE(desk.cell(0, 0), std::string("Anne"));
    QCOMPARE(desk.cell(0, 2), std::string("2019-03-01"));
    QCOMPARE(desk.plan(kLongestRules).cellsByHand, 1U);
    QVERIFY(desk.verdicts->apply(desk.plan(kLongestRules, true).command));
    QCOMPARE(desk.cell(0, 0), std::string("Anna"));
    desk.verdicts->undo();
    QCOMPARE(desk.cell(0, 0), std::string("Anne"));
  }

  /// A group without a keeper gets one in the same step.
  void mergingAGroupChoosesItsKeeper() {
    MergedDesk desk(kMergeRows, m_store);
    desk.merge(1, {});
    QCOMPARE(desk.groups->bySlot()[desk.slotOf(0)].keeper(), std::optional(RecordId{1}));
    QCOMPARE(desk.cell(0, 0), std::string("Anna"));
    QCOMPARE(m_store.steps().size(), std::size_t{1});
    QVERIFY(desk.verdicts->apply(unmergeCommand(desk.slotOf(0), desk.merged())));
    QCOMPARE(desk.cell(0, 0), std::string("<none>"));
    desk.verdicts->undo();
    QCOMPARE(desk.cell(0, 0), std::string("Anna"));
    desk.verdicts->undo();
    desk.regroup();
    QVERIFY(!desk.groups->bySlot()[desk.slotOf(0)].keeper());
  }

  void aChangedGroupIsListed() {
    MergedDesk desk(kMergeRows, m_store);
    desk.keep(0);
    desk.merge(0, {{"name", {}, "Anne"}});
    QCOMPARE(desk.merged().merges().front().standing, MergeStanding::InEffect);
    QVERIFY(desk.plan({}).toCheck.empty());
    // Row 3 leaves the group; another table has one more such house, and in another order.
    QVERIFY(desk.verdicts->apply({.rows = {{{3}, RowMark::TakenOut}}}));
    desk.regroup();
    QCOMPARE(desk.merged().merges().front().standing, MergeStanding::GroupChanged);
    QCOMPARE(desk.cell(0, 0), std::string("Anne"));  // still in effect
    QCOMPARE(desk.plan({}).toCheck.size(), std::size_t{1});
    desk.verdicts->undo();
    MergedDesk::Rows rows(kMergeRows.rbegin(), kMergeRows.rend());
    desk.reload(rows);
    QCOMPARE(desk.merged().merges().front().standing, MergeStanding::InEffect);
    QCOMPARE(desk.cell(5, 0), std::string("Anne"));
    rows.push_back({"Annie", kHouse, ""});
    desk.reload(rows);
    QCOMPARE(desk.merged().merges().front().standing, MergeStanding::GroupChanged);
    desk.merge(5, {{"name", {}, "Annie"}});
    QCOMPARE(desk.merged().merges().size(), std::size_t{1});
    QCOMPARE(desk.merged().merges().front().standing, MergeStanding::InEffect);
  }

  /// Nothing that a person chose is lost when its record or its group is gone.
  void aLostRecordIsListed() {
    MergedDesk desk(kMergeRows, m_store);
    desk.keep(0);
    desk.merge(0, {{"name", {}, "Anne"}});
    MergedDesk::Rows rows = kMergeRows;
    rows[0] = {"Someone", "a text that no other row is like, and long enough", ""};
    desk.reload(rows);
    // The merge follows the other records, which have no keeper yet.
    QCOMPARE(desk.merged().merges().front().standing, MergeStanding::NoKeeper);
    desk.keep(1);
    QCOMPARE(desk.merged().merges().front().standing, MergeStanding::GroupChanged);
    QCOMPARE(desk.cell(1, 0), std::string("Anne"));
    rows.erase(rows.begin() + 1);
    rows[2] = rows[0];
    desk.reload(rows);
    QCOMPARE(desk.merged().merges().front().standing, MergeStanding::NoGroup);
    QCOMPARE(desk.plan({}).toCheck.size(), std::size_t{1});
    desk.reload(kMergeRows);
    QVERIFY(desk.verdicts->apply({.rows = {{{1}, RowMark::None}}}));
    desk.regroup();
    QCOMPARE(desk.cell(0, 0), std::string("Anne"));
  }

  void ofTwoMergesTheLaterIsInEffect() {
    MergedDesk desk(kMergeRows, m_store);
    desk.keep(0);
    const MergedGroups before = desk.merged();
    const GroupMerge first{{}, {{"name", {}, "first"}}};
    const GroupMerge second{{}, {{"name", {}, "second"}}};
    QVERIFY(desk.verdicts->apply(mergeCommand(first, {1}, desk.slotOf(0), desk.input(), before)));
    QVERIFY(desk.verdicts->apply(mergeCommand(second, {0}, desk.slotOf(0), desk.input(), before)));
    QCOMPARE(desk.cell(0, 0), std::string("second"));
    QCOMPARE(desk.merged().merges().front().standing, MergeStanding::Replaced);
  }

  void alteredTextsAreNoCrash() {
    MergedDesk desk(kMergeRows, m_store);
    desk.keep(0);
    const RecordKey key = desk.digests->keyOf({0});
    QVERIFY(desk.verdicts->apply(
        {.merges = {{key, RecordId{0}, "nonsense"}, {kTableOfMerges, {}, "nonsense"}}}));
    const MergedGroups merged = desk.merged();
    QCOMPARE(merged.merges().front().standing, MergeStanding::Unreadable);
    QVERIFY(!merged.recordOf(desk.slotOf(0)));
    QCOMPARE(merged.rules(), MergeRules{});
    QCOMPARE(desk.plan({}).toCheck.size(), std::size_t{1});
    // Rules of columns that a table does not have are left out and counted.
    const MergeRules rules{{MergeCriterion::Newest, "moon"}, {{"colour", {}}, {"name", {}}}};
    QVERIFY(desk.verdicts->apply({.merges = {{kTableOfMerges, {}, mergeRulesToJson(rules)}}}));
    QCOMPARE(desk.merged().choicesLost(), (std::vector<std::string>{"moon", "colour"}));
    QCOMPARE(desk.merged().rules(), (MergeRules{{}, {{"name", {}}}}));
  }

  void aMissingRowIsRejected() {
    MergedDesk desk(kMergeRows, m_store);
    QVERIFY(!desk.verdicts->apply({.merges = {{{}, RecordId{99}, "x"}}}));
    QVERIFY(m_store.steps().empty());
  }

  void planningCanBeStopped() {
    MergedDesk desk(kMergeRows, m_store);
    desk.keep(0);
    desk.merge(0, {});
    std::stop_source source;
    source.request_stop();
    const RunContext stopped{.stop = source.get_token()};
    const auto merged = MergedGroups::make(desk.input(), stopped);
    QVERIFY(!merged && merged.error().code == ErrorCode::Cancelled);
    const MergeInput input = desk.input(kLongestRules, true);
    const auto all = MergedGroups::make(input, {});
    QVERIFY(!planMerges(input, *all, desk.groups->inOrder(), stopped));
  }

  void rulesGetTheNamesOfColumns() {
    MergedDesk desk(kMergeRows, m_store);
    const MergeRules rules{{MergeCriterion::Newest, "#3"}, {{"1", {MergeCriterion::Newest, "3"}}}};
    const auto named = withColumnNames(rules, *desk.dataset);
    QVERIFY(named);
    QCOMPARE(*named, (MergeRules{{MergeCriterion::Newest, "day"},
                                 {{"name", {MergeCriterion::Newest, "day"}}}}));
    QVERIFY(!withColumnNames({{}, {{"1", {}}, {"name", {}}}}, *desk.dataset));
    QVERIFY(!withColumnNames({{}, {{"4", {}}}}, *desk.dataset));
  }

 private:
  MemoryVerdictStore m_store;
};

SHINGLESCOPE_TEST(TestMergedGroups, NoApplication)
#include "tst_merged_groups.moc"
