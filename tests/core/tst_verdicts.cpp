#include <QTest>

#include "core/review/verdicts.h"

using namespace shinglescope;

namespace {

constexpr EntryKey kFirst{{1}, {4}};
constexpr EntryKey kClass{{2}, {2}};

class FullStore final : public EntryLog {
 public:
  Result<void> append(const VerdictChange &) override {
    return Error{ErrorCode::Io, "The disk is full; free some space and judge again."};
  }
  const std::vector<VerdictChange> &log() const override { return m_log; }

 private:
  std::vector<VerdictChange> m_log;
};

}  // namespace

class TestVerdicts : public QObject {
  Q_OBJECT

 private slots:
  void anUnknownEntryIsUndecided() {
    MemoryEntryLog store;
    const Verdicts verdicts(store);
    QCOMPARE(verdicts.judgementOf(kFirst).verdict, Verdict::Undecided);
    QCOMPARE(verdicts.counts().decided(), std::uint64_t{0});
  }

  void countsFollowEachChange() {
    MemoryEntryLog store;
    Verdicts verdicts(store);
    QVERIFY(verdicts.set(kFirst, {Verdict::Duplicate, Keep::A, ""}));
    QVERIFY(verdicts.set(kClass, {Verdict::Unsure, Keep::Neither, "ask"}));
    QCOMPARE(verdicts.counts().duplicate, std::uint64_t{1});
    QCOMPARE(verdicts.counts().unsure, std::uint64_t{1});
    QVERIFY(verdicts.set(kFirst, {Verdict::NotDuplicate, Keep::Neither, ""}));
    QCOMPARE(verdicts.counts().duplicate, std::uint64_t{0});
    QCOMPARE(verdicts.counts().notDuplicate, std::uint64_t{1});
    QCOMPARE(verdicts.counts().decided(), std::uint64_t{2});
  }

  void theInverseChangeRestoresAndIsLogged() {
    MemoryEntryLog store;
    Verdicts verdicts(store);
    QVERIFY(verdicts.set(kFirst, {Verdict::Duplicate, Keep::B, "same flat"}));
    QVERIFY(verdicts.set(kFirst, {}));
    QVERIFY(verdicts.all().empty());
    QCOMPARE(store.log().size(), std::size_t{2});
    QCOMPARE(store.log()[1].before.note, std::string("same flat"));
    QVERIFY(store.log()[0].unixMilliseconds > 0);
  }

  void anEqualJudgementIsNotLogged() {
    MemoryEntryLog store;
    Verdicts verdicts(store);
    QVERIFY(verdicts.set(kFirst, {Verdict::Duplicate, Keep::Neither, ""}));
    QVERIFY(verdicts.set(kFirst, {Verdict::Duplicate, Keep::Neither, ""}));
    QVERIFY(verdicts.set(kClass, {}));
    QCOMPARE(store.log().size(), std::size_t{1});
  }

  void theLogIsFoldedOnStart() {
    MemoryEntryLog store;
    {
      Verdicts verdicts(store);
      QVERIFY(verdicts.set(kFirst, {Verdict::Duplicate, Keep::Neither, ""}));
      QVERIFY(verdicts.set(kFirst, {Verdict::Unsure, Keep::Neither, ""}));
    }
    const Verdicts again(store);
    QCOMPARE(again.judgementOf(kFirst).verdict, Verdict::Unsure);
    QCOMPARE(again.counts().decided(), std::uint64_t{1});
  }

  void aFailingStoreChangesNothing() {
    FullStore store;
    Verdicts verdicts(store);
    const Result<void> set = verdicts.set(kFirst, {Verdict::Duplicate, Keep::Neither, ""});
    QVERIFY(!set);
    QCOMPARE(set.error().code, ErrorCode::Io);
    QVERIFY(verdicts.all().empty());
    QCOMPARE(verdicts.counts().decided(), std::uint64_t{0});
  }
};

QTEST_APPLESS_MAIN(TestVerdicts)
#include "tst_verdicts.moc"
