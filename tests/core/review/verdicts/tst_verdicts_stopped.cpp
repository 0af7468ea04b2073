// SPDX-License-Identifier: MIT
// An operation that is cancelled at any moment leaves the verdicts unchanged.

#include <QTest>
#include <chrono>
#include <functional>
#include <thread>

#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint32_t kVerdictsStoppedRows = 12000;
constexpr std::uint32_t kItems = 20000;
constexpr int kMoments = 12;

using Work = std::function<Result<std::uint64_t>(Verdicts &, const RunContext &)>;

/// Returns a command on items from `firstRow` on, two per row, that also marks every third row
/// as a keeper.
ReviewCommand itemsFrom(std::uint32_t firstRow, Verdict verdict) {
  ReviewCommand command;
  for (std::uint32_t i = 0; i < kItems; ++i) {
    const std::uint32_t row = (firstRow + i / 2) % (kVerdictsStoppedRows - 3);
    command.items.push_back({item(row, row + 1 + i % 2), {verdict, Keep::Neither, "", {"bulk"}}});
  }
  for (std::uint32_t row = 0; row < kVerdictsStoppedRows; row += 3)
    command.rows.push_back({{row}, RowMark::Keeper});
  return command;
}

/// The visible state of verdicts, except the log's records.
struct Seen {
  explicit Seen(const Verdicts &verdicts)
      : counts(verdicts.counts()),
        keys(verdicts.items().keys()),
        marks(verdicts.marks()),
        history(verdicts.history()),
        reattachment(verdicts.reattachment()),
        steps(verdicts.log().stepCount()),
        targets(verdicts.log().targetCount()),
        records(verdicts.log().book().size()),
        canRedo(verdicts.canRedo()) {
    for (const ItemKey key : keys) judgements.push_back(verdicts.judgementOf(key));
    for (std::uint32_t i = 0; i < records; ++i) known.push_back(verdicts.log().book().at(i));
  }
  bool operator==(const Seen &) const = default;

  VerdictCounts counts;
  std::vector<ItemKey> keys;
  std::vector<MarkedRow> marks;
  std::vector<HistoryItem> history;
  Reattachment reattachment;
  std::uint64_t steps;
  std::uint32_t targets;
  std::uint32_t records;
  bool canRedo;
  std::vector<Judgement> judgements = {};
  std::vector<KnownRecord> known = {};
};

Result<std::uint64_t> stoppedAfter(std::chrono::microseconds delay, Verdicts &verdicts,
                                   const Work &work) {
  std::stop_source source;
  if (delay.count() == 0) source.request_stop();
  const std::jthread stopper([&] {
    std::this_thread::sleep_for(delay);
    source.request_stop();
  });
  return work(verdicts, {.stop = source.get_token()});
}

}  // namespace

class TestVerdictsStopped : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_source = differentRows(kVerdictsStoppedRows); }

  void everythingIsUnchanged_data() {
    QTest::addColumn<Work>("work");
    const auto row = [](const char *name, Work work) { QTest::newRow(name) << std::move(work); };
    row("an act", [](Verdicts &verdicts, const RunContext &context) {
      return verdicts.apply(itemsFrom(kVerdictsStoppedRows / 3, Verdict::NotDuplicate), context);
    });
    row("an undo", [](Verdicts &verdicts, const RunContext &context) {
      return verdicts.undo("Ada", context);
    });
    row("a redo", [](Verdicts &verdicts, const RunContext &context) {
      return verdicts.redo("Ada", context);
    });
    row("another result", [](Verdicts &verdicts, const RunContext &context) {
      std::vector<std::uint32_t> texts(kVerdictsStoppedRows);
      for (std::uint32_t i = 0; i < kVerdictsStoppedRows; ++i)
        texts[i] = i % 50 == 0 && i > 0 ? i - 1 : i;
      const auto done = verdicts.setClasses(classesOf(texts), context);
      return done ? Result<std::uint64_t>(std::uint64_t{0}) : done.error();
    });
  }

  void everythingIsUnchanged() {
    QFETCH(Work, work);
    MemoryVerdictStore store;
    Verdicts verdicts(store, m_source);
    verdicts.setIdColumn(std::nullopt);  // so that the next command describes records differently
    QVERIFY(verdicts.apply(itemsFrom(0, Verdict::Duplicate)));
    verdicts.setIdColumn(ColumnId{0});
    QVERIFY(verdicts.apply(itemsFrom(100, Verdict::NotDuplicate)));
    QVERIFY(verdicts.apply(judging(item(5, 7), Verdict::Unsure)));
    verdicts.undo();
    verdicts.undo();
    const Seen before(verdicts);
    const std::size_t logged = store.steps().size();
    int stops = 0;
    for (int moment = 0; moment < kMoments; ++moment) {
      const auto done = stoppedAfter(std::chrono::microseconds(2500 * moment), verdicts, work);
      if (done) break;
      ++stops;
      QCOMPARE(done.error().code, ErrorCode::Cancelled);
      QVERIFY(Seen(verdicts) == before);
      QCOMPARE(store.steps().size(), logged);
    }
    QVERIFY(stops > 0);
    checkThatItGoesOn(verdicts, store, work);
  }

  void openingCanBeCancelled() {
    MemoryVerdictStore store;
    Verdicts verdicts(store, m_source);
    QVERIFY(verdicts.apply(itemsFrom(0, Verdict::Duplicate)));
    std::stop_source source;
    source.request_stop();
    const auto stopped = Verdicts::open(store, m_source, nullptr, {.stop = source.get_token()});
    QVERIFY(!stopped);
    QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
    const auto opened = Verdicts::open(store, m_source, nullptr, {});
    QVERIFY(opened && Seen(**opened) == Seen(verdicts));
  }

  void aLogIsFoldedInPartsWhileItGrows() {
    MemoryVerdictStore store;
    Verdicts judged(store, m_source);
    QVERIFY(judged.apply(itemsFrom(0, Verdict::Duplicate)));
    QVERIFY(judged.apply(itemsFrom(50, Verdict::Unsure)));
    std::stop_source source;
    source.request_stop();
    const auto verdicts = Verdicts::unfolded(store, m_source);
    std::uint32_t parts = 0;
    while (verdicts->log().stepCount() < 2) {  // each call gets further, in small steps
      const auto stopped = verdicts->foldLog({.stop = source.get_token()});
      QVERIFY(!stopped);
      QCOMPARE(stopped.error().code, ErrorCode::Cancelled);
      if (++parts > 2) continue;
      QCOMPARE(verdicts->log().stepCount(), std::uint64_t{0});
      QVERIFY(judged.apply(judging(item(parts, parts + 3), Verdict::NotDuplicate)));
    }
    QVERIFY(parts > 2 * kItems / 300);
    QVERIFY(verdicts->foldLog({}));
    std::vector<std::uint32_t> texts(kVerdictsStoppedRows);
    for (std::uint32_t i = 0; i < kVerdictsStoppedRows; ++i)
      texts[i] = i % 50 == 0 && i > 0 ? i - 1 : i;
    const auto classes = classesOf(texts);
    QVERIFY(verdicts->show(classes, {}));
    judged.undo();
    QVERIFY(judged.apply(judging(item(7, 9), Verdict::Unsure)));
    ReviewCommand marking;
    marking.rows.push_back({{4}, RowMark::TakenOut});
    QVERIFY(judged.apply(marking));
    verdicts->catchUp();
    judged.setClasses(classes);
    QVERIFY(Seen(*verdicts) == Seen(judged));
    QCOMPARE(store.steps().size(), std::size_t{7});  // none is logged twice
    Verdicts again(store, m_source);
    again.setClasses(classes);
    QVERIFY(Seen(*verdicts) == Seen(again));
  }

  void whatIsStoredIsWhatTheLogHas() {
    MemoryVerdictStore store;
    Verdicts verdicts(store, m_source);
    QVERIFY(verdicts.apply(itemsFrom(0, Verdict::Duplicate)));
    QVERIFY(verdicts.apply(itemsFrom(50, Verdict::Unsure)));
    verdicts.undo("Bob");
    verdicts.redo();
    for (const LogStep &step : store.steps()) QVERIFY(verdicts.log().step(step.number) == step);
  }

 private:
  /// Checks that, after a cancellation, the same operation has the result of an uninterrupted one.
  void checkThatItGoesOn(Verdicts &verdicts, MemoryVerdictStore &store, const Work &work) {
    MemoryVerdictStore copy(store.steps());
    Verdicts other(copy, m_source);
    other.setClasses(verdicts.classes());
    QVERIFY(Seen(other) == Seen(verdicts));
    QVERIFY(work(verdicts, {}) && work(other, {}));
    QVERIFY(Seen(other) == Seen(verdicts));
    QVERIFY(verdicts.apply(judging(item(3, 4), Verdict::Unsure)));
    verdicts.undo();
    verdicts.undo();
    Verdicts again(store, m_source);
    again.setClasses(verdicts.classes());
    QVERIFY(Seen(again) == Seen(verdicts));
  }

  RecordSource m_source;
};

SHINGLESCOPE_TEST(TestVerdictsStopped, NoApplication)
#include "tst_verdicts_stopped.moc"
