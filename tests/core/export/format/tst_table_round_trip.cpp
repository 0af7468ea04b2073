// SPDX-License-Identifier: MIT
#include <csv.h>

#include <QTest>

#include "core/base/hash.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/export/format/delimited_rows.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::rowOf;
using test::TemporaryTable;

namespace {

using Rows = std::vector<std::vector<std::string>>;

constexpr int kTables = 10'000;
constexpr int kTablesForLibcsv = 2'000;

/// Returns a cell of random pieces, including everything that a writer must quote or escape.
std::string randomCell(SplitMix64 &random) {
  static const std::vector<std::string> kPieces = {
      "a",  "word", " ", ",", ";",      "\t", "|",      "\"",   "\"\"", "\n",   "\r", "\r\n",
      "\\", "'",    "#", "0", "-1.5e3", "è",  "\u2028", "日本", "😀",    "\x1F", "=1", "sep=;"};
  std::string cell;
  for (std::uint64_t pieces = random.next() % 5; pieces > 0; --pieces) {
    cell += kPieces[random.next() % kPieces.size()];
  }
  return cell;
}

Rows randomRows(SplitMix64 &random, std::size_t columns, std::size_t mostRows) {
  Rows rows(random.next() % (mostRows + 1));
  for (auto &row : rows) {
    for (std::size_t i = 0; i < columns; ++i) row.push_back(randomCell(random));
  }
  return rows;
}

std::string writtenTable(const Rows &rows, char delimiter) {
  std::string bytes;
  const ByteSink sink = appendingTo(bytes);
  const RunContext context;
  DelimitedRows writer(delimiter, ExportProfile::Exact, sink, context, false);
  for (const auto &row : rows) {
    RowCells cells;
    for (const std::string &cell : row) cells.text(cell);
    if (!writer.row(cells.cells())) return "failed";
  }
  return writer.end() ? bytes : "failed";
}

LoadOptions optionsFor(char delimiter, bool hasHeader) {
  LoadOptions options;
  options.delimiter = delimiter;
  options.quote = std::optional('"');
  options.escape = std::optional<char>();
  options.comment = std::optional<char>();
  options.preambleLines = 0;
  options.hasHeader = hasHeader;
  options.encoding = "UTF-8";
  return options;
}

Rows rowsOf(const LoadedDataset &loaded) {
  Rows rows;
  for (std::uint32_t i = 0; i < loaded.report.rows; ++i) rows.push_back(rowOf(*loaded.dataset, i));
  return rows;
}

/// Returns the rows that libcsv reads from bytes.
Rows readByLibcsv(const std::string &bytes) {
  struct Reading {
    Rows rows;
    std::vector<std::string> row;
  } reading;
  csv_parser parser;
  csv_init(&parser, 0);
  const auto onField = [](void *text, std::size_t length, void *data) {
    static_cast<Reading *>(data)->row.emplace_back(static_cast<const char *>(text), length);
  };
  const auto onRow = [](int, void *data) {
    auto &to = *static_cast<Reading *>(data);
    to.rows.push_back(std::exchange(to.row, {}));
  };
  csv_set_space_func(&parser, [](unsigned char) { return 0; });  // white space is text
  csv_parse(&parser, bytes.data(), bytes.size(), onField, onRow, &reading);
  csv_fini(&parser, onField, onRow, &reading);
  csv_free(&parser);
  return reading.rows;
}

}  // namespace

/// Our reader and an independent one read what our writer writes.
class TestTableRoundTrip : public QObject {
  Q_OBJECT

 private slots:
  void readsWhatWasWritten() {
    static constexpr char kDelimiters[] = {',', ';', '\t', '|', '\x1F', ' '};
    SplitMix64 random(41);
    const TemporaryTable file("");
    for (int round = 0; round < kTables; ++round) {
      const char delimiter = kDelimiters[random.next() % std::size(kDelimiters)];
      const std::size_t columns = 1 + random.next() % 6;
      Rows rows = randomRows(random, columns, 8);
      std::vector<std::string> names;
      for (std::size_t i = 0; i < columns; ++i) names.push_back("name " + std::to_string(i));
      rows.insert(rows.begin(), names);
      const std::string bytes = writtenTable(rows, delimiter);
      file.write(bytes);
      LoadOptions options = optionsFor(delimiter, true);
      if (round % 3 == 0) options.blockBytes = 1 + random.next() % 20;
      if (round % 5 == 0) options.pieceBytes = 1 + random.next() % 50;
      const auto loaded = loadDataset(file.path(), options, {});
      QVERIFY2(loaded.hasValue(), loaded ? "" : loaded.error().detail().c_str());
      rows.erase(rows.begin());
      QVERIFY2(loaded->dataset->columnNames() == names, bytes.c_str());
      QVERIFY2(rowsOf(*loaded) == rows, bytes.c_str());
      QVERIFY2(loaded->report.problemTotal() == 0, bytes.c_str());
      QCOMPARE(loaded->report.accountedBytes(), std::uint64_t{bytes.size()});
    }
  }

  void agreesWithLibcsv() {
    SplitMix64 random(42);
    const TemporaryTable file("");
    for (int round = 0; round < kTablesForLibcsv; ++round) {
      const std::size_t columns = 2 + random.next() % 5;
      Rows rows = randomRows(random, columns, 20);
      rows.insert(rows.begin(), std::vector<std::string>(columns, "name"));
      std::string bytes = writtenTable(rows, ',');
      if (round % 2 == 0) bytes.insert(bytes.find('\n') + 1, "\n\n");  // blank lines are not rows
      if (round % 3 == 0) bytes.pop_back();
      file.write(bytes);
      const auto loaded = loadDataset(file.path(), optionsFor(',', false), {});
      QVERIFY(loaded.hasValue());
      const Rows theirs = readByLibcsv(bytes);
      QVERIFY2(theirs == rows, bytes.c_str());
      QVERIFY2(rowsOf(*loaded) == theirs, bytes.c_str());
    }
  }
};

SHINGLESCOPE_TEST(TestTableRoundTrip, NoApplication)
#include "tst_table_round_trip.moc"
