// SPDX-License-Identifier: MIT
// advise: its files, messages and errors.

#include "tests/support/command_line_test.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestCliAdvise : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init() { startAfresh(); }
  void recommendsAndExplains();
  void findRunsTheRecipe();
  void limitsAreNamed();
  void containmentIsExact();
  void badOptions_data();
  void badOptions();

 private:
  /// Writes titles of eight words; every second one changes a word of the one before it.
  void makeTitles(int rows = 400);
};

namespace {

QJsonObject advised(const QByteArray &json) { return QJsonDocument::fromJson(json).object(); }

}  // namespace

void TestCliAdvise::makeTitles(int rows) {
  QByteArray table = "title\n";
  for (int row = 0; row < rows; ++row) {
    for (int word = 0; word < 8; ++word) {
      const int number = row % 2 == 1 && word == row % 8 ? 1'000'000 + row : row / 2 * 8 + word;
      table += "word" + QByteArray::number(number) + (word == 7 ? '\n' : ' ');
    }
  }
  makeFile("t.csv", table);
}

void TestCliAdvise::recommendsAndExplains() {
  makeTitles();
  const Outcome outcome =
      run(words("advise t.csv --compare title --shingle word:1 --threshold 0.7 --recall 0.95"));
  QVERIFY2(outcome.code == 0, outcome.messages.constData());
  const QJsonObject advice = advised(outcome.output);
  const QJsonObject plan = advice["plan"].toObject();
  QCOMPARE(plan["hashes"].toInt(), plan["bands"].toInt() * plan["rows"].toInt());
  QVERIFY(plan["recall"].toDouble() >= 0.95);
  QCOMPARE(advice["known_pairs"].toInt(), 200);
  QCOMPARE(advice["reason"].toArray().size(), 3);
  QCOMPARE(advice["alternatives"].toArray().size(), 2);
  QVERIFY(advice["exact"].toObject()["better"].toBool());
  for (const QJsonValue &sentence : advice["reason"].toArray())
    QVERIFY2(outcome.messages.contains(sentence.toString().toUtf8()),
             qPrintable(sentence.toString()));
  QVERIFY(outcome.messages.contains("recommended"));
  QVERIFY(outcome.messages.contains("alternative"));
  QVERIFY(outcome.messages.contains("Pairs of different texts by similarity:"));
}

void TestCliAdvise::findRunsTheRecipe() {
  makeTitles();
  const QString options = "t.csv --compare title --shingle word:1 --threshold 0.7";
  const Outcome outcome =
      run(words("advise " + options + " --recipe-out r.json --out a.json --recall 0.99"));
  QVERIFY2(outcome.code == 0, outcome.messages.constData());
  const QJsonObject plan = advised(contentOf("a.json"))["plan"].toObject();
  const Outcome found = run(words("find t.csv --recipe r.json --report f.json --out p.csv"));
  QVERIFY2(found.code == 0, found.messages.constData());
  const QJsonObject report = advised(contentOf("f.json"));
  QCOMPARE(report["recipe"].toObject()["bands"].toInt(), plan["bands"].toInt());
  const auto pairs = contentOf("p.csv").count('\n') - 1;
  QCOMPARE(pairs, plan["measured"].toObject()["found"].toInt());
  QCOMPARE(run(words("advise " + options + " --recipe-out t.csv")).code, 2);
  QCOMPARE(run(words("advise " + options + " --recipe-out a.json --out a.json")).code, 2);
}

void TestCliAdvise::limitsAreNamed() {
  makeTitles(8000);
  const Outcome outcome = run(words("advise t.csv --compare title --max-memory 1 --out a.json"));
  QVERIFY2(outcome.code == 0, outcome.messages.constData());
  const QJsonObject advice = advised(contentOf("a.json"));
  QCOMPARE(advice["broken_limit"].toString(), QString("memory"));
  QVERIFY(advice["plan"].isNull());
  QVERIFY(outcome.messages.contains("No plan takes at most 1 MB of memory"));
}

void TestCliAdvise::containmentIsExact() {
  makeTitles();
  const Outcome outcome =
      run(words("advise t.csv --compare title --measure containment --out a.json"));
  QVERIFY2(outcome.code == 0, outcome.messages.constData());
  QVERIFY(advised(contentOf("a.json"))["exact"].toObject()["better"].toBool());
  QVERIFY(outcome.messages.contains("which bands cannot find"));
}

void TestCliAdvise::badOptions_data() {
  QTest::addColumn<QString>("options");
  QTest::addColumn<QByteArray>("named");
  QTest::newRow("no recall") << "--recall 0" << QByteArray("--recall");
  QTest::newRow("recall over 1") << "--recall 1.1" << QByteArray("--recall");
  QTest::newRow("unknown rule") << "--rule cheapest" << QByteArray("least-cost");
  QTest::newRow("no hashes") << "--most-hashes 0" << QByteArray("--most-hashes");
  QTest::newRow("many hashes") << "--most-hashes 4097" << QByteArray("--most-hashes");
  QTest::newRow("no time") << "--max-time 0" << QByteArray("--max-time");
  QTest::newRow("no memory") << "--max-memory 0" << QByteArray("--max-memory");
  QTest::newRow("hashes") << "--hashes 100" << QByteArray("--hashes");
}

void TestCliAdvise::badOptions() {
  QFETCH(const QString, options);
  QFETCH(const QByteArray, named);
  const Outcome outcome = run(words("advise s.csv --compare title " + options));
  QCOMPARE(outcome.code, 2);
  QVERIFY2(outcome.messages.contains(named), outcome.messages.constData());
}

SHINGLESCOPE_TEST(TestCliAdvise, NoApplication)
#include "tst_cli_advise.moc"
