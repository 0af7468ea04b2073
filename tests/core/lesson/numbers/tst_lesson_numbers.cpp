// SPDX-License-Identifier: MIT
// An independent script recomputes every number that the built-in lessons show and print.

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QtTest>
#include <fstream>

#include "core/lesson/files/lesson_json.h"
#include "core/lesson/files/lesson_library.h"
#include "core/lesson/lesson.h"
#include "core/lesson/model/lesson_touch.h"
#include "tests/core/lesson/numbers/lesson_dump.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;

namespace {

constexpr int kScriptMilliseconds = 240'000;

struct ScriptRun {
  int code = -1;
  QString output;
};

/// Runs the script on the dumps in this folder, with the lesson files of `sources`.
ScriptRun checkDumps(const QDir &folder, const QString &sources = test::sourcePath()) {
  QProcess process;
  process.setProcessChannelMode(QProcess::MergedChannels);
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert("PYTHONDONTWRITEBYTECODE", "1");
  environment.insert("PYTHONIOENCODING", "utf-8");
  process.setProcessEnvironment(environment);
  process.start("python3", {test::sourcePath("/tests/core/lesson/numbers/check_lessons.py"),
                            sources, folder.path()});
  if (!process.waitForFinished(kScriptMilliseconds)) return {};
  return {process.exitCode(), QString::fromUtf8(process.readAll())};
}

/// Copies the files that the script reads of the sources.
bool copySources(const QString &target) {
  const QString lessons = "/resources/lessons/";
  bool isDone = QDir(target).mkpath("." + lessons) && QDir(target).mkpath("./core/lesson/model");
  for (const QString names :
       {"/core/lesson/model/sentence_id.h", "/core/lesson/model/paper_ids.inc",
        "/core/lesson/model/question_ids.inc"})
    isDone = isDone && QFile::copy(test::sourcePath() + names, target + names);
  for (const QString &file : QDir(test::sourcePath() + lessons).entryList({"*.json"}, QDir::Files))
    isDone = isDone && QFile::copy(test::sourcePath() + lessons + file, target + lessons + file);
  return isDone;
}

void writeDump(const QDir &folder, const std::string &name, const std::string &dump) {
  std::ofstream(folder.filePath(QString::fromStdString(name + ".json")).toStdString()) << dump;
}

}  // namespace

class TestLessonNumbers : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void allNumbersAreRecomputed();
  void changesByHandAreRecomputed_data();
  void changesByHandAreRecomputed();
  void wrongNumbersAreFound_data();
  void wrongNumbersAreFound();
  void wrongClaimsAreFound_data();
  void wrongClaimsAreFound();
};

void TestLessonNumbers::initTestCase() {
  if (QStandardPaths::findExecutable("python3").isEmpty())
    QSKIP("python3 is not installed; the numbers of the lessons are not recomputed.");
}

void TestLessonNumbers::allNumbersAreRecomputed() {
  const QTemporaryDir folder;
  for (const LessonSpec &ready : readyLessons())
    for (const std::string language : {"en", "it"}) {
      const auto lesson = Lesson::create(withNamesIn(ready, language));
      QVERIFY2(lesson, ready.id.c_str());
      const bool isEnglish = language == "en";
      writeDump(folder.path(), ready.id + "-" + language,
                test::lessonDump(*lesson, language, isEnglish));
    }
  const ScriptRun run = checkDumps(folder.path());
  QVERIFY2(run.code == 0, qPrintable(run.output));
  const auto checked = QRegularExpression("(\\d+) lessons, (\\d+) numbers").match(run.output);
  QVERIFY2(checked.hasMatch(), qPrintable(run.output));
  QCOMPARE(checked.captured(1).toUInt(), unsigned(2 * readyLessons().size()));
  QVERIFY2(checked.captured(2).toInt() > 100'000, qPrintable(run.output));
}

void TestLessonNumbers::changesByHandAreRecomputed_data() {
  QTest::addColumn<QString>("id");
  for (const char *id : {"three-documents", "six-rows", "four-elements", "pizza", "paragraph"})
    QTest::newRow(id) << QString(id);
}

/// Orders and cells are changed; the script reads the changed lesson's file. One document loses all
/// its shingles.
void TestLessonNumbers::changesByHandAreRecomputed() {
  QFETCH(const QString, id);
  LessonSpec spec = *readyLesson(id.toStdString());
  const auto tables = makeLessonTables(spec);
  const auto rows = static_cast<std::uint32_t>(tables->rows.size());
  for (const std::uint32_t hash : {0U, tables->numHashes() - 1})
    spec = withMovedRow(spec, *tables, hash, rows / 2, rows - 1);
  for (std::uint32_t row = 0; row < rows; ++row)
    if (tables->rows[row].isIn(0)) spec = withSwitchedCell(spec, *tables, row, 0);
  spec = withSwitchedCell(spec, *tables, 1, 1);
  for (LessonText &text : spec.texts) text.names = {};  // the index has them
  const auto lesson = Lesson::create(spec);
  QVERIFY(lesson);
  QCOMPARE(lesson->tables().documents[0].size, 0U);
  const QTemporaryDir dumps;
  writeDump(dumps.path(), "changed", test::lessonDump(*lesson, "en", false));
  const QTemporaryDir sources;
  QVERIFY(copySources(sources.path()));
  const ScriptRun unchanged = checkDumps(dumps.path(), sources.path());
  QCOMPARE(unchanged.code, 1);
  const QString file = QString(id).replace("-", "_") + ".json";
  std::ofstream(sources.filePath("resources/lessons/" + file).toStdString()) << lessonToJson(spec);
  const ScriptRun run = checkDumps(dumps.path(), sources.path());
  QVERIFY2(run.code == 0, qPrintable(run.output));
}

void TestLessonNumbers::wrongNumbersAreFound_data() {
  QTest::addColumn<QString>("pattern");
  QTest::addColumn<QString>("replacement");
  QTest::addColumn<QString>("found");
  const auto row = [](const char *name, const char *pattern, const char *replacement,
                      const char *found) {
    QTest::newRow(name) << QString(pattern) << QString(replacement) << QString(found);
  };
  row("a shared shingle", "\"shared\":3", "\"shared\":4", "pairs");
  row("a value of a formula", "\"values\":\\[13,0,", "\"values\":[13,1,", "columns");
  row("an order of rows", "\"order\":\\[7,", "\"order\":[8,", "columns");
  row("a signature", "\"signatures\":\\[\\[1,1,1,2\\]", "\"signatures\":[[1,1,1,3]", "signatures");
  row("a probability", "\"chance\":0\\.12", "\"chance\":0.13", "pairs");
  row("a cell of the signature", "\"writes\":\\[\\[0,0,4294967295,13\\]",
      "\"writes\":[[0,0,4294967295,14]", "step");
  row("a similarity in a sentence", "\\[\"12\"\\],\\[\"0\\.25\"\\]", "[\"12\"],[\"0.26\"]", "step");
  row("a printed similarity", "\\[\"3/12\"\\],\\[\"0\\.25\"\\]", "[\"3/12\"],[\"0.24\"]", "paper");
  row("an estimate", "\"estimates\":\\[0\\.0,", "\"estimates\":[1.0,", "convergence");
  row("an interval", "\"intervals\":\\[\\[0\\.0,", "\"intervals\":[[0.1,", "convergence");
  row("a bucket", "\"buckets\":\\[\\[\\[\\[1,", "\"buckets\":[[[[2,", "buckets");
  row("the right answer", "\"answer\":0,\"authored\":false", "\"answer\":1,\"authored\":false",
      "question");
  // Shared shingles divided by the sum of both sizes; the numbers of remarks have three digits.
  row("a remark on a wrong answer", "(?<=\\[\\d{3},)\\[\\[\"3/15\"\\]\\]", "[[\"3/14\"]]",
      "the remark on");
}

/// One number of the dump is changed.
void TestLessonNumbers::wrongNumbersAreFound() {
  if (test::kIsSanitized) QSKIP("Whether the script finds errors does not depend on sanitizers.");
  QFETCH(const QString, pattern);
  QFETCH(const QString, replacement);
  QFETCH(const QString, found);
  const auto lesson = Lesson::create(*readyLesson("three-documents"));
  QString dump = QString::fromStdString(test::lessonDump(*lesson, "en", true));
  const auto place = QRegularExpression(pattern).match(dump);
  QVERIFY2(place.hasMatch(), qPrintable(pattern));
  const QTemporaryDir folder;
  writeDump(folder.path(), "right", dump.toStdString());
  const ScriptRun right = checkDumps(folder.path());
  QVERIFY2(right.code == 0, qPrintable(right.output));
  dump.replace(place.capturedStart(), place.capturedLength(), replacement);
  writeDump(folder.path(), "right", dump.toStdString());
  const ScriptRun wrong = checkDumps(folder.path());
  QCOMPARE(wrong.code, 1);
  QVERIFY2(wrong.output.contains(found), qPrintable(wrong.output));
}

void TestLessonNumbers::wrongClaimsAreFound_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QByteArray>("before");
  QTest::addColumn<QByteArray>("after");
  QTest::addColumn<QString>("found");
  const auto row = [](const char *name, const char *language, const char *before, const char *after,
                      const char *found) {
    QTest::newRow(name) << QString(language) << QByteArray(before) << QByteArray(after)
                        << QString(found);
  };
  row("another number", "en", "0.905", "0.906", "a number without a claim");
  row("a claim that is not made", "en", "both pairs have 3", "both pairs have some",
      "no text says: both pairs have 3");
  row("a number of the Italian text", "it", "0,905", "0,906", "other numbers than in English");
  row("a claim that is not true", "en", "fir ash yew", "fir ash box", "not true");
}

/// The texts of a lesson file are changed.
void TestLessonNumbers::wrongClaimsAreFound() {
  if (test::kIsSanitized) QSKIP("Whether the script finds errors does not depend on sanitizers.");
  QFETCH(const QString, language);
  QFETCH(const QByteArray, before);
  QFETCH(const QByteArray, after);
  QFETCH(const QString, found);
  const std::string code = language.toStdString();
  const auto lesson = Lesson::create(withNamesIn(*readyLesson("bands"), code));
  const QTemporaryDir dumps;
  writeDump(dumps.path(), "bands", test::lessonDump(*lesson, code, false));
  const QTemporaryDir sources;
  QVERIFY(copySources(sources.path()));
  const ScriptRun right = checkDumps(dumps.path(), sources.path());
  QVERIFY2(right.code == 0, qPrintable(right.output));
  QFile file(sources.filePath("resources/lessons/bands.json"));
  QVERIFY(file.open(QIODevice::ReadWrite));
  QByteArray text = file.readAll();
  QVERIFY(text.contains(before));
  text.replace(before, after);
  QVERIFY(file.resize(0) && file.seek(0) && file.write(text) == text.size());
  file.close();
  const ScriptRun wrong = checkDumps(dumps.path(), sources.path());
  QCOMPARE(wrong.code, 1);
  QVERIFY2(wrong.output.contains(found), qPrintable(wrong.output));
}

SHINGLESCOPE_TEST(TestLessonNumbers, NoApplication)
#include "tst_lesson_numbers.moc"
