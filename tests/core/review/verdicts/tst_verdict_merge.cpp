// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/review/verdicts/contradictions.h"
#include "tests/support/merged_verdicts.h"
#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

using enum Verdict;

/// One reviewer's project on twelve rows.
struct Project {
  explicit Project(std::string name)
      : reviewer(std::move(name)), verdicts(store, differentRows(12)) {}

  void judge(ItemKey key, Verdict verdict, Keep keep = Keep::Neither,
             const std::string &note = {}) {
    ReviewCommand command = judging(key, verdict, keep, note);
    command.reviewer = reviewer;
    if (!verdicts.apply(command)) qFatal("refused");
  }
  MergeReport merge(const Project &other, const std::string &name = "other") {
    return mergeVerdicts(verdicts, other.store.steps(), name);
  }

  std::string reviewer;
  MemoryVerdictStore store;
  Verdicts verdicts;
};

Agreement tableOf(std::array<std::array<std::uint64_t, 3>, 3> table) {
  Agreement agreement;
  agreement.table = table;
  return agreement;
}

}  // namespace

class TestVerdictMerge : public QObject {
  Q_OBJECT

 private slots:
  void kappaHasKnownAnswers_data() {
    QTest::addColumn<Agreement>("agreement");
    QTest::addColumn<std::optional<double>>("kappa");
    using Kappa = std::optional<double>;
    // The example of 50 grant proposals: 0.7 agree, 0.5 by chance.
    QTest::newRow("two verdicts") << tableOf({{{20, 5, 0}, {10, 15, 0}, {0, 0, 0}}}) << Kappa(0.4);
    QTest::newRow("three verdicts")
        << tableOf({{{44, 5, 1}, {7, 20, 3}, {9, 5, 6}}}) << Kappa((0.70 - 0.41) / (1 - 0.41));
    QTest::newRow("all agree") << tableOf({{{3, 0, 0}, {0, 4, 0}, {0, 0, 5}}}) << Kappa(1.0);
    QTest::newRow("as by chance") << tableOf({{{1, 1, 0}, {1, 1, 0}, {0, 0, 0}}}) << Kappa(0.0);
    QTest::newRow("never agree") << tableOf({{{0, 2, 0}, {2, 0, 0}, {0, 0, 0}}}) << Kappa(-1.0);
    QTest::newRow("one verdict only") << tableOf({{{7, 0, 0}, {0, 0, 0}, {0, 0, 0}}}) << Kappa();
    QTest::newRow("each another one") << tableOf({{{0, 7, 0}, {0, 0, 0}, {0, 0, 0}}}) << Kappa(0.0);
    QTest::newRow("nothing in common") << tableOf({}) << Kappa();
  }

  void kappaHasKnownAnswers() {
    QFETCH(Agreement, agreement);
    QFETCH(std::optional<double>, kappa);
    QCOMPARE(agreement.kappa().has_value(), kappa.has_value());
    if (kappa) QVERIFY(qAbs(*agreement.kappa() - *kappa) < 1e-12);
  }

  void commonVerdictsAreKeptOnce() {
    Project ada("Ada");
    Project bob("Bob");
    ada.judge(item(0, 1), Duplicate);
    bob.judge(item(0, 1), Duplicate);
    const MergeReport report = ada.merge(bob);
    QCOMPARE(report.agreement.table[0][0], std::uint64_t{1});
    QVERIFY(report.steps.empty());
    QCOMPARE(ada.store.steps().size(), std::size_t{1});
    QCOMPARE(ada.verdicts.counts(), (VerdictCounts{1, 0, 0}));
  }

  void verdictsOfTheOtherAreAddedUnderTheirName() {
    Project ada("Ada");
    Project bob("Bob");
    bob.judge(item(2, 3), NotDuplicate, Keep::Neither, "other street");
    QVERIFY(bob.verdicts.apply({.rows = {{{5}, RowMark::TakenOut}}}));
    const MergeReport report = ada.merge(bob);
    QCOMPARE(report.added, std::uint64_t{1});
    QCOMPARE(report.marksTaken, std::uint64_t{1});
    QCOMPARE(ada.verdicts.judgementOf(item(2, 3)).note, std::string("other street"));
    QCOMPARE(ada.verdicts.markOf({5}), RowMark::TakenOut);
    QCOMPARE(ada.store.steps()[0].origin, std::string("merge"));
    const std::vector<VerdictStatement> said = statementsOn(ada.verdicts, item(2, 3));
    QCOMPARE(said.size(), std::size_t{1});
    QCOMPARE(said[0].reviewer, std::string("Bob"));
  }

  void disagreementsAreContradictionsWithBothNames() {
    Project ada("Ada");
    Project bob("Bob");
    ada.judge(item(0, 1), Duplicate, Keep::A, "same");
    bob.judge(item(0, 1), NotDuplicate, Keep::Neither, "new owner");
    const MergeReport report = ada.merge(bob);
    QCOMPARE(report.disagreements, std::vector<ItemKey>{item(0, 1)});
    QCOMPARE(report.agreement.table[0][1], std::uint64_t{1});
    const ItemJudgements judged = ada.verdicts.items();
    QCOMPARE(findContradictions(VerdictGraph(judged, nullptr), judged),
             (std::vector<Contradiction>{{Contradiction::Kind::Decisions, item(0, 1)}}));
    QCOMPARE(judged.verdictOf(item(0, 1)), Undecided);
    const std::vector<VerdictStatement> said = statementsOn(ada.verdicts, item(0, 1));
    QCOMPARE(said.size(), std::size_t{2});
    QCOMPARE(said[0].reviewer, std::string("Ada"));
    QCOMPARE(said[0].judgement, (Judgement{Duplicate, Keep::A, "same"}));
    QCOMPARE(said[1].reviewer, std::string("Bob"));
    QCOMPARE(said[1].judgement.verdict, NotDuplicate);
  }

  void aVerdictAfterTheMergeSettlesIt_data() {
    QTest::addColumn<Verdict>("last");
    QTest::newRow("own again") << Duplicate;
    QTest::newRow("the other's") << NotDuplicate;
    QTest::newRow("neither") << Unsure;
    QTest::newRow("cleared") << Undecided;
  }

  void aVerdictAfterTheMergeSettlesIt() {
    QFETCH(Verdict, last);
    Project ada("Ada");
    Project bob("Bob");
    ada.judge(item(0, 1), Duplicate);
    bob.judge(item(0, 1), NotDuplicate);
    ada.merge(bob);
    ada.judge(item(0, 1), last);
    QVERIFY(!ada.verdicts.stateOf(item(0, 1))->isContested);
    QCOMPARE(ada.verdicts.judgementOf(item(0, 1)), Judgement{last});
    QCOMPARE(Verdicts(ada.store, differentRows(12)).judgementOf(item(0, 1)), Judgement{last});
    ada.verdicts.undo();
    QVERIFY(ada.verdicts.stateOf(item(0, 1))->isContested);
    QVERIFY(Verdicts(ada.store, differentRows(12)).stateOf(item(0, 1))->isContested);
    ada.verdicts.redo();
    QVERIFY(!ada.verdicts.stateOf(item(0, 1))->isContested);
    // The same merge again adds nothing new, so the item stays settled.
    QVERIFY(ada.merge(bob).steps.empty());
  }

  void aMergeIsOneUndoStep() {
    Project ada("Ada");
    Project bob("Bob");
    ada.judge(item(0, 1), Duplicate);
    bob.judge(item(0, 1), Unsure);
    bob.judge(item(2, 3), Duplicate);
    QCOMPARE(ada.merge(bob).steps, std::vector<std::uint64_t>{2});
    ada.verdicts.undo();
    QCOMPARE(ada.verdicts.counts(), (VerdictCounts{1, 0, 0}));
    QVERIFY(!ada.verdicts.stateOf(item(0, 1))->isContested);
    ada.verdicts.redo();
    QCOMPARE(ada.verdicts.counts(), (VerdictCounts{1, 0, 0}));
    QVERIFY(ada.verdicts.stateOf(item(0, 1))->isContested);
  }

  void aLaterStateAddsOnlyChanges() {
    Project ada("Ada");
    Project bob("Bob");
    bob.judge(item(0, 1), Duplicate);
    bob.judge(item(2, 3), Duplicate);
    ada.merge(bob);
    bob.judge(item(0, 1), NotDuplicate);
    bob.judge(item(2, 3), Undecided);
    bob.judge(item(4, 5), Unsure);
    ada.merge(bob);
    QCOMPARE(ada.verdicts.counts(), (VerdictCounts{0, 1, 1}));
    QVERIFY(ada.merge(bob).steps.empty());
  }

  void eachReviewerKeepsTheirName() {
    Project ada("Ada");
    Project shared("");
    shared.judge(item(0, 1), Duplicate);
    shared.reviewer = "Bob";
    shared.judge(item(2, 3), Duplicate);
    shared.reviewer = "Carol";
    shared.judge(item(4, 5), NotDuplicate);
    QCOMPARE(ada.merge(shared, "colleague").steps.size(), std::size_t{3});
    QCOMPARE(statementsOn(ada.verdicts, item(0, 1))[0].reviewer, std::string("colleague"));
    QCOMPARE(statementsOn(ada.verdicts, item(2, 3))[0].reviewer, std::string("Bob"));
    QCOMPARE(statementsOn(ada.verdicts, item(4, 5))[0].reviewer, std::string("Carol"));
  }

  void marksOfBothStayOurs() {
    Project ada("Ada");
    Project bob("Bob");
    QVERIFY(ada.verdicts.apply({.rows = {{{1}, RowMark::Keeper}, {{2}, RowMark::Keeper}}}));
    QVERIFY(bob.verdicts.apply({.rows = {{{1}, RowMark::TakenOut}, {{2}, RowMark::Keeper}}}));
    const MergeReport report = ada.merge(bob);
    QCOMPARE(report.marksLeft, std::uint64_t{1});
    QCOMPARE(report.marksTaken, std::uint64_t{0});
    QCOMPARE(ada.verdicts.markOf({1}), RowMark::Keeper);
  }

  void verdictsOnOtherRecordsAreKept() {
    Project ada("Ada");
    Project bob("Bob");
    MemoryVerdictStore store;
    Verdicts larger(store, differentRows(20));
    QVERIFY(larger.apply(judging(item(1, 15), Duplicate)));
    const MergeReport report = mergeVerdicts(ada.verdicts, store.steps(), "Bob");
    QCOMPARE(report.orphaned, std::uint64_t{1});
    QCOMPARE(ada.verdicts.reattachment(), (Reattachment{0, 0, 1}));
    QCOMPARE(Verdicts(ada.store, differentRows(20)).counts().duplicate, std::uint64_t{1});
  }

  /// Progress ends at its total regardless of how many steps change anything here, and even if some
  /// were undone.
  void progressEndsAtItsTotal() {
    Project ada("Ada");
    Project bob("Bob");
    ada.judge(item(0, 1), Duplicate);
    ada.judge(item(1, 2), Duplicate);
    for (std::uint32_t row = 1; row < 6; ++row) bob.judge(item(row, row + 1), Duplicate);
    for (int again = 0; again < 2; ++again) {
      Progress progress;
      const RunContext context{.progress = &progress};
      const MergeReport report = mergeVerdicts(ada.verdicts, bob.store.steps(), "Bob", context);
      QCOMPARE(report.steps.size(), std::size_t{1});
      QCOMPARE(progress.stage.load(), Stage::Judging);
      QVERIFY(progress.total.load() > 0);
      QCOMPARE(progress.done.load(), progress.total.load());
      bob.verdicts.undo();
    }
  }

  void itemsMeetUnderTheCurrentResult() {
    Project ada("Ada");
    Project bob("Bob");
    ada.judge(item(0, 2), Duplicate);
    bob.judge(item(1, 2), NotDuplicate);
    ada.verdicts.setClasses(classesOf({0, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
    const MergeReport report = ada.merge(bob);
    QCOMPARE(report.disagreements, std::vector<ItemKey>{item(0, 2)});
    QVERIFY(ada.verdicts.stateOf(item(0, 2))->isContested);
  }

  void agreementCountsAllThree() {
    Project ada("Ada");
    Project bob("Bob");
    const std::vector<std::pair<Verdict, Verdict>> pairs = {
        {Duplicate, Duplicate}, {Duplicate, NotDuplicate}, {NotDuplicate, NotDuplicate},
        {Unsure, Duplicate},    {Unsure, Unsure},          {Duplicate, Undecided},
        {Undecided, Unsure},    {Undecided, Unsure}};
    for (std::uint32_t i = 0; i < pairs.size(); ++i) {
      ada.judge(item(i, i + 1), pairs[i].first);
      bob.judge(item(i, i + 1), pairs[i].second);
    }
    const Agreement agreement = ada.merge(bob).agreement;
    Agreement expected = tableOf({{{1, 1, 0}, {0, 1, 0}, {1, 0, 1}}});
    expected.onlyFirst = 1;
    expected.onlySecond = 2;
    QVERIFY(agreement == expected);
    QCOMPARE(agreement.both(), std::uint64_t{5});
    QCOMPARE(agreement.agreed(), std::uint64_t{3});
  }

  /// The keeper of a pair judged Not is not a disagreement.
  void aNotOfTheOtherKeepsNeither() {
    Project ada("Ada");
    Project bob("Bob");
    bob.judge(item(0, 1), NotDuplicate);
    bob.judge(item(2, 3), NotDuplicate);
    std::vector<LogStep> steps = bob.store.steps();
    for (LogStep &step : steps) std::get<PairChange>(step.changes.at(0)).after.keep = Keep::B;
    ada.judge(item(0, 1), NotDuplicate);
    const MergeReport report = mergeVerdicts(ada.verdicts, steps, "Bob");
    QVERIFY(report.disagreements.empty());
    QCOMPARE(report.steps.size(), std::size_t{1});  // the first verdict adds nothing new
    for (const ItemKey key : {item(0, 1), item(2, 3)})
      QCOMPARE(ada.verdicts.judgementOf(key), (Judgement{NotDuplicate}));
  }
};

SHINGLESCOPE_TEST(TestVerdictMerge, NoApplication)
#include "tst_verdict_merge.moc"
