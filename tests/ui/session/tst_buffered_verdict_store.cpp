// SPDX-License-Identifier: MIT
// The first verdict does not wait for a file: earlier steps are written once there is one.

#include <QtTest>

#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"
#include "ui/session/buffered_verdict_store.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint32_t kBufferedVerdictStoreRows = 6000;

ReviewCommand manyItems(Verdict verdict) {
  ReviewCommand command;
  for (std::uint32_t row = 0; row + 1 < kBufferedVerdictStoreRows; ++row)
    command.items.push_back({item(row, row + 1), {verdict, Keep::A, "all", {"bulk"}}});
  return command;
}

}  // namespace

class TestBufferedVerdictStore : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_source = differentRows(kBufferedVerdictStoreRows); }

  /// Steps of any size, with or without a copy, are appended before and after there is a target.
  void theTargetGetsTheSameSteps() {
    BufferedVerdictStore relay;
    int told = 0;
    relay.setListener([&told] { ++told; });
    Verdicts verdicts(relay, m_source);
    QVERIFY(verdicts.apply(manyItems(Verdict::Duplicate)));
    QVERIFY(verdicts.apply(judging(item(1, 2), Verdict::Unsure)));
    LogStep large = relay.steps().front();
    large.number = 3;
    LogStep copy = large;
    relay.append(std::move(large), std::move(copy));
    QCOMPARE(relay.savedThrough(), std::uint64_t{0});
    const auto target = std::make_shared<MemoryVerdictStore>();
    relay.attach(target);
    QCOMPARE(target->steps().size(), std::size_t{3});
    QVERIFY(target->steps() == relay.steps());
    QVERIFY(verdicts.apply(manyItems(Verdict::NotDuplicate)));
    QVERIFY(verdicts.undo() > 0);
    QCOMPARE(relay.steps().size(), std::size_t{5});
    QVERIFY(target->steps() == relay.steps());
    QCOMPARE(relay.savedThrough(), std::uint64_t{5});
    QCOMPARE(told, 5);
  }

 private:
  RecordSource m_source;
};

SHINGLESCOPE_TEST(TestBufferedVerdictStore, NoApplication)
#include "tst_buffered_verdict_store.moc"
