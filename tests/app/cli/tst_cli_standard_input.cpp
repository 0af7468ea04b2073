// SPDX-License-Identifier: MIT
// "-" is standard input: a pipe or a redirected file, compressed or not.

#include "tests/support/command_line_test.h"
#include "tests/support/places.h"
#include "tests/support/tables/archives.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestCliStandardInput : public CommandLineTest {
  Q_OBJECT
 private slots:
  void init() { startAfresh(); }
  void equalsTheFile_data();
  void equalsTheFile();
  void findsAHeaderInTheSecondReading();
  void namesStandardInput();
  void isUsedOnce();
  void readsFoldersAndJsonLines();

 private:
  Outcome pipe(const QStringList &arguments, const QByteArray &input) const {
    QProcess process;
    process.setWorkingDirectory(folder());
    process.start(commandLineProgram(), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(kTimeout)) return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
  }
};

void TestCliStandardInput::equalsTheFile_data() {
  QTest::addColumn<QString>("arguments");
  QTest::newRow("find") << "find %1 --compare title --id id";
  QTest::newRow("exact") << "exact %1 --compare title --threshold 0.5";
  QTest::newRow("query") << "query %1 --compare title --row 0 --threshold 0.3";
  QTest::newRow("convert") << "convert %1";
  QTest::newRow("against") << "find %1 --compare title --against s.csv";
}

void TestCliStandardInput::equalsTheFile() {
  QFETCH(QString, arguments);
  const Outcome expected = run(words(arguments.arg("s.csv")));
  QCOMPARE(expected.code, 0);
  QVERIFY(!expected.output.isEmpty());
  const Outcome piped = pipe(words(arguments.arg("-")), kListings);
  QCOMPARE(piped.code, 0);
  QCOMPARE(piped.output, expected.output);
  const Outcome packed =
      pipe(words(arguments.arg("-")), QByteArray::fromStdString(packGzip(kListings)));
  QCOMPARE(packed.output, expected.output);
  QProcess redirected;
  redirected.setWorkingDirectory(folder());
  redirected.setStandardInputFile(path("s.csv"));
  redirected.start(commandLineProgram(), words(arguments.arg("-")));
  QVERIFY(redirected.waitForFinished(kTimeout));
  QCOMPARE(redirected.readAllStandardOutput(), expected.output);
}

/// The content of a pipe is also available for the second reading.
void TestCliStandardInput::findsAHeaderInTheSecondReading() {
  const QByteArray words3 = "fox,hen\nfox hen cat,dog\nfox hen cat,cow\n";
  makeFile("w.csv", words3);
  const QStringList arguments = words("find %1 --compare fox --shingle word:1");
  QStringList file = arguments;
  QStringList input = arguments;
  file[1] = "w.csv";
  input[1] = "-";
  const Outcome expected = run(file);
  const Outcome piped = pipe(input, words3);
  QCOMPARE(piped.code, expected.code);
  QCOMPARE(piped.code, 0);
  QCOMPARE(piped.output, expected.output);
}

void TestCliStandardInput::namesStandardInput() {
  const Outcome empty = pipe(words("find - --compare title"), "");
  QCOMPARE(empty.code, 1);
  QVERIFY2(empty.messages.contains("\"standard input\" has no rows"), empty.messages.constData());
  const Outcome cut = pipe(words("find - --compare title"),
                           QByteArray::fromStdString(packGzip(kListings)).left(60));
  QCOMPARE(cut.code, 1);
  QVERIFY2(cut.messages.contains("\"standard input\" is cut off"), cut.messages.constData());
  QCOMPARE(pipe(words("find - --compare title --report r.json"), kListings).code, 0);
  QVERIFY2(contentOf("r.json").contains("standard input"), contentOf("r.json").constData());
}

void TestCliStandardInput::isUsedOnce() {
  const Outcome twice = pipe(words("find - --against - --compare title"), kListings);
  QCOMPARE(twice.code, 2);
  QVERIFY2(twice.messages.contains("--against"), twice.messages.constData());
}

void TestCliStandardInput::readsFoldersAndJsonLines() {
  makeFile("rows.jsonl", "{\"id\":1,\"at\":{\"city\":\"Rome\"}}\n{\"id\":2}\n");
  const Outcome json = run(words("convert rows.jsonl"));
  QCOMPARE(json.code, 0);
  QCOMPARE(json.output, QByteArray("id,at.city\n1,Rome\n2,\n"));
  QVERIFY(QDir(folder()).mkdir("texts"));
  makeFile("texts/b.txt", "two");
  makeFile("texts/a.txt", "one");
  const Outcome texts = run(words("convert texts"));
  QCOMPARE(texts.code, 0);
  QCOMPARE(texts.output, QByteArray("file,text\na.txt,one\nb.txt,two\n"));
  QCOMPARE(run(words("convert texts --exact")).output, QByteArray("a.txt\nb.txt\n"));
  QCOMPARE(run(words("convert rows.jsonl --exact")).output, contentOf("rows.jsonl"));
  const Outcome over = run(words("convert texts --out texts/a.txt"));
  QCOMPARE(over.code, 2);
  QVERIFY2(over.messages.contains("is a text of the input"), over.messages.constData());
  QCOMPARE(contentOf("texts/a.txt"), QByteArray("one"));
  QCOMPARE(run(words("convert texts --out texts/new.csv")).code, 0);
}

SHINGLESCOPE_TEST(TestCliStandardInput, NoApplication)
#include "tst_cli_standard_input.moc"
