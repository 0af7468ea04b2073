// SPDX-License-Identifier: MIT
// Two tables as one: matching columns, the joined table, and the numbers of its rows.

#include <QtTest>
#include <stop_token>

#include "core/dataset/table/merge_datasets.h"
#include "core/dataset/table/two_tables.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestJoinedTables : public QObject {
  Q_OBJECT

 private slots:
  void columnsAreMatchedByName_data();
  void columnsAreMatchedByName();
  void pairsAreNamedOnlyWhereNamesDoNotDo();
  void portablePairsHaveNames();
  void portablePairsDoNotDependOnNumbers();
  void namedPairsAreMatched();
  void allCellsAreJoined();
  void equalNamesOfColumnsStayApart();
  void rowsAreNumberedInTheirTable();
  void aReferenceIsTheSecondTable();
  void namedPairsFindColumns();
  void aMissingColumnOfAPairIsAnError_data();
  void aMissingColumnOfAPairIsAnError();
  void joiningIsCancelled();

 private:
  using Names = std::vector<std::string>;
  using Rows = std::vector<std::vector<std::string_view>>;

  static std::shared_ptr<const Dataset> table(const Names &names, const Rows &rows) {
    DatasetBuilder builder(names);
    for (const auto &row : rows) builder.addRow(row, 0);
    return builder.finish();
  }

  static std::shared_ptr<const Dataset> first() {
    return table({"id", "Post Code", "name"}, {{"a", "1", "Ann"}, {"b", "2", "Bob"}});
  }

  static std::shared_ptr<const Dataset> second() {
    return table({"who", "post_code", "id"}, {{"Ann", "1", "x"}});
  }

  static Names cellsOf(const Dataset &dataset, std::uint32_t row) {
    Names cells;
    for (std::uint32_t column = 0; column < dataset.columnCount(); ++column)
      cells.emplace_back(dataset.cell({row}, {column}));
    return cells;
  }
};

void TestJoinedTables::columnsAreMatchedByName_data() {
  QTest::addColumn<QStringList>("firstNames");
  QTest::addColumn<QStringList>("secondNames");
  QTest::addColumn<QList<int>>("expected");  // -1: none
  QTest::newRow("other order") << QStringList{"a", "b"} << QStringList{"b", "a"}
                               << QList<int>{1, 0};
  QTest::newRow("case, spaces, punctuation")
      << QStringList{"Post Code", "E-mail"} << QStringList{"email", "post_code"}
      << QList<int>{1, 0};
  QTest::newRow("the exact name first")
      << QStringList{"name", "Name"} << QStringList{"NAME", "Name"} << QList<int>{0, 1};
  QTest::newRow("none twice") << QStringList{"name", "Name", "NAME!"} << QStringList{"name"}
                              << QList<int>{0, -1, -1};
  QTest::newRow("letters beyond ASCII")
      << QStringList{"Città", "名"} << QStringList{"名", "città"} << QList<int>{1, 0};
  QTest::newRow("only punctuation")
      << QStringList{"#", "-"} << QStringList{"-", "+"} << QList<int>{-1, 0};
  QTest::newRow("nothing in common") << QStringList{"a"} << QStringList{"b"} << QList<int>{-1};
}

void TestJoinedTables::columnsAreMatchedByName() {
  QFETCH(QStringList, firstNames);
  QFETCH(QStringList, secondNames);
  QFETCH(QList<int>, expected);
  const auto named = [](const QStringList &names) {
    Names texts;
    for (const QString &name : names) texts.push_back(name.toStdString());
    return table(texts, {});
  };
  const ColumnMatch match = matchColumnsByName(*named(firstNames), *named(secondNames));
  QList<int> found;
  for (const auto &column : match) found << (column ? static_cast<int>(column->value) : -1);
  QCOMPARE(found, expected);
}

void TestJoinedTables::pairsAreNamedOnlyWhereNamesDoNotDo() {
  const auto one = first();
  const auto two = second();
  const ColumnMatch match{ColumnId{2}, ColumnId{1}, ColumnId{0}};
  const auto pairs = pairsToName(*one, *two, match, {"id", "Post Code", "name", "#3"});
  const std::vector<ColumnPair> expected{{"#2", "#2"}, {"#3", "#1"}};
  QVERIFY(pairs == expected);
  QVERIFY(pairsToName(*one, *two, ColumnMatch(3), {"id", "name"}).empty());
  // The search that is given these pairs compares the matched columns.
  const auto merged = mergeDatasets(*one, *two, {"id", "Post Code", "name"}, pairs);
  QVERIFY(merged);
  QCOMPARE(cellsOf(**merged, 2), (Names{"x", "1", "Ann"}));
}

void TestJoinedTables::portablePairsHaveNames() {
  // "2" finds its counterpart as a number; "#1" and an empty name would mean other columns.
  const auto one = table({"2", "#1", "text"}, {});
  const auto two = table({"body", "#7", ""}, {});
  const ColumnMatch match{ColumnId{1}, ColumnId{0}, ColumnId{2}};
  const auto pairs = pairsToName(*one, *two, match, {"2", "#2", "text"}, ColumnNaming::Names);
  const std::vector<ColumnPair> expected{{"#2", "body"}, {"text", "#3"}};
  QVERIFY(pairs == expected);
  QVERIFY(withNamedPairs(*one, *two, ColumnMatch(3), {"2", "#2", "text"}, pairs) == match);
}

/// The window names columns by number, but a saved recipe has their names.
void TestJoinedTables::portablePairsDoNotDependOnNumbers() {
  const auto one = table({"id", "text"}, {});
  const auto two = table({"id", "body"}, {});
  const ColumnMatch match{ColumnId{0}, ColumnId{1}};
  QVERIFY(pairsToName(*one, *two, match, {"#2", "#1"}).empty());
  const std::vector<ColumnPair> expected{{"text", "body"}};
  QVERIFY(pairsToName(*one, *two, match, {"#2", "#1"}, ColumnNaming::Names) == expected);
}

void TestJoinedTables::namedPairsAreMatched() {
  const auto one = first();
  const auto two = second();
  const ColumnMatch before{std::nullopt, ColumnId{1}, ColumnId{2}};
  // "id" has its name in both, "name" gets the column of the pair, and the third is not named.
  const ColumnMatch found =
      withNamedPairs(*one, *two, before, {"id", "name"}, {{"name", "who"}, {"gone", "id"}});
  QVERIFY(found == (ColumnMatch{ColumnId{2}, ColumnId{1}, ColumnId{0}}));
  // What the second table does not have stays as it was.
  QVERIFY(withNamedPairs(*one, *two, before, {"name"}, {{"name", "gone"}}) == before);
  QVERIFY(withNamedPairs(*one, *two, {}, {"gone"}, {}) == ColumnMatch(3));
}

void TestJoinedTables::allCellsAreJoined() {
  const auto joined = joinTables(*first(), *second(), {ColumnId{2}, std::nullopt, ColumnId{0}}, {});
  QVERIFY(joined);
  QCOMPARE((*joined)->columnNames(), (Names{"id", "Post Code", "name", "post_code"}));
  QCOMPARE(cellsOf(**joined, 0), (Names{"a", "1", "Ann", ""}));
  QCOMPARE(cellsOf(**joined, 2), (Names{"x", "", "Ann", "1"}));
  QCOMPARE((*joined)->secondTable().value_or(0), 2U);
}

void TestJoinedTables::equalNamesOfColumnsStayApart() {
  const auto joined = joinTables(*first(), *second(), ColumnMatch(3), {});
  QVERIFY(joined);
  QCOMPARE((*joined)->columnCount(), std::size_t{6});
  Names names = (*joined)->columnNames();
  std::ranges::sort(names);
  QVERIFY(std::ranges::adjacent_find(names) == names.end());
  QCOMPARE((*joined)->columnNames()[0], std::string("id"));
}

void TestJoinedTables::rowsAreNumberedInTheirTable() {
  const auto joined = joinTables(*first(), *second(), ColumnMatch(3), {});
  QVERIFY(joined);
  QVERIFY(!isInSecondTable(**joined, {1}) && isInSecondTable(**joined, {2}));
  QCOMPARE(numberInTable(**joined, {1}), 1U);
  QCOMPARE(numberInTable(**joined, {2}), 0U);
  QCOMPARE(rowsOfFirstTable(**joined), 2U);
  const auto alone = first();
  QVERIFY(!alone->secondTable() && !isInSecondTable(*alone, {1}));
  QCOMPARE(numberInTable(*alone, {1}), 1U);
  QCOMPARE(rowsOfFirstTable(*alone), 2U);
}

void TestJoinedTables::aReferenceIsTheSecondTable() {
  const auto merged = mergeDatasets(*first(), *second(), {"id"});
  QVERIFY(merged);
  QCOMPARE((*merged)->secondTable().value_or(0), 2U);
}

void TestJoinedTables::namedPairsFindColumns() {
  const auto merged =
      mergeDatasets(*first(), *second(), {"name", "#2"}, {{"name", "who"}, {"Post Code", "#2"}});
  QVERIFY(merged);
  QCOMPARE(cellsOf(**merged, 2), (Names{"", "1", "Ann"}));
  QCOMPARE(cellsOf(**merged, 1), (Names{"", "2", "Bob"}));
}

void TestJoinedTables::aMissingColumnOfAPairIsAnError_data() {
  QTest::addColumn<QString>("ofFirst");
  QTest::addColumn<QString>("ofSecond");
  QTest::newRow("first") << "nope"
                         << "who";
  QTest::newRow("second") << "name"
                          << "nope";
  QTest::newRow("number of the second") << "name"
                                        << "#4";
  QTest::newRow("empty") << ""
                         << "";
}

void TestJoinedTables::aMissingColumnOfAPairIsAnError() {
  QFETCH(QString, ofFirst);
  QFETCH(QString, ofSecond);
  const auto merged = mergeDatasets(*first(), *second(), {"name"},
                                    {{ofFirst.toStdString(), ofSecond.toStdString()}});
  QVERIFY(!merged);
  QVERIFY(merged.error().code == ErrorCode::BadParameter);
}

void TestJoinedTables::joiningIsCancelled() {
  std::stop_source stop;
  stop.request_stop();
  RunContext context;
  context.stop = stop.get_token();
  const auto joined = joinTables(*first(), *second(), ColumnMatch(3), context);
  QVERIFY(!joined && joined.error().code == ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestJoinedTables, NoApplication)
#include "tst_joined_tables.moc"
