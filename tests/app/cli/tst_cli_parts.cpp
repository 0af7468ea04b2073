// SPDX-License-Identifier: MIT
// Sheets, database tables and files in archives on the command line.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/support/command_line_test.h"
#include "tests/support/tables/zip_file.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

std::string textRow(const std::string &id, const std::string &title) {
  return "<row><c t=\"str\"><v>" + id + "</v></c><c t=\"str\"><v>" + title + "</v></c></row>";
}

QByteArray bookOf(const XlsxText &book) { return QByteArray::fromStdString(xlsxFile(book)); }

QByteArray twoSheets() {
  const std::string fox = "The quick brown fox jumps over the lazy dog";
  XlsxText book{{{"New", textRow("id", "title") + textRow("a", fox) + textRow("b", fox) +
                             textRow("c", "Something else entirely")},
                 {"Old", textRow("id", "title") + textRow("x", fox)},
                 {"Notes", textRow("only", "words")}}};
  book.states = {{"Notes", "hidden"}};
  return bookOf(book);
}

}  // namespace

class TestCliParts : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    startAfresh();
    makeFile("b.xlsx", twoSheets());
  }

  void sniffListsTheParts() {
    const Outcome lines = run(words("sniff b.xlsx"));
    QCOMPARE(lines.code, 0);
    QVERIFY2(lines.output.startsWith("part       New "), lines.output);
    QVERIFY(lines.output.contains(
        "sheet      New  (read)\nsheet      Old\nsheet      Notes  (hidden)\n"));
    const QJsonArray parts =
        QJsonDocument::fromJson(run(words("sniff b.xlsx --json --part Old")).output)["parts"]
            .toArray();
    QCOMPARE(parts.size(), 3);
    QVERIFY(parts[1]["read"].toBool() && !parts[0]["read"].toBool());
    QCOMPARE(parts[2]["kind"].toString(), QString("sheet"));
  }

  void sniffListsPartsOfWhichNoneIsFirst() {
    makeFile("t.zip",
             QByteArray::fromStdString(zipFile({{"a.csv", "x\n1\n"}, {"b.csv", "y\n1\n"}})));
    const Outcome lines = run(words("sniff t.zip"));
    QCOMPARE(lines.code, 0);
    QCOMPARE(lines.output, QByteArray("file       a.csv\nfile       b.csv\n"));
    const Outcome convert = run(words("convert t.zip"));
    QCOMPARE(convert.code, 2);
    QVERIFY2(convert.messages.contains("--part"), convert.messages);
    QCOMPARE(run(words("convert t.zip --part b.csv")).output, QByteArray("y\n1\n"));
  }

  void findsInASheetAndAgainstAnother() {
    const Outcome found =
        run(words("find b.xlsx --part New --compare title --id id --report r.json"));
    QCOMPARE(found.code, 0);
    QVERIFY2(found.output.contains("\n0,1,a,b,1.000000,"), found.output);
    QCOMPARE(found.output.count('\n'), 2);
    const QJsonObject reading = QJsonDocument::fromJson(contentOf("r.json"))["reading"].toObject();
    QCOMPARE(reading["part"].toString(), QString("New"));
    const Outcome across = run(words(
        "find b.xlsx --part New --against b.xlsx --against-part Old --compare title --id id"));
    QCOMPARE(across.code, 0);
    QVERIFY2(across.output.contains("a,x") && across.output.contains("b,x"), across.output);
    QVERIFY(run(words("find b.xlsx --against-part Old --compare title")).code != 0);
  }

  void unknownPartsAreNamed() {
    const Outcome outcome = run(words("find b.xlsx --part Odl --compare title"));
    QVERIFY(outcome.code != 0);
    QVERIFY2(outcome.messages.contains("\"New\", \"Old\", \"Notes\""), outcome.messages);
    QVERIFY(run(words("convert s.csv --part x")).messages.contains("without --part"));
  }

  void anExactCopyIsANewTable() {
    const Outcome copy = run(words("convert b.xlsx --part Old --exact --out c.csv"));
    QCOMPARE(copy.code, 0);
    QVERIFY2(copy.messages.contains("new CSV file"), copy.messages);
    QCOMPARE(contentOf("c.csv"),
             QByteArray("id,title\nx,The quick brown fox jumps over the lazy dog\n"));
  }

  void aProjectRemembersThePart() {
    QCOMPARE(run(words("find b.xlsx --part New --compare title --project p.shinglescope")).code, 0);
    const Outcome exported = run(words("export p.shinglescope --content cleaned --out kept.csv"));
    QVERIFY2(exported.code == 0, exported.messages);
    QVERIFY2(exported.messages.contains("new CSV file"), exported.messages);
    QVERIFY(contentOf("kept.csv").startsWith("id,title\na,The quick"));
    QCOMPARE(contentOf("kept.csv").count('\n'), 4);
    const QJsonObject source =
        QJsonDocument::fromJson(contentOf("kept.csv.manifest.json"))["source"].toObject();
    QCOMPARE(source["part"].toString(), QString("New"));
    QVERIFY(source["digest"].isString());
    const Outcome cleaned = run(words("review p.shinglescope --keep first --cleaned clean.csv"));
    QVERIFY2(cleaned.messages.contains("new CSV file"), cleaned.messages);
    QCOMPARE(contentOf("clean.csv").count('\n'), 3);
  }
};

SHINGLESCOPE_TEST(TestCliParts, NoApplication)
#include "tst_cli_parts.moc"
