// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr ItemKey kFirst{{1}, {4}};
constexpr ItemKey kClass{{2}, {2}};

}  // namespace

class TestVerdicts : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_store = MemoryVerdictStore(); }

  void anUnknownItemIsUndecided() {
    Verdicts verdicts(m_store, differentRows(6));
    QCOMPARE(verdicts.judgementOf(kFirst), Judgement{});
    QCOMPARE(verdicts.counts().decided(), std::uint64_t{0});
    QVERIFY(!verdicts.canUndo() && !verdicts.canRedo());
    QCOMPARE(verdicts.undo(), std::uint64_t{0});
    QVERIFY(m_store.steps().empty());
  }

  void countsFollowEachChange() {
    Verdicts verdicts(m_store, differentRows(6));
    QCOMPARE(*verdicts.apply(judging(kFirst, Verdict::Duplicate, Keep::A)), std::uint64_t{1});
    QCOMPARE(*verdicts.apply(judging(kClass, Verdict::Unsure)), std::uint64_t{2});
    QCOMPARE(verdicts.counts(), (VerdictCounts{1, 0, 1}));
    QVERIFY(verdicts.apply(judging(kFirst, Verdict::NotDuplicate)));
    QCOMPARE(verdicts.counts(), (VerdictCounts{0, 1, 1}));
    QCOMPARE(verdicts.counts().decided(), std::uint64_t{2});
  }

  void aStepContainsThePreviousState() {
    Verdicts verdicts(m_store, differentRows(6));
    QVERIFY(verdicts.apply(judging(kFirst, Verdict::Duplicate, Keep::B, "same flat")));
    QVERIFY(verdicts.apply(judging(kFirst, Verdict::Undecided)));
    QCOMPARE(verdicts.judgementOf(kFirst), Judgement{});
    QVERIFY(verdicts.items().keys().empty());
    QCOMPARE(m_store.steps().size(), std::size_t{2});
    const LogStep &step = m_store.steps()[1];
    QCOMPARE(step.number, std::uint64_t{2});
    QCOMPARE(std::get<PairChange>(step.changes.at(0)).before.note, std::string("same flat"));
    QCOMPARE(step.records.size(), std::size_t{2});
    QCOMPARE(step.records[0].id, std::string("r1"));
    QCOMPARE(step.records[1].row, 4U);
    QVERIFY(step.unixMilliseconds > 0);
  }

  void aCommandWithoutChangesIsNotAStep() {
    Verdicts verdicts(m_store, differentRows(6));
    QVERIFY(verdicts.apply(judging(kFirst, Verdict::Duplicate)));
    QCOMPARE(*verdicts.apply(judging(kFirst, Verdict::Duplicate)), std::uint64_t{0});
    QCOMPARE(*verdicts.apply(judging(kClass, Verdict::Undecided)), std::uint64_t{0});
    QCOMPARE(*verdicts.apply({.rows = {{{3}, RowMark::None}}}), std::uint64_t{0});
    QCOMPARE(m_store.steps().size(), std::size_t{1});
  }

  void missingRowsAreRejected() {
    Verdicts verdicts(m_store, differentRows(6));
    const auto refused = verdicts.apply(judging({{0}, {6}}, Verdict::Duplicate));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, ErrorCode::BadParameter);
    QVERIFY(!verdicts.apply({.rows = {{{6}, RowMark::Keeper}}}));
    QVERIFY(m_store.steps().empty());
  }

  void oneCommandIsOneStep() {
    Verdicts verdicts(m_store, differentRows(6));
    ReviewCommand command = judging(kFirst, Verdict::Duplicate);
    command.items.push_back({kClass, {Verdict::NotDuplicate}});
    command.rows = {{{1}, RowMark::Keeper}, {{5}, RowMark::TakenOut}};
    command.origin = "rule";
    command.reviewer = "Ada";
    QCOMPARE(*verdicts.apply(command), std::uint64_t{1});
    QCOMPARE(verdicts.markOf({1}), RowMark::Keeper);
    QCOMPARE(verdicts.marks(),
             (std::vector<MarkedRow>{{{1}, RowMark::Keeper}, {{5}, RowMark::TakenOut}}));
    QVERIFY(verdicts.rowMarks().isByRule({1}) && verdicts.rowMarks().isByRule({5}));
    QCOMPARE(verdicts.itemsOf(1), (std::vector<ItemKey>{kFirst, kClass}));
    QCOMPARE(verdicts.rowsOf(1), (std::vector<RecordId>{{1}, {5}}));
    QCOMPARE(m_store.steps()[0].origin, std::string("rule"));
    QCOMPARE(m_store.steps()[0].reviewer, std::string("Ada"));
    QCOMPARE(verdicts.undo("Bob"), std::uint64_t{2});
    QVERIFY(verdicts.marks().empty());
    QVERIFY(!verdicts.rowMarks().isByRule({1}));
    QCOMPARE(verdicts.counts(), VerdictCounts{});
    QCOMPARE(m_store.steps()[1].undoes, std::uint64_t{1});
    QCOMPARE(m_store.steps()[1].reviewer, std::string("Bob"));
    QCOMPARE(verdicts.redo(), std::uint64_t{3});
    QCOMPARE(verdicts.counts(), (VerdictCounts{1, 1, 0}));
    QCOMPARE(verdicts.markOf({5}), RowMark::TakenOut);
  }

  void historyShowsWhatIsUndone() {
    Verdicts verdicts(m_store, differentRows(6));
    using enum StepState;
    for (std::uint32_t row = 0; row < 3; ++row) {
      QVERIFY(verdicts.apply(judging({{row}, {row + 1}}, Verdict::Duplicate)));
    }
    verdicts.undo();
    verdicts.undo();
    verdicts.redo();
    QCOMPARE(verdicts.history(), (std::vector<HistoryItem>{{1, Done}, {2, Done}, {3, Undone}}));
    QVERIFY(verdicts.apply(judging(kFirst, Verdict::Unsure)));
    QVERIFY(!verdicts.canRedo());
    const std::vector<HistoryItem> all = {{1, Done}, {2, Done}, {3, Abandoned}, {7, Done}};
    QCOMPARE(verdicts.history(), all);
    QCOMPARE(Verdicts(m_store, differentRows(6)).history(), all);
  }

  void aStepIsReadBackAsItWasLogged() {
    Verdicts verdicts(m_store, differentRows(6));
    QVERIFY(verdicts.apply({{{{{4}, {1}}, {Verdict::Duplicate, Keep::A, "n", {"x", "y"}}}}}));
    verdicts.undo();
    for (const LogStep &step : m_store.steps()) QCOMPARE(verdicts.log().step(step.number), step);
  }

  void sidesFollowTheNamedRows() {
    Verdicts verdicts(m_store, differentRows(6));
    QVERIFY(verdicts.apply(judging({{4}, {1}}, Verdict::Duplicate, Keep::A)));
    QCOMPARE(verdicts.judgementOf({{4}, {1}}).keep, Keep::A);
    QCOMPARE(verdicts.judgementOf(kFirst).keep, Keep::B);
  }

  void tagsAreASet() {
    Verdicts verdicts(m_store, differentRows(6));
    QVERIFY(verdicts.apply({{{kFirst, {.tags = {"b", "a", "b"}}}}}));
    QCOMPARE(verdicts.judgementOf(kFirst).tags, (std::vector<std::string>{"a", "b"}));
    QCOMPARE(verdicts.counts().decided(), std::uint64_t{0});
  }

  void aSnapshotDoesNotChange() {
    Verdicts verdicts(m_store, differentRows(6));
    QVERIFY(verdicts.apply(judging(kFirst, Verdict::Duplicate)));
    const ItemJudgements before = verdicts.items();
    QVERIFY(verdicts.apply(judging(kFirst, Verdict::Unsure)));
    QVERIFY(verdicts.apply(judging(kClass, Verdict::Unsure)));
    QCOMPARE(before.verdictOf(kFirst), Verdict::Duplicate);
    QCOMPARE(before.keys(), std::vector<ItemKey>{kFirst});
    QCOMPARE(verdicts.items().verdictOf(kFirst), Verdict::Unsure);
  }

  void theLogIsFoldedOnStart() {
    {
      Verdicts verdicts(m_store, differentRows(6));
      QVERIFY(verdicts.apply(judging(kFirst, Verdict::Duplicate)));
      QVERIFY(verdicts.apply(judging(kFirst, Verdict::Unsure)));
    }
    Verdicts again(m_store, differentRows(6));
    QCOMPARE(again.judgementOf(kFirst).verdict, Verdict::Unsure);
    QCOMPARE(again.counts().decided(), std::uint64_t{1});
    again.undo();
    QCOMPARE(again.judgementOf(kFirst).verdict, Verdict::Duplicate);
  }

  /// Both records of a pair judged Not stay, so neither is a keeper.
  void notADuplicateClearsTheKeeper() {
    Verdicts verdicts(m_store, differentRows(6));
    QVERIFY(verdicts.apply(judging(kFirst, Verdict::Duplicate, Keep::B)));
    QVERIFY(verdicts.apply(judging(kFirst, Verdict::NotDuplicate, Keep::B)));
    QCOMPARE(verdicts.judgementOf(kFirst), (Judgement{Verdict::NotDuplicate}));
    QCOMPARE(*verdicts.apply(judging(kFirst, Verdict::NotDuplicate, Keep::A)), std::uint64_t{0});
    QVERIFY(verdicts.undo() > 0);
    QCOMPARE(verdicts.judgementOf(kFirst), (Judgement{Verdict::Duplicate, Keep::B}));
    QVERIFY(verdicts.redo() > 0);
    QCOMPARE(verdicts.judgementOf(kFirst), (Judgement{Verdict::NotDuplicate}));
  }

  /// Logs of earlier versions may contain such a keeper.
  void aKeeperOfANotInALogIsIgnored() {
    Verdicts verdicts(m_store, differentRows(6));
    QVERIFY(verdicts.apply(judging(kFirst, Verdict::NotDuplicate)));
    std::vector<LogStep> steps = m_store.steps();
    std::get<PairChange>(steps[0].changes.at(0)).after.keep = Keep::A;
    MemoryVerdictStore store(steps);
    const Verdicts again(store, differentRows(6));
    QCOMPARE(again.judgementOf(kFirst), (Judgement{Verdict::NotDuplicate}));
  }

 private:
  MemoryVerdictStore m_store;
};

SHINGLESCOPE_TEST(TestVerdicts, NoApplication)
#include "tst_verdicts.moc"
