// SPDX-License-Identifier: MIT
// Lists of pairs of two tables: which table each id belongs to, by columns of the list or by
// trying.

#include <QTest>

#include "core/dataset/table/merge_datasets.h"
#include "core/review/labels/pair_file.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Dataset> namedRows(const std::vector<std::vector<std::string_view>> &rows) {
  DatasetBuilder builder({"id", "name"});
  for (const auto &row : rows) builder.addRow(row, 0);
  return builder.finish();
}

/// Rows 0 to 2 are of the first table, 3 to 5 of the second. Both have the id "both"; the ids of
/// rows 4 and 5 are the same.
std::shared_ptr<const Dataset> joinedRows() {
  const auto first = namedRows({{"a0", "Ann"}, {"both", "Bob"}, {"a2", "Carl"}});
  const auto second = namedRows({{"both", "Bob"}, {"twice", "Ann"}, {"twice", "Dora"}});
  return *joinTables(*first, *second, {ColumnId{0}, ColumnId{1}}, {});
}

QString pairsOf(const NamedPairs &list) {
  QStringList pairs;
  for (const NamedPair &pair : list.pairs)
    pairs << QString("%1-%2").arg(pair.a.value).arg(pair.b.value);
  return pairs.join(' ');
}

QString problemsOf(const NamedPairs &list) {
  QStringList lines;
  for (const UnusedPair &unused : list.unused)
    lines << QString("%1:%2").arg(unused.line).arg(pairProblemName(unused.problem));
  return lines.join(' ');
}

}  // namespace

class TestPairsOfTwoTables : public QObject {
  Q_OBJECT

 private slots:
  void tablesAreFound_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<int>("tables");
    QTest::addColumn<QString>("pairs");
    QTest::addColumn<QString>("problems");
    const auto row = [](const char *name, PairTables tables, const char *file, const char *pairs,
                        const char *problems) {
      QTest::newRow(name) << QByteArray(file) << static_cast<int>(tables) << QString(pairs)
                          << QString(problems);
    };
    row("left first", PairTables::LeftFirst, "id_l,id_r\na0,both\nboth,both\n", "0-3 1-3", "");
    row("left second", PairTables::LeftSecond, "id_l,id_r\nboth,a0\nboth,a2\n", "3-0 3-2", "");
    row("by id", PairTables::ById, "id_l,id_r\na0,a2\na0,both\na2,twice\na2,a0\n", "0-2",
        "2:id_of_several 3:id_of_several 4:repeated");
    row("an unknown id", PairTables::LeftFirst, "id_l,id_r\na0,both\nx,both\na0,twice\n,both\n",
        "0-3", "2:id_unknown 3:id_of_several 4:id_missing");
    row("several ways", PairTables::LeftFirst, "id_l,id_r\nboth,both\n", "1-3", "");
    row("no line fits", PairTables::LeftFirst, "id_l,id_r\nx,y\n", "", "1:id_unknown");
    row("named by numbers", PairTables::Named,
        "id_l,id_r,table_l,table_r\nboth,a0,2,1\nboth,a2,1,1\na0,both,1,3\na0,both,,2\n", "3-0 1-2",
        "3:table_unknown 4:table_unknown");
    row("row numbers", PairTables::LeftFirst, "row_a,row_b\n2,0\n0,3\n", "2-3", "2:id_unknown");
    row("row numbers, left second", PairTables::Named,
        "row_a,row_b,table_a,table_b\n0,2,2,1\n1,2,2,2\n", "3-2 4-5", "");
  }

  void tablesAreFound() {
    QFETCH(const QByteArray, file);
    const auto list = read(file);
    QVERIFY2(list, list ? "" : list.error().detail().c_str());
    QTEST(static_cast<int>(list->tables), "tables");
    QTEST(pairsOf(*list), "pairs");
    QTEST(problemsOf(*list), "problems");
    QCOMPARE(list->pairs.size() + list->unused.size(), list->lines);
  }

  /// The first table of a list may be our second one.
  void namesOfTablesAreFound_data() {
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("pairs");
    QTest::addColumn<QString>("firstTable");
    const auto row = [](const char *name, const char *file, const char *pairs, const char *first) {
      QTest::newRow(name) << QByteArray(file) << QString(pairs) << QString(first);
    };
    row("files", "source_dataset_l,id_l,source_dataset_r,id_r\nold,both,New,both\n", "3-1", "new");
    row("files with endings",
        "source_dataset_l,id_l,source_dataset_r,id_r\n"
        "NEW.csv,both,old.tsv,both\n",
        "1-3", "new.csv");
    row("other words, by their ids",
        "source_dataset_l,id_l,source_dataset_r,id_r\nx,both,y,a0\nx,both,y,both\n", "3-0 3-1",
        "y");
    row("other words that fit both ways",
        "source_dataset_l,id_l,source_dataset_r,id_r\nx,both,y,both\n", "1-3", "x");
    row("one word", "source_dataset_l,id_l,source_dataset_r,id_r\nx,a0,x,a2\n", "0-2", "x");
  }

  void namesOfTablesAreFound() {
    QFETCH(const QByteArray, file);
    const auto list = read(file);
    QVERIFY2(list, list ? "" : list.error().detail().c_str());
    QCOMPARE(list->tables, PairTables::Named);
    QTEST(pairsOf(*list), "pairs");
    QTEST(QString::fromStdString(list->firstTable), "firstTable");
  }

  void recordsAreFoundInTheirTables() {
    const auto list = read(R"({"distinct": [[{"id": "a0", "name": "ann"}, {"id": "both", "name":
                               "bob"}]], "match": [[{"id": "both", "name": "bob"},
                               {"id": "both", "name": "bob"}]]})",
                           "t.json");
    QVERIFY2(list, list ? "" : list.error().detail().c_str());
    QCOMPARE(list->tables, PairTables::LeftFirst);
    QCOMPARE(pairsOf(*list), QString("1-3 0-3"));
  }

  void pairsOfOneTableAreSetAside() {
    auto list = read("id_l,id_r,table_l,table_r\na0,a2,1,1\na0,both,1,2\ntwice,both,2,2\n");
    QVERIFY(list);
    list->setAsideWithinTables(*m_table);
    QCOMPARE(pairsOf(*list), QString("0-3"));
    QCOMPARE(problemsOf(*list), QString("1:same_table 3:id_of_several"));
  }

 private:
  Result<NamedPairs> read(const QByteArray &file, const std::string &name = "p.csv") {
    const test::TemporaryFolder folder;
    folder.add(name, file.toStdString());
    const PairTarget target{*m_table, ColumnId{0}, {"new.csv", "old.tsv"}};
    const std::string path = folder.path() + "/" + name;
    return isTrainingFile(path) ? readDedupeTraining(path, target, {})
                                : readPairTable(path, target, PairsAsked::Pairs, {});
  }

  std::shared_ptr<const Dataset> m_table = joinedRows();
};

SHINGLESCOPE_TEST(TestPairsOfTwoTables, NoApplication)
#include "tst_pairs_of_two_tables.moc"
