// SPDX-License-Identifier: MIT
// The published schemas accept what the program writes and reads, and reject what it rejects.

#include <nlohmann/json.hpp>

#include "core/lesson/files/lesson_json.h"
#include "core/lesson/model/lesson_tables.h"
#include "core/pipeline/recipe/recipe.h"
#include "core/review/merged/merge_rules.h"
#include "core/text/text_preparation.h"
#include "core/tune/sweep/sweep_grid.h"
#include "tests/support/command_line_test.h"
#include "tests/support/json_schema.h"
#include "tests/support/places.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;
using SchemaJson = nlohmann::json;

namespace {

/// Reads a document as the program does. Returns the message of the error, or one without an id.
using DocumentReader = std::function<Message(const std::string &)>;

template <class Value>
Message messageOf(const Result<Value> &result) {
  return result ? Message() : result.error().message;
}

Message readRecipeText(const std::string &text) { return messageOf(recipeFromJson(text)); }
Message readGridText(const std::string &text) { return messageOf(gridFromJson(text, {})); }
Message readMergeRulesText(const std::string &text) { return messageOf(mergeRulesFromJson(text)); }
Message readLessonText(const std::string &text) {
  const auto spec = lessonFromJson(text);
  return spec ? messageOf(makeLessonTables(*spec)) : messageOf(spec);
}

/// Returns the id of what a value must be, if the message says that, otherwise its own.
MessageId innermostId(const Message &message) {
  if (message.id != MessageId::DocumentValueWrong) return message.id;
  const auto *expected = std::get_if<std::vector<Message>>(&message.values.back().value);
  return expected == nullptr || expected->empty() ? message.id : expected->front().id;
}

/// A schema cannot compare the sizes and contents of lists.
QList<MessageId> acrossMembersOfLessons() {
  return {MessageId::LessonOrderSizeWrong,  MessageId::LessonRowUnknown,
          MessageId::LessonRowTwice,        MessageId::LessonColumnsTooFew,
          MessageId::LessonColumnSizeWrong, MessageId::LessonClaimsTooMany,
          MessageId::LessonClaimSizeWrong,  MessageId::LessonOnesTooFew,
          MessageId::LessonMatrixRowTwice,  MessageId::LessonOnesSizeWrong,
          MessageId::LessonNeedsPlace,      MessageId::BandsDoNotDivide,
          MessageId::BandsDoNotDivideOne};
}

/// Values that are wrong in most places, at the limits of numbers or of another type.
const SchemaJson &strangeValues() {
  static const SchemaJson values = SchemaJson::parse(
      R"([null, true, "", "x", "none", "keep", "en", "char", -1, 0, 1, 2, 0.5, 1.5, 101, 1001,
          4097, 65537, 4294967296, 18446744073709551615, [], {}, [1], ["x"], ["x", "x"], [null],
          {"x": 1}])");
  return values;
}

/// Collects the pointers to all members and items.
void addPlaces(const SchemaJson &json, const SchemaJson::json_pointer &at,
               std::vector<SchemaJson::json_pointer> &places) {
  places.push_back(at);
  if (json.is_object())
    for (const auto &[name, member] : json.items()) addPlaces(member, at / name, places);
  for (std::size_t i = 0; json.is_array() && i < json.size(); ++i)
    addPlaces(json[i], at / i, places);
}

/// Returns the document with one place changed, in every way.
std::vector<SchemaJson> changedDocuments(const SchemaJson &document) {
  std::vector<SchemaJson::json_pointer> places;
  addPlaces(document, SchemaJson::json_pointer(), places);
  std::vector<SchemaJson> changed;
  for (const auto &place : places) {
    for (const SchemaJson &value : strangeValues()) {
      changed.push_back(document);
      changed.back()[place] = value;
    }
    if (document[place].is_object()) {
      changed.push_back(document);
      changed.back()[place]["extra"] = 1;
    }
    if (place.empty()) continue;
    SchemaJson parent = document;
    const SchemaJson &list = parent[place.parent_pointer()];
    if (list.is_object())
      parent[place.parent_pointer()].erase(place.back());
    else
      parent[place.parent_pointer()].erase(std::stoul(place.back()));
    changed.push_back(std::move(parent));
  }
  return changed;
}

}  // namespace

class TestCliSchemas : public CommandLineTest {
  Q_OBJECT

 private slots:
  void init() {
    startAfresh();
    makeFile("truth.csv", "row_a,row_b\n0,1\n0,2\n");
    makeFile("labels.csv", "row_a,row_b,label\n0,1,1\n0,3,0\n");
  }
  void shippedDocumentsAreValid();
  void writtenDocumentsAreValid_data();
  void writtenDocumentsAreValid();
  void schemasAgreeWithTheProgram_data();
  void schemasAgreeWithTheProgram();
  void resultsAreStrict_data();
  void resultsAreStrict();
  void everySchemaIsTested();
  void unknownKeywordsAreFaults();

 private:
  SchemaJson outputOf(const QString &command);
};

SchemaJson TestCliSchemas::outputOf(const QString &command) {
  const Outcome outcome = run(words(command + " -q"));
  if (outcome.code != 0) qWarning("%s", outcome.messages.constData());
  return SchemaJson::parse(outcome.output.toStdString(), nullptr, false);
}

void TestCliSchemas::shippedDocumentsAreValid() {
  const SchemaJson recipe = publishedSchema("recipe.schema.json");
  QVERIFY(presets().size() >= 6);
  for (const Preset &preset : presets()) {
    const std::string fault = schemaFault(SchemaJson::parse(recipeToJson(preset.recipe)), recipe);
    QVERIFY2(fault.empty(), (preset.name + fault).c_str());
  }
  for (const std::string &language : stemmerLanguages()) {
    const SchemaJson stemmed{{"preparation", {{"stem", language}}}};
    QVERIFY2(schemaFault(stemmed, recipe).empty(), language.c_str());
  }
  const SchemaJson lesson = publishedSchema("lesson.schema.json");
  const QDir lessons(test::sourcePath("/resources/lessons"));
  QStringList files = lessons.entryList({"*.json"}, QDir::Files);
  QVERIFY(files.removeOne("index.json"));  // describes the lessons, and is not one itself
  QVERIFY(files.size() >= 16);
  for (const QString &name : files) {
    const std::string path = lessons.filePath(name).toStdString();
    std::ifstream file(path);
    const std::string fault = schemaFault(SchemaJson::parse(file), lesson);
    QVERIFY2(fault.empty(), (path + fault).c_str());
    const auto loaded = loadLesson(path);
    const std::string again = schemaFault(SchemaJson::parse(lessonToJson(*loaded)), lesson);
    QVERIFY2(again.empty(), (path + again).c_str());
  }
  const std::string grid =
      schemaFault(SchemaJson::parse(gridToJson({})), publishedSchema("grid.schema.json"));
  QVERIFY2(grid.empty(), grid.c_str());
}

void TestCliSchemas::writtenDocumentsAreValid_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<QString>("schema");
  const QString sweep = "sweep s.csv --compare title --hashes 20 --k 3 --threshold 0.5,0.99 ";
  QTest::newRow("sweep") << sweep + "--bands 4 -o x.json"
                         << "sweep";
  QTest::newRow("sweep of samples") << sweep + "--bands 4 --samples 3 --rows 4 -o x.json"
                                    << "sweep";
  QTest::newRow("sweep that cannot run") << sweep + "--bands 3,40 --identical -o x.json"
                                         << "sweep";
  const QString options = " s.csv --compare title --threshold 0.5 --seed 18446744073709551615";
  QTest::newRow("recall") << "recall" + options << "recall";
  QTest::newRow("recall of a sample") << "recall --rows 2" + options << "recall";
  QTest::newRow("recall without pairs")
      << "recall s.csv --compare id --threshold 1 --shingle char:1"
      << "recall";
  QTest::newRow("showdown") << "showdown" + options << "showdown";
  QTest::newRow("estimate") << "estimate" + options << "estimate";
  QTest::newRow("advise") << "advise" + options << "advice";
  QTest::newRow("advise without a plan") << "advise --measure containment" + options << "advice";
  const QString accuracy = "accuracy s.csv --compare title --truth ";
  QTest::newRow("accuracy") << accuracy + "truth.csv -o x.json"
                            << "accuracy";
  QTest::newRow("accuracy of labels") << accuracy + "labels.csv -o x.json"
                                      << "accuracy";
  QTest::newRow("showdown of a sample")
      << "showdown --comparisons 2 --for-rows 4294967295" + options << "showdown";
  QTest::newRow("recipe") << "find -o p.csv --report x.json --id id --same 2 --pairs links "
                             "--stop-shingles 0.9 --floor 0.4" +
                                 options
                          << "recipe";
}

void TestCliSchemas::writtenDocumentsAreValid() {
  QFETCH(const QString, command);
  QFETCH(const QString, schema);
  SchemaJson json = outputOf(command);
  if (command.contains("x.json")) json = SchemaJson::parse(contentOf("x.json").toStdString());
  if (schema == "recipe") json = json["recipe"];
  QVERIFY(json.is_object() && json.size() > 5);
  const std::string fault =
      schemaFault(json, publishedSchema(schema.toStdString() + ".schema.json"));
  QVERIFY2(fault.empty(), fault.c_str());
}

void TestCliSchemas::schemasAgreeWithTheProgram_data() {
  QTest::addColumn<QString>("document");
  QTest::addColumn<QString>("schema");
  QTest::addColumn<DocumentReader>("read");
  // What a schema cannot express: how the members of a document must fit together.
  QTest::addColumn<QList<MessageId>>("acrossMembers");
  Recipe recipe = *presetRecipe("news");
  recipe.compare = {"text"};
  recipe.floor = Ratio{5, 10};
  recipe.against = AgainstRecipe{{{"text", "body"}}, true};
  QTest::newRow("recipe") << QString::fromStdString(recipeToJson(recipe)) << "recipe"
                          << DocumentReader(readRecipeText)
                          << QList<MessageId>{MessageId::BandsDoNotDivide,
                                              MessageId::BandsDoNotDivideOne,
                                              MessageId::FloorOverThreshold};
  SweepGrid grid;
  grid.zone = SweepZone{};
  grid.unit = ShingleUnit::Word;
  QTest::newRow("grid") << QString::fromStdString(gridToJson(grid)) << "grid"
                        << DocumentReader(readGridText) << QList<MessageId>{};
  QTest::newRow("merge rules")
      << QStringLiteral(R"({"version": 1, "default": {"rule": "joined", "separator": "; "},
                            "columns": {"price": {"rule": "newest", "by": "posted"}}})")
      << "merge-rules" << DocumentReader(readMergeRulesText)
      << QList<MessageId>{MessageId::MergeRuleWithoutColumn, MessageId::MergeRuleWithColumn,
                          MessageId::MergeRuleWithSeparator};
  for (const char *name : {"six_rows", "pizza"}) {
    std::ifstream file(test::sourcePath("/resources/lessons/").toStdString() + name + ".json");
    QTest::newRow(name) << QString::fromStdString(SchemaJson::parse(file).dump()) << "lesson"
                        << DocumentReader(readLessonText) << acrossMembersOfLessons();
  }
  QTest::newRow("changed lesson") << QStringLiteral(R"({"version": 1,
      "matrix": {"rows": [1, 2], "columns": ["A", "B"], "ones": [[1, 0], [0, 1]]},
      "permutations": {"hashes": 2, "first_row": 1, "changed": [{"hash": 1, "rows": [2, 1]}]},
      "changed_cells": [{"row": "1", "document": 2}]})")
                                  << "lesson" << DocumentReader(readLessonText)
                                  << acrossMembersOfLessons();
}

void TestCliSchemas::schemasAgreeWithTheProgram() {
  QFETCH(const QString, document);
  QFETCH(const QString, schema);
  QFETCH(const DocumentReader, read);
  QFETCH(const QList<MessageId>, acrossMembers);
  const SchemaJson published = publishedSchema(schema.toStdString() + ".schema.json");
  const SchemaJson start = SchemaJson::parse(document.toStdString());
  QVERIFY(read(start.dump()).id == MessageId::None);
  int rejected = 0;
  QSet<QString> problems;
  for (const SchemaJson &changed : changedDocuments(start)) {
    const Message error = read(changed.dump());
    const std::string fault = schemaFault(changed, published);
    if (error.id == MessageId::None) {
      QVERIFY2(fault.empty(), (fault + " in " + changed.dump()).c_str());
      continue;
    }
    ++rejected;
    if (!fault.empty() || acrossMembers.contains(innermostId(error))) continue;
    problems.insert(QString::fromStdString("the schema accepts: " + inEnglish(error)));
  }
  for (const QString &problem : std::as_const(problems)) qWarning() << qPrintable(problem);
  QVERIFY2(problems.isEmpty(), "the schema accepts what the program rejects");
  QVERIFY2(rejected > 100, QByteArray::number(rejected));
}

void TestCliSchemas::resultsAreStrict_data() {
  QTest::addColumn<QString>("command");
  QTest::addColumn<QString>("schema");
  QTest::newRow("sweep") << "sweep s.csv --compare title --hashes 20 --bands 4 --k 3 -o x.json"
                         << "sweep";
  QTest::newRow("recall") << "recall s.csv --compare title -o x.json"
                          << "recall";
  QTest::newRow("showdown") << "showdown s.csv --compare title -o x.json"
                            << "showdown";
  QTest::newRow("estimate") << "estimate s.csv --compare title -o x.json"
                            << "estimate";
  QTest::newRow("advise") << "advise s.csv --compare title -o x.json"
                          << "advice";
  QTest::newRow("accuracy") << "accuracy s.csv --compare title --truth truth.csv -o x.json"
                            << "accuracy";
}

/// No member may be left out or added.
void TestCliSchemas::resultsAreStrict() {
  QFETCH(const QString, command);
  QFETCH(const QString, schema);
  outputOf(command);
  const SchemaJson json = SchemaJson::parse(contentOf("x.json").toStdString());
  const SchemaJson published = publishedSchema(schema.toStdString() + ".schema.json");
  QVERIFY(schemaFault(json, published).empty());
  std::vector<SchemaJson::json_pointer> places;
  addPlaces(json, SchemaJson::json_pointer(), places);
  for (const auto &place : places) {
    if (json[place].is_object()) {
      SchemaJson more = json;
      more[place]["extra"] = 1;
      QVERIFY2(!schemaFault(more, published).empty(), place.to_string().c_str());
    }
    const bool isOfGridOrRecipe =
        place.to_string().starts_with("/grid/") || place.to_string().starts_with("/recipe/");
    if (place.empty() || isOfGridOrRecipe || !json[place.parent_pointer()].is_object()) continue;
    SchemaJson less = json;
    less[place.parent_pointer()].erase(place.back());
    QVERIFY2(!schemaFault(less, published).empty(), place.to_string().c_str());
    SchemaJson other = json;
    other[place] = SchemaJson::array({nullptr});
    QVERIFY2(!schemaFault(other, published).empty(), place.to_string().c_str());
  }
}

void TestCliSchemas::everySchemaIsTested() {
  const QStringList files =
      QDir(test::sourcePath("/docs/schema")).entryList({"*.json"}, QDir::Files);
  QCOMPARE(files, (QStringList{"accuracy.schema.json",
                               "advice.schema.json",
                               "bands.schema.json",
                               "buckets.schema.json",
                               "candidates.schema.json",
                               "curves.schema.json",
                               "estimate.schema.json",
                               "estimator.schema.json",
                               "export-groups.schema.json",
                               "export-manifest.schema.json",
                               "export-matches.schema.json",
                               "export-merged.schema.json",
                               "export-origins.schema.json",
                               "export-pairs.schema.json",
                               "export-rejected.schema.json",
                               "grid.schema.json",
                               "histogram.schema.json",
                               "lesson.schema.json",
                               "matrices.schema.json",
                               "merge-rules.schema.json",
                               "plans.schema.json",
                               "recall.schema.json",
                               "recipe.schema.json",
                               "showdown.schema.json",
                               "sweep.schema.json"}));
}

void TestCliSchemas::unknownKeywordsAreFaults() {
  QVERIFY(!schemaFault(1, SchemaJson{{"multipleOf", 1}}).empty());
  QVERIFY(schemaFault(1, SchemaJson{{"minimum", 1}}).empty());
}

SHINGLESCOPE_TEST(TestCliSchemas, NoApplication)
#include "tst_cli_schemas.moc"
