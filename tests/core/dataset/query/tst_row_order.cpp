// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <numeric>

#include "core/base/hash.h"
#include "core/dataset/columns/cell_parser.h"
#include "core/dataset/columns/folded_text.h"
#include "core/dataset/query/row_order.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Dataset> makeDataset(const std::vector<std::vector<std::string_view>> &rows) {
  DatasetBuilder builder({"name", "number"});
  for (const auto &row : rows) builder.addRow(row, 0);
  return builder.finish();
}

RowOrder orderOf(const Dataset &dataset, const RowOrderRequest &request, unsigned threads = 1) {
  RunContext context;
  context.threads = threads;
  Result<RowOrder> order = makeRowOrder(dataset, request, context);
  return order ? *order : RowOrder{};
}

using RowNumbers = std::vector<std::uint32_t>;

constexpr std::uint32_t kColumns = 4;

/// Returns columns of texts with common prefixes, numbers, dates and repeated words, with blank
/// cells and some that cannot be parsed.
std::shared_ptr<const Dataset> randomDataset(std::uint32_t rows, std::uint64_t seed) {
  SplitMix64 random(seed);
  DatasetBuilder builder({"link", "number", "date", "word"});
  const std::vector<std::string> words = {"Perù", "perÙ", "", " ", "alpha", "ALPHA beta", "\u212a"};
  for (std::uint32_t i = 0; i < rows; ++i) {
    const std::uint64_t draw = random.next();
    std::string link = "https://www.example.org/a/rather/long/path/" + std::to_string(draw % 977);
    if (draw % 5 == 0) link = words[draw / 5 % words.size()] + std::to_string(draw % 7);
    std::string number = std::to_string(static_cast<int>(draw % 2001) - 1000);
    if (draw % 11 == 0) number = draw % 2 == 0 ? "n/a" : "";
    const std::string date = std::to_string(1 + draw % 28) + "/" + std::to_string(1 + draw % 12) +
                             "/" + std::to_string(1990 + draw % 40);
    builder.addRow({link, number, date, words[draw % words.size()]}, 0);
  }
  return builder.finish();
}

const std::vector<ColumnType> kTypes = {
    {}, {.kind = ColumnKind::Number}, {.kind = ColumnKind::Date, .datePattern = "dd/MM/yyyy"}, {}};

const CellParser &parserOf(ColumnId column) {
  static const std::vector<CellParser> kParsers(kTypes.begin(), kTypes.end());
  return kParsers[column.value];
}

/// Compares two rows by one key in the simplest way.
int naiveCompare(const Dataset &dataset, const SortKey &key, std::uint32_t a, std::uint32_t b) {
  const CellParser &parser = parserOf(key.column);
  const bool isText = kTypes[key.column.value].kind == ColumnKind::Text;
  const auto classOf = [&](std::string_view cell) {
    return isBlankCell(cell) ? 2 : isText || parser.parse(cell) ? 0 : 1;
  };
  const std::string_view left = dataset.cell({a}, key.column);
  const std::string_view right = dataset.cell({b}, key.column);
  if (classOf(left) != classOf(right)) return classOf(left) - classOf(right);
  if (classOf(left) > 0) return 0;
  int order = 0;
  if (isText) {
    order = foldedText(left).compare(foldedText(right));
  } else {
    const double difference = *parser.parse(left) - *parser.parse(right);
    order = difference < 0 ? -1 : difference > 0 ? 1 : 0;
  }
  return key.isDescending ? -order : order;
}

RowNumbers naiveOrder(const Dataset &dataset, const std::vector<SortKey> &keys) {
  RowNumbers rows(dataset.rowCount());
  std::iota(rows.begin(), rows.end(), 0U);
  std::stable_sort(rows.begin(), rows.end(), [&](std::uint32_t a, std::uint32_t b) {
    for (const SortKey &key : keys)
      if (const int order = naiveCompare(dataset, key, a, b); order != 0) return order < 0;
    return false;
  });
  return rows;
}

}  // namespace

class TestRowOrder : public QObject {
  Q_OBJECT

 private slots:
  void textIsFoundInAnyCellIgnoringCase() {
    const auto data = makeDataset({{"Perù", "1"}, {"x", "PERÙ"}, {"y", "2"}, {"z", "3", "perù"}});
    QCOMPARE(orderOf(*data, {.text = "perù"}).rows, (RowNumbers{0, 1, 3}));
    QCOMPARE(orderOf(*data, {.text = "none of these"}).rows, RowNumbers{});
  }

  void matchesAreMarkedIfAllRowsAreShown() {
    const auto data = makeDataset({{"a", "1"}, {"b", "2"}, {"ab", "3"}});
    const RowOrder order = orderOf(*data, {.text = "b", .onlyMatches = false});
    QCOMPARE(order.rows, (RowNumbers{0, 1, 2}));
    QCOMPARE(order.matches, (RowNumbers{1, 2}));
  }

  void numbersSortByValueAndEmptyCellsLast() {
    const auto data = makeDataset({{"a", "10"}, {"b", ""}, {"c", "9"}, {"d", "-1.5"}, {"e", "9"}});
    QCOMPARE(orderOf(*data, {.sortKeys = {{ColumnId{1}}}}).rows, (RowNumbers{3, 2, 4, 0, 1}));
    QCOMPARE(orderOf(*data, {.sortKeys = {{ColumnId{1}, true}}}).rows, (RowNumbers{0, 2, 4, 3, 1}));
  }

  void textSortsWithoutCaseAndStably() {
    const auto data = makeDataset({{"beta", "x"}, {"Alpha", ""}, {"alpha", ""}, {"ALP", ""}});
    QCOMPARE(orderOf(*data, {.sortKeys = {{ColumnId{0}}}}).rows, (RowNumbers{3, 1, 2, 0}));
  }

  void longCommonPrefixesAreCompared() {
    QVERIFY(compareFolded("a long beginning, then È", "A LONG beginning, then é") < 0);
    QCOMPARE(compareFolded("ÈA", "èa"), 0);
    QVERIFY(compareFolded("abc", "abcd") < 0);
  }

  void plainNumbersOnly() {
    QCOMPARE(plainNumber(" 12.5 "), std::optional<double>(12.5));
    for (const char *text : {"", "12 EUR", "1,5", "nan", "inf", "0x10"})
      QVERIFY2(!plainNumber(text), text);
  }

  void anyNumberOfThreadsGivesTheSameOrder() {
    DatasetBuilder builder({"name", "number"});
    std::vector<std::string> texts;
    for (std::uint32_t i = 0; i < 100'000; ++i)
      texts.push_back("row " + std::to_string(i * 7919U % 5003U));
    for (const std::string &text : texts) builder.addRow({text, "1"}, 0);
    const auto data = builder.finish();
    const RowOrderRequest request{.sortKeys = {{ColumnId{0}}}};
    const RowOrder single = orderOf(*data, request, 1);
    QCOMPARE(single.rows.size(), std::size_t{100'000});
    QVERIFY(single.rows == orderOf(*data, request, 4).rows);
    for (std::size_t i = 1; i < single.rows.size(); ++i) {
      const int order = compareFolded(texts[single.rows[i - 1]], texts[single.rows[i]]);
      QVERIFY(order < 0 || (order == 0 && single.rows[i - 1] < single.rows[i]));
    }
  }

  void ordersAsAStableSortByAllKeys() {
    const auto data = randomDataset(3'000, 5);
    for (std::uint32_t first = 0; first < kColumns; ++first) {
      for (std::uint32_t second = 0; second < kColumns; ++second) {
        const std::vector<SortKey> keys = {{{first}, first % 2 == 0}, {{second}, second % 3 == 0}};
        const RowOrder order = orderOf(*data, {.sortKeys = keys, .types = kTypes}, 2);
        QVERIFY2(order.rows == naiveOrder(*data, keys),
                 qPrintable(QString("%1 %2").arg(first).arg(second)));
      }
    }
  }

  /// More rows than one thread sorts alone, many of them with long common prefixes.
  void ordersManyRowsWithCommonPrefixes() {
    const auto data = randomDataset(150'000, 6);
    for (const SortKey key : {SortKey{{0}}, SortKey{{0}, true}, SortKey{{1}, true}}) {
      const RowOrderRequest request{.sortKeys = {key, {{3}}}, .types = kTypes};
      const RowOrder order = orderOf(*data, request, 1);
      QCOMPARE(order.rows.size(), data->rowCount());
      QVERIFY(order.rows == orderOf(*data, request, 3).rows);
      for (std::size_t i = 1; i < order.rows.size(); ++i) {
        const std::uint32_t a = order.rows[i - 1];
        const std::uint32_t b = order.rows[i];
        int sign = naiveCompare(*data, key, a, b);
        if (sign == 0) sign = naiveCompare(*data, {{3}}, a, b);
        QVERIFY(sign < 0 || (sign == 0 && a < b));
      }
    }
  }

  void longEqualTextsAreSortedToo() {
    std::vector<std::string> texts;
    for (int i = 0; i < 40'000; ++i)
      texts.push_back(std::string(i % 2 == 0 ? "é" : "É") + std::string(600, 'x') +
                      std::to_string(i % 3));
    DatasetBuilder builder({"name"});
    for (const std::string &text : texts) builder.addRow({text}, 0);
    const auto data = builder.finish();
    const RowOrder order = orderOf(*data, {.sortKeys = {{{0}, true}}}, 2);
    QCOMPARE(order.rows.front(), 2U);
    QCOMPARE(order.rows.back(), 39'999U);
    QVERIFY(std::ranges::is_sorted(order.rows, {},
                                   [](std::uint32_t row) { return std::pair(2 - row % 3, row); }));
  }

  void unreadableCellsAreLastAndCounted() {
    const auto data = makeDataset({{"a", "n/a"}, {"b", ""}, {"c", "2"}, {"d", "x"}, {"e", "1"}});
    const std::vector<ColumnType> types = {{}, {.kind = ColumnKind::Number}};
    const RowOrder order = orderOf(*data, {.sortKeys = {{{1}, true}, {{0}}}, .types = types});
    QCOMPARE(order.rows, (RowNumbers{2, 4, 0, 3, 1}));
    QCOMPARE(order.unparsed, (std::vector<std::uint64_t>{2, 0}));
    QCOMPARE(orderOf(*data, {.sortKeys = {{{1}}}, .types = types}).rows,
             (RowNumbers{4, 2, 0, 3, 1}));
  }

  void everyFilterMustPass() {
    const auto data = makeDataset({{"a", "1"}, {"ab", "2"}, {"b", "3"}, {"ab", "30", "over"}});
    const auto filtered = [&](const std::vector<ColumnFilter> &filters) {
      return orderOf(*data, {.filters = filters}).rows;
    };
    QCOMPARE(filtered({{{ColumnId{0}}, "a"}, {{ColumnId{1}}, "> 1"}}), (RowNumbers{1, 3}));
    QCOMPARE(filtered({{{ColumnId{0}}, " "}}), (RowNumbers{0, 1, 2, 3}));
    QCOMPARE(filtered({{{}, "over"}}), (RowNumbers{3}));
    QCOMPARE(filtered({{{}, "!= ab"}}), (RowNumbers{0, 2}));
    QCOMPARE(filtered({{{}, "~ ^a$ || = 3"}}), (RowNumbers{0, 2}));
    QCOMPARE(filtered({{{}, "!~ b && !~ 3"}}), (RowNumbers{0}));
    const auto only = std::make_shared<const RowNumbers>(RowNumbers{1, 2});
    QCOMPARE(orderOf(*data, {.text = "b", .onlyRows = only}).rows, (RowNumbers{1, 2}));
    QCOMPARE(orderOf(*data, {.text = "^a", .textIsFilter = true}).rows, RowNumbers{});
    QCOMPARE(orderOf(*data, {.text = "~ ^ab$", .textIsFilter = true}).rows, (RowNumbers{1, 3}));
  }

  void aMatchStaysWithinACell() {
    DatasetBuilder builder({"a", "b"});
    std::string text = "one,two";  // the byte between the cells does not change
    builder.addRowInPlace(text.data(), text.size(),
                          {std::string_view(text).substr(0, 3), std::string_view(text).substr(4)},
                          0);
    const auto data = builder.finish();
    for (const char *across : {"one,two", "e,", ",", ",t"})
      QVERIFY2(orderOf(*data, {.text = across}).rows.empty(), across);
    for (const char *inside : {"one", "TWO", "e", "t"})
      QCOMPARE(orderOf(*data, {.text = inside}).rows, RowNumbers{0});
  }

  /// The letter k between the two cells belongs to neither of them; the Kelvin sign before it
  /// belongs to the first cell.
  void textBetweenCellsHidesNothing() {
    DatasetBuilder builder({"a", "b"});
    std::string text = "\u212akx";
    const std::string_view whole = text;
    builder.addRowInPlace(text.data(), text.size(), {whole.substr(0, 3), whole.substr(4)}, 0);
    QCOMPARE(orderOf(*builder.finish(), {.text = "k"}).rows, RowNumbers{0});
  }

  void findsWhatANaiveSearchFinds() {
    const auto data = randomDataset(20'000, 8);
    for (const std::string text :
         {"alpha", "perù", "k", "97", "example.org/a", "s", "\u212a", "a 1"}) {
      RowNumbers expected;
      for (std::uint32_t row = 0; row < data->rowCount(); ++row) {
        bool isFound = false;
        for (std::uint32_t column = 0; column < kColumns; ++column)
          isFound |=
              foldedText(data->cell({row}, {column})).find(foldedText(text)) != std::string::npos;
        if (isFound) expected.push_back(row);
      }
      QVERIFY2(orderOf(*data, {.text = text}, 2).rows == expected, text.c_str());
    }
  }

  void invalidRequestsAreRejected() {
    const auto data = makeDataset({{"a", "1"}});
    const auto codeOf = [&](const RowOrderRequest &request) {
      const Result<RowOrder> order = makeRowOrder(*data, request, {});
      return order ? ErrorCode::Internal : order.error().code;
    };
    QCOMPARE(codeOf({.filters = {{{ColumnId{1}}, "> x"}}}), ErrorCode::BadParameter);
    QCOMPARE(codeOf({.filters = {{{ColumnId{0}}, "/(/"}}}), ErrorCode::BadParameter);
    QCOMPARE(codeOf({.filters = {{{ColumnId{9}}, "x"}}}), ErrorCode::BadParameter);
    QCOMPARE(codeOf({.sortKeys = {{ColumnId{9}}}}), ErrorCode::BadParameter);
  }

  void namesTheRowWithASlowRegularExpression() {
    const std::string slow = std::string(60, 'a') + "b";
    const auto data = makeDataset({{"a", "1"}, {slow, "2"}});
    const Result<RowOrder> order =
        makeRowOrder(*data, {.filters = {{{ColumnId{0}}, "~ ^(a+)+$"}}}, {});
    QVERIFY(!order);
    QCOMPARE(order.error().code, ErrorCode::Limit);
    QCOMPARE(order.error().row, std::optional<std::uint64_t>(1));
  }

  void stopsWhenCancelled() {
    const auto data = makeDataset({{"a", "1"}, {"b", "2"}});
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const Result<RowOrder> order =
        makeRowOrder(*data, {.text = "a", .sortKeys = {{ColumnId{0}}}}, context);
    QVERIFY(!order);
    QCOMPARE(order.error().code, ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestRowOrder, NoApplication)
#include "tst_row_order.moc"
