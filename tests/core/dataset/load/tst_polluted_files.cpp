// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
#include <functional>
#include <memory>

#include "core/dataset/load/dataset_loader.h"
#include "core/dataset/source/memory_source.h"
#include "tests/support/tables/loaded_text.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::Cells;
using test::isNoted;
using test::loadedText;
using test::rowOf;

namespace {

using CellTable = std::vector<Cells>;

/// How a table is written to a file.
struct Writing {
  std::string delimiter = ",";
  char quote = '"';
  std::string escape = "\"";  ///< before a quote inside quotes; may be empty
  std::string lineEnd = "\r\n";
  bool hasLastLineEnd = true;
};

/// Returns a shop's deliveries: 9 columns in which some cells need quotes.
CellTable deliveries(std::size_t rows = 30) {
  static const std::vector<std::string> kTypes = {"Tools", "Garden", "Kitchen, small", "Light"};
  static const std::vector<std::string> kTexts = {"a \"claw\" hammer of steel", "hose, 20 m",
                                                  "pot with a lid", "lamp for the desk", "nails"};
  CellTable table = {
      {"DATE", "TIME", "Qty", "PRODUCTID", "Price", "Type", "Description", "URL", "Comments"}};
  for (std::size_t i = 0; i < rows; ++i) {
    const std::string number = std::to_string(i);
    table.push_back({"2018-10-" + std::to_string(10 + i % 20), "0" + std::to_string(i % 9) + ":30",
                     std::to_string(1 + i * 7 % 13), "P-" + std::to_string(1000 + i * 37),
                     std::to_string(3 + i) + "." + std::to_string(10 + i), kTypes[i % 4],
                     kTexts[i % 5], "https://example.org/item?id=" + number,
                     i % 3 == 0 ? "" : "delivered by van " + number});
  }
  return table;
}

bool needsQuotes(const std::string &cell, const Writing &writing) {
  return cell.find(writing.delimiter) != cell.npos ||
         cell.find_first_of(std::string("\r\n") + writing.quote) != cell.npos;
}

std::string writtenCell(const std::string &cell, const Writing &writing) {
  if (!needsQuotes(cell, writing)) return cell;
  std::string text(1, writing.quote);
  for (const char c : cell) {
    if (c == writing.quote) text += writing.escape;
    text += c;
  }
  return text + writing.quote;
}

/// Returns the cells of a row as they are written in the file.
std::vector<std::string> writtenCells(const Cells &row, const Writing &writing) {
  std::vector<std::string> cells;
  for (const std::string &cell : row) cells.push_back(writtenCell(cell, writing));
  return cells;
}

std::string joined(const std::vector<std::string> &parts, const std::string &mark) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) text += (i > 0 ? mark : "") + parts[i];
  return text;
}

std::vector<std::string> tableLines(const CellTable &table, const Writing &writing) {
  std::vector<std::string> all;
  for (const Cells &row : table)
    all.push_back(joined(writtenCells(row, writing), writing.delimiter));
  return all;
}

std::string text(const CellTable &table, const Writing &writing = {}) {
  return joined(tableLines(table, writing), writing.lineEnd) +
         (writing.hasLastLineEnd ? writing.lineEnd : "");
}

/// Returns the first difference from `expected`, which consists of a header and rows. Row `spoilt`
/// (counted from 1) only has to exist.
QString difference(const LoadedDataset &found, const CellTable &expected, std::size_t spoilt = 0) {
  if (found.dataset->columnNames() != expected[0]) return "other names";
  if (found.dataset->rowCount() != expected.size() - 1) {
    return QString("%1 rows instead of %2").arg(found.dataset->rowCount()).arg(expected.size() - 1);
  }
  for (std::size_t row = 1; row < expected.size(); ++row) {
    if (row != spoilt && rowOf(found, row - 1) != expected[row]) {
      return QString("row %1: %2").arg(row).arg(joined(rowOf(found, row - 1), "|").c_str());
    }
  }
  return {};
}

std::uint64_t countOf(const LoadedDataset &table, ProblemKind kind) {
  return table.report.problemCounts[static_cast<std::size_t>(kind)];
}

}  // namespace

/// A table of nine columns, polluted in each way that a study of 245,000 tables from open-data
/// portals found, one way per file. Everything that is not polluted must be read as it was written.
class TestPollutedFiles : public QObject {
  Q_OBJECT

 private slots:
  void readsAnyDialect_data() {
    QTest::addColumn<QByteArray>("bytes");
    const auto add = [](const char *name, const Writing &writing, const std::string &end = "") {
      QTest::newRow(name) << QByteArray::fromStdString(text(deliveries(), writing) + end);
    };
    add("as it should be", {});
    for (const char *mark : {";", "\t", "|"}) add(mark, {.delimiter = mark});
    add("caret", {.delimiter = "^"});
    add("tilde", {.delimiter = "~"});
    add("spaces", {.delimiter = " "});
    add("LF", {.lineEnd = "\n"});
    add("CR", {.lineEnd = "\r"});
    add("no line end at the end", {.hasLastLineEnd = false});
    add("two line ends at the end", {}, "\r\n");
    add("many line ends at the end", {}, "\r\n\r\n\r\n\r\n");
    add("single quotes", {.quote = '\'', .escape = "'"});
    add("backslash escapes", {.escape = "\\"});
    QTest::newRow("a mark of UTF-8")
        << QByteArray::fromStdString("\xEF\xBB\xBF" + text(deliveries()));
  }
  void readsAnyDialect() {
    QFETCH(QByteArray, bytes);
    const LoadedDataset found = loadedText(bytes.toStdString());
    QCOMPARE(difference(found, deliveries()), QString());
    QCOMPARE(found.report.problemTotal(), std::uint64_t{0});
    QCOMPARE(found.report.accountedBytes(), found.report.fileBytes);
  }

  /// A comma followed by a space counts as a comma, and a quote after the space still opens a
  /// quoted cell.
  void readsDelimitersOfTwoCharacters() {
    CellTable expected = deliveries();
    const LoadedDataset found = loadedText(text(expected, {.delimiter = ", "}));
    QCOMPARE(found.dataset->columnCount(), std::size_t{9});
    QCOMPARE(found.dataset->rowCount(), expected.size() - 1);
    QCOMPARE(found.dataset->columnNames(), expected[0]);
    for (std::size_t row = 1; row < expected.size(); ++row) {
      Cells cells = rowOf(found, row - 1);
      for (std::string &cell : cells) {
        if (cell.starts_with(' ')) cell.erase(0, 1);
      }
      QCOMPARE(cells, expected[row]);
    }
  }

  /// The inner quotes are not escaped: the cell is kept as it is, and the problem is listed.
  void readsQuotesWithoutAnEscape() {
    const LoadedDataset found = loadedText(text(deliveries(), {.escape = ""}));
    const CellTable expected = deliveries();
    for (std::size_t row = 1; row < expected.size(); ++row) {
      const bool isSpoilt = expected[row][6].find('"') != std::string::npos;
      if (!isSpoilt) QCOMPARE(rowOf(found, row - 1), expected[row]);
    }
    QCOMPARE(found.dataset->rowCount(), expected.size() - 1);
  }

  void readsHeaders() {
    const CellTable table = deliveries();
    const LoadedDataset empty = loadedText("");
    QCOMPARE(empty.dataset->rowCount(), std::size_t{0});
    QVERIFY(isNoted(empty, "empty"));
    QCOMPARE(difference(loadedText(text({table[0]})), {table[0]}), QString());
    QCOMPARE(difference(loadedText(text({table[0], table[1]})), {table[0], table[1]}), QString());
    const LoadedDataset none = loadedText(text(CellTable(table.begin() + 1, table.end())));
    QVERIFY(!none.report.dialect.hasHeader);
    QCOMPARE(none.dataset->rowCount(), table.size() - 1);
    for (std::size_t extra : {1U, 2U}) {
      CellTable several = table;
      several.insert(several.begin() + 1,
                     {"day", "h:mm", "pieces", "code", "EUR", "group", "text", "link", "remark"});
      if (extra == 2) {
        several.insert(several.begin() + 2,
                       {"of order", "of order", "of order", "of item", "of item", "of item",
                        "of item", "of item", "of order"});
      }
      const LoadedDataset found = loadedText(text(several));
      QCOMPARE(difference(found, several), QString());
      QVERIFY(isNoted(found, "below the header may belong to it"));
    }
  }

  void readsATableBelowOtherLines() {
    const std::string above = "Deliveries of the shop\r\nprinted on Monday, by hand\r\n\r\n";
    const LoadedDataset found = loadedText(above + text(deliveries()));
    QCOMPARE(difference(found, deliveries()), QString());
    QCOMPARE(found.report.dialect.preambleLines, std::uint32_t{3});
    QVERIFY(isNoted(found, "Lines above the table"));
    const LoadedDataset padded = loadedText("Deliveries,,,,,,,,\r\n" + text(deliveries()));
    QCOMPARE(difference(padded, deliveries()), QString());
  }

  /// A second table below the first: narrower, equally wide and wider.
  void readsTwoTables_data() {
    QTest::addColumn<int>("columns");
    for (const int columns : {3, 9, 12}) QTest::addRow("%d columns", columns) << columns;
  }
  void readsTwoTables() {
    QFETCH(int, columns);
    CellTable second;
    for (int row = 0; row < 12; ++row) {
      Cells cells;
      for (int column = 0; column < columns; ++column) {
        cells.push_back(row == 0 ? "name " + std::to_string(column) + "x"
                                 : std::to_string(row * 31 + column));
      }
      second.push_back(cells);
    }
    const CellTable first = deliveries();
    for (const char *gap : {"\r\n", ""}) {
      const LoadedDataset found = loadedText(text(first) + gap + text(second));
      QCOMPARE(found.dataset->columnNames(), first[0]);
      QCOMPARE(found.dataset->rowCount(), first.size() - 1 + second.size());
      for (std::size_t row = 1; row < first.size(); ++row) {
        QCOMPARE(rowOf(found, row - 1), first[row]);
      }
      // A second table of the same width directly below the first looks like more rows of it.
      const bool isTold = columns != 9 || *gap != '\0';
      QCOMPARE(countOf(found, ProblemKind::TableBoundary), std::uint64_t{isTold ? 1U : 0U});
      if (!isTold) continue;
      const auto boundary = std::find_if(
          found.report.problems.begin(), found.report.problems.end(),
          [](const RowProblem &problem) { return problem.kind == ProblemKind::TableBoundary; });
      QCOMPARE(*boundary->row, static_cast<std::uint32_t>(first.size() - 1));
    }
  }

  /// One row with an extra delimiter, a missing delimiter or an extra quote, at each of its cells.
  void readsOnePollutedRow_data() {
    QTest::addColumn<int>("way");
    QTest::newRow("a mark less") << 0;
    QTest::newRow("a mark more") << 1;
    QTest::newRow("a quote before a cell") << 2;
    QTest::newRow("a quote behind a cell") << 3;
    QTest::newRow("another mark") << 4;
    QTest::newRow("two marks more") << 5;
  }
  void readsOnePollutedRow() {
    QFETCH(int, way);
    const CellTable table = deliveries();
    QString wrong;
    for (std::size_t row = 1; row < table.size(); ++row) {
      for (std::size_t column = 0; column < (way == 4 ? 1U : 8U); ++column) {
        const Writing writing;
        std::vector<std::string> all = tableLines(table, writing);
        std::vector<std::string> cells = writtenCells(table[row], writing);
        switch (way) {
          case 0:
            cells[column] += cells[column + 1];
            cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(column) + 1);
            break;
          case 1: cells[column] += ','; break;
          case 2: cells[column].insert(0, 1, '"'); break;
          case 3: cells[column] += '"'; break;
          case 5: cells[column] += ",,"; break;
          default: break;
        }
        all[row] = joined(cells, way == 4 ? ";" : ",");
        const LoadedDataset found = loadedText(joined(all, "\r\n") + "\r\n");
        const QString other = difference(found, table, row);
        if (!other.isEmpty()) {
          wrong += QString("row %1 cell %2: %3\n").arg(row).arg(column).arg(other);
        }
        const bool isTold = found.report.problemTotal() + found.report.rowsWithLooseQuotes > 0;
        if (!isTold) wrong += QString("row %1 cell %2 is not told\n").arg(row).arg(column);
      }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.left(3000)));
  }
};

SHINGLESCOPE_TEST(TestPollutedFiles, NoApplication)
#include "tst_polluted_files.moc"
