// SPDX-License-Identifier: MIT
// Importing tables of verdicts: a table that the review itself wrote changes nothing in it.
#include <QTest>

#include "core/export/content/verdict_table.h"
#include "core/export/format/row_format.h"
#include "tests/support/merged_verdicts.h"
#include "tests/support/test_registry.h"
#include "tests/support/verdict_table.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

const ItemKey kVerdictSplit = item(0, 1);
const ItemKey kKeepSplit = item(2, 3);
const ItemKey kSettled = item(4, 5);

std::string verdictText(const std::vector<VerdictLine> &lines, const std::string &path) {
  std::string text;
  const ByteSink sink = appendingTo(text);
  const RunContext context;
  const auto rows = makeRowWriter({.format = verdictFormatOf(path)}, sink, context);
  return writeVerdicts(lines, *rows, context) ? text : "failed";
}

}  // namespace

class TestVerdictTable : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_store = MemoryVerdictStore();
    m_verdicts = std::make_unique<Verdicts>(m_store, differentRows(8));
    decide(*m_verdicts, kVerdictSplit, {Verdict::Duplicate, Keep::Neither, "mine"});
    decide(*m_verdicts, kKeepSplit, {Verdict::Duplicate, Keep::A});
    decide(*m_verdicts, kSettled, {Verdict::NotDuplicate});
    MemoryVerdictStore store;
    Verdicts other(store, differentRows(8));
    decide(other, kVerdictSplit, {Verdict::NotDuplicate, Keep::Neither, "theirs"});
    decide(other, kKeepSplit, {Verdict::Duplicate, Keep::B});
    mergeVerdicts(*m_verdicts, store.steps(), "other");
    QVERIFY(isContested(kVerdictSplit) && isContested(kKeepSplit));
  }

  void ownLinesChangeNothing_data() {
    QTest::addColumn<bool>("areTurned");
    QTest::newRow("as written") << false;
    QTest::newRow("with the sides changed") << true;
  }
  void ownLinesChangeNothing() {
    QFETCH(const bool, areTurned);
    std::vector<VerdictLine> lines = verdictLines(*m_verdicts);
    QCOMPARE(lines.size(), std::size_t{3});
    if (areTurned) {
      for (VerdictLine &line : lines) {
        line.rowB = std::exchange(line.rowA, *line.rowB);
        std::swap(line.idA, line.idB);
        if (line.judgement.keep != Keep::Neither)
          line.judgement.keep = line.judgement.keep == Keep::A ? Keep::B : Keep::A;
      }
    }
    const auto commands = commandsOf(lines, *m_verdicts);
    QVERIFY(commands && commands->size() == 1);
    const auto step = m_verdicts->apply(commands->front(), RunContext{});
    QVERIFY(step);
    QCOMPARE(*step, std::uint64_t{0});
    QVERIFY(isContested(kVerdictSplit) && isContested(kKeepSplit));
  }

  void anotherVerdictSettles() {
    std::vector<VerdictLine> lines = verdictLines(*m_verdicts);
    for (VerdictLine &line : lines) line.judgement = {Verdict::Duplicate, Keep::A};
    const auto commands = commandsOf(lines, *m_verdicts);
    QVERIFY(commands && m_verdicts->apply(commands->front(), RunContext{}));
    QVERIFY(!isContested(kVerdictSplit) && !isContested(kKeepSplit));
    QCOMPARE(m_verdicts->counts(), (VerdictCounts{3, 0, 0}));
  }

  void aContestedLineChangesNothing() {
    std::vector<VerdictLine> lines = verdictLines(*m_verdicts);
    for (VerdictLine &line : lines) {
      line.isContested = true;
      line.judgement = {};
    }
    const auto commands = commandsOf(lines, m_verdicts->source());
    QVERIFY(commands && commands->size() == 1);
    QVERIFY(commands->front().items.empty());
  }

  void anImportedNotClearsTheKeeper() {
    std::vector<VerdictLine> lines = verdictLines(*m_verdicts);
    for (VerdictLine &line : lines) line.judgement = {Verdict::NotDuplicate, Keep::B};
    const auto commands = commandsOf(lines, *m_verdicts);
    QVERIFY(commands && m_verdicts->apply(commands->front(), RunContext{}));
    for (const ItemKey key : {kVerdictSplit, kKeepSplit, kSettled})
      QCOMPARE(m_verdicts->judgementOf(key).keep, Keep::Neither);
    QCOMPARE(m_verdicts->counts(), (VerdictCounts{0, 3, 0}));
  }

  void linesHaveExactBytes() {
    std::vector<VerdictLine> lines(3);
    lines[0] = {0, 1, "a,1", "", {Verdict::Duplicate, Keep::A, "say \"so\"", {"x", "y\t"}}};
    lines[1] = {{}, {}, "b", "c", {Verdict::Undecided}};
    lines[2] = {7, {}, "", "", {}, RowMark::TakenOut};
    QCOMPARE(verdictText(lines, "v.csv"),
             std::string("row_a,row_b,id_a,id_b,verdict,keep,note,tags,made_by\n"
                         "0,1,\"a,1\",,duplicate,a,\"say \"\"so\"\"\",x;y\t,\n"
                         ",,b,c,undecided,,,,\n"
                         "7,,,,taken_out,,,,\n"));
    QCOMPARE(verdictText({lines[0]}, "v.tab"),
             std::string("row_a\trow_b\tid_a\tid_b\tverdict\tkeep\tnote\ttags\tmade_by\n"
                         "0\t1\ta,1\t\tduplicate\ta\t\"say \"\"so\"\"\"\t\"x;y\t\"\t\n"));
    QCOMPARE(
        verdictText(lines, "v.json"),
        std::string(
            "[\n"
            "{\"row_a\":0,\"row_b\":1,\"id_a\":\"a,1\",\"id_b\":\"\",\"verdict\":\"duplicate\","
            "\"keep\":\"a\",\"note\":\"say "
            "\\\"so\\\"\",\"tags\":[\"x\",\"y\\t\"],\"made_by\":\"\"},"
            "\n"
            "{\"row_a\":null,\"row_b\":null,\"id_a\":\"b\",\"id_b\":\"c\","
            "\"verdict\":\"undecided\",\"keep\":\"\",\"note\":\"\",\"tags\":[],\"made_by\":\"\"},"
            "\n"
            "{\"row_a\":7,\"row_b\":null,\"id_a\":\"\",\"id_b\":\"\",\"verdict\":\"taken_out\","
            "\"keep\":\"\",\"note\":\"\",\"tags\":[],\"made_by\":\"\"}"
            "\n]\n"));
    QCOMPARE(verdictText({}, "v.json"), std::string("[\n]\n"));
  }

 private:
  static void decide(Verdicts &verdicts, ItemKey key, const Judgement &judgement) {
    if (!verdicts.apply({{{key, judgement}}})) qFatal("refused");
  }
  bool isContested(ItemKey key) const { return m_verdicts->stateOf(key)->isContested; }

  MemoryVerdictStore m_store;
  std::unique_ptr<Verdicts> m_verdicts;
};

SHINGLESCOPE_TEST(TestVerdictTable, NoApplication)
#include "tst_verdict_table.moc"
