// SPDX-License-Identifier: MIT
#include <QTest>

#include <ctime>

#include "core/base/hash.h"
#include "core/dataset/csv/delimited_reader.h"
#include "core/dataset/csv/record_parser.h"
#include "core/dataset/load/dataset_loader.h"
#include "tests/support/effort.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace std::string_view_literals;
using test::rowOf;
using test::TemporaryTable;
using test::transcript;
using enum ProblemKind;

namespace {

constexpr std::size_t kDelimitedReaderBlockSizes[] = {1, 2, 3, 7, 64, 4095, 4096, 4097, 1U << 20U};

bool accountsForEveryByte(const LoadReport &report) {
  return report.accountedBytes() == report.fileBytes;
}

/// Returns random pieces that are difficult for readers.
std::string hostileBytes(SplitMix64 &random) {
  static const std::vector<std::string> kPieces = {"a",        "bc",   ",",    ",",
                                                   "\"",       "\"",   "\"\"", "\n",
                                                   "\n",       "\r",   "\r\n", std::string(1, '\0'),
                                                   "\xC3\xA8", "\xC3", "\xFF", " ",
                                                   "\t",       ";",    "1"};
  std::string bytes;
  for (std::uint64_t length = random.next() % 60; length > 0; --length) {
    bytes += kPieces[random.next() % kPieces.size()];
  }
  return bytes;
}

/// Returns CPU time, which other programs hardly change.
double secondsToLoad(const std::string &path, const LoadOptions &options) {
  const std::clock_t start = std::clock();
  const auto loaded = loadDataset(path, options, {});
  const auto ticks = static_cast<double>(std::clock() - start);
  return loaded ? ticks / CLOCKS_PER_SEC : 1e9;
}

}  // namespace

class TestDelimitedReader : public QObject {
  Q_OBJECT

 private slots:
  void reportsThePositionOfAProblem() {
    const TemporaryTable file("id,text\n1,\"two\nlines\"\n\n2\n3,\"open\n4,\xFF\n");
    const auto loaded = loadDataset(file.path(), {}, {});
    QVERIFY(loaded.hasValue());
    const auto &problems = loaded->report.problems;
    QCOMPARE(problems.size(), std::size_t{3});
    QVERIFY(problems[0].kind == ShortRow);
    QCOMPARE(*problems[0].row, 1U);
    QCOMPARE(problems[0].line, std::uint64_t{5});
    QCOMPARE(problems[0].byteOffset, std::uint64_t{23});
    QCOMPARE(inEnglish(problems[0].detail), std::string("1 cell instead of 2"));
    QVERIFY(problems[1].kind == UnterminatedQuote);
    QCOMPARE(problems[1].line, std::uint64_t{6});
    QCOMPARE(problems[1].byteOffset, std::uint64_t{27});
    QVERIFY(problems[2].kind == InvalidBytes);
    QCOMPARE(problems[2].byteOffset, std::uint64_t{35});
    QCOMPARE(loaded->report.physicalLines, std::uint64_t{7});
    QCOMPARE(loaded->report.blankLines, std::uint64_t{1});
    QCOMPARE(loaded->report.multiLineFields, std::uint64_t{1});
    QCOMPARE(loaded->dataset->sourceOffset(RecordId{0}), std::uint64_t{8});
  }

  void doesNotDependOnTheBlockSize() {
    SplitMix64 random(7);
    const TemporaryTable file("");
    for (int round = 0; round < test::effort(400, 40); ++round) {
      const std::string bytes = hostileBytes(random);
      file.write(bytes);
      LoadOptions options;
      if (round % 2 == 0) options.delimiter = ',';
      if (round % 2 == 0) options.quote = std::optional('"');
      if (round % 4 == 0) options.maxRowBytes = 1 + random.next() % 30;
      std::string expected;
      for (const std::size_t blockBytes : {1U << 20U, 1U, 2U, 3U, 7U, 64U}) {
        options.blockBytes = blockBytes;
        const auto loaded = loadDataset(file.path(), options, {});
        if (!loaded)
          QVERIFY2(loaded.error().code == ErrorCode::Format, "rejected, but not as binary data");
        const std::string result = loaded ? transcript(*loaded) : loaded.error().detail();
        if (expected.empty()) expected = result;
        QVERIFY2(result == expected, (bytes + "\n---\n" + result + "\n---\n" + expected).c_str());
        if (loaded) QVERIFY2(accountsForEveryByte(loaded->report), bytes.c_str());
      }
    }
  }

  void crossesBlocksOfUsualSizes() {
    std::string bytes = "id,text,note\n";
    for (int i = 0; i < 3000; ++i) {
      bytes += std::to_string(i) + ",\"line one of " + std::to_string(i) + "\r\nsaid \"\"è\"\"\"," +
               std::string(static_cast<std::size_t>(i % 17), 'x') + "\r\n";
    }
    const TemporaryTable file(bytes);
    LoadOptions options;
    std::string expected;
    for (const std::size_t blockBytes : kDelimitedReaderBlockSizes) {
      options.blockBytes = blockBytes;
      const auto loaded = loadDataset(file.path(), options, {});
      QVERIFY(loaded.hasValue());
      QCOMPARE(loaded->report.rows, std::uint64_t{3000});
      QCOMPARE(loaded->report.multiLineFields, std::uint64_t{3000});
      QCOMPARE(loaded->report.physicalLines, std::uint64_t{6001});
      const std::string result = transcript(*loaded);
      if (expected.empty()) expected = result;
      QVERIFY(result == expected);
    }
  }

  void keepsAVeryLongFieldWhoseLinesAreNotRows() {
    std::string bytes = "id,text\n1,\"";
    for (int i = 0; i < 1500; ++i) bytes += "a line of prose without the mark\n";
    bytes += "\"\n2,b\n";
    const auto loaded = loadDataset(TemporaryTable(bytes).path(), {}, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.rows, std::uint64_t{2});
    QCOMPARE(loaded->report.problems.size(), std::size_t{1});
    QVERIFY(loaded->report.problems[0].kind == LongQuotedField);
  }

  void takesAQuoteLiterallyIfTheLinesAreRows() {
    std::string bytes = "id,text\n1,\"open\n";
    for (int i = 2; i < 1502; ++i) bytes += std::to_string(i) + ",row\n";
    bytes += "1502,it \" closes\n1503,last\n";
    const auto loaded = loadDataset(TemporaryTable(bytes).path(), {}, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.rows, std::uint64_t{1503});
    QCOMPARE(loaded->report.problems.size(), std::size_t{1});
    QVERIFY(loaded->report.problems[0].kind == LongQuotedField);
    QVERIFY(loaded->dataset->cell(RecordId{0}, ColumnId{1}) == "\"open");
  }

  void acceptsManyColumnsAndLongFields() {
    std::string bytes = "0";
    for (int i = 1; i < 100'000; ++i) bytes += "," + std::to_string(i);
    bytes += "\n" + std::string(99'999, ',') + std::string(200'000, 'x') + "\n";
    LoadOptions options;
    options.hasHeader = true;
    const auto loaded = loadDataset(TemporaryTable(bytes).path(), options, {});
    QVERIFY(loaded.hasValue());
    QCOMPARE(loaded->report.columns, std::uint64_t{100'000});
    QCOMPARE(loaded->dataset->cell(RecordId{0}, ColumnId{99'999}).size(), std::size_t{200'000});
  }

  /// The cells of 64 MB of delimiters would take gigabytes.
  void rejectsRowsOfTooManyCells() {
    const std::string most(999'999, ',');
    const std::string bytes = "id,text\n1,a\n" + most + "\n" + most + ",\"x\"\n2,b\n";
    LoadOptions options;
    options.delimiter = ',';
    options.hasHeader = true;
    const TemporaryTable file(bytes);
    for (const std::size_t pieceBytes : {std::size_t{0}, std::size_t{1'500'000}}) {
      options.pieceBytes = pieceBytes;
      const auto loaded = loadDataset(file.path(), options, {});
      QVERIFY(loaded.hasValue());
      const LoadReport &report = loaded->report;
      QCOMPARE(report.rows, std::uint64_t{3});
      QCOMPARE(loaded->dataset->extraCells(RecordId{1}).size(), std::size_t{999'998});
      QVERIFY(loaded->dataset->cell(RecordId{2}, ColumnId{1}) == "b");
      QCOMPARE(report.problems.size(), std::size_t{2});
      QVERIFY(report.problems[0].kind == LongRow);
      QVERIFY(report.problems[1].kind == RowTooLarge);
      QCOMPARE(report.problems[1].byteOffset, std::uint64_t{12 + most.size() + 1});
      QCOMPARE(report.problems[1].line, std::uint64_t{4});
      QCOMPARE(report.rejectedBytes, std::uint64_t{most.size() + 5});
      QCOMPARE(report.accountedBytes(), std::uint64_t{bytes.size()});
    }
    const auto header = loadDataset(TemporaryTable(most + ",\n1\n").path(), options, {});
    QVERIFY(!header && header.error().code == ErrorCode::Format);
  }

  /// With each of these lines, a reader once scanned the rest of the file for every row. 4 MB take
  /// well under a second here; quadratic work would take hours.
  void staysLinearOnHostileQuotes() {
    constexpr std::size_t kRows = test::effort(500'000, 100'000);
    for (const auto line :
         {"a,\"b\n"sv, "\"a\"\"\n"sv, ",\"\"b\"\"\n"sv, "\"\"\"b\n"sv, "\n"sv, "\"\n"sv}) {
      std::string bytes = "\"";
      for (std::size_t i = 0; i < kRows; ++i) bytes += line;
      const TemporaryTable file(bytes);
      LoadOptions options;
      options.delimiter = ',';
      options.quote = std::optional('"');
      QVERIFY2(secondsToLoad(file.path(), options) < 20, line.data());
      options.maxRowBytes = 1000;
      QVERIFY2(secondsToLoad(file.path(), options) < 20, line.data());
    }
  }
};

SHINGLESCOPE_TEST(TestDelimitedReader, NoApplication)
#include "tst_delimited_reader.moc"
