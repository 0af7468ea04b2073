// SPDX-License-Identifier: MIT
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/pipeline/recipe/recipe.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;

namespace {

Recipe fullRecipe() {
  Recipe recipe;
  recipe.name = "kijiji";
  recipe.compare = {"Title", "#2", "Größe \"m²\""};
  recipe.id = "id";
  recipe.preparation = {
      UnicodeForm::Keep, false, Punctuation::All, true, true, WhiteSpace::Spaces, "it", "en"};
  recipe.shingle = {ShingleUnit::Word, 3, ShortTexts::Skip, HashFunction::Xxh3};
  recipe.signature = {PermutationScheme::Affine, 60, 0xFFFFFFFFFFFFFFFFULL};
  recipe.bands = 20;
  recipe.threshold = {123456789, 1000000000};
  recipe.floor = Ratio{1, 1000000000};
  recipe.verification = Verification::Estimate;
  return recipe;
}

}  // namespace

class TestRecipe : public QObject {
  Q_OBJECT
 private slots:
  void defaultsAreThoseOfTheDocumentation();
  void presetsDifferAsDocumented();
  void everyPresetValidates();
  void unknownPresetNamesTheKnownOnes();
  void jsonKeepsEveryField();
  void jsonCarriesVersionAndEngine();
  void everyThresholdIsReadBackExactly();
  void missingKeysUseTheDefaults();
  void badJsonIsRejectedWithThePathOfItsKey_data();
  void badJsonIsRejectedWithThePathOfItsKey();
  void badRecipesAreRejected_data();
  void badRecipesAreRejected();
  void effectiveFloorStaysInBounds_data();
  void effectiveFloorStaysInBounds();
  void manyKeysAreRejectedInTime();
  void loadingNamesTheFile();
};

void TestRecipe::defaultsAreThoseOfTheDocumentation() {
  const auto recipe = presetRecipe("default");
  QVERIFY(recipe);
  const QByteArray json = QByteArray::fromStdString(recipeToJson(*recipe));
  for (const char *expected :
       {"\"unicode\": \"nfkc\"", "\"lower\": true", "\"strip_punctuation\": \"none\"",
        "\"strip_digits\": false", "\"strip_lone_letters\": false", "\"white_space\": \"all\"",
        "\"stop_words\": null", "\"stem\": null", "\"unit\": \"char\"", "\"k\": 5",
        "\"short_texts\": \"whole\"", "\"hash\": \"fast\"", "\"permutations\": \"affine\"",
        "\"hashes\": 128", "\"seed\": 42", "\"bands\": 32", "\"threshold\": 0.8", "\"floor\": null",
        "\"verify\": \"exact\""}) {
    QVERIFY2(json.contains(expected), expected);
  }
}

void TestRecipe::presetsDifferAsDocumented() {
  const Recipe kijiji = *presetRecipe("kijiji");
  QVERIFY(kijiji.preparation.unicode == UnicodeForm::Keep && kijiji.preparation.lowerCase);
  QVERIFY(kijiji.preparation.whiteSpace == WhiteSpace::Spaces);
  QVERIFY(kijiji.shingle.shortTexts == ShortTexts::Skip);
  QCOMPARE(kijiji.shingle.k, 10U);
  QCOMPARE(kijiji.signature.numHashes, 50U);
  QCOMPARE(kijiji.bands, 10U);
  const Recipe news = *presetRecipe("news");
  QVERIFY(news.preparation.stripPunctuation == Punctuation::All && news.preparation.stripDigits);
  QVERIFY(news.preparation.stripLoneLetters && news.preparation.stopWords == "en");
  QVERIFY(news.preparation.stem == "en" && news.shingle.unit == ShingleUnit::Word);
  QCOMPARE(news.shingle.k, 3U);
  QCOMPARE(news.signature.numHashes, 24U);
  QCOMPARE(news.bands, 6U);
  const Recipe raw = *presetRecipe("raw");
  QVERIFY(!raw.preparation.lowerCase && raw.preparation.whiteSpace == WhiteSpace::Keep);
  QCOMPARE(raw.shingle.k, 5U);
  QCOMPARE(raw.signature.numHashes, 100U);
  QCOMPARE(raw.bands, 20U);
  const Recipe lesson = *presetRecipe("lesson");
  QVERIFY(lesson.preparation.stripPunctuation == Punctuation::All);
  QVERIFY(lesson.threshold == (Ratio{1, 2}) && lesson.shingle.unit == ShingleUnit::Word);
  QCOMPARE(lesson.signature.numHashes, 4U);
  QCOMPARE(lesson.bands, 2U);
  const Recipe names = *presetRecipe("names");
  QVERIFY(names.preparation.unicode == UnicodeForm::Nfkc && names.threshold == (Ratio{7, 10}));
  QCOMPARE(names.shingle.k, 3U);
  const Recipe excerpts = *presetRecipe("excerpts");
  QVERIFY(excerpts.measure == (Measure{MeasureKind::Containment, 20}));
  QVERIFY(excerpts.threshold == (Ratio{1, 2}) && excerpts.shingle.unit == ShingleUnit::Word);
}

void TestRecipe::everyPresetValidates() {
  QCOMPARE(presets().size(), std::size_t{7});
  for (const Preset &preset : presets()) {
    QVERIFY2(validateRecipe(preset.recipe), preset.name.c_str());
    QCOMPARE(preset.recipe.name, preset.name);
    QVERIFY(!inEnglish(Message{preset.title}).empty() && !inEnglish(Message{preset.use}).empty());
    const auto again = recipeFromJson(recipeToJson(preset.recipe));
    QVERIFY(again && *again == preset.recipe);
  }
}

void TestRecipe::unknownPresetNamesTheKnownOnes() {
  const auto recipe = presetRecipe("kijji");
  QVERIFY(!recipe);
  QVERIFY(recipe.error().code == ErrorCode::BadParameter);
  QVERIFY(recipe.error().detail().find("\"kijji\"") != std::string::npos);
  QVERIFY(recipe.error().detail().find("default, kijiji, news, raw, lesson, names, excerpts") !=
          std::string::npos);
}

void TestRecipe::jsonKeepsEveryField() {
  const Recipe recipe = fullRecipe();
  const auto again = recipeFromJson(recipeToJson(recipe));
  QVERIFY2(again, again ? "" : again.error().detail().c_str());
  QVERIFY(*again == recipe);
  QCOMPARE(recipeToJson(*again), recipeToJson(recipe));
}

void TestRecipe::jsonCarriesVersionAndEngine() {
  const auto json = nlohmann::json::parse(recipeToJson({}));
  QCOMPARE(json["version"].get<int>(), 1);
  QCOMPARE(json["engine"].get<std::string>(), std::string(SHINGLESCOPE_VERSION));
}

void TestRecipe::everyThresholdIsReadBackExactly() {
  const auto check = [](std::uint64_t numerator, std::uint64_t denominator) {
    Recipe recipe;
    recipe.threshold = {numerator, denominator};
    const auto again = recipeFromJson(recipeToJson(recipe));
    return again && again->threshold == recipe.threshold;
  };
  for (std::uint64_t i = 1; i <= 1000; ++i) QVERIFY(check(i, 1000));
  for (std::uint64_t i = 1; i <= 1'000'000'000; i = i * 3 + 7) QVERIFY(check(i, 1'000'000'000));
}

void TestRecipe::missingKeysUseTheDefaults() {
  const auto recipe = recipeFromJson(R"({"version": 1, "compare": ["a"], "shingle": {"k": 7}})");
  QVERIFY(recipe);
  Recipe expected;
  expected.compare = {"a"};
  expected.shingle.k = 7;
  QVERIFY(*recipe == expected);
}

void TestRecipe::badJsonIsRejectedWithThePathOfItsKey_data() {
  QTest::addColumn<QByteArray>("json");
  QTest::addColumn<QByteArray>("expected");
  const auto row = [](const char *name, const char *json, const char *expected) {
    QTest::newRow(name) << QByteArray(json) << QByteArray(expected);
  };
  row("empty", "", "not valid JSON");
  row("cut off", "{\"bands\": 3", "not valid JSON");
  row("invalid UTF-8", "{\"name\": \"\xff\"}", "not valid JSON");
  row("a list", "[]", "The recipe must be a JSON object");
  row("unknown key", R"({"treshold": 0.8})", "\"treshold\"");
  row("unknown nested key", R"({"shingle": {"size": 3}})", "\"shingle.size\"");
  row("key twice", R"({"shingle": {"k": 3, "k": 4}})", "\"k\" twice");
  row("part of the wrong kind", R"({"shingle": 3})", "shingle in");
  row("text for a number", R"({"shingle": {"k": "3"}})", "shingle.k");
  row("negative", R"({"signature": {"hashes": -1}})", "signature.hashes");
  row("fraction", R"({"bands": 2.5})", "bands");
  row("over 32 bits", R"({"bands": 4294967296})", "bands");
  row("over 64 bits", R"({"signature": {"seed": 18446744073709551616}})", "signature.seed");
  row("bool as text", R"({"preparation": {"lower": "yes"}})", "preparation.lower");
  row("unknown choice", R"({"preparation": {"white_space": "trim"}})",
      "keep, spaces, all or remove");
  row("unknown language", R"({"preparation": {"stem": "xx"}})", "preparation.stem");
  row("column of the wrong kind", R"({"compare": ["a", 2]})", "compare[1]");
  row("columns as a text", R"({"compare": "a"})", "compare");
  row("stop-shingles 0", R"({"shingle": {"stop_shingles": 0}})", "shingle.stop_shingles");
  row("stop-shingles over 1", R"({"shingle": {"stop_shingles": 1.5}})", "stop_shingles");
  row("stop-shingles too rare", R"({"shingle": {"stop_shingles": 0.0009}})", "0.001");
  row("stop-shingles as a text", R"({"shingle": {"stop_shingles": "0.1"}})", "stop_shingles");
  row("pairs of the wrong kind", R"({"pairs": true})", "all or links");
  row("unknown pairs", R"({"pairs": "some"})", "all or links");
  row("same as a text", R"({"same": "a"})", "same");
  row("same of the wrong kind", R"({"same": ["a", null]})", "same[1]");
  row("against as a path", R"({"against": "b.csv"})", "against in");
  row("against of a path", R"({"against": {"path": "b.csv"}})", "\"against.path\"");
  row("kind of pairs as a text", R"({"against": {"pairs_within": "yes"}})", "pairs_within");
  row("matched columns as a text", R"({"against": {"columns": "a"}})", "against.columns");
  row("matched columns as an object", R"({"against": {"columns": {"a": "b"}}})", "against.columns");
  row("matched column as a text", R"({"against": {"columns": ["a"]}})", "against.columns[0]");
  row("matched column without a counterpart", R"({"against": {"columns": [{"source": "a"}]}})",
      "empty name");
  row("matched column of another key",
      R"({"against": {"columns": [{"source": "a", "against": "b", "to": "c"}]}})",
      "\"against.columns[0].to\"");
  row("column matched twice",
      R"({"against": {"columns": [{"source": "a", "against": "b"},)"
      R"({"source": "a", "against": "c"}]}})",
      "\"a\" twice");
  row("threshold as text", R"({"threshold": "0.8"})", "threshold");
  row("threshold with ten decimals", R"({"threshold": 0.1234567891})", "threshold");
  row("threshold over 1", R"({"threshold": 1.1})", "threshold");
  row("threshold huge", R"({"threshold": 1e308})", "threshold");
  row("threshold 0", R"({"threshold": 0})", "threshold");
  row("floor over the threshold", R"({"threshold": 0.5, "floor": 0.6})", "floor");
  row("newer version", R"({"version": 2, "engine": "9.1"})", "9.1");
  row("version 0", R"({"version": 0})", "version");
  row("version as text", R"({"version": "1"})", "version");
}

void TestRecipe::badJsonIsRejectedWithThePathOfItsKey() {
  QFETCH(QByteArray, json);
  QFETCH(QByteArray, expected);
  const auto recipe = recipeFromJson(json.toStdString());
  QVERIFY(!recipe);
  QVERIFY(recipe.error().code == ErrorCode::BadParameter);
  const QByteArray detail = QByteArray::fromStdString(recipe.error().detail());
  QVERIFY2(detail.contains(expected), detail.constData());
  QVERIFY(!detail.contains('\n'));
}

void TestRecipe::badRecipesAreRejected_data() {
  QTest::addColumn<int>("change");
  QTest::addColumn<QByteArray>("field");
  const char *fields[] = {"shingle.k", "shingle.k", "signature.hashes", "signature.hashes",
                          "bands",     "bands",     "threshold",        "threshold",
                          "floor",     "floor",     "stop_words",       "stem"};
  for (int i = 0; i < 12; ++i) QTest::addRow("%d %s", i, fields[i]) << i << QByteArray(fields[i]);
}

void TestRecipe::badRecipesAreRejected() {
  QFETCH(int, change);
  QFETCH(QByteArray, field);
  Recipe recipe;
  switch (change) {
    case 0: recipe.shingle.k = 0; break;
    case 1: recipe.shingle.k = kMaxShingleSize + 1; break;
    case 2: recipe.signature.numHashes = 0; break;
    case 3: recipe.signature.numHashes = kMaxHashes + 1; break;
    case 4: recipe.bands = 0; break;
    case 5: recipe.bands = 33; break;
    case 6: recipe.threshold = {0, 1}; break;
    case 7: recipe.threshold = {11, 10}; break;
    case 8: recipe.floor = Ratio{81, 100}; break;
    case 9: recipe.floor = Ratio{0, 1}; break;
    case 10: recipe.preparation.stopWords = "xx"; break;
    default: recipe.preparation.stem = "klingon"; break;
  }
  const auto valid = validateRecipe(recipe);
  QVERIFY(!valid);
  QVERIFY(valid.error().code == ErrorCode::BadParameter);
  const QByteArray detail = QByteArray::fromStdString(valid.error().detail());
  QVERIFY2(detail.contains(field), detail.constData());
}

void TestRecipe::effectiveFloorStaysInBounds_data() {
  QTest::addColumn<QByteArray>("threshold");
  QTest::addColumn<QByteArray>("floor");
  QTest::newRow("usual") << QByteArray("0.8") << QByteArray("0.6");
  QTest::newRow("one") << QByteArray("1") << QByteArray("0.8");
  QTest::newRow("nine decimals") << QByteArray("0.812345678") << QByteArray("0.612345678");
  QTest::newRow("just above") << QByteArray("0.22") << QByteArray("0.02");
  QTest::newRow("at least 0.01") << QByteArray("0.2") << QByteArray("0.01");
  QTest::newRow("never over the threshold") << QByteArray("0.005") << QByteArray("0.005");
}

void TestRecipe::effectiveFloorStaysInBounds() {
  QFETCH(QByteArray, threshold);
  QFETCH(QByteArray, floor);
  Recipe recipe;
  recipe.threshold = *parseRatio(threshold.toStdString());
  QCOMPARE(recipe.effectiveFloor().toString(), floor.toStdString());
  QVERIFY(recipe.effectiveFloor().denominator <= 1'000'000'000);
  recipe.floor = Ratio{1, 1000};
  QVERIFY(recipe.effectiveFloor() == (Ratio{1, 1000}));
}

void TestRecipe::manyKeysAreRejectedInTime() {
  std::string json = "{";
  for (int i = 0; i < 100'000; ++i) json += '"' + std::to_string(i) + "\":0,";
  json += "\"bands\":32}";
  QElapsedTimer timer;
  timer.start();
  QVERIFY(!recipeFromJson(json));
  // This takes 0.1 s; comparing every two keys takes 15 s, or minutes under sanitizers.
  VERIFY_WITHIN(timer, 6000);
}

void TestRecipe::loadingNamesTheFile() {
  const QTemporaryDir directory;
  const std::string path = directory.filePath("my.json").toStdString();
  const auto missing = loadRecipe(path);
  QVERIFY(!missing && missing.error().code == ErrorCode::Io);
  QVERIFY(missing.error().detail().find("my.json") != std::string::npos);
  QVERIFY(!loadRecipe(directory.path().toStdString()));
  QFile file(QString::fromStdString(path));
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write("{\"bans\": 3}");
  file.close();
  const auto wrong = loadRecipe(path);
  QVERIFY(!wrong && wrong.error().code == ErrorCode::BadParameter);
  QVERIFY(wrong.error().detail().find("my.json") != std::string::npos);
  QVERIFY(wrong.error().detail().find("bans") != std::string::npos);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(QByteArray::fromStdString(recipeToJson(fullRecipe())));
  file.close();
  const auto good = loadRecipe(path);
  QVERIFY(good && *good == fullRecipe());
}

SHINGLESCOPE_TEST(TestRecipe, NoApplication)
#include "tst_recipe.moc"
