// SPDX-License-Identifier: MIT
#include <QTest>

#include <algorithm>
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

std::string reasonOf(const LoadedDataset &table, SniffedItem::Kind kind) {
  for (const SniffedItem &item : table.report.sniffed.items) {
    if (item.kind == kind) return allInEnglish(item.reason);
  }
  return {};
}

}  // namespace

/// The sniffer reports text around the table in notes and reasons, and keeps it as rows. Also tests
/// runs of delimiters, and headers without a first name.
class TestSnifferRemarks : public QObject {
  Q_OBJECT

 private slots:
  void severalHeaderLines_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("extra");
    QTest::newRow("none") << "a,b\n1,2\n3,4\n5,6\n7,8\n" << 0;
    QTest::newRow("units") << "time,flow\ns,l/min\n0,1.5\n1,1.6\n2,1.4\n" << 1;
    QTest::newRow("types and roles")
        << "x\ty\tname\nc\tc\td\n\t\tclass\n1\t2\ta\n3\t4\tb\n5\t6\tc\n"
        << 2;
    QTest::newRow("groups") << ",Men,,Women,\nArea,2010,2011,2010,2011\nN,1,2,3,4\nS,5,6,7,8\n"
                               "W,9,1,2,3\nE,4,5,6,7\n"
                            << 1;
    QTest::newRow("a missing number") << "name,score\nAnn,\nBob,3\nCid,4\nDee,5\n" << 0;
    QTest::newRow("texts") << "name,city\nAnn,Rome\nBob,Oslo\nCid,Bern\n" << 0;
    QTest::newRow("no value") << "name,score\nAnn,n/a\nBob,3\nCid,4\nDee,5\n" << 0;
  }
  void severalHeaderLines() {
    QFETCH(QString, text);
    QFETCH(int, extra);
    const LoadedDataset table = loadedText(text.toStdString());
    QVERIFY(table.report.dialect.hasHeader);
    QCOMPARE(isNoted(table, "below the header may belong to it"), extra > 0);
    if (extra == 0) return;
    const std::string words = std::to_string(extra) + (extra == 1 ? " row" : " rows");
    QVERIFY(isNoted(table, words + " below the header"));
    QVERIFY(reasonOf(table, SniffedItem::Kind::Header).find(words) != std::string::npos);
    QVERIFY(table.dataset->rowCount() >= 4);  // kept, not dropped
  }

  void linesAboveTheTable() {
    const LoadedDataset table =
        loadedText("Deliveries of May\r\n\r\n\tby hand\r\n\r\na,b,c\r\n1,2,3\r\n4,5,6\r\n");
    QCOMPARE(table.report.dialect.preambleLines, std::uint32_t{4});
    QVERIFY(isNoted(table, "kept out of it: 4, beginning \"Deliveries of May by hand\"."));
    std::string title = "x";
    for (int i = 0; i < 200; ++i) title += "é";
    const LoadedDataset cut = loadedText(title + "\na,b,c\n1,2,3\n4,5,6\n");
    QVERIFY(isNoted(cut, "é...\"."));
    QVERIFY(!isNoted(cut, "\xEF\xBF\xBD"));
  }

  void footnotes() {
    const LoadedDataset table = loadedText(
        "area,rate,low,high\nN,1,2,3\nS,4,5,6\n\nNote: per 1000, adjusted\nSource: the office\n");
    QVERIFY(isNoted(table, "Lines 5 to 6 at the end may be footnotes"));
    QCOMPARE(table.dataset->rowCount(), std::size_t{4});
    const LoadedDataset padded = loadedText("a,b,c\n1,2,3\n4,5,6\nSource: the office,,\n");
    QVERIFY(isNoted(padded, "Line 4 at the end"));
    QVERIFY(!isNoted(loadedText("a,b,c\n1,2,3\n4,5,6\nTotal,,9\n"), "footnotes"));
  }

  void commentLines() {
    const std::string text = "x,y,z\n1,2,3\n# second run\n4,5,6\n# third\n7,8,9\n";
    const LoadedDataset table = loadedText(text);
    QVERIFY(isNoted(table, "Lines 3, 5 begin with a number sign"));
    QVERIFY(reasonOf(table, SniffedItem::Kind::Comment).find("Lines 3, 5") != std::string::npos);
    LoadOptions options;
    options.comment = '#';
    QVERIFY(!isNoted(loadedText(text, options), "number sign"));
    QVERIFY(!isNoted(loadedText("#id,tag,n\n1,#a,2\n3,#b,4\n"), "number sign"));
  }

  void headerWithoutItsFirstName() {
    const LoadedDataset table = loadedText("\"w\",\"t\"\n\"1\",26.5,0\n\"2\",27,1\n\"3\",36,2\n");
    QCOMPARE(table.dataset->columnNames(), (Cells{"column 1", "w", "t"}));
    QCOMPARE(rowOf(table, 2), (Cells{"3", "36", "2"}));
    QCOMPARE(table.report.problemTotal(), std::uint64_t{0});
    QVERIFY(isNoted(table, "one name fewer"));
    const LoadedDataset trailing = loadedText("a,b\n1,2,\n3,4,\n5,6,\n");  // an extra delimiter
    QCOMPARE(trailing.dataset->columnNames(), (Cells{"a", "b"}));
  }

  void runsOfDelimiters_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("second");
    QTest::newRow("spaces") << "NAME     QTY  PRICE\nhammer    10   1.20\nnail     200   0.01  \n"
                            << "nail|200|0.01";
    QTest::newRow("indented") << "  1  23.11  -1.42\n  2  24.20  -1.71\n 10  25.37  -1.00\n"
                              << "2|24.20|-1.71";
    QTest::newRow("doubled") << "1::10::5::978\n2::20::4::979\n3::30::3::980\n"
                             << "2|20|4|979";
    QTest::newRow("quoted")
        << "obs   name          n\n1   \"Source A\"   12\n22  \"Source  B\"   9\n"
           "3   \"C\"           4\n"
        << "22|Source  B|9";
  }
  void runsOfDelimiters() {
    QFETCH(QString, text);
    QFETCH(QString, second);
    for (const std::size_t blockBytes : {1U, 2U, 3U, 7U, 4096U}) {
      LoadOptions options;
      options.blockBytes = blockBytes;
      const LoadedDataset table = loadedText(text.toStdString(), options);
      QVERIFY(table.report.dialect.mergesDelimiters);
      QStringList cells;
      for (const std::string &cell : rowOf(table, 1)) cells << QString::fromStdString(cell);
      QCOMPARE(cells.join('|'), second);
      QCOMPARE(table.report.problemTotal(), std::uint64_t{0});
      QCOMPARE(table.report.accountedBytes(), table.report.fileBytes);
    }
  }

  /// The reader follows the guess: spaces next to quotes do not belong to a cell.
  void spacesNextToQuotes_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("behind the mark")
        << "\"id\", \"name\", \"city\"\n\"1\", \"Ann\", \"Leeds, N\"\n"
           "\"2\", \"Bo \"\"B\"\"\", \"York\"\n\"3\", \"Cy\", \"Hull\"\n";
    QTest::newRow("on both sides")
        << "\"id\" , \"name\" , \"city\"\n\"1\" , \"Ann\" , \"Leeds, N\" \n"
           "\"2\" , \"Bo \"\"B\"\"\" , \"York\"\n \"3\" , \"Cy\" , \"Hull\"\n";
  }
  void spacesNextToQuotes() {
    QFETCH(QString, text);
    for (const std::size_t blockBytes : {1U, 2U, 3U, 7U, 4096U}) {
      LoadOptions options;
      options.blockBytes = blockBytes;
      const LoadedDataset table = loadedText(text.toStdString(), options);
      QVERIFY(table.report.dialect.spacedQuotes);
      QCOMPARE(table.dataset->columnNames(), (Cells{"id", "name", "city"}));
      QCOMPARE(rowOf(table, 0), (Cells{"1", "Ann", "Leeds, N"}));
      QCOMPARE(rowOf(table, 1), (Cells{"2", "Bo \"B\"", "York"}));
      QCOMPARE(rowOf(table, 2), (Cells{"3", "Cy", "Hull"}));
      QCOMPARE(table.report.problemTotal(), std::uint64_t{0});
    }
  }

  void emptyCellsStay() {
    const LoadedDataset table = loadedText("a|b|c\n1||3\n||\n4|5|\n");
    QVERIFY(!table.report.dialect.mergesDelimiters);
    QCOMPARE(rowOf(table, 0), (Cells{"1", "", "3"}));
    LoadOptions options;
    options.mergesDelimiters = true;
    options.delimiter = '|';
    QCOMPARE(rowOf(loadedText("a|b\n1||3\n||4|5||\n", options), 1), (Cells{"4", "5"}));
  }

  void fixedWidthColumnsAreNotSplit() {
    const LoadedDataset table = loadedText(
        "Bethel area   AK   Total persons\nSt Paul   US   Eskimo\nKodiak Is   AK   All of them\n"
        "New York City   NY   Some\n");
    QCOMPARE(table.dataset->columnCount(), std::size_t{1});
    QVERIFY(isNoted(table, "Runs of spaces seem to align columns"));
  }
};

SHINGLESCOPE_TEST(TestSnifferRemarks, NoApplication)
#include "tst_sniffer_remarks.moc"
