#include <QTest>

#include "core/dataset/cell_parser.h"
#include "core/dataset/folded_text.h"
#include "core/dataset/row_order.h"

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

using Rows = std::vector<std::uint32_t>;

}  // namespace

class TestRowOrder : public QObject {
  Q_OBJECT

 private slots:
  void textIsFoundInAnyCellWhateverItsCase() {
    const auto data = makeDataset({{"Perù", "1"}, {"x", "PERÙ"}, {"y", "2"}, {"z", "3", "perù"}});
    QCOMPARE(orderOf(*data, {.text = "perù"}).rows, (Rows{0, 1, 3}));
    QCOMPARE(orderOf(*data, {.text = "none of these"}).rows, Rows{});
  }

  void matchesAreMarkedWhereAllRowsAreShown() {
    const auto data = makeDataset({{"a", "1"}, {"b", "2"}, {"ab", "3"}});
    const RowOrder order = orderOf(*data, {.text = "b", .onlyMatches = false});
    QCOMPARE(order.rows, (Rows{0, 1, 2}));
    QCOMPARE(order.matches, (Rows{1, 2}));
  }

  void numbersSortByValueAndEmptyCellsLast() {
    const auto data = makeDataset({{"a", "10"}, {"b", ""}, {"c", "9"}, {"d", "-1.5"}, {"e", "9"}});
    QCOMPARE(orderOf(*data, {.sortKeys = {{ColumnId{1}}}}).rows, (Rows{3, 2, 4, 0, 1}));
    QCOMPARE(orderOf(*data, {.sortKeys = {{ColumnId{1}, true}}}).rows, (Rows{0, 2, 4, 3, 1}));
  }

  void textSortsWithoutCaseAndStably() {
    const auto data = makeDataset({{"beta", "x"}, {"Alpha", ""}, {"alpha", ""}, {"ALP", ""}});
    QCOMPARE(orderOf(*data, {.sortKeys = {{ColumnId{0}}}}).rows, (Rows{3, 1, 2, 0}));
  }

  void longEqualBeginningsAreToldApart() {
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

  void stopsWhenAsked() {
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

QTEST_APPLESS_MAIN(TestRowOrder)
#include "tst_row_order.moc"
