// SPDX-License-Identifier: MIT
// sniff prints how a file would be read; every guess can be overridden.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

namespace {

constexpr const char *kStatement =
    "Report of the year\n"
    "\n"
    "nr;name;sum\n"
    "1;'Anna; or so';1,50\n"
    "2;'Bob';2,75\n"
    "3;'Cid; Dee';3,25\n";

QJsonObject itemOf(const QByteArray &json, const QString &name) {
  const QJsonArray items = QJsonDocument::fromJson(json)["items"].toArray();
  for (const QJsonValue &item : items) {
    if (item["item"].toString() == name) return item.toObject();
  }
  return {};
}

QJsonObject dialectOf(const QByteArray &json) {
  return QJsonDocument::fromJson(json)["dialect"].toObject();
}

}  // namespace

class TestCliSniff : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init() {
    startAfresh();
    makeFile("r.csv", kStatement);
  }

  void printsGuessesAndReasons() {
    const Outcome outcome = run(words("sniff r.csv"));
    QCOMPARE(outcome.code, 0);
    QVERIFY(outcome.output.startsWith("shape      delimited text "));
    QVERIFY(outcome.output.contains("delimiter  semicolon "));
    QVERIFY(outcome.output.contains("preamble   2 lines "));
    QVERIFY(outcome.output.contains("The table begins below 2 lines"));
    QVERIFY(outcome.messages.isEmpty());
  }

  void writesJson() {
    const QByteArray json = run(words("sniff r.csv --json")).output;
    const QJsonObject dialect = dialectOf(json);
    QCOMPARE(dialect["delimiter"].toString(), QString(";"));
    QCOMPARE(dialect["quote"].toString(), QString("'"));
    QVERIFY(dialect["escape"].isNull());
    QCOMPARE(dialect["preamble_lines"].toInt(), 2);
    QCOMPARE(dialect["header"].toBool(), true);
    QCOMPARE(dialect["encoding"].toString(), QString("UTF-8"));
    QCOMPARE(QJsonDocument::fromJson(json)["columns"].toInt(), 3);
    for (const char *name : {"delimiter", "quote", "escape", "spaces", "runs", "preamble",
                             "comment", "header", "encoding"}) {
      const QJsonObject item = itemOf(json, name);
      QVERIFY2(item["reason"].toString().endsWith('.'), name);
      QVERIFY2(item["score"].toDouble() > 0 && item["score"].toDouble() <= 1, name);
      QVERIFY2(!item["chosen"].toBool(), name);
    }
  }

  void usesChosenOptions_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("item");
    QTest::addColumn<QString>("value");
    QTest::newRow("delimiter") << "--delimiter tab"
                               << "delimiter"
                               << "tab";
    QTest::newRow("quote") << "--quote none"
                           << "quote"
                           << "none";
    QTest::newRow("escape") << "--escape backslash"
                            << "escape"
                            << "backslash";
    QTest::newRow("spaces") << "--spaced-quotes"
                            << "spaces"
                            << "left out";
    QTest::newRow("runs") << "--merge-delimiters"
                          << "runs"
                          << "one";
    QTest::newRow("preamble") << "--preamble 1"
                              << "preamble"
                              << "1 line";
    QTest::newRow("comment") << "--comment #"
                             << "comment"
                             << "#";
    QTest::newRow("no header") << "--no-header"
                               << "header"
                               << "no";
    QTest::newRow("header") << "--no-header --header"
                            << "header"
                            << "yes";
    QTest::newRow("encoding") << "--encoding windows-1252"
                              << "encoding"
                              << "windows-1252";
  }

  void usesChosenOptions() {
    QFETCH(QString, option);
    QFETCH(QString, item);
    QFETCH(QString, value);
    const Outcome outcome = run(words("sniff r.csv --json " + option));
    QCOMPARE(outcome.code, 0);
    const QJsonObject found = itemOf(outcome.output, item);
    QCOMPARE(found["value"].toString(), value);
    QVERIFY(found["chosen"].toBool());
    QCOMPARE(found["score"].toDouble(), 1.0);
  }

  void rejectsInvalidOptions_data() {
    QTest::addColumn<QString>("option");
    QTest::addColumn<QByteArray>("says");
    QTest::newRow("escape") << "--escape ab" << QByteArray("--escape is \"ab\"");
    QTest::newRow("comment") << "--comment //" << QByteArray("--comment is \"//\"");
    QTest::newRow("preamble") << "--preamble two" << QByteArray("--preamble is \"two\"");
    QTest::newRow("shape") << "--shape round" << QByteArray("--shape is \"round\"");
  }

  void rejectsInvalidOptions() {
    QFETCH(QString, option);
    QFETCH(QByteArray, says);
    const Outcome outcome = run(words("sniff r.csv " + option));
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.messages.contains(says));
  }

  void missingFileIsReported() {
    const Outcome outcome = run(words("sniff none.csv"));
    QCOMPARE(outcome.code, 1);
    QVERIFY(outcome.messages.contains("There is no file"));
  }
};

SHINGLESCOPE_TEST(TestCliSniff, QCoreApplication)
#include "tst_cli_sniff.moc"
