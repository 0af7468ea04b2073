// SPDX-License-Identifier: MIT
// Lists of pairs and labels of other programs: which columns name the rows, and every line that
// cannot be used.

#include <QTest>

#include "core/review/labels/pair_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// Rows 0 to 4; the id "twice" is that of rows 3 and 4.
std::shared_ptr<const Dataset> peopleTable() {
  DatasetBuilder builder({"unique_id", "name", "age"});
  const std::vector<std::vector<std::string_view>> rows = {{"x1", "Ann  Lee", "41"},
                                                           {"x2", "ann lee", "42.0"},
                                                           {"x3", "Bob", ""},
                                                           {"twice", "Carl", "7"},
                                                           {"twice", "Carl", "7"}};
  for (std::size_t i = 0; i < rows.size(); ++i) builder.addRow(rows[i], i);
  return builder.finish();
}

/// "a-b" for each pair, with its label and score if it has them.
QString shown(const NamedPairs &list) {
  QStringList pairs;
  for (const NamedPair &pair : list.pairs) {
    QString text = QString("%1-%2").arg(pair.a.value).arg(pair.b.value);
    if (pair.label != Verdict::Undecided) text += pair.label == Verdict::Duplicate ? "+" : "-";
    if (pair.score) text += QString("@%1").arg(*pair.score);
    pairs << text;
  }
  return pairs.join(' ');
}

/// "line:problem" for each line that is not used.
QString unusedOf(const NamedPairs &list) {
  QStringList lines;
  for (const UnusedPair &unused : list.unused)
    lines << QString("%1:%2").arg(unused.line).arg(pairProblemName(unused.problem));
  return lines.join(' ');
}

}  // namespace

class TestPairFile : public QObject {
  Q_OBJECT

 private slots:
  void columnsAreFound_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("pairs");
    QTest::addColumn<QString>("columnA");
    const auto row = [](const char *name, const char *file, const char *pairs, const char *column) {
      QTest::newRow(name) << QByteArray(file) << QString(pairs) << QString(column);
    };
    row("Splink", "unique_id_l,unique_id_r\nx1,x2\n", "0-1", "unique_id_l");
    row("other columns first",
        "match_weight,match_probability,name_l,name_r,unique_id_l,unique_id_r\n"
        "3.5,0.9,Ann,Bob,x1,x3\n",
        "0-2@0.9", "unique_id_l");
    row("left and right", "unique_id_left\tunique_id_right\tscore\nx2\tx1\t-3\n", "1-0@-3",
        "unique_id_left");
    row("numbers from 0", "row_a,row_b\n0,4\n", "0-4", "row_a");
    row("row numbers win", "row_a,row_b,unique_id_l,unique_id_r\n0,1,x3,x1\n", "0-1", "row_a");
    row("first two columns", "from,to,similarity\nx1,x3,.5\n", "0-2@0.5", "from");
    row("by another column", "name_1,name_2\nBob,ann lee\n", "2-1", "name_1");
    row("labels", "unique_id_l,unique_id_r,clerical_match_score\nx1,x2,0.5\nx1,x3,0.49\n",
        "0-1+ 0-2-", "unique_id_l");
    row("words", "unique_id_l,unique_id_r,label\nx1,x2,True\nx1,x3,distinct\nx2,x3,\n",
        "0-1+ 0-2- 1-2", "unique_id_l");
  }
  void columnsAreFound() {
    QFETCH(QByteArray, file);
    const auto id = file.startsWith("name") ? std::nullopt : std::optional(ColumnId{0});
    const auto list = read(file, PairsAsked::Pairs, id);
    QVERIFY2(list, list ? "" : list.error().detail().c_str());
    QTEST(shown(*list), "pairs");
    QTEST(QString::fromStdString(list->columnA), "columnA");
  }

  /// Without an id column, unknown names cannot say what the ids are.
  void otherIdsAreRowNumbers() {
    const auto list = read("from,to\n0,4\nx1,x2\n2,5\n-1,0\n", PairsAsked::Pairs, {});
    QVERIFY(list && list->areRowNumbers);
    QCOMPARE(shown(*list), QString("0-4"));
    QCOMPARE(unusedOf(*list), QString("2:id_unknown 3:id_unknown 4:id_unknown"));
  }

  void everyLineIsCounted() {
    const auto list = read(
        "unique_id_l,unique_id_r,score,label\n"
        "x1,x2,0.5,1\n"
        "x2,x1,0.5,1\n"    // 2
        "x2,x1,,0\n"       // 3
        "x1,x9,1,1\n"      // 4
        "x1,,1,1\n"        // 5
        "twice,x1,1,1\n"   // 6
        "x3,x3,1,1\n"      // 7
        "x1,x3,much,1\n"   // 8
        "x1,x3,1,maybe\n"  // 9
        "x1,x3,inf,1\n"    // 10
        "x1,x3,1,2\n"      // 11
        "x1,x3,1,1\n",
        PairsAsked::Labels, ColumnId{0});
    QVERIFY(list);
    QCOMPARE(shown(*list), QString("0-1+@0.5 0-2+@1"));
    QCOMPARE(unusedOf(*list),
             QString("2:repeated 3:contradictory 4:id_unknown 5:id_missing 6:id_of_several "
                     "7:same_row 8:score_unclear 9:label_unclear 10:score_unclear "
                     "11:label_unclear"));
    QCOMPARE(list->lines, 12U);
    QCOMPARE(list->unused[2].value, std::string("x9"));
    QCOMPARE(list->unusedText().size(), 9U);
    QCOMPARE(inEnglish(list->unusedText().front()), std::string("Lines not used: 10 of 12."));
  }

  void wrongFilesAreErrors_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *file, const char *name, const char *message) {
      QTest::newRow(message) << QByteArray(file) << QString(name) << QString(message);
    };
    row("unique_id_l\nx1\n", "p.csv", "fewer than two columns");
    row("unique_id_l,unique_id_r\nx1,x2\n", "p.csv", "no column with labels");
    row("[]", "t.json", "not a training file of dedupe");
    row("{\"match\": [], \"distinct\": 3}", "t.json", "not a training file");
    row("{\"match\": []}", "t.json", "not a training");
    row("{\"match\": [[{\"town\": \"a\"}, {\"town\": \"b\"}]], \"distinct\": []}", "t.json",
        "No field of the records");
    row("{\"match\": [", "t.json", "not a training file of");
  }
  void wrongFilesAreErrors() {
    QFETCH(QByteArray, file);
    QFETCH(QString, name);
    QFETCH(QString, message);
    const test::TemporaryFolder folder;
    folder.add(name.toStdString(), file.toStdString());
    const auto table = peopleTable();
    const auto list =
        readLabels(folder.path() + "/" + name.toStdString(), {*table, ColumnId{0}}, {});
    QVERIFY(!list);
    QVERIFY2(QString::fromStdString(list.error().detail()).contains(message),
             list.error().detail().c_str());
  }

  void trainingFilesAreFoundByContent() {
    const char *file = R"({"distinct": [
        {"__class__": "tuple", "__value__": [{"name": "ANN LEE", "age": 41, "x": 1},
                                             {"name": "bob", "age": null}]}],
      "match": [
        [{"name": " ann lee ", "age": "41"}, {"name": "Ann Lee", "age": 42}],
        [{"name": "ann lee", "age": "43"}, {"name": "bob", "age": ""}],
        [{"name": "carl", "age": "7"}, {"name": "bob", "age": ""}],
        [{"name": "bob"}, {"name": "bob", "age": ""}],
        [{"name": "bob", "age": []}, {"name": "bob", "age": ""}],
        [{"name": "bob", "age": ""}],
        "nothing"]})";
    const auto list = read(file, PairsAsked::Labels, {}, "t.json");
    QVERIFY2(list, list ? "" : list.error().detail().c_str());
    QCOMPARE(shown(*list), QString("0-1+ 0-2-"));
    QCOMPARE(unusedOf(*list),
             QString("2:record_unknown 3:record_of_several 4:record_unclear 5:record_unclear "
                     "6:record_unclear 7:record_unclear"));
    QVERIFY(list->hasLabels);
  }

  void anEmptyTrainingFileHasNoPairs() {
    const auto list = read(R"({"distinct": [], "match": []})", PairsAsked::Labels, {}, "t.json");
    QVERIFY(list && list->pairs.empty() && list->unused.empty());
  }

  void readingStops() {
    std::stop_source stop;
    stop.request_stop();
    const test::TemporaryFolder folder;
    folder.add("t.json", R"({"distinct": [], "match": []})");
    folder.add("p.csv", "unique_id_l,unique_id_r,label\nx1,x2,1\n");
    const auto table = peopleTable();
    for (const char *name : {"/t.json", "/p.csv"}) {
      const auto list =
          readLabels(folder.path() + name, {*table, ColumnId{0}}, {.stop = stop.get_token()});
      QVERIFY(!list && list.error().code == ErrorCode::Cancelled);
    }
  }

  void pairsCanBeSetAside() {
    auto list =
        *read("unique_id_l,unique_id_r\nx1,x2\nx9,x1\nx1,x3\n", PairsAsked::Pairs, ColumnId{0});
    list.setAside(std::vector<std::uint32_t>{0});
    QCOMPARE(shown(list), QString("0-2"));
    QCOMPARE(unusedOf(list), QString("1:nothing_shared 2:id_unknown"));
    QCOMPARE(list.pairs.size() + list.unused.size(), list.lines);
  }

 private:
  Result<NamedPairs> read(const QByteArray &file, PairsAsked asked, std::optional<ColumnId> id,
                          const std::string &name = "p.csv") {
    const test::TemporaryFolder folder;
    folder.add(name, file.toStdString());
    const std::string path = folder.path() + "/" + name;
    const PairTarget target{*m_table, id};
    return isTrainingFile(path) ? readDedupeTraining(path, target, {})
                                : readPairTable(path, target, asked, {});
  }

  std::shared_ptr<const Dataset> m_table = peopleTable();
};

SHINGLESCOPE_TEST(TestPairFile, NoApplication)
#include "tst_pair_file.moc"
