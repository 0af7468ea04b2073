// SPDX-License-Identifier: MIT
// Lesson files: built-in ones are written and read back, and errors in invalid ones are reported.

#include <QtTest>
#include <fstream>

#include "core/lesson/files/lesson_json.h"
#include "core/lesson/files/lesson_library.h"
#include "core/lesson/lesson.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestLessonJson : public QObject {
  Q_OBJECT

 private slots:
  void builtInLessonsExistInTwoLanguages() {
    QCOMPARE(readyLessons().size(), std::size_t{7});
    for (const LessonSpec &spec : readyLessons()) {
      QVERIFY2(Lesson::create(spec), spec.id.c_str());
      QVERIFY(!spec.id.empty() && !spec.source.isEmpty());
      for (const LocalText *text : {&spec.title, &spec.about})
        QVERIFY(text->byLanguage.contains("en") && text->byLanguage.contains("it"));
      for (const LessonNote &prompt : spec.prompts)
        QVERIFY(prompt.text.in("it") != prompt.text.in("en"));
      QVERIFY(!Lesson::create(spec)->tables().disagreement);
    }
    QVERIFY(!readyLesson("none"));
  }

  void numbersOfTheTextsMatchTheSource() {
    const Lesson pizza = *Lesson::create(*readyLesson("pizza"));
    QCOMPARE(pizza.tables().documents[0].size, 25U);
    const Lesson lorem = *Lesson::create(*readyLesson("lorem"));
    QCOMPARE(lorem.tables().pairs[0].shared, 372U);
    QCOMPARE(lorem.tables().pairs[0].all, 449U);
    const Lesson twins = *Lesson::create(*readyLesson("twins"));
    QVERIFY(twins.tables().pairs[0].jaccard() > 0.7);
    QVERIFY(twins.tables().pairs[1].jaccard() < 0.2);
  }

  void writtenLessonsReadBackTheSame() {
    for (const LessonSpec &spec : readyLessons()) {
      const auto again = lessonFromJson(lessonToJson(spec));
      QVERIFY2(again, again ? "" : again.error().detail().c_str());
      QVERIFY(*again == spec);
    }
  }

  void languagesFallBack() {
    LocalText text;
    QCOMPARE(text.in("it"), std::string());
    text.byLanguage = {{"en", "word"}, {"fr", "mot"}};
    QCOMPARE(text.in("fr"), std::string("mot"));
    QCOMPARE(text.in("it"), std::string("word"));
    text.byLanguage = {{"fr", "mot"}};
    QCOMPARE(text.in("it"), std::string("mot"));
  }

  void badFilesNameTheField_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const char *json, const char *field) {
      QTest::newRow(name) << QByteArray(json) << QString(field);
    };
    const QByteArray texts = R"({"texts":[{"text":"a"}],)";
    row("no JSON", "{", "not valid JSON");
    row("a list", "[]", "must be a JSON object");
    row("nothing", "{}", "neither texts nor a matrix");
    row("newer", R"({"version":2})", "version");
    row("unknown key", R"({"text":[]})", "\"text\"");
    row("texts are no list", R"({"texts":3})", "texts");
    row("text is no object", R"({"texts":["a"]})", "texts[0]");
    row("text of a number", R"({"texts":[{"text":1}]})", "texts[0].text");
    row("unknown key of a text", R"({"texts":[{"body":""}]})", "texts[0].body");
    row("title", R"({"title":3})", "title");
    row("title of a language", R"({"title":{"en":3}})", "title.en");
    row("kind", R"({"permutations":{"kind":"random"}})", "permutations.kind");
    row("function", R"({"permutations":{"functions":[{"a":-1}]}})", "permutations.functions[0].a");
    row("orders", R"({"permutations":{"orders":[[1.5]]}})", "permutations.orders[0][0]");
    row("columns", R"({"permutations":{"columns":[["x"]]}})", "permutations.columns[0][0]");
    row("seed", R"({"permutations":{"seed":"x"}})", "permutations.seed");
    row("convention", R"({"convention":"hash"})", "convention");
    row("walk", R"({"walk":"up"})", "walk");
    row("bands", R"({"bands":"two"})", "bands");
    row("claimed", R"({"claimed":[[{}]]})", "claimed[0][0]");
    row("ones", R"({"matrix":{"ones":[1]}})", "matrix.ones[0]");
    row("stage", R"({"notes":[{"stage":"end"}]})", "notes[0].stage");
    row("no text", R"({"prompts":[{"stage":"curve"}]})", "prompts[0].text");
    row("no prompt", R"({"questions":[{}]})", "questions[0].prompt");
    row("one choice", R"({"questions":[{"prompt":"?","choices":["a"]}]})", "questions[0].choices");
    row("answer", R"({"questions":[{"prompt":"?","choices":["a","b"],"answer":2}]})",
        "questions[0].answer");
    row("preparation", R"({"preparation":{"lower":1}})", "preparation.lower");
    row("shingle", R"({"shingle":{"unit":"line"}})", "shingle.unit");
    row("key twice", R"({"bands":1,"bands":2})", "twice");
  }
  void badFilesNameTheField() {
    QFETCH(QByteArray, json);
    QFETCH(QString, field);
    const auto spec = lessonFromJson(json.toStdString(), "bad.json");
    QVERIFY(!spec);
    QCOMPARE(spec.error().code, ErrorCode::BadParameter);
    QCOMPARE(spec.error().file, std::string("bad.json"));
    QVERIFY2(spec.error().detail().find(field.toStdString()) != std::string::npos,
             spec.error().detail().c_str());
    QVERIFY(spec.error().detail().ends_with("."));
  }

  void filesAreReadAndMissingOnesNamed() {
    const QTemporaryDir folder;
    const std::string path = folder.filePath("own.json").toStdString();
    const auto missing = loadLesson(path);
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, ErrorCode::Io);
    QVERIFY(missing.error().detail().find("own.json") != std::string::npos);
    std::ofstream(path) << lessonToJson(*readyLesson("twins"));
    const auto read = loadLesson(path);
    QVERIFY(read);
    QVERIFY(*read == *readyLesson("twins"));
    std::ofstream(path) << R"({"texts": 3})";
    const auto wrong = loadLesson(path);
    QVERIFY(!wrong && wrong.error().detail().find("own.json") != std::string::npos);
  }
};

SHINGLESCOPE_TEST(TestLessonJson, NoApplication)
#include "tst_lesson_json.moc"
