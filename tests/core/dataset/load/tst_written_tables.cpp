// SPDX-License-Identifier: MIT
// Small generated tables with known columns are opened without options. They contain titles, source
// lines, links, quotes and delimiters that mislead a guess.

#include <QTest>

#include <array>

#include "bench/written_tables.h"
#include "core/dataset/load/dataset_loader.h"
#include "tests/support/effort.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using bench::TableKind;
using bench::WrittenTable;

namespace {

constexpr std::uint64_t kTables = test::effort(20'000, 4'000);
constexpr std::uint64_t kDevelopmentSeed = 1;
constexpr auto kKinds = static_cast<std::size_t>(TableKind::Count);

/// Opens a table and returns the number of its columns and its delimiter.
std::string readAs(const WrittenTable &table) {
  const auto source = openMemorySource("table.csv", table.text, {});
  const auto loaded = source ? loadDataset(*source, {}, {}) : Result<LoadedDataset>(source.error());
  if (!loaded) return loaded.error().detail();
  return std::to_string(loaded->dataset->columnCount()) + " by " + loaded->report.dialect.delimiter;
}

std::string writtenAs(const WrittenTable &table) {
  return std::to_string(table.columns) + " by " + table.delimiter;
}

/// A table from the issue or bug report that described its kind.
struct NamedTable {
  const char *name;
  const char *text;
  const char *columns;
};

constexpr NamedTable kNamed[] = {
    {"a source line", "year,count\n2001,15\n2002,16\n2003,17\n2004,18\nSource: census\n", "2 by ,"},
    {"two links", "https://a.org/1;12\nhttps://a.org/2;15\n", "2 by ;"},
    {"links below a name with a digit", "url1;hits\nhttps://a.org/1;12\nhttps://a.org/2;15\n",
     "2 by ;"},
    {"links and a last delimiter", "url;hits;\nhttps://a.org/1;12;\nhttps://a.org/2;15;\n",
     "3 by ;"},
    {"times", "2024-03-01 10:15:00,12\n2024-03-01 10:16:00,7\n2024-03-01 10:17:00,110\n", "2 by ,"},
    {"lists inside", "id;value\n1;3,4,5\n2;6,7,8\n3;9,1,2\n", "2 by ;"},
    {"decimals in quotes", "value,text\n\"38,6\",cloud; bread table\n\"40,1\",river; lamp\n",
     "2 by ,"},
    {"thousands below a name", "people\n1,234\n12,345\n999\n1,234,567\n", "1 by \t"},
    {"links that hold commas", "https://a.org/0,15,123,00.html\nhttps://a.org/0,15,124,00.html\n",
     "1 by \t"},
    {"fractions of a second", "2024-03-01 10:15:00,123\n2024-03-01 10:15:01,456\n", "1 by \t"},
    {"headings", "# First\ntext of it\n# Second\nmore text\n", "1 by ,"},
};

}  // namespace

class TestWrittenTables : public QObject {
  Q_OBJECT

 private slots:
  void fewAreReadWrongly();
  void namedOnesAreReadCorrectly_data();
  void namedOnesAreReadCorrectly();
};

void TestWrittenTables::fewAreReadWrongly() {
  std::array<std::uint64_t, kKinds> tables{};
  std::array<std::uint64_t, kKinds> wrong{};
  std::uint64_t allWrong = 0;
  for (std::uint64_t number = 0; number < kTables; ++number) {
    const WrittenTable table = bench::writeTable(kDevelopmentSeed, number);
    const auto kind = static_cast<std::size_t>(table.kind);
    ++tables[kind];
    if (readAs(table) == writtenAs(table)) continue;
    ++wrong[kind];
    ++allWrong;
  }
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    const std::string name = tableKindName(static_cast<TableKind>(kind));
    QVERIFY2(tables[kind] * 20 >= kTables, name.c_str());       // 5 % of all
    QVERIFY2(wrong[kind] * 200 <= tables[kind], name.c_str());  // 0.5 % of the kind
  }
  QVERIFY2(allWrong * 1000 <= kTables, std::to_string(allWrong).c_str());
}

void TestWrittenTables::namedOnesAreReadCorrectly_data() {
  QTest::addColumn<int>("index");
  for (int i = 0; i < static_cast<int>(std::size(kNamed)); ++i) QTest::newRow(kNamed[i].name) << i;
}

void TestWrittenTables::namedOnesAreReadCorrectly() {
  QFETCH(const int, index);
  WrittenTable table;
  table.text = kNamed[index].text;
  const std::string found = readAs(table);
  const std::string expected = kNamed[index].columns;
  // The delimiter of a single column is tested elsewhere.
  const bool isOne = expected.starts_with("1 ");
  QVERIFY2(isOne ? found.starts_with("1 ") : found == expected, found.c_str());
}

SHINGLESCOPE_TEST(TestWrittenTables, NoApplication)
#include "tst_written_tables.moc"
