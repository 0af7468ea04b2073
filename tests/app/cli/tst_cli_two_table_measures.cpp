// SPDX-License-Identifier: MIT
// Commands that measure or explore two tables: their figures are those of find --against.

#include <QJsonDocument>
#include <QJsonObject>
#include <nlohmann/json.hpp>

#include "tests/support/command_line_test.h"
#include "tests/support/json_schema.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

const QString kTables = QStringLiteral(" a.csv --against b.csv --compare title --threshold 0.6");

QByteArray listing(int number, const char *last) {
  return "a bright flat near the park number " + QByteArray::number(number * 7919 % 1000) +
         " in the street " + QByteArray::number(number * 104729 % 1000) + ' ' + last;
}

}  // namespace

class TestCliTwoTableMeasures : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init();
  void figuresAreThoseOfTheSearch_data();
  void figuresAreThoseOfTheSearch();
  void adviceKeepsItsPromiseForTextsThatDiffer();
  void theRecommendedRecipeHasTheTables();
  void pairsAreNumberedInTheirTables();
  void pairsWithinNameTheirTables();
  void anyTwoRowsAreCompared();
  void bucketsNameTheTablesOfTheirMembers();
  void knownPairsAreOfBothTables();
  void aJournalBelongsToBothTables();
  void badRows_data();
  void badRows();
  void theCostIsThatOfTheSearch();
  void otherCommandsReadOneTable();

 private:
  nlohmann::json document(const QString &command);
  QList<QByteArray> linesOf(const QString &command);

  int m_identical = 0;  ///< pairs of the search whose texts are equal
  int m_others = 0;
};

/// Listings 0 to 39 are in both tables, some of them twice, and 40 to 79 with another last word.
void TestCliTwoTableMeasures::init() {
  startAfresh();
  QByteArray a = "id,title\n";
  QByteArray b = "key,heading,title\n";
  for (int i = 0; i < 80; ++i) {
    a += 'a' + QByteArray::number(i) + ',' + listing(i, "today") + '\n';
    b += 'b' + QByteArray::number(i) + ",x," + listing(i, i < 40 ? "today" : "tomorrow") + '\n';
  }
  for (int i = 0; i < 5; ++i) a += 'c' + QByteArray::number(i) + ',' + listing(i, "today") + '\n';
  makeFile("a.csv", a);
  makeFile("b.csv", b);
  const QList<QByteArray> pairs = linesOf("exact" + kTables);
  m_identical = 0;
  for (const QByteArray &line : pairs) m_identical += line.split(',')[4] == "1.000000" ? 1 : 0;
  m_others = static_cast<int>(pairs.size()) - m_identical;
  QCOMPARE(m_identical, 45);
  QVERIFY2(m_others >= 40, QByteArray::number(m_others).constData());
}

/// The result of a command, checked against its schema.
nlohmann::json TestCliTwoTableMeasures::document(const QString &command) {
  const Outcome outcome = run(words(command + " --out o.json"));
  if (outcome.code != 0) qWarning("%s", outcome.messages.constData());
  const auto json = nlohmann::json::parse(contentOf("o.json").toStdString(), nullptr, false);
  QString name = command.split(' ').first();
  if (name == "advise") name = "advice";
  QFile file(sourcePath() + "/docs/schema/" + name + ".schema.json");
  if (!file.open(QIODevice::ReadOnly)) return {};
  const auto schema = nlohmann::json::parse(file.readAll().toStdString());
  const std::string fault = schemaFault(json, schema);
  if (!fault.empty()) qWarning("%s: %s", qPrintable(command), fault.c_str());
  return fault.empty() ? json : nlohmann::json();
}

/// The lines of a table, without its header.
QList<QByteArray> TestCliTwoTableMeasures::linesOf(const QString &command) {
  const Outcome outcome = run(words(command));
  if (outcome.code != 0) qWarning("%s", outcome.messages.constData());
  QList<QByteArray> lines = outcome.output.split('\n');
  lines.removeAll(QByteArray());
  return lines.mid(1);
}

void TestCliTwoTableMeasures::figuresAreThoseOfTheSearch_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<QString>("others");
  QTest::addColumn<QString>("identical");
  QTest::addColumn<int>("sides");  // each pair is met from so many rows
  QTest::newRow("bands") << "bands"
                         << "/true_row_pairs"
                         << "/identical_pairs" << 1;
  QTest::newRow("estimated bands") << "bands --rows 1000"
                                   << "/true_row_pairs"
                                   << "/identical_pairs" << 1;
  QTest::newRow("showdown") << "showdown"
                            << "/brute_force/row_pairs"
                            << "/identical_row_pairs" << 1;
  QTest::newRow("recall") << "recall"
                          << "/other_pairs/partners"
                          << "/identical_pairs/partners" << 2;
  QTest::newRow("candidates") << "candidates --hashes 8 --bands 8"
                              << "/found/row_pairs"
                              << "/identical_pairs" << 1;
  QTest::newRow("histogram") << "histogram"
                             << ""
                             << "/identical_pairs" << 1;
  QTest::newRow("sweep") << "sweep --hashes 64 --bands 64 --rows 1000"
                         << "/settings/0/outcomes/0/differing/true_pairs"
                         << "/settings/0/outcomes/0/identical_pairs" << 1;
  QTest::newRow("advise") << "advise"
                          << "/known_pairs"
                          << "" << 1;
}

/// Equal texts are counted apart from pairs that differ, as in one table.
void TestCliTwoTableMeasures::figuresAreThoseOfTheSearch() {
  QFETCH(const QString, command);
  QFETCH(const QString, others);
  QFETCH(const QString, identical);
  QFETCH(const int, sides);
  const auto json = document(command.split(' ').first() + kTables + ' ' + command.section(' ', 1));
  QVERIFY(!json.is_null());
  const auto at = [&json](const QString &place) {
    return json.at(nlohmann::json::json_pointer(place.toStdString())).get<int>();
  };
  if (!others.isEmpty()) QCOMPARE(at(others), m_others * sides);
  if (!identical.isEmpty()) QCOMPARE(at(identical), m_identical * sides);
}

/// Of equal texts every plan finds all pairs; they must not make up for the others.
void TestCliTwoTableMeasures::adviceKeepsItsPromiseForTextsThatDiffer() {
  const auto json = document("advise" + kTables + " --recall 0.95");
  QVERIFY(!json.is_null());
  const auto &plan = json["plan"];
  QCOMPARE(plan["measured"]["pairs"].get<int>(), m_others);
  double expected = 0;
  const double bands = plan["bands"].get<double>();
  const double rows = plan["rows"].get<double>();
  int pairs = 0;
  for (const QByteArray &line : linesOf("exact" + kTables)) {
    const double similarity = line.split(',')[4].toDouble();
    if (similarity == 1) continue;
    expected += 1 - std::pow(1 - std::pow(similarity, rows), bands);
    ++pairs;
  }
  QVERIFY2(expected / pairs >= 0.95, QByteArray::number(expected / pairs).constData());
  // Only pairs across the tables can be compared: 80 texts of each.
  QCOMPARE(json["all_text_pairs"].get<int>(), 80 * 80);
}

void TestCliTwoTableMeasures::theRecommendedRecipeHasTheTables() {
  const QString tables = " a.csv --against b.csv --compare id --within --against-column id=key";
  QCOMPARE(
      run(words("advise" + tables + " --shingle char:1 --out o.json --recipe-out r.json")).code, 0);
  const QJsonObject against =
      QJsonDocument::fromJson(contentOf("r.json")).object()["against"].toObject();
  QCOMPARE(against["pairs_within"].toBool(), true);
  const Outcome repeated = run(words("find a.csv --against b.csv --recipe r.json --out p.csv"));
  QVERIFY2(repeated.code == 0, repeated.messages);
  QVERIFY(contentOf("p.csv").startsWith("row_a,"));
  QVERIFY(contentOf("p.csv").split('\n').first().endsWith("table_b"));
}

/// The pairs of texts that candidates lists are those that find writes, by their first rows; rows
/// from 80 on repeat others.
void TestCliTwoTableMeasures::pairsAreNumberedInTheirTables() {
  const auto rowsOf = [this](const QString &command, int first, const QByteArray &fate) {
    QSet<QByteArray> rows;
    for (const QByteArray &line : linesOf(command)) {
      const QList<QByteArray> cells = line.split(',');
      if (fate.isEmpty() ? cells[4] == "1.000000" : cells[0] != fate) continue;
      if (cells[first].toInt() < 80) rows << cells[first] + ':' + cells[first + 1];
    }
    return rows;
  };
  const QSet<QByteArray> found = rowsOf("candidates" + kTables + " --most-pairs 9000", 1, "found");
  QVERIFY(found.size() >= 40);
  QCOMPARE(found, rowsOf("find" + kTables, 0, {}));
  QVERIFY(found.contains("79:79"));
  const auto json = document("showdown" + kTables);
  QVERIFY(!json["examples"][0].contains("table_a"));
  QVERIFY(json["examples"][0]["row_b"].get<int>() < 80);
  const Outcome outcome = run(words("showdown" + kTables + " --out o.json"));
  QVERIFY2(outcome.messages.contains("similarity of rows 1:"), outcome.messages);
}

void TestCliTwoTableMeasures::pairsWithinNameTheirTables() {
  const auto json = document("candidates" + kTables + " --within --most-pairs 9000");
  QVERIFY(!json.is_null());
  bool hasAcross = false;
  bool hasWithin = false;
  for (const auto &pair : json["pairs"]) {
    QVERIFY(pair["row_a"].get<int>() < 85 && pair["row_b"].get<int>() < 85);
    (pair["table_a"] == pair["table_b"] ? hasWithin : hasAcross) = true;
  }
  QVERIFY(hasAcross && hasWithin);
  const auto estimates = document("estimator" + kTables + " --within");
  QVERIFY(estimates["pairs"][0].contains("table_b"));
  QVERIFY(!document("estimator" + kTables)["pairs"][0].contains("table_b"));
}

void TestCliTwoTableMeasures::anyTwoRowsAreCompared() {
  const auto pair = document("estimator" + kTables + " --pair 1:50,2:50");
  QCOMPARE(pair["row_a"].get<int>(), 50);
  QCOMPARE(pair["row_b"].get<int>(), 50);
  QCOMPARE(pair["table_b"].get<int>(), 2);
  QVERIFY(pair["jaccard"].get<double>() > 0.6 && pair["jaccard"].get<double>() < 1);
  const auto made = document("matrices" + kTables + " --rows 3,2:3,2:79");
  QCOMPARE(made["pairs"].size(), std::size_t{3});
  QCOMPARE(made["pairs"][0]["jaccard"].get<double>(), 1.0);  // listing 3 is in both
  QCOMPARE(made["pairs"][1]["row_b"].get<int>(), 79);
  QCOMPARE(made["pairs"][1]["table_b"].get<int>(), 2);
  QVERIFY(made["signature"][0].contains("row_1:3"));
  QVERIFY(made["characteristic"][0].contains("row_2:79"));
}

void TestCliTwoTableMeasures::bucketsNameTheTablesOfTheirMembers() {
  const auto json = document("buckets" + kTables + " --largest 3");
  QVERIFY(!json.is_null());
  for (const auto &bucket : json["largest"]) {
    QCOMPARE(bucket["tables"].size(), bucket["members"].size());
    for (const auto &member : bucket["members"]) QVERIFY(member.get<int>() < 85);
  }
  QVERIFY(!document("buckets a.csv --compare title")["largest"][0].contains("tables"));
}

void TestCliTwoTableMeasures::knownPairsAreOfBothTables() {
  QByteArray gold = "row_a,row_b\n";
  for (int i = 0; i < 80; ++i) gold += QByteArray::number(i) + ',' + QByteArray::number(i) + '\n';
  for (int i = 0; i < 5; ++i)
    gold += QByteArray::number(80 + i) + ',' + QByteArray::number(i) + '\n';
  makeFile("gold.csv", gold);
  for (const QString engine : {"exact", "find"}) {
    const Outcome outcome = run(words("accuracy" + kTables + " --truth gold.csv --engine " +
                                      engine + " --examples e.csv --out o.csv"));
    QVERIFY2(outcome.code == 0, outcome.messages);
    QVERIFY2(outcome.messages.contains("85  pairs known"), outcome.messages);
    QVERIFY2(outcome.messages.contains("at 0.6: precision"), outcome.messages);
    QVERIFY(contentOf("e.csv").startsWith("error,row_a,row_b,id_a,id_b,similarity\n"));
  }
  QCOMPARE(run(words("accuracy" + kTables + " --truth gold.csv --out b.csv")).code, 2);
  const auto json = document("sweep" + kTables +
                             " --truth gold.csv --truth-is complete --hashes 64 --bands 64 "
                             "--rows 1000 --identical");
  QVERIFY(!json.is_null());
  const auto &outcome = json["settings"][0]["outcomes"][0];
  QCOMPARE(outcome["all"]["true_pairs"].get<int>(), 85);
  QCOMPARE(outcome["differing"]["true_pairs"].get<int>(), 40);
}

void TestCliTwoTableMeasures::aJournalBelongsToBothTables() {
  const QString sweep = "sweep" + kTables + " --hashes 8 --bands 4 --journal j --out o.csv";
  QCOMPARE(run(words(sweep)).code, 0);
  const Outcome again = run(words(sweep));
  QVERIFY2(again.code == 0 && again.messages.contains("outcomes were in"), again.messages);
  QVERIFY(run(words(sweep + " --within")).code != 0);
  QVERIFY(run(words(sweep + " --against-column title=heading")).code != 0);
  makeFile("b.csv", contentOf("b.csv") + "b99,x,another row of the second table\n");
  const Outcome other = run(words(sweep));
  QVERIFY2(other.code != 0 && other.messages.contains("sweep"), other.messages);
}

void TestCliTwoTableMeasures::badRows_data() {
  QTest::addColumn<QByteArray>("part");
  const auto row = [](const char *command, const char *part) {
    QTest::newRow(command) << QByteArray(part);
  };
  row("matrices a.csv --against b.csv --rows 1:0,2:80", "2:0 to 2:79");
  row("matrices a.csv --against b.csv --rows 85", "1:0 to 1:84");
  row("matrices a.csv --against b.csv --rows 3:1", "--rows");
  row("matrices a.csv --against b.csv --rows 2:", "--rows");
  row("matrices a.csv --rows 2:1", "--against");
  row("estimator a.csv --against b.csv --pair 1:0,2:99", "2:0 to 2:79");
  row("advise a.csv --within", "--against");
  row("sweep a.csv --against b.csv --against-column title=nope", "nope");
  row("recall a.csv --against none.csv", "none.csv");
}

void TestCliTwoTableMeasures::badRows() {
  QFETCH(const QByteArray, part);
  const Outcome outcome =
      run(words(QString(QTest::currentDataTag()) + " --compare title --out o.json"));
  QVERIFY2(outcome.code == (part == "none.csv" ? 1 : 2), outcome.messages);
  QVERIFY2(outcome.messages.contains(part), outcome.messages);
  QCOMPARE(contentOf("o.json"), QByteArray("<none>"));
}

/// All rows are looked at, so the counts are exact; with --within, both tables are one.
void TestCliTwoTableMeasures::theCostIsThatOfTheSearch() {
  for (const auto &[within, rowPairs] :
       {std::pair("", 85 * 80), std::pair(" --within", 165 * 82)}) {
    QVERIFY(run(words("find" + kTables + within + " --report r.json")).code == 0);
    const auto report = nlohmann::json::parse(contentOf("r.json").toStdString());
    const auto json = document("estimate" + kTables + within);
    QVERIFY(!json.is_null());
    QCOMPARE(json["row_pairs"].get<int>(), rowPairs);
    QCOMPARE(json["candidates"].get<int>(), report["candidates"].get<int>());
    QCOMPARE(json["distinct_texts"].get<int>(), report["distinct_texts"].get<int>());
  }
}

void TestCliTwoTableMeasures::otherCommandsReadOneTable() {
  for (const QString command : {"query a.csv --row 0", "curves 20x5"}) {
    const Outcome outcome = run(words(command + " --against b.csv"));
    QVERIFY2(outcome.code == 2 && outcome.messages.contains("--against"), outcome.messages);
  }
}

SHINGLESCOPE_TEST(TestCliTwoTableMeasures, NoApplication)
#include "tst_cli_two_table_measures.moc"
