// SPDX-License-Identifier: MIT
// For any sequence of verdicts, undo and redo, the log folds to the state of a simple model, even
// if it is read again at any point.

#include <QTest>
#include <map>
#include <random>
#include <set>

#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint32_t kVerdictHistoryRows = 7;

/// The reviewer's expectation: complete states on two stacks.
struct Model {
  struct State {
    std::map<ItemKey, Judgement> items;
    std::map<std::uint32_t, RowMark> marks;
    bool operator==(const State &) const = default;
  };

  void apply(const ReviewCommand &command) {
    State next = now();
    for (const auto &[key, said] : command.items) {
      Judgement judgement = said;
      // Both records of a pair judged Not stay.
      if (judgement.verdict == Verdict::NotDuplicate) judgement.keep = Keep::Neither;
      next.items[key] = judgement;
      if (judgement == Judgement{}) next.items.erase(key);
    }
    for (const auto &[row, mark] : command.rows) {
      next.marks[row.value] = mark;
      if (mark == RowMark::None) next.marks.erase(row.value);
    }
    if (next == now()) return;
    done.push_back(std::move(next));
    undone.clear();
  }
  void undo() {
    if (done.size() == 1) return;
    undone.push_back(done.back());
    done.pop_back();
  }
  void redo() {
    if (undone.empty()) return;
    done.push_back(undone.back());
    undone.pop_back();
  }
  const State &now() const { return done.back(); }

  std::vector<State> done{State{}};
  std::vector<State> undone;
};

Model::State stateOf(const Verdicts &verdicts) {
  Model::State state;
  verdicts.forEachItem(
      [&](ItemKey key, const ItemState &item) { state.items[key] = item.judgement(); });
  for (const MarkedRow &marked : verdicts.marks()) state.marks[marked.row.value] = marked.mark;
  return state;
}

VerdictCounts countsOf(const Model::State &state) {
  VerdictCounts counts;
  for (const auto &[key, judgement] : state.items) {
    counts.duplicate += judgement.verdict == Verdict::Duplicate ? 1 : 0;
    counts.notDuplicate += judgement.verdict == Verdict::NotDuplicate ? 1 : 0;
    counts.unsure += judgement.verdict == Verdict::Unsure ? 1 : 0;
  }
  return counts;
}

class Reviewer {
 public:
  explicit Reviewer(unsigned seed) : m_random(seed) {}

  unsigned below(unsigned limit) { return static_cast<unsigned>(m_random() % limit); }

  ReviewCommand command() {
    ReviewCommand command;
    command.origin = below(3) == 0 ? "rule" : "key";
    std::set<ItemKey> items;
    std::set<std::uint32_t> rows;
    const unsigned changes = below(4) == 0 ? 1 + below(6) : 1;
    for (unsigned i = 0; i < changes; ++i) {
      const std::uint32_t row = below(kVerdictHistoryRows);
      if (below(5) == 0) {
        if (rows.insert(row).second) command.rows.push_back({{row}, RowMark(below(3))});
        continue;
      }
      const std::uint32_t other = below(kVerdictHistoryRows);
      const ItemKey key{{std::min(row, other)}, {std::max(row, other)}};
      if (items.insert(key).second) command.items.push_back({key, judgement()});
    }
    return command;
  }

 private:
  Judgement judgement() {
    Judgement judgement{Verdict(below(4)), Keep(below(3))};
    if (below(3) == 0) judgement.note = std::string(1, static_cast<char>('a' + below(3)));
    if (below(4) == 0) judgement.tags = {"seen", "x" + std::to_string(below(2))};
    return judgement;
  }

  std::mt19937 m_random;
};

}  // namespace

class TestVerdictHistory : public QObject {
  Q_OBJECT

 private slots:
  void anySequenceFoldsToTheModel_data() {
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 0; seed < 40; ++seed) QTest::addRow("%u", seed) << seed;
  }

  void anySequenceFoldsToTheModel() {
    QFETCH(unsigned, seed);
    Reviewer reviewer(seed);
    const RecordSource source = differentRows(kVerdictHistoryRows);
    MemoryVerdictStore store;
    Verdicts verdicts(store, source);
    Model model;
    std::vector<Model::State> afterStep{model.now()};
    for (int i = 0; i < 150; ++i) {
      const unsigned choice = reviewer.below(5);
      if (choice < 2) {
        verdicts.undo();
        model.undo();
      } else if (choice == 2) {
        verdicts.redo();
        model.redo();
      } else {
        const ReviewCommand command = reviewer.command();
        QVERIFY(verdicts.apply(command));
        model.apply(command);
      }
      QVERIFY(stateOf(verdicts) == model.now());
      QCOMPARE(verdicts.counts(), countsOf(model.now()));
      QCOMPARE(verdicts.canUndo(), model.done.size() > 1);
      QCOMPARE(verdicts.canRedo(), !model.undone.empty());
      if (store.steps().size() == afterStep.size()) afterStep.push_back(model.now());
    }
    checkPrefixes(store.steps(), source, afterStep);
    checkEnd(store.steps(), source, model);
  }

  void aHistoryOfAnyLengthIsUndone() {
    const RecordSource source = differentRows(kVerdictHistoryRows);
    MemoryVerdictStore store;
    Reviewer reviewer(7);
    {
      Verdicts verdicts(store, source);
      for (int i = 0; i < 20'000; ++i) QVERIFY(verdicts.apply(reviewer.command()));
    }
    MemoryVerdictStore copy(store.steps());
    Verdicts verdicts(copy, source);
    const Model::State last = stateOf(verdicts);
    std::size_t undone = 0;
    while (verdicts.undo() > 0) ++undone;
    QCOMPARE(undone, store.steps().size());
    QVERIFY(stateOf(verdicts) == Model::State{});
    while (verdicts.redo() > 0) --undone;
    QCOMPARE(undone, std::size_t{0});
    QVERIFY(stateOf(verdicts) == last);
  }

  /// A handwritten log, or a log of a later version, is folded as far as it is consistent.
  void aStepWithAnInvalidUndoIsACommand() {
    const RecordSource source = differentRows(kVerdictHistoryRows);
    const RecordKey a = source.digests->keyOf({0});
    const RecordKey b = source.digests->keyOf({1});
    LogStep step;
    step.number = 1;
    step.undoes = 9;
    step.changes = {PairChange{a, b, {}, {Verdict::Duplicate}}};
    LogStep back = step;
    back.number = 2;
    back.undoes = 1;
    back.changes = {PairChange{a, b, {Verdict::Duplicate}, {}}};
    LogStep again = back;  // undoes the undo
    again.number = 3;
    MemoryVerdictStore store({step, back, again});
    Verdicts verdicts(store, source);
    using enum StepState;
    QCOMPARE(verdicts.history(), (std::vector<HistoryItem>{{1, Abandoned}, {3, Done}}));
    QCOMPARE(verdicts.counts(), VerdictCounts{});
    QVERIFY(verdicts.undo() > 0);
    QVERIFY(!verdicts.canUndo());
    QVERIFY(verdicts.redo() > 0);
    QCOMPARE(Verdicts(store, source).history(), verdicts.history());
  }

 private:
  static void checkPrefixes(const std::vector<LogStep> &steps, const RecordSource &source,
                            const std::vector<Model::State> &afterStep) {
    QCOMPARE(afterStep.size(), steps.size() + 1);
    for (std::size_t count = 0; count <= steps.size(); ++count) {
      MemoryVerdictStore store({steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(count)});
      const Verdicts verdicts(store, source);
      QVERIFY(stateOf(verdicts) == afterStep[count]);
      QCOMPARE(verdicts.counts(), countsOf(afterStep[count]));
    }
  }

  static void checkEnd(const std::vector<LogStep> &steps, const RecordSource &source,
                       const Model &model) {
    MemoryVerdictStore store(steps);
    Verdicts verdicts(store, source);
    for (std::size_t i = model.undone.size(); i-- > 0;) {
      QVERIFY(verdicts.redo() > 0);
      QVERIFY(stateOf(verdicts) == model.undone[i]);
    }
    QCOMPARE(verdicts.redo(), std::uint64_t{0});
    while (verdicts.undo() > 0) {
    }
    QVERIFY(stateOf(verdicts) == Model::State{});
  }
};

SHINGLESCOPE_TEST(TestVerdictHistory, NoApplication)
#include "tst_verdict_history.moc"
