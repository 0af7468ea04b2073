// SPDX-License-Identifier: MIT
// Lesson files: built-in ones are written and read back, and errors in invalid ones are reported.

#include <QtTest>
#include <fstream>

#include "core/lesson/files/lesson_index.h"
#include "core/lesson/files/lesson_json.h"
#include "core/lesson/files/lesson_library.h"
#include "core/lesson/lesson.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

bool isInBoth(const LocalText &text) {
  return text.byLanguage.contains("en") && text.byLanguage.contains("it");
}

}  // namespace

class TestLessonJson : public QObject {
  Q_OBJECT

 private slots:
  void builtInLessonsExistInTwoLanguages() {
    QCOMPARE(readyLessons().size(), std::size_t{16});
    for (const LessonSpec &spec : readyLessons()) {
      QVERIFY2(Lesson::create(spec), spec.id.c_str());
      QVERIFY(!spec.id.empty() && !spec.source.isEmpty());
      for (const LocalText *text : {&spec.title, &spec.about, &spec.goal})
        QVERIFY(text->byLanguage.contains("en") && text->byLanguage.contains("it"));
      QVERIFY2(spec.minutes >= 5 && spec.minutes <= 45, spec.id.c_str());
      QVERIFY2(Lesson::create(spec)->questions().size() >= 3, spec.id.c_str());
      for (const LessonNote &prompt : spec.prompts)
        QVERIFY(prompt.text.in("it") != prompt.text.in("en"));
      QVERIFY(!Lesson::create(spec)->tables().disagreement);
    }
    QVERIFY(!readyLesson("none"));
  }

  /// The lessons of this program, not those that follow a source, have texts at their stages.
  void ownLessonsAreComplete() {
    int own = 0;
    for (const LessonSpec &spec : readyLessons()) {
      if (spec.questions.size() < 3) continue;
      ++own;
      QVERIFY2(spec.notes.size() >= 3 && spec.prompts.size() >= 3, spec.id.c_str());
      for (const LessonNote &note : spec.notes) QVERIFY(isInBoth(note.text));
      for (const LessonText &text : spec.texts) QVERIFY2(isInBoth(text.names), text.name.c_str());
      for (const LessonQuestion &question : spec.questions) {
        QVERIFY(isInBoth(question.prompt) && isInBoth(question.explanation));
        QVERIFY(std::ranges::all_of(question.choices, [](const LocalText &choice) {
          return isInBoth(choice) || choice.byLanguage.contains("");  // a number
        }));
      }
    }
    QCOMPARE(own, 9);
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

  void changesByHandAreRead() {
    const std::string json = R"({"matrix":{"rows":[1,2],"columns":["A","B"],"ones":[[1,0],[0,1]]},
      "permutations":{"hashes":2,"changed":[{"hash":2,"rows":[2,1]}]},
      "changed_cells":[{"row":1,"document":2}]})";
    const auto spec = lessonFromJson(json);
    QVERIFY(spec);
    QCOMPARE(spec->permutations.changed[0].hash, 2U);
    QCOMPARE(spec->permutations.changed[0].rows, (std::vector<std::uint32_t>{2, 1}));
    QCOMPARE(spec->changedCells[0].row, std::string("1"));
    QCOMPARE(spec->changedCells[0].document, 2U);
    QVERIFY(*lessonFromJson(lessonToJson(*spec)) == *spec);
    QVERIFY(lessonToJson(LessonSpec()).find("changed") == std::string::npos);
  }

  void goalDurationAndNamesAreRead() {
    const std::string json = R"({"goal":{"en":"To see","it":"Vedere"},"minutes":15,"texts":[
      {"name":{"en":"row 1","it":"riga 1"},"text":"a"},{"name":"two","text":"b"}]})";
    const auto spec = lessonFromJson(json);
    QVERIFY(spec);
    QCOMPARE(spec->goal.in("it"), std::string("Vedere"));
    QCOMPARE(spec->minutes, 15U);
    QCOMPARE(spec->texts[0].name, std::string("row 1"));
    const LessonSpec italian = withNamesIn(*spec, "it");
    QCOMPARE(italian.texts[0].name, std::string("riga 1"));
    QCOMPARE(italian.texts[1].name, std::string("two"));
    QVERIFY(*lessonFromJson(lessonToJson(*spec)) == *spec);
    QVERIFY(*lessonFromJson(lessonToJson(italian)) == *spec);
    QVERIFY(lessonToJson(LessonSpec()).find("goal") == std::string::npos);
  }

  void theIndexOrdersAndCompletes() {
    QCOMPARE(readyLessons()[0].id, std::string("three-documents"));
    QCOMPARE(readyLessons().back().id, std::string("own-data"));
    QCOMPARE(readyLesson("twins")->texts[0].names.in("it"), std::string("riga 1626"));
    const auto index = lessonIndexFromJson(
        R"({"lessons":[{"id":"a","goal":"g","minutes":9,"names":["one"]},{"id":"b"}]})");
    QVERIFY(index && index->size() == 2);
    LessonSpec spec;
    spec.texts = {{"1", "x"}, {"2", "y"}};
    const LessonSpec completed = completedBy(index->front(), spec);
    QCOMPARE(completed.goal.in("en"), std::string("g"));
    QCOMPARE(completed.minutes, 9U);
    QCOMPARE(completed.texts[0].names.in("en"), std::string("one"));
    QVERIFY(completed.texts[1].names.isEmpty());
    spec.minutes = 3;
    QCOMPARE(completedBy(index->front(), spec).minutes, 3U);
  }

  void badIndexesNameTheField_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("field");
    QTest::newRow("no JSON") << QByteArray("{") << "not valid JSON";
    QTest::newRow("no list") << QByteArray(R"({"lessons":{}})") << "lessons";
    QTest::newRow("goal") << QByteArray(R"({"lessons":[{"goal":3}]})") << "lessons[0].goal";
    QTest::newRow("names") << QByteArray(R"({"lessons":[{"names":3}]})") << "lessons[0].names";
    QTest::newRow("name") << QByteArray(R"({"lessons":[{"names":[3]}]})") << "lessons[0].names";
    QTest::newRow("unknown key") << QByteArray(R"({"lessons":[{"x":3}]})") << "lessons[0].x";
  }
  void badIndexesNameTheField() {
    QFETCH(QByteArray, json);
    QFETCH(QString, field);
    const auto index = lessonIndexFromJson(json.toStdString());
    QVERIFY(!index);
    QVERIFY2(index.error().detail().find(field.toStdString()) != std::string::npos,
             index.error().detail().c_str());
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
    row("name of a number", R"({"texts":[{"name":1}]})", "texts[0].name");
    row("name without a text", R"({"texts":[{"name":{}}]})", "texts[0].name");
    row("name in a language", R"({"texts":[{"name":{"en":1}}]})", "texts[0].name.en");
    row("goal", R"({"goal":3})", "goal");
    row("minutes", R"({"minutes":"ten"})", "minutes");
    row("unknown key of a text", R"({"texts":[{"body":""}]})", "texts[0].body");
    row("title", R"({"title":3})", "title");
    row("title of a language", R"({"title":{"en":3}})", "title.en");
    row("kind", R"({"permutations":{"kind":"random"}})", "permutations.kind");
    row("function", R"({"permutations":{"functions":[{"a":-1}]}})", "permutations.functions[0].a");
    row("orders", R"({"permutations":{"orders":[[1.5]]}})", "permutations.orders[0][0]");
    row("changed", R"({"permutations":{"changed":[{"rows":[-1]}]}})",
        "permutations.changed[0].rows[0]");
    row("cells", R"({"changed_cells":[{"row":[]}]})", "changed_cells[0].row");
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
    row("stage of a question",
        R"({"questions":[{"prompt":"?","choices":["a","b"],"stage":"end"}]})",
        "questions[0].stage");
    row("remarks", R"({"questions":[{"prompt":"?","choices":["a","b"],"remarks":["c"]}]})",
        "questions[0].remarks in the lesson must be a list of 2 texts");
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
