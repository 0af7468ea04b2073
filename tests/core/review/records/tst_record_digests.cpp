// SPDX-License-Identifier: MIT
#include <QTest>
#include <map>
#include <random>

#include "core/review/records/record_digests.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

using Row = std::vector<std::string_view>;

std::shared_ptr<const Dataset> table(const std::vector<std::string> &names,
                                     const std::vector<Row> &rows) {
  DatasetBuilder builder(names);
  for (const Row &row : rows) builder.addRow(row, 0);
  return builder.finish();
}

RecordDigests digestsOf(const Dataset &dataset, unsigned threads = 1) {
  RunContext context;
  context.threads = threads;
  return *RecordDigests::make(dataset, context);
}

Digest128 digestOf(const std::vector<std::string> &names, const Row &row) {
  return digestsOf(*table(names, {row})).keyOf({0}).digest;
}

/// Returns rows, many of which are equal.
std::shared_ptr<const Dataset> manyRows(std::uint32_t rows, std::uint32_t kinds) {
  DatasetBuilder builder({"n", "text"});
  std::mt19937 random(3);
  for (std::uint32_t row = 0; row < rows; ++row) {
    const std::string kind = std::to_string(random() % kinds);
    builder.addRow({kind, "text of " + kind}, 0);
  }
  return builder.finish();
}

}  // namespace

class TestRecordDigests : public QObject {
  Q_OBJECT

 private slots:
  /// The digests follow the formula in the class documentation, so that another program can compute
  /// them.
  void theFormulaIsAsDocumented() {
    const auto length = [](char bytes) { return std::string{bytes} + std::string(7, '\0'); };
    const std::string bytes = length(1) + "a" + length(2) + "xy" + length(2) + "bc" + length(0) +
                              length(1) + length(3) + "end";
    const auto dataset = table({"bc", "a"}, {{"", "xy", "end"}});
    QCOMPARE(digestsOf(*dataset).keyOf({0}), (RecordKey{digest128(bytes), 0}));
  }

  void theOrderOfColumnsDoesNotMatter() {
    QCOMPARE(digestOf({"a", "b", "c"}, {"1", "2", "3"}),
             digestOf({"c", "a", "b"}, {"3", "1", "2"}));
  }

  void everyPartOfARecordMatters_data() {
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QStringList>("cells");
    QTest::newRow("a cell") << QStringList{"a", "b"} << QStringList{"1", "3"};
    QTest::newRow("a name") << QStringList{"a", "B"} << QStringList{"1", "2"};
    QTest::newRow("cells exchanged") << QStringList{"a", "b"} << QStringList{"2", "1"};
    QTest::newRow("a boundary") << QStringList{"a", "b"} << QStringList{"12", ""};
    QTest::newRow("a column less") << QStringList{"a"} << QStringList{"1"};
    QTest::newRow("an empty column") << QStringList{"a", "b", "c"} << QStringList{"1", "2", ""};
    QTest::newRow("an extra cell") << QStringList{"a", "b"} << QStringList{"1", "2", ""};
    QTest::newRow("white space") << QStringList{"a", "b"} << QStringList{"1", "2 "};
    QTest::newRow("case of a name") << QStringList{"A", "b"} << QStringList{"1", "2"};
  }

  void everyPartOfARecordMatters() {
    QFETCH(QStringList, names);
    QFETCH(QStringList, cells);
    std::vector<std::string> columns;
    std::vector<std::string> texts;
    for (const QString &name : names) columns.push_back(name.toStdString());
    for (const QString &cell : cells) texts.push_back(cell.toStdString());
    QVERIFY(digestOf(columns, {texts.begin(), texts.end()}) != digestOf({"a", "b"}, {"1", "2"}));
  }

  void equalRowsAreCountedThrough() {
    const auto dataset = table({"t"}, {{"x"}, {"y"}, {"x"}, {"x"}, {"y"}});
    const RecordDigests digests = digestsOf(*dataset);
    const std::vector<std::uint32_t> occurrences = {0, 0, 1, 2, 1};
    for (std::uint32_t row = 0; row < 5; ++row) {
      QCOMPARE(digests.keyOf({row}).occurrence, occurrences[row]);
      QCOMPARE(digests.find(digests.keyOf({row})), std::optional(RecordId{row}));
    }
    RecordKey third = digests.keyOf({0});
    QCOMPARE(digests.findLast(third.digest), std::optional(RecordId{3}));
    third.occurrence = 3;
    QVERIFY(!digests.find(third));
    third.digest.low ^= 1U;
    QVERIFY(!digests.find(third) && !digests.findLast(third.digest));
  }

  void everyRowIsFoundAgain_data() {
    QTest::addColumn<std::uint32_t>("rows");
    QTest::addColumn<std::uint32_t>("kinds");
    QTest::newRow("none") << 0U << 1U;
    QTest::newRow("one") << 1U << 1U;
    QTest::newRow("all equal") << 5000U << 1U;
    QTest::newRow("two kinds") << 5000U << 2U;
    QTest::newRow("some equal") << 20000U << 9000U;
    QTest::newRow("nearly none equal") << 20000U << 1000000000U;
  }

  void everyRowIsFoundAgain() {
    QFETCH(std::uint32_t, rows);
    QFETCH(std::uint32_t, kinds);
    const auto dataset = manyRows(rows, kinds);
    const RecordDigests digests = digestsOf(*dataset);
    QCOMPARE(digests.rowCount(), std::size_t{rows});
    std::map<Digest128, std::uint32_t> seen;
    for (std::uint32_t row = 0; row < rows; ++row) {
      const RecordKey key = digests.keyOf({row});
      QCOMPARE(key.occurrence, seen[key.digest]++);
      QCOMPARE(digests.find(key), std::optional(RecordId{row}));
    }
    QVERIFY(!digests.find({{1, 2}, 0}));
    QVERIFY(!digests.find({{~0ULL, ~0ULL}, 0}));
  }

  void threadsDoNotMatter() {
    const auto dataset = manyRows(30000, 9000);
    const RecordDigests one = digestsOf(*dataset);
    for (const unsigned threads : {2U, 4U, 8U}) {
      const RecordDigests more = digestsOf(*dataset, threads);
      for (std::uint32_t row = 0; row < 30000; ++row) QCOMPARE(more.keyOf({row}), one.keyOf({row}));
    }
  }

  void memoryIsAsStated() {
    QVERIFY(digestsOf(*manyRows(10000, 100)).memoryBytes() <= 10000 * 20 + 10000 / 8 + 160);
  }

  /// The keys of a table stay when another one is opened next to it, and a row of the second table
  /// is another record than an equal row of the first.
  void keysDependOnlyOnTheOwnTable() {
    const auto first = table({"a", "b"}, {{"1", "2"}, {"3", "4"}, {"1", "2"}});
    const auto second = table({"b", "a"}, {{"2", "1"}, {"2", "1"}});
    const auto both = RecordDigests::makeOfTwo(*first, *second, {});
    QVERIFY(both);
    QCOMPARE(both->rowCount(), std::size_t{5});
    const RecordDigests alone = digestsOf(*first);
    for (std::uint32_t row = 0; row < 3; ++row) QCOMPARE(both->keyOf({row}), alone.keyOf({row}));
    const auto other = RecordDigests::makeOfTwo(*table({"x"}, {{"y"}}), *second, {});
    QVERIFY(other);
    for (std::uint32_t row = 0; row < 2; ++row)
      QCOMPARE(both->keyOf({3 + row}), other->keyOf({1 + row}));
    QVERIFY(both->digestOf({3}) != both->digestOf({0}));
    QVERIFY(both->digestOf({3}) == both->digestOf({4}));
    QCOMPARE(both->find(both->keyOf({4})), std::optional(RecordId{4}));
    for (const unsigned threads : {2U, 8U}) {
      const auto more = RecordDigests::makeOfTwo(*first, *second, RunContext{.threads = threads});
      for (std::uint32_t row = 0; row < 5; ++row) QCOMPARE(more->keyOf({row}), both->keyOf({row}));
    }
  }

  void stopsWhenCancelled() {
    std::stop_source stop;
    stop.request_stop();
    const auto made = RecordDigests::make(*manyRows(100, 3), RunContext{.stop = stop.get_token()});
    QVERIFY(!made && made.error().code == ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestRecordDigests, NoApplication)
#include "tst_record_digests.moc"
