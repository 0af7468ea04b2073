// SPDX-License-Identifier: MIT
// Verdicts are found again in reordered and edited files (promise D7) and under results with other
// classes.

#include <QTest>

#include "core/review/verdicts/contradictions.h"
#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

using TitledRows = std::vector<std::pair<std::string, std::string>>;

const TitledRows kVerdictAttachmentRows = {{"a", "red flat"},   {"b", "red flat now"},
                                           {"c", "blue house"}, {"d", "blue house"},
                                           {"e", "garage"},     {"f", "shop"}};

constexpr ItemKey kVerdictAttachmentFlats{{0}, {1}};
constexpr ItemKey kHouses{{2}, {3}};
constexpr ItemKey kOthers{{4}, {5}};

}  // namespace

class TestVerdictAttachment : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_store = MemoryVerdictStore();
    Verdicts verdicts(m_store, recordSource(kVerdictAttachmentRows));
    QVERIFY(
        verdicts.apply(judging(kVerdictAttachmentFlats, Verdict::Duplicate, Keep::A, "agency")));
    QVERIFY(verdicts.apply(judging(kHouses, Verdict::NotDuplicate)));
    QVERIFY(verdicts.apply(judging(kOthers, Verdict::Unsure)));
    QVERIFY(verdicts.apply({.rows = {{{4}, RowMark::TakenOut}}}));
  }

  void theSameFileRestoresAllVerdicts() {
    const Verdicts verdicts(m_store, recordSource(kVerdictAttachmentRows));
    QCOMPARE(verdicts.reattachment(), (Reattachment{4, 0, 0}));
    QCOMPARE(verdicts.judgementOf(kVerdictAttachmentFlats),
             (Judgement{Verdict::Duplicate, Keep::A, "agency"}));
    QCOMPARE(verdicts.markOf({4}), RowMark::TakenOut);
    QCOMPARE(verdicts.markOriginOf({4}), std::string("key"));
    QVERIFY(!verdicts.rowMarks().isByRule({4}));
    QVERIFY(verdicts.orphans().empty());
  }

  void reorderedRowsKeepTheirVerdicts() {
    TitledRows rows = kVerdictAttachmentRows;
    std::ranges::reverse(rows);
    const Verdicts verdicts(m_store, recordSource(rows));
    QCOMPARE(verdicts.reattachment(), (Reattachment{4, 0, 0}));
    // A is still the keeper, but is now the second of the two.
    QCOMPARE(verdicts.judgementOf(item(4, 5)), (Judgement{Verdict::Duplicate, Keep::B, "agency"}));
    QCOMPARE(verdicts.judgementOf(item(2, 3)).verdict, Verdict::NotDuplicate);
    QCOMPARE(verdicts.markOf({1}), RowMark::TakenOut);
    QCOMPARE(verdicts.counts(), (VerdictCounts{1, 1, 1}));
  }

  void editedRowsAreFoundByTheirId() {
    TitledRows rows = kVerdictAttachmentRows;
    rows[1].second = "red flat, let";
    rows[4].second = "large garage";
    Verdicts verdicts(m_store, recordSource(rows));
    QCOMPARE(verdicts.reattachment(), (Reattachment{1, 3, 0}));
    QCOMPARE(verdicts.judgementOf(kVerdictAttachmentFlats),
             (Judgement{Verdict::Duplicate, Keep::A, "agency"}));
    QVERIFY(verdicts.stateOf(kVerdictAttachmentFlats)->needsCheck);
    QVERIFY(verdicts.stateOf(kOthers)->needsCheck);
    QVERIFY(!verdicts.stateOf(kHouses)->needsCheck);
    QCOMPARE(verdicts.markOf({4}), RowMark::TakenOut);
    // After a new verdict, the item no longer needs a check, even when the log is read again.
    QVERIFY(*verdicts.apply(
                judging(kVerdictAttachmentFlats, Verdict::Duplicate, Keep::A, "agency")) > 0);
    QVERIFY(!verdicts.stateOf(kVerdictAttachmentFlats)->needsCheck);
    QVERIFY(!Verdicts(m_store, recordSource(rows)).stateOf(kVerdictAttachmentFlats)->needsCheck);
    verdicts.undo();
    QVERIFY(verdicts.stateOf(kVerdictAttachmentFlats)->needsCheck);
  }

  void aNewVerdictOnAnEditedRowReplacesTheOld() {
    TitledRows rows = kVerdictAttachmentRows;
    rows[1].second = "red flat, let";
    {
      Verdicts verdicts(m_store, recordSource(rows));
      QVERIFY(verdicts.apply(judging(kVerdictAttachmentFlats, Verdict::NotDuplicate)));
      QVERIFY(verdicts.apply({.rows = {{{1}, RowMark::Keeper}}}));
    }
    const Verdicts again(m_store, recordSource(rows));
    QCOMPARE(again.judgementOf(kVerdictAttachmentFlats), Judgement{Verdict::NotDuplicate});
    QVERIFY(!again.stateOf(kVerdictAttachmentFlats)->isContested);
    // The original file has the same verdict, because the command was about this pair.
    const Verdicts before(m_store, recordSource(kVerdictAttachmentRows));
    QCOMPARE(before.judgementOf(kVerdictAttachmentFlats), Judgement{Verdict::NotDuplicate});
  }

  void marksOfEditedRowsAreReplacedAndRestored() {
    TitledRows rows = kVerdictAttachmentRows;
    rows[4].second = "large garage";
    Verdicts verdicts(m_store, recordSource(rows));
    QVERIFY(verdicts.apply({.rows = {{{4}, RowMark::Keeper}}}));
    QCOMPARE(verdicts.markOf({4}), RowMark::Keeper);
    QCOMPARE(Verdicts(m_store, recordSource(rows)).markOf({4}), RowMark::Keeper);
    verdicts.undo();
    QCOMPARE(verdicts.markOf({4}), RowMark::TakenOut);
    QCOMPARE(Verdicts(m_store, recordSource(rows)).markOf({4}), RowMark::TakenOut);
  }

  void anIdThatIsNotUniqueFindsNothing_data() {
    QTest::addColumn<int>("kind");
    QTest::newRow("twice in the table") << 0;
    QTest::newRow("empty") << 1;
    QTest::newRow("gone") << 2;
    QTest::newRow("no id column") << 3;
  }

  void anIdThatIsNotUniqueFindsNothing() {
    QFETCH(int, kind);
    TitledRows rows = kVerdictAttachmentRows;
    rows[5].second = "shops";
    if (kind == 0) rows.push_back({"f", "another"});
    if (kind == 1) rows[5].first = "";
    if (kind == 2) rows.pop_back();
    RecordSource source = recordSource(rows);
    if (kind == 3) source.idColumn.reset();
    const Verdicts verdicts(m_store, source);
    QCOMPARE(verdicts.reattachment(), (Reattachment{3, 0, 1}));
    const std::vector<Orphan> orphans = verdicts.orphans();
    QCOMPARE(orphans.size(), std::size_t{1});
    QCOMPARE(orphans[0].judgement.verdict, Verdict::Unsure);
    QCOMPARE(orphans[0].a.id, std::string("e"));
    QCOMPARE(orphans[0].b->id, std::string("f"));
    QCOMPARE(orphans[0].b->row, 5U);
    QCOMPARE(verdicts.counts(), (VerdictCounts{1, 1, 0}));
    // The verdict is kept: with the original file it appears again.
    QCOMPARE(Verdicts(m_store, recordSource(kVerdictAttachmentRows)).counts(),
             (VerdictCounts{1, 1, 1}));
  }

  void anotherCopyReplacesAMissingOne() {
    const TitledRows twins = {{"a", "x"}, {"a", "x"}, {"a", "x"}, {"b", "y"}};
    MemoryVerdictStore store;
    {
      Verdicts verdicts(store, recordSource(twins));
      QVERIFY(verdicts.apply(judging(item(2, 3), Verdict::Duplicate)));
      QVERIFY(verdicts.apply({.rows = {{{2}, RowMark::TakenOut}}}));
      QVERIFY(verdicts.apply({.rows = {{{1}, RowMark::Keeper}}}));
    }
    const Verdicts verdicts(store, recordSource({twins[0], twins[1], twins[3]}));
    QCOMPARE(verdicts.judgementOf(item(1, 2)).verdict, Verdict::Duplicate);
    // The verdict on the pair applies to any copy; the exclusion of the third copy does not concern
    // the others.
    QCOMPARE(verdicts.marks(), (std::vector<MarkedRow>{{{1}, RowMark::Keeper}}));
    QCOMPARE(verdicts.reattachment(), (Reattachment{2, 0, 1}));
  }

  void anyRowsOfTheTextsFindTheVerdict() {
    Verdicts verdicts(m_store, differentRows(6));
    MemoryVerdictStore store;
    Verdicts fresh(store, differentRows(6));
    QVERIFY(fresh.apply(judging(item(2, 5), Verdict::Duplicate, Keep::B)));
    // Rows 0 and 5 have the same text now, and so do rows 2 and 3.
    fresh.setClasses(classesOf({0, 1, 2, 2, 4, 0}));
    QCOMPARE(fresh.judgementOf(item(0, 2)), (Judgement{Verdict::Duplicate, Keep::A}));
    QCOMPARE(fresh.items().keys(), std::vector<ItemKey>{item(0, 2)});
    QCOMPARE(fresh.judgementOf(item(3, 5)).keep, Keep::B);
    fresh.setClasses(nullptr);
    QCOMPARE(fresh.items().keys(), std::vector<ItemKey>{item(2, 5)});
  }

  void differentVerdictsOnOneItemAreContested() {
    MemoryVerdictStore store;
    Verdicts verdicts(store, differentRows(4));
    QVERIFY(verdicts.apply({{{item(0, 2), {Verdict::Duplicate, Keep::A, "same", {"t"}}}}}));
    QVERIFY(verdicts.apply({{{item(1, 2), {Verdict::NotDuplicate, Keep::Neither, "other"}}}}));
    verdicts.setClasses(classesOf({0, 0, 2, 3}));
    const ItemState *state = verdicts.stateOf(item(0, 2));
    QVERIFY(state->isContested);
    QCOMPARE(state->judgement(),
             (Judgement{Verdict::Undecided, Keep::Neither, "same; other", {"t"}}));
    QCOMPARE(verdicts.counts().decided(), std::uint64_t{0});
    const std::vector<VerdictStatement> statements = statementsOn(verdicts, item(0, 2));
    QCOMPARE(statements.size(), std::size_t{2});
    QCOMPARE(statements[0].judgement.verdict, Verdict::Duplicate);
    QCOMPARE(statements[1].judgement.note, std::string("other"));
    // One verdict settles the item, for both pairs of rows.
    QVERIFY(verdicts.apply(judging(item(0, 2), Verdict::Duplicate)));
    QVERIFY(!verdicts.stateOf(item(0, 2))->isContested);
    verdicts.setClasses(nullptr);
    QCOMPARE(verdicts.judgementOf(item(0, 2)), Judgement{Verdict::Duplicate});
    QCOMPARE(verdicts.judgementOf(item(1, 2)), Judgement{Verdict::Duplicate});
    verdicts.setClasses(classesOf({0, 0, 2, 3}));
    verdicts.undo();
    QVERIFY(verdicts.stateOf(item(0, 2))->isContested);
  }

  void aContestedItemMayBeCleared() {
    MemoryVerdictStore store;
    Verdicts verdicts(store, differentRows(4));
    QVERIFY(verdicts.apply(judging(item(0, 2), Verdict::Duplicate)));
    QVERIFY(verdicts.apply(judging(item(1, 2), Verdict::Unsure)));
    verdicts.setClasses(classesOf({0, 0, 2, 3}));
    QVERIFY(verdicts.stateOf(item(0, 2))->isContested);
    QVERIFY(*verdicts.apply(judging(item(0, 2), Verdict::Undecided)) > 0);
    QVERIFY(verdicts.stateOf(item(0, 2))->isSilent());
  }

  void differentKeepersAreContestedButTheVerdictHolds() {
    MemoryVerdictStore store;
    Verdicts verdicts(store, differentRows(4));
    QVERIFY(verdicts.apply(judging(item(0, 2), Verdict::Duplicate, Keep::A)));
    QVERIFY(verdicts.apply(judging(item(1, 2), Verdict::Duplicate, Keep::B)));
    verdicts.setClasses(classesOf({0, 0, 2, 3}));
    QVERIFY(verdicts.stateOf(item(0, 2))->isContested);
    QCOMPARE(verdicts.judgementOf(item(0, 2)), Judgement{Verdict::Duplicate});
  }

  /// Two rows that were a pair now have the same text.
  void aPairMayBecomeAClass_data() {
    QTest::addColumn<Verdict>("said");
    QTest::addColumn<bool>("isLarge");
    QTest::addColumn<Verdict>("holds");
    QTest::addColumn<bool>("needsCheck");
    using enum Verdict;
    QTest::newRow("all of it, same") << Duplicate << false << Duplicate << false;
    QTest::newRow("all of it, not") << NotDuplicate << false << NotDuplicate << false;
    QTest::newRow("a part, same") << Duplicate << true << Undecided << true;
    QTest::newRow("a part, unsure") << Unsure << true << Undecided << true;
    QTest::newRow("a part, not") << NotDuplicate << true << NotDuplicate << false;
  }

  void aPairMayBecomeAClass() {
    QFETCH(Verdict, said);
    QFETCH(bool, isLarge);
    QFETCH(Verdict, holds);
    QFETCH(bool, needsCheck);
    MemoryVerdictStore store;
    Verdicts verdicts(store, differentRows(4));
    QVERIFY(verdicts.apply(judging(item(1, 2), said)));
    verdicts.setClasses(classesOf({0, 1, 1, isLarge ? 1U : 3U}));
    QCOMPARE(verdicts.judgementOf(item(1, 1)).verdict, holds);
    QCOMPARE(verdicts.stateOf(item(1, 1))->needsCheck, needsCheck);
    // A verdict on the class settles it.
    QVERIFY(verdicts.apply(judging(item(1, 1), Verdict::Duplicate)));
    QCOMPARE(verdicts.judgementOf(item(1, 1)).verdict, Verdict::Duplicate);
    QVERIFY(!verdicts.stateOf(item(1, 1))->needsCheck);
    verdicts.undo();
    if (said != Verdict::Duplicate || isLarge) {
      QCOMPARE(verdicts.judgementOf(item(1, 1)).verdict, holds);
    }
  }

  void aClassIsFoundThroughItsRow() {
    MemoryVerdictStore store;
    Verdicts verdicts(store, differentRows(4));
    verdicts.setClasses(classesOf({0, 1, 1, 3}));
    QVERIFY(verdicts.apply(judging(item(1, 1), Verdict::Duplicate)));
    verdicts.setClasses(classesOf({0, 0, 0, 3}));
    QCOMPARE(verdicts.judgementOf(item(0, 0)).verdict, Verdict::Duplicate);
  }

 private:
  MemoryVerdictStore m_store;
};

SHINGLESCOPE_TEST(TestVerdictAttachment, NoApplication)
#include "tst_verdict_attachment.moc"
