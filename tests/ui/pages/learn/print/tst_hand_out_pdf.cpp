// SPDX-License-Identifier: MIT
// A lesson as PDF, read back with another program.

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>

#include "core/lesson/files/lesson_library.h"
#include "tests/support/projects/failing_calls.h"
#include "tests/support/test_registry.h"
#include "ui/pages/learn/print/hand_out_layout.h"
#include "ui/pages/learn/print/hand_out_pdf.h"
#include "ui/pages/learn/print/hand_out_table.h"

using namespace shinglescope;

class TestHandOutPdf : public QObject {
  Q_OBJECT

 private slots:
  void everyNumberOfTheSourceIsPrinted();
  void workSheetHoldsNoAnswersAndTheKeyDoes();
  void aWideTableSplitsWithoutACut();
  void aHundredHashesAreSummarized();
  void pagesAreNumberedAndNamed();
  void aLongTitleIsElidedInTheFoot();
  void headingsOfATableHaveRowsAndNoPageIsEmpty();
  void paperFollowsTheCountry();
  void wordsAreLiteral();
  void columnsThatDoNotFitBeginANewPart();
  void aFailingTargetGivesASentenceAndLeavesNothing();
  void aCancelLeavesNothing();

 private:
  QString path() const { return m_folder.filePath(QStringLiteral("lesson.pdf")); }
  Result<int> write(const LessonSpec &spec, HandOutForm form, std::stop_token stop = {}) const {
    RunContext context;
    context.stop = stop;
    return writeHandOut(*Lesson::create(spec), {form, QStringLiteral("en")}, path(), context);
  }
  void save(const HandOut &paper) const {
    const auto pdf = makePdf(
        {},
        [&paper](QTextDocument &document, const QSizeF &page, const RunContext &context) {
          return layOutHandOut(paper, document, page, context);
        },
        RunContext{});
    QVERIFY(pdf);
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(pdf->bytes);
  }
  static QString run(const QString &program, const QStringList &arguments) {
    QProcess process;
    process.start(program, arguments);
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
  }
  /// Returns the text of the pages line by line, with runs of spaces replaced by one space.
  QString printed() const {
    QString text =
        run(QStringLiteral("pdftotext"), {QStringLiteral("-layout"), path(), QStringLiteral("-")});
    static const QRegularExpression spaces(QStringLiteral("[ ]+"));
    return text.replace(spaces, QStringLiteral(" "));
  }

  QTemporaryDir m_folder;
};

void TestHandOutPdf::everyNumberOfTheSourceIsPrinted() {
  const LessonSpec spec = *readyLesson("three-documents");
  const auto pages = write(spec, HandOutForm::Complete);
  QVERIFY2(pages, pages ? "" : pages.error().detail().c_str());
  const QString text = printed();
  const char *const lines[] = {"1 and the moon 1 0 0",
                               "9 moon is red 1 1 0",
                               "16 the night is 1 1 1",
                               "1 and the moon 13 1 5 13",
                               "2 can see moon 0 15 13 16",
                               "3 dark and the 4 12 4 2",
                               "4 i can see 8 9 12 5",
                               "5 in the night 12 6 3 8",
                               "6 is dark and 16 3 11 11",
                               "7 is red the 3 0 2 14",
                               "8 moon in the 7 14 10 0",
                               "9 moon is red 11 11 1 3",
                               "10 night is dark 15 8 9 6",
                               "11 night is red 2 5 0 9",
                               "16 the night is 5 7 6 7",
                               "h1 4 9 17 Yes",
                               "h4 3 10 17 Yes",
                               "doc 1 1.00 0.25 0.09",
                               "doc 2 0.25 1.00 0.08",
                               "doc 3 0.09 0.08 1.00",
                               "doc 1 and doc 2 3 12 3/12 = 0.25",
                               "h1 1 0 2",
                               "h2 1 0 5",
                               "h3 1 1 0",
                               "h4 2 3 0",
                               "doc 1 and doc 2 1/4 0.25 0.25",
                               "doc 1 and doc 3 0/4 0.00 0.09",
                               "1 1, 1 doc 1",
                               "1 doc 1 and doc 2 0.25 0.121 No"};
  for (const char *line : lines)
    QVERIFY2(text.contains(QString::fromLatin1(line)), qPrintable(line + ("\n" + text)));
  QVERIFY(text.contains(QStringLiteral("mod 17 = 1.")));
  QVERIFY(text.contains(QStringLiteral("sig[h,d] ← min(sig[h,d], h(x))")));
  QVERIFY(text.contains(QStringLiteral("Try this: use 100 hashes.")));
}

void TestHandOutPdf::workSheetHoldsNoAnswersAndTheKeyDoes() {
  const LessonSpec spec = *readyLesson("three-documents");
  QVERIFY(write(spec, HandOutForm::AnswerKey));
  const QString key = printed();
  QVERIFY(write(spec, HandOutForm::WorkSheet));
  const QString sheet = printed();
  const qsizetype questions = sheet.indexOf(QStringLiteral("9 Questions"));
  QVERIFY(questions > 0);
  // The choices of a question include its answer.
  const QString before = sheet.left(questions);
  for (const char *answer : {"3/12", "1/11", "0.25", "0.09", "0.121", "h1 1 0 2", "h2 1 0 5",
                             "h3 1 1 0", "h4 2 3 0", "1 1, 1 doc 1", "mod 17 = 1"}) {
    QVERIFY2(!before.contains(QString::fromLatin1(answer)), answer);
    QVERIFY2(key.contains(QString::fromLatin1(answer)), answer);
  }
  QVERIFY(!sheet.contains(QStringLiteral("Answer: ")) && key.contains(QStringLiteral("Answer: ")));
  QVERIFY(!sheet.contains(QStringLiteral("1 and the moon 13 1 5 13")));
  QVERIFY(key.contains(QStringLiteral("1 and the moon 13 1 5 13")));
  QVERIFY(sheet.contains(QStringLiteral("Name: ___")));
}

/// Every column of every part ends inside the page, and every value is printed.
void TestHandOutPdf::aWideTableSplitsWithoutACut() {
  HandOutTable table{
      {SentenceId::Plain, {"caption"}}, {{{SentenceId::Plain, {"x"}}, true, false}}, {}, {}};
  for (int hash = 1; hash <= 100; ++hash)
    table.columns.push_back({{SentenceId::Plain, {"h" + std::to_string(hash)}}, false, false});
  for (int row = 0; row < 60; ++row) {
    table.rows.push_back({{{SentenceId::Plain, {"x" + std::to_string(row)}}, false}});
    for (int hash = 1; hash <= 100; ++hash)
      table.rows.back().push_back(
          {{SentenceId::Plain, {"v" + std::to_string(row * 100 + hash)}}, false});
  }
  HandOut paper;
  paper.blocks = {table};
  save(paper);
  const QString boxes =
      run(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), path(), QStringLiteral("-")});
  QVERIFY(printed().contains(QStringLiteral("(part 2 of")));
  static const QRegularExpression word(
      QStringLiteral("xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" "
                     "yMax=\"([0-9.]+)\">v(\\d+)<"));
  int count = 0;
  for (auto matches = word.globalMatch(boxes); matches.hasNext(); ++count) {
    const auto match = matches.next();
    QVERIFY(match.captured(1).toDouble() > 40 && match.captured(3).toDouble() < 595 - 40);
    QVERIFY(match.captured(4).toDouble() < 842 - 40);
  }
  QCOMPARE(count, 6000);
}

/// A hundred drawn hashes are summarized, and the rest is counted.
void TestHandOutPdf::aHundredHashesAreSummarized() {
  LessonSpec spec = *readyLesson("twins");
  spec.permutations.numHashes = 100;
  spec.bands = 20;
  const auto pages = write(spec, HandOutForm::Complete);
  QVERIFY(pages && *pages <= 6);
  const QString text = printed();
  static const QRegularExpression hashes(QStringLiteral("Not printed: \\d+ hashes\\."));
  static const QRegularExpression bands(QStringLiteral("Not printed: \\d+ bands\\."));
  QVERIFY(text.contains(hashes) && text.contains(bands));
  QVERIFY(text.contains(QStringLiteral("hashes: 100")));
}

void TestHandOutPdf::pagesAreNumberedAndNamed() {
  const auto pages = write(*readyLesson("three-documents"), HandOutForm::AnswerKey);
  QVERIFY(pages);
  const QString text = printed();
  for (int page = 1; page <= *pages; ++page)
    QVERIFY(
        text.contains(QRegularExpression(QStringLiteral("\\b%1 ?/ ?%2\\b").arg(page).arg(*pages))));
  QCOMPARE(text.count(QStringLiteral("Three documents · Answer key")), *pages);
}

void TestHandOutPdf::aLongTitleIsElidedInTheFoot() {
  LessonSpec spec = *readyLesson("pizza");
  spec.title.byLanguage = {{"", "Head" + std::string(200, 'W') + "tail"}};
  const auto pages = write(spec, HandOutForm::WorkSheet);
  QVERIFY(pages);
  static const QRegularExpression foot(QStringLiteral("HeadW+… · Work sheet (\\d+) ?/ ?(\\d+)"));
  int count = 0;
  for (auto matches = foot.globalMatch(printed()); matches.hasNext(); ++count)
    QCOMPARE(matches.next().captured(1).toInt(), count + 1);
  QCOMPARE(count, *pages);
}

/// Tables of every length around one page, so that one ends exactly at a page end.
void TestHandOutPdf::headingsOfATableHaveRowsAndNoPageIsEmpty() {
  const Sentence word{SentenceId::Plain, {"HEADING"}};
  for (std::size_t rows = 36; rows < 62; ++rows) {
    HandOutTable table{{SentenceId::Plain, {"caption"}}, {{word, true, true}}, {}, {}};
    for (std::size_t row = 0; row < rows; ++row)
      table.rows.push_back({{{SentenceId::Plain, {"row" + std::to_string(row)}}, false}});
    HandOutTable small{{SentenceId::Plain, {"small"}}, {{word, true, true}}, {}, {}};
    small.rows.assign(4, {{{SentenceId::Plain, {"row"}}, false}});
    HandOut paper;
    paper.blocks = {table, small,
                    HandOutText{HandOutText::Role::Plain, {{SentenceId::Nothing}}, {}}};
    save(paper);
    for (const QString &page : printed().split(u'\f', Qt::SkipEmptyParts)) {
      static const QRegularExpression row(QStringLiteral("row\\d*"));
      // The text after the tables may begin a page.
      if (page.trimmed().startsWith(QStringLiteral("There is nothing"))) continue;
      QVERIFY2(page.contains(row), qPrintable(page));
      static const QRegularExpression alone(QStringLiteral("HEADING\\s+(?!\\s|row)"));
      QVERIFY2(!page.contains(alone), qPrintable(page));
      QVERIFY2(page.count(row) > 1, qPrintable(page));
    }
  }
}

void TestHandOutPdf::paperFollowsTheCountry() {
  const QLocale before;
  for (const auto &[name, paper] :
       {std::pair("en_US", QPageSize::Letter), std::pair("it_IT", QPageSize::A4),
        std::pair("en_GB", QPageSize::A4), std::pair("fr_CA", QPageSize::Letter)}) {
    QCOMPARE(paperOfLocale(QLocale(QString::fromLatin1(name))), paper);
    // The default locale is the language of the window; its country is not that of the user.
    QLocale::setDefault(QLocale(QString::fromLatin1(name)));
    QCOMPARE(paperOfLocale(), paperOfLocale(QLocale::system()));
  }
  QLocale::setDefault(before);
  const auto lesson = *Lesson::create(*readyLesson("three-documents"));
  QVERIFY(writeHandOut(lesson, {HandOutForm::Complete, QStringLiteral("en"), QPageSize::Letter},
                       path(), RunContext{}));
  QVERIFY(run(QStringLiteral("pdfinfo"), {path()}).contains(QStringLiteral("612 x 792")));
}

void TestHandOutPdf::wordsAreLiteral() {
  LessonSpec spec;
  spec.title.byLanguage[""] = "<b>bold</b> &amp;";
  spec.texts = {{"<i>a</i>", "x %1 <br> y"}, {"b", "second text"}};
  QVERIFY(write(spec, HandOutForm::Complete));
  const QString text = printed();
  QVERIFY(text.contains(QStringLiteral("<b>bold</b> &amp;")));
  QVERIFY(text.contains(QStringLiteral("<i>a</i>, as given:")));
  QVERIFY(text.contains(QStringLiteral("x %1 <br> y")));
}

void TestHandOutPdf::columnsThatDoNotFitBeginANewPart() {
  const HandOutColumn label{{}, true, true};
  const HandOutColumn figures{{}, false, false};
  using Parts = std::vector<std::vector<std::size_t>>;
  QCOMPARE(columnParts({label, figures, figures, figures}, {40, 30, 30, 30}, 100),
           (Parts{{0, 1, 2}, {0, 3}}));
  QCOMPARE(columnParts({label, figures}, {40, 90}, 100), (Parts{{0, 1}}));
  QCOMPARE(columnParts({label}, {40}, 100), (Parts{{0}}));
}

void TestHandOutPdf::aFailingTargetGivesASentenceAndLeavesNothing() {
  const Lesson lesson = *Lesson::create(*readyLesson("three-documents"));
  const auto missing =
      writeHandOut(lesson, {HandOutForm::Complete, QStringLiteral("en")},
                   m_folder.filePath(QStringLiteral("no/such/folder.pdf")), RunContext{});
  QVERIFY(!missing);
  QCOMPARE(missing.error().code, ErrorCode::Io);
  QVERIFY(missing.error().detail().ends_with('.'));
  bool hasFailed = true;
  int call = 1;
  for (; hasFailed; ++call) {
    QFile target(path());
    QVERIFY(target.open(QIODevice::WriteOnly));
    target.write("before");
    target.close();
    test::FailingCalls calls(call, ENOSPC);
    const auto written = writeHandOut(lesson, {HandOutForm::WorkSheet, QStringLiteral("en")},
                                      path(), RunContext{}, calls);
    hasFailed = calls.hasFailed();
    QVERIFY(target.open(QIODevice::ReadOnly));
    const QByteArray bytes = target.readAll();
    QVERIFY(bytes == "before" || bytes.trimmed().endsWith("%%EOF"));
    QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    if (written) continue;
    QCOMPARE(written.error().code, ErrorCode::Io);
    QVERIFY(written.error().detail().ends_with('.'));
  }
  QVERIFY(call > 5);
}

void TestHandOutPdf::aCancelLeavesNothing() {
  QFile::remove(path());
  std::stop_source stop;
  stop.request_stop();
  const auto outcome = write(*readyLesson("pizza"), HandOutForm::Complete, stop.get_token());
  QVERIFY(!outcome);
  QCOMPARE(outcome.error().code, ErrorCode::Cancelled);
  QVERIFY(!QFile::exists(path()));
}

SHINGLESCOPE_TEST(TestHandOutPdf, QApplication)
#include "tst_hand_out_pdf.moc"
