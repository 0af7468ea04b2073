// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/base/hash.h"
#include "core/dataset/table/dataset.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Dataset> smallTable() {
  DatasetBuilder builder({"id", "2", "text"});
  builder.addRow({"a", "b", "c"}, 12);
  builder.addRow({"short"}, 18);
  builder.addRow({"x", "", "z", "over", "long"}, 24);
  return builder.finish();
}

}  // namespace

class TestDataset : public QObject {
  Q_OBJECT

 private:
  static void compareRow(const Dataset &table, std::uint32_t row,
                         const std::vector<std::string> &expected) {
    const std::size_t columns = table.columnCount();
    for (std::uint32_t column = 0; column < columns; ++column)
      QVERIFY(table.cell({row}, {column}) ==
              (column < expected.size() ? expected[column] : std::string()));
    const auto extra = table.extraCells({row});
    QCOMPARE(extra.size(), std::max(columns, expected.size()) - columns);
    for (std::size_t i = 0; i < extra.size(); ++i) QVERIFY(extra[i] == expected[columns + i]);
  }

 private slots:
  void keepsCellsByRowAndColumn() {
    const auto table = smallTable();
    QCOMPARE(table->rowCount(), std::size_t{3});
    QCOMPARE(table->columnCount(), std::size_t{3});
    QVERIFY(table->cell(RecordId{0}, ColumnId{0}) == "a");
    QVERIFY(table->cell(RecordId{0}, ColumnId{2}) == "c");
    QVERIFY(table->cell(RecordId{2}, ColumnId{1}).empty());
    QVERIFY(table->cell(RecordId{2}, ColumnId{2}) == "z");
    QCOMPARE(table->sourceOffset(RecordId{1}), std::uint64_t{18});
  }

  void padsShortRowsAndKeepsExtraCells() {
    const auto table = smallTable();
    QVERIFY(table->cell(RecordId{1}, ColumnId{0}) == "short");
    QVERIFY(table->cell(RecordId{1}, ColumnId{1}).empty());
    QVERIFY(table->cell(RecordId{1}, ColumnId{2}).empty());
    QVERIFY(table->extraCells(RecordId{1}).empty());
    const std::vector<std::string_view> extra = {"over", "long"};
    QVERIFY(table->extraCells(RecordId{2}) == extra);
  }

  void rowsOfAnyLengthReadBackFromJoinedPieces() {
    SplitMix64 random(17);
    for (int round = 0; round < 200; ++round) {
      const std::size_t columns = 1 + random.next() % 5;
      std::vector<std::vector<std::string>> expected;
      DatasetBuilder whole{std::vector<std::string>(columns)};
      const std::size_t pieces = 1 + random.next() % 4;
      for (std::size_t piece = 0; piece < pieces; ++piece) {
        DatasetBuilder part{std::vector<std::string>(columns)};
        const bool isEven = random.next() % 2 == 0;
        const std::size_t rows = random.next() % 6;
        for (std::size_t row = 0; row < rows; ++row) {
          std::vector<std::string> cells(isEven ? columns : random.next() % (columns + 3));
          for (std::string &cell : cells) cell.assign(random.next() % 3, 'x');
          part.addRow({cells.begin(), cells.end()}, 0);
          expected.push_back(std::move(cells));
        }
        whole.append(std::move(part));
      }
      const auto table = whole.finish();
      QCOMPARE(table->rowCount(), expected.size());
      for (std::uint32_t row = 0; row < expected.size(); ++row)
        compareRow(*table, row, expected[row]);
    }
  }

  void shortRowsCostOnlyTheirOwnCells() {
    DatasetBuilder builder{std::vector<std::string>(100'000)};
    constexpr std::uint64_t kRows = 20'000;
    for (std::uint64_t i = 0; i < kRows; ++i) {
      builder.addRow({"a", "b"}, i * 4);
      QCOMPARE(builder.indexBytesTo(i), (i + 1) * (16 + 8 + 2 * 4));
    }
    const auto table = builder.finish();
    QVERIFY(table->memoryBytes() < kRows * 64 + 100'000 * sizeof(std::string) + 1024);
    QVERIFY(table->cell({kRows - 1}, {1}) == "b");
    QVERIFY(table->cell({kRows - 1}, {99'999}).empty());
  }

  void laterColumnsAreEmptyInEarlierRows() {
    DatasetBuilder builder({"a"});
    builder.addRow({"1"}, 0);
    builder.addColumns(2);
    builder.addRow({"2", "", "3"}, 1);
    builder.nameColumns({"a", "b", "c"});
    const auto table = builder.finish();
    QVERIFY(table->cell({0}, {0}) == "1");
    QVERIFY(table->cell({0}, {2}).empty());
    QVERIFY(table->cell({1}, {2}) == "3");
    QVERIFY(table->rowText({0}) == "1");
  }

  void findsColumnsByHeaderThenByNumber() {
    const auto table = smallTable();
    QCOMPARE(table->findColumn("text")->value, 2U);
    QCOMPARE(table->findColumn("2")->value, 1U);  // a header that is a number has priority
    QCOMPARE(table->findColumn("#2")->value, 1U);
    QCOMPARE(table->findColumn("3")->value, 2U);
    QCOMPARE(table->findColumn("#1")->value, 0U);
  }

  void aNumberWithAHashSignOverridesAHeader() {
    const auto table = DatasetBuilder({"#2", "#3", "#7", "#x"}).finish();
    QCOMPARE(table->findColumn("#2")->value, 1U);
    QCOMPARE(table->findColumn("#3")->value, 2U);
    QVERIFY(!table->findColumn("#7"));  // there is no seventh column
    QCOMPARE(table->findColumn("#x")->value, 3U);
  }

  void listsTheColumnsIfThereIsNoSuchColumn() {
    const auto table = smallTable();
    for (const char *name :
         {"title", "0", "4", "#4", "#", "", "-1", "1x", "99999999999999999999"}) {
      const auto found = table->findColumn(name);
      QVERIFY2(!found, name);
      QVERIFY(found.error().code == ErrorCode::BadParameter);
      QVERIFY(found.error().detail().find("id, 2, text") != std::string::npos);
    }
    DatasetBuilder wide(std::vector<std::string>(25, "c"));
    const auto found = wide.finish()->findColumn("title");
    QVERIFY(found.error().detail().find("and 5 more") != std::string::npos);
    const auto longName = DatasetBuilder({std::string(1'000'000, 'n')}).finish();
    QVERIFY(longName->findColumn("title").error().detail().size() < 200);
  }

  void costsFiveBytesACellAndSixteenARow() {
    DatasetBuilder builder({"a", "b"});
    constexpr std::uint64_t kRows = 10'000;
    for (std::uint64_t i = 0; i < kRows; ++i) builder.addRow({"1234", "567890"}, i * 12);
    const auto table = builder.finish();
    const std::uint64_t expected = kRows * (10 + 2 * 5 + 16);
    QVERIFY(table->memoryBytes() >= expected);
    QVERIFY(table->memoryBytes() < expected + 1024);
  }
};

SHINGLESCOPE_TEST(TestDataset, NoApplication)
#include "tst_dataset.moc"
