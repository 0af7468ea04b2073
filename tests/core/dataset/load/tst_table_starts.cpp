// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/dataset/load/dataset_loader.h"
#include "tests/support/tables/load_transcript.h"
#include "tests/support/tables/table_text.h"
#include "tests/support/tables/temporary_table.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::TemporaryTable;

/// The reader finds where another table or dialect begins below a blank line, and extra quotes
/// after a closing one. It finds the same for any block and piece size.
class TestTableStarts : public QObject {
  Q_OBJECT

 private slots:
  void findsOtherTables_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("problems");
    QTest::addColumn<QString>("table");
    const auto add = [](const char *name, const char *bytes, const char *problems,
                        const char *table) {
      QTest::newRow(name) << QByteArray(bytes) << QString(problems) << QString(table);
    };
    add("another table of the same width",
        "id,name,price\n1,a,2\n2,b,3\n\ncode,unit,qty\nx,y,1\nz,w,2\n",
        "another table at line 5 byte 27 row 2",
        "id|name|price\n1|a|2\n2|b|3\ncode|unit|qty\nx|y|1\nz|w|2\n");
    add("the header again", "id,name\n1,a\n2,b\n\n\nid,name\n3,c\n",
        "another table at line 6 byte 18 row 2", "id|name\n1|a\n2|b\nid|name\n3|c\n");
    add("groups of rows", "id,name\n1,a\n2,b\n\nx,n/a\n3,c\n4,d\n\nfive,six\n", "",
        "id|name\n1|a\n2|b\nx|n/a\n3|c\n4|d\nfive|six\n");
    add("a row of texts without numbers below", "id,name\n1,a\n2,b\n\nx,y\nz,w\nu,v\n", "",
        "id|name\n1|a\n2|b\nx|y\nz|w\nu|v\n");
    add("another dialect below a blank line", "a,b,c\n1,2,3\n\n1;2\n3;4\n5;6\n",
        "change of dialect at line 4 byte 13 row 1; short row at line 4 byte 13 row 1; "
        "short row at line 5 byte 17 row 2; short row at line 6 byte 21 row 3",
        "a|b|c\n1|2|3\n1;2||\n3;4||\n5;6||\n");
    add("a quote too many behind a closing one",
        "id,text,n\n1,\"a, b\"\",2\n3,\"c \"\"d\"\"\",4\n5,\"e\n, f\",6\n",
        "text after a closing quote at line 2 byte 18 row 0",
        "id|text|n\n1|\"a, b\"\"|2\n3|c \"d\"|4\n5|e\n, f|6\n");
  }
  void findsOtherTables() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, problems);
    QFETCH(QString, table);
    const TemporaryTable file(bytes.toStdString());
    LoadOptions options;
    options.delimiter = ',';
    options.quote = std::optional('"');
    options.hasHeader = true;
    const auto whole = loadDataset(file.path(), options, {});
    QVERIFY(whole.hasValue());
    QCOMPARE(QString::fromStdString(test::problemText(whole->report)), problems);
    QCOMPARE(QString::fromStdString(test::tableText(*whole->dataset)), table);
    const std::string expected = test::transcript(*whole);
    for (const std::size_t size : {1U, 2U, 3U, 7U, 11U, 4096U}) {
      LoadOptions inBlocks = options;
      inBlocks.blockBytes = size;
      QVERIFY(test::transcript(*loadDataset(file.path(), inBlocks, {})) == expected);
      LoadOptions inPieces = options;
      inPieces.pieceBytes = size;
      RunContext context;
      context.threads = 2;
      QVERIFY(test::transcript(*loadDataset(file.path(), inPieces, context)) == expected);
    }
  }
};

SHINGLESCOPE_TEST(TestTableStarts, NoApplication)
#include "tst_table_starts.moc"
