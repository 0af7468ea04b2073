// SPDX-License-Identifier: MIT
/// Tables whose text stays in the file: their rows are read again with the same cells.
#include <QTest>

#include "core/base/hash.h"
#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/table/row_window.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/tables/tricky_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

LoadOptions leavingText(LoadOptions options, std::size_t pieceBytes) {
  options.mayLeaveText = true;
  options.pieceBytes = pieceBytes;
  return options;
}

RunContext contextWith(unsigned threads) {
  RunContext context;
  context.threads = threads;
  return context;
}

bool isSameRow(const RowWindow &window, const Dataset &kept, std::uint32_t row) {
  for (std::uint32_t column = 0; column < kept.columnCount(); ++column)
    if (window.cell({row}, {column}) != kept.cell({row}, {column})) return false;
  return true;
}

/// Compares all rows, shown some at a time.
bool areRangesSame(const Dataset &left, const Dataset &kept, SplitMix64 &random) {
  RowWindow window(left);
  const auto rows = static_cast<std::uint32_t>(kept.rowCount());
  for (std::uint32_t begin = 0; begin < rows;) {
    const auto end =
        static_cast<std::uint32_t>(std::min<std::uint64_t>(rows, begin + 1 + random.next() % 30));
    if (!window.show(begin, end)) return false;
    for (std::uint32_t row = begin; row < end; ++row)
      if (!isSameRow(window, kept, row)) return false;
    // Sometimes goes back to rows that were rewritten when they were parsed.
    begin = random.next() % 5 == 0 ? end - std::min(end, 3U) / 2 : end;
    if (begin == 0) begin = end;
  }
  return true;
}

/// Compares some rows, shown together, with all columns or with the last one only.
bool areListsSame(const Dataset &left, const Dataset &kept, SplitMix64 &random) {
  RowWindow window(left);
  for (int round = 0; round < 5; ++round) {
    std::vector<std::uint32_t> rows;
    for (std::uint32_t row = 0; row < kept.rowCount(); ++row)
      if (random.next() % (1U << round) == 0) rows.push_back(row);
    if (!window.show(rows)) return false;
    for (const std::uint32_t row : rows)
      if (!isSameRow(window, kept, row)) return false;
    const ColumnId last{static_cast<std::uint32_t>(kept.columnCount() - 1)};
    if (!window.show(rows, {&last, 1})) return false;
    for (const std::uint32_t row : rows)
      if (window.cell({row}, last) != kept.cell({row}, last)) return false;
  }
  return true;
}

bool isReportSame(const LoadReport &a, const LoadReport &b) {
  return a.digest == b.digest && a.problems == b.problems && a.problemCounts == b.problemCounts &&
         a.rows == b.rows && a.physicalLines == b.physicalLines &&
         a.accountedBytes() == b.accountedBytes() && a.notes == b.notes;
}

}  // namespace

class TestSourceRows : public QObject {
  Q_OBJECT

 private slots:
  void rowsAreReadAgainWithTheSameCells() {
    SplitMix64 random(31);
    const TemporaryTable file("");
    int leftTables = 0;
    for (int round = 0; round < 150; ++round) {
      std::string bytes = trickyTable(random, 1 + random.next() % 200);
      if (round % 4 == 0) bytes += std::string(random.next() % 30, '\0');
      if (round % 6 == 0) bytes.insert(random.next() % bytes.size(), 1, '"');
      if (round % 9 == 0) bytes.insert(0, "\xEF\xBB\xBF");
      file.write(bytes);
      const LoadOptions options = trickyOptions(round);
      const auto kept = loadDataset(file.path(), options, {});
      QVERIFY(kept.hasValue());
      for (const std::size_t pieceBytes : {1, 50, 1000, 100'000}) {
        const auto left =
            loadDataset(file.path(), leavingText(options, pieceBytes), contextWith(1 + round % 3));
        QVERIFY2(left.hasValue(), left ? "" : left.error().detail().c_str());
        QVERIFY(isReportSame(left->report, kept->report));
        QCOMPARE(left->dataset->rowCount(), kept->dataset->rowCount());
        leftTables += left->dataset->keepsText() ? 0 : 1;
        QVERIFY2(areRangesSame(*left->dataset, *kept->dataset, random), bytes.c_str());
        QVERIFY2(areListsSame(*left->dataset, *kept->dataset, random), bytes.c_str());
      }
    }
    QVERIFY(leftTables > 400);
  }

  /// Blocks of the file and rows of several blocks.
  void largeTablesAreReadAgain() {
    SplitMix64 random(32);
    std::string bytes = trickyTable(random, 60'000);
    bytes += "7,\"long " + std::string(100'000, 'x') + "\n" + std::string(50'000, 'y') + "\",z\n";
    bytes += trickyTable(random, 60'000);
    const TemporaryTable file(bytes);
    LoadOptions options = trickyOptions(1);
    options.encoding = "UTF-8";  // otherwise the invalid bytes would suggest another one
    const auto kept = loadDataset(file.path(), options, {});
    const auto left = loadDataset(file.path(), leavingText(options, 1U << 20U), contextWith(2));
    QVERIFY(kept && left);
    QVERIFY(!left->dataset->keepsText());
    QVERIFY(left->dataset->memoryBytes() < left->dataset->rowCount() * 8 + 1000);
    QVERIFY(isReportSame(left->report, kept->report));
    QVERIFY(areRangesSame(*left->dataset, *kept->dataset, random));
    QVERIFY(areListsSame(*left->dataset, *kept->dataset, random));
  }

  void tablesThatCannotBeReadAgainCheaplyKeepTheirText() {
    std::string bytes = "id,text\n";
    for (int row = 0; row < 300; ++row) bytes += std::to_string(row) + ",some words\n";
    const TemporaryTable file(bytes);
    const auto keeps = [&file](const LoadOptions &options) {
      const auto loaded = loadDataset(file.path(), options, {});
      return loaded && loaded->dataset->keepsText();
    };
    QVERIFY(!keeps(leavingText({}, 100)));
    QVERIFY(keeps(leavingText({}, 0)));  // small
    LoadOptions options = leavingText({}, 100);
    options.repairsText = true;
    QVERIFY(keeps(options));
    options = leavingText({}, 100);
    options.encoding = "windows-1252";
    QVERIFY(keeps(options));
    options = leavingText({}, 100);
    options.maxRows = 20;
    QVERIFY(keeps(options));
    options = leavingText({}, 100);
    options.footerRows = 1;
    QVERIFY(keeps(options));
  }

  /// Every byte of the file counts, and a shorter file is noticed as well.
  void aChangedSourceIsAnError() {
    std::string bytes = "id,text\n";
    for (int row = 0; row < 3000; ++row) bytes += std::to_string(row) + ",some \"words\"\n";
    const TemporaryTable file(bytes);
    const auto loaded = loadDataset(file.path(), leavingText({}, 4096), {});
    QVERIFY(loaded && !loaded->dataset->keepsText());
    const auto rows = static_cast<std::uint32_t>(loaded->dataset->rowCount());
    QVERIFY(RowWindow(*loaded->dataset).show(0, rows).hasValue());
    for (const std::size_t at : {std::size_t{0}, std::size_t{30'000}, bytes.size() - 1}) {
      std::string changed = bytes;
      changed[at] ^= 1;
      file.write(changed);
      const auto shown = RowWindow(*loaded->dataset).show(0, rows);
      QVERIFY(!shown);
      QVERIFY(shown.error().code == ErrorCode::Io);
      file.write(bytes);
      QVERIFY(RowWindow(*loaded->dataset).show(0, rows).hasValue());
    }
    file.write(bytes.substr(0, 20'000));
    QVERIFY(!RowWindow(*loaded->dataset).show(0, rows));
  }
};

SHINGLESCOPE_TEST(TestSourceRows, NoApplication)
#include "tst_source_rows.moc"
