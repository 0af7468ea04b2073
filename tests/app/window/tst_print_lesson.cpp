// SPDX-License-Identifier: MIT
// shinglescope --print-lesson: prints a lesson without a window, and rejects wrong options.

#include "tests/support/command_line_test.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope::test;

class TestPrintLesson : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    if (qstrlen(windowProgram()) == 0) QSKIP("The window is not built.");
    startAfresh();
  }

  void formsArePrinted_data() {
    QTest::addColumn<QString>("form");
    for (const char *form : {"hand-out", "work-sheet", "answer-key"})
      QTest::newRow(form) << QString::fromLatin1(form);
  }
  void formsArePrinted() {
    QFETCH(QString, form);
    const Outcome outcome = print({"three-documents", "--form", form});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.output.trimmed(), path(QStringLiteral("l.pdf")).toLocal8Bit());
    QVERIFY(contentOf(QStringLiteral("l.pdf")).startsWith("%PDF-"));
  }

  void picturesAreWrittenToAFolder() {
    const Outcome outcome = print({"six-rows", "--form", "pictures", "--output", "slides"});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.output.trimmed(), path(QStringLiteral("slides")).toLocal8Bit());
    QVERIFY(contentOf(QStringLiteral("slides/03-matrix.png")).startsWith("\x89PNG"));
    QVERIFY(contentOf(QStringLiteral("slides/09-questions.svg")).contains("<svg"));
  }

  void chosenPartsAreBlank() {
    const QByteArray given = QByteArrayLiteral("1 and the moon 1 0 0");
    QCOMPARE(print({"three-documents", "--form", "work-sheet"}).code, 0);
    QVERIFY(!words().contains(given));
    QCOMPARE(
        print({"three-documents", "--form", "work-sheet", "--blank", "signature,buckets"}).code, 0);
    QVERIFY(words().contains(given));
    QCOMPARE(print({"three-documents", "--form", "work-sheet", "--blank", "none"}).code, 0);
    QVERIFY(words().contains("h4 2 3 0"));
  }

  void textsAreInTheLanguage() {
    QCOMPARE(print({"three-documents", "--language", "it"}).code, 0);
    QProcess read;
    read.start(QStringLiteral("pdftotext"), {path(QStringLiteral("l.pdf")), QStringLiteral("-")});
    QVERIFY(read.waitForFinished());
    const QString text = QString::fromUtf8(read.readAllStandardOutput());
    for (const char *words : {"Tre documenti", "Dispensa", "0,25", "doc 1 e doc 2", "Prova: "})
      QVERIFY2(text.contains(QString::fromUtf8(words)), words);
  }

  void lessonFilesArePrinted() {
    makeFile(QStringLiteral("own.json"),
             R"({"texts":[{"name":"a","text":"one two three"},{"name":"b","text":"one two"}]})");
    QCOMPARE(print({"own.json"}).code, 0);
    QVERIFY(contentOf(QStringLiteral("l.pdf")).startsWith("%PDF-"));
  }

  void wrongOptionsAreReported_data() {
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("lesson") << QStringList{"no-such"} << 1 << QByteArray("three-documents");
    QTest::newRow("form") << QStringList{"pizza", "--form", "poster"} << 2
                          << QByteArray("no form \"poster\"");
    QTest::newRow("blank") << QStringList{"pizza", "--form", "work-sheet", "--blank", "matrix,x"}
                           << 2 << QByteArray("no part \"x\"");
    QTest::newRow("file") << QStringList{"pizza", "table.csv"} << 2 << QByteArray("no other file");
    // Messages on a terminal are in English, whatever the language of the printed lesson.
    QTest::newRow("italian lesson") << QStringList{"no-such", "--language", "it"} << 1
                                    << QByteArray("shinglescope: There is no lesson");
    QTest::newRow("target") << QStringList{"pizza", "--output", "no/such/l.pdf"} << 1
                            << QByteArray("no/such");
  }
  void wrongOptionsAreReported() {
    QFETCH(QStringList, options);
    QFETCH(int, code);
    QFETCH(QByteArray, part);
    const Outcome outcome = print(options);
    QCOMPARE(outcome.code, code);
    QVERIFY2(outcome.messages.contains(part), outcome.messages.constData());
    QVERIFY(!QFile::exists(path(QStringLiteral("l.pdf"))));
  }

  /// Runs without a display.
  void printingNeedsNoDisplay_data() {
    QTest::addColumn<QString>("option");
    for (const char *option : {"--help", "-h", "--help-all", "--version", "-v"})
      QTest::newRow(option) << QString::fromLatin1(option);
  }
  void printingNeedsNoDisplay() {
    QFETCH(QString, option);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
      environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    process.start(windowProgram(), {option});
    QVERIFY(process.waitForFinished(kTimeout));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(process.readAllStandardOutput().contains("shinglescope"));
  }

  void anOutputIsRequired() {
    const Outcome outcome = run({"--print-lesson", "pizza"}, windowProgram());
    QCOMPARE(outcome.code, 2);
    QVERIFY(outcome.messages.contains("--output"));
  }

 private:
  /// Returns the text of the PDF, with a space between words.
  QByteArray words() const {
    QProcess read;
    read.start(QStringLiteral("pdftotext"),
               {QStringLiteral("-layout"), path(QStringLiteral("l.pdf")), QStringLiteral("-")});
    read.waitForFinished();
    return read.readAllStandardOutput().simplified();
  }
  Outcome print(const QStringList &options) {
    QStringList arguments{"--print-lesson"};
    arguments << options;
    if (!options.contains(QStringLiteral("--output")))
      arguments << "--output"
                << "l.pdf";
    return run(arguments, windowProgram());
  }
};

SHINGLESCOPE_TEST(TestPrintLesson, QCoreApplication)
#include "tst_print_lesson.moc"
