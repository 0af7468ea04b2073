// SPDX-License-Identifier: MIT
// Steps with many changes, applied to a copy while the verdicts are read.

#include <QTest>

#include "core/review/verdicts/pending_steps.h"
#include "core/review/verdicts/verdict_merge.h"
#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint32_t kPendingStepsRows = 6000;

ReviewCommand chainItems(Verdict verdict) {
  ReviewCommand command;
  for (std::uint32_t row = 0; row + 1 < kPendingStepsRows; ++row)
    command.items.push_back({item(row, row + 1), {verdict, Keep::Neither, "", {"bulk"}}});
  for (std::uint32_t row = 0; row < kPendingStepsRows; row += 3)
    command.rows.push_back({{row}, RowMark::Keeper});
  return command;
}

/// Returns all decisions, regardless of the reviewer.
std::vector<std::pair<ItemKey, Judgement>> said(const Verdicts &verdicts) {
  std::vector<std::pair<ItemKey, Judgement>> all;
  for (const ItemKey key : verdicts.items().keys())
    all.emplace_back(key, verdicts.judgementOf(key));
  return all;
}

/// A store that counts the records of large steps.
class CountingStore final : public VerdictStore {
 public:
  const std::vector<LogStep> &steps() const override { return kept; }
  void append(LogStep step) override { kept.push_back(std::move(step)); }
  void append(LogStep step, LogStep copy) override {
    kept.push_back(std::move(step));
    copies.push_back(std::move(copy));
  }
  std::uint64_t savedThrough() const override { return kept.size(); }
  std::optional<Error> failure() const override { return std::nullopt; }
  void retry() override {}

  std::vector<LogStep> kept;
  std::vector<LogStep> copies;
};

}  // namespace

class TestPendingSteps : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_source = differentRows(kPendingStepsRows); }

  void committedStepsEqualDirectOnes() {
    CountingStore store;
    Verdicts verdicts(store, m_source);
    QVERIFY(verdicts.apply(judging(item(1, 2), Verdict::Unsure, Keep::Neither, "first")));
    MemoryVerdictStore otherStore(store.steps());
    Verdicts other(otherStore, m_source);
    PendingSteps ahead(verdicts);
    QVERIFY(ahead.copy({}));
    QVERIFY(ahead.verdicts().apply(chainItems(Verdict::Duplicate)));
    QVERIFY(undoCommand(ahead.verdicts()));
    QVERIFY(redoCommand(ahead.verdicts()));
    QVERIFY(ahead.finish({}));
    QCOMPARE(verdicts.counts().decided(), std::uint64_t{1});  // readers still see the old state
    QVERIFY(verdicts.marks().empty());
    QCOMPARE(store.kept.size(), std::size_t{1});
    QVERIFY(ahead.commitTo(verdicts));
    QVERIFY(other.apply(chainItems(Verdict::Duplicate)));
    QVERIFY(said(verdicts) == said(other));
    QVERIFY(verdicts.counts() == other.counts());
    QVERIFY(verdicts.marks() == other.marks());
    QCOMPARE(verdicts.log().stepCount(), std::uint64_t{4});
    QCOMPARE(store.kept.size(), std::size_t{4});
    QCOMPARE(store.copies.size(), std::size_t{3});
    for (std::size_t i = 0; i < 3; ++i) QVERIFY(store.copies[i] == store.kept[i + 1]);
    for (const LogStep &step : store.kept) QVERIFY(verdicts.log().step(step.number) == step);
    // The review continues as after any other step, and a reload leads to the same state.
    QVERIFY(verdicts.apply(judging(item(1, 2), Verdict::NotDuplicate)));
    verdicts.undo();
    verdicts.undo();
    QVERIFY(verdicts.marks().empty());
    MemoryVerdictStore again(store.kept);
    QVERIFY(said(Verdicts(again, m_source)) == said(verdicts));
  }

  void stepsAddedMeanwhileAreNotLost() {
    MemoryVerdictStore store;
    Verdicts verdicts(store, m_source);
    PendingSteps ahead(verdicts);
    QVERIFY(ahead.copy({}));
    QVERIFY(ahead.verdicts().apply(chainItems(Verdict::Duplicate)));
    QVERIFY(verdicts.apply(judging(item(1, 2), Verdict::Unsure)));
    const Result<void> kept = ahead.commitTo(verdicts);
    QVERIFY(!kept);
    QCOMPARE(kept.error().code, ErrorCode::BadParameter);
    QCOMPARE(verdicts.counts().decided(), std::uint64_t{1});
    QCOMPARE(store.steps().size(), std::size_t{1});
  }

  void eachPartCanBeCancelled() {
    MemoryVerdictStore store;
    Verdicts verdicts(store, m_source);
    QVERIFY(verdicts.apply(chainItems(Verdict::Duplicate)));
    std::stop_source source;
    source.request_stop();
    const RunContext stopped{.stop = source.get_token()};
    PendingSteps ahead(verdicts);
    QCOMPARE(ahead.copy(stopped).error().code, ErrorCode::Cancelled);
    QVERIFY(ahead.copy({}));
    QCOMPARE(undoCommand(ahead.verdicts(), stopped).error().code, ErrorCode::Cancelled);
    QVERIFY(undoCommand(ahead.verdicts()));
    QCOMPARE(redoCommand(ahead.verdicts(), stopped).error().code, ErrorCode::Cancelled);
    QCOMPARE(ahead.finish(stopped).error().code, ErrorCode::Cancelled);
    QCOMPARE(store.steps().size(), std::size_t{1});
  }

  void aMergeIsCancelledAndUndoneAsOne() {
    MemoryVerdictStore store;
    MemoryVerdictStore theirs;
    Verdicts verdicts(store, m_source);
    Verdicts other(theirs, m_source);
    for (const char *name : {"Ada", "Bob"}) {
      ReviewCommand command = chainItems(Verdict::Duplicate);
      command.rows.clear();
      command.items.resize(name[0] == 'A' ? 3000 : 1000);
      for (ItemJudgement &judged : command.items)
        if (name[0] == 'B') judged.item = item(judged.item.a.value, judged.item.a.value + 2);
      command.reviewer = name;
      QVERIFY(other.apply(command));
    }
    const auto folded = foldOtherReview(theirs.steps(), "x", verdicts.items(), m_source, {}, {});
    QVERIFY(folded);
    std::stop_source source;
    source.request_stop();
    const auto stopped = mergeReview(verdicts, *folded, {.stop = source.get_token()});
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    QVERIFY(verdicts.apply(judging(item(9, 90), Verdict::Unsure)));
    QCOMPARE(changesToUndo(verdicts.log()), std::uint64_t{1});
    const auto merged = mergeReview(verdicts, *folded);
    QVERIFY(merged);
    QCOMPARE(merged->steps.size(), std::size_t{2});
    QCOMPARE(changesToUndo(verdicts.log()), std::uint64_t{4000});
    QCOMPARE(changesToRedo(verdicts.log()), std::uint64_t{0});
    QCOMPARE(undoCommand(verdicts)->size(), std::size_t{2});
    QCOMPARE(verdicts.counts().decided(), std::uint64_t{1});
    QCOMPARE(changesToRedo(verdicts.log()), std::uint64_t{4000});
    QCOMPARE(redoCommand(verdicts)->size(), std::size_t{2});
    QCOMPARE(verdicts.counts().decided(), std::uint64_t{4001});
    QVERIFY(undoCommand(verdicts) && undoCommand(verdicts));
    QVERIFY(undoCommand(verdicts)->empty());  // nothing is left
    QCOMPARE(changesToUndo(verdicts.log()), std::uint64_t{0});
  }

 private:
  RecordSource m_source;
};

SHINGLESCOPE_TEST(TestPendingSteps, NoApplication)
#include "tst_pending_steps.moc"
