// SPDX-License-Identifier: MIT
// The settings of a recipe that are written only where they are used: counted shingles, rare words,
// the separator of words, and the zone from which bands are chosen.

#include <QtTest>
#include <nlohmann/json.hpp>

#include "core/lsh/tolerance_zone.h"
#include "core/pipeline/recipe/recipe.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

const char *const kZoneKeys = R"("zone": {"d1": 0.4, "d2": 0.8, "p1": 0.65, "p2": 0.95})";

Result<Recipe> recipeWith(const std::string &members) {
  return recipeFromJson("{" + members + "}");
}

QByteArray detailOf(const Result<Recipe> &recipe) {
  return recipe ? QByteArray() : QByteArray::fromStdString(recipe.error().detail());
}

}  // namespace

class TestRecipeShingles : public QObject {
  Q_OBJECT

 private slots:
  void recipesWithoutThemAreAsBefore();
  void jsonKeepsThem();
  void offIsTheDefault();
  void badValuesAreRejected_data();
  void badValuesAreRejected();
  void aZoneChoosesHashesAndBands();
  void aZoneChoosesBandsForGivenHashes();
  void givenBandsStay();
  void aZoneThatNothingKeepsIsAnError();
};

void TestRecipeShingles::recipesWithoutThemAreAsBefore() {
  const auto json = nlohmann::ordered_json::parse(recipeToJson({}));
  QStringList keys;
  for (const auto &[key, value] : json.items()) keys += QString::fromStdString(key);
  QCOMPARE(keys.join(' '),
           QStringLiteral("version engine name compare id same preparation shingle signature bands "
                          "measure least_shingles threshold floor verify pairs against"));
  keys.clear();
  for (const auto &[key, value] : json["shingle"].items()) keys += QString::fromStdString(key);
  QCOMPARE(keys.join(' '), QStringLiteral("unit k short_texts hash stop_shingles"));
}

void TestRecipeShingles::jsonKeepsThem() {
  Recipe recipe;
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.counts = ShingleCounts::Multiset;
  recipe.shingle.minDocumentFrequency = 3;
  recipe.shingle.wordSeparator = " \u00b7 ";
  recipe.zone = RecipeZone{{1, 4}, {987654321, 1000000000}, {5, 100}, {99, 100}, 100, 200};
  const auto again = recipeFromJson(recipeToJson(recipe));
  QVERIFY2(again, detailOf(again).constData());
  QVERIFY(*again == recipe);
  QCOMPARE(recipeToJson(*again), recipeToJson(recipe));
}

void TestRecipeShingles::offIsTheDefault() {
  for (const char *members : {R"("shingle": {"unit": "word", "rare_words": 0})",
                              R"("shingle": {"unit": "word", "rare_words": 1})",
                              R"("shingle": {"unit": "word", "word_separator": null})",
                              R"("shingle": {"unit": "word", "counts": "set"}, "zone": null)"}) {
    const auto recipe = recipeWith(members);
    QVERIFY2(recipe, members);
    Recipe expected;
    expected.shingle.unit = ShingleUnit::Word;
    QVERIFY2(*recipe == expected, members);
  }
}

void TestRecipeShingles::badValuesAreRejected_data() {
  QTest::addColumn<QByteArray>("members");
  QTest::addColumn<QByteArray>("expected");
  const auto row = [](const char *name, const char *members, const char *expected) {
    QTest::newRow(name) << QByteArray(members) << QByteArray(expected);
  };
  row("counts", R"("shingle": {"counts": "bag"})", "set or multiset");
  row("counts as a bool", R"("shingle": {"counts": true})", "shingle.counts");
  row("rare words as a text", R"("shingle": {"unit": "word", "rare_words": "2"})", "rare_words");
  row("rare words below 0", R"("shingle": {"unit": "word", "rare_words": -1})", "rare_words");
  row("a share of rare words", R"("shingle": {"unit": "word", "rare_words": 0.5})", "rare_words");
  row("too many rare words", R"("shingle": {"unit": "word", "rare_words": 1000001})", "rare_words");
  row("rare words of characters", R"("shingle": {"rare_words": 2})", "shingle.rare_words");
  row("separator of characters", R"("shingle": {"word_separator": "|"})", "shingle.word_separator");
  row("empty separator", R"("shingle": {"unit": "word", "word_separator": ""})", "word_separator");
  row("separator as a number", R"("shingle": {"unit": "word", "word_separator": 7})",
      "word_separator");
  row("long separator",
      R"("shingle": {"unit": "word", "word_separator": "---------------------------------"})",
      "32 bytes");
  row("separator that is deleted",
      R"("shingle": {"unit": "word", "word_separator": "|"}, )"
      R"("preparation": {"strip_punctuation": "all"})",
      "separator \"|\"");
  row("zone as a list", R"("zone": [0.7, 0.8])", "zone in");
  row("zone with an unknown key", R"("zone": {"d3": 0.7})", "\"zone.d3\"");
  row("zone the wrong way round", R"("zone": {"d1": 0.9, "d2": 0.8})", "0.9");
  row("zone with a chance over 1", R"("zone": {"p1": 1.5})", "zone.p1");
  row("zone with too many hashes", R"("zone": {"most_hashes": 5000})", "4096");
  row("zone with an empty range", R"("zone": {"least_hashes": 200})", "200");
}

void TestRecipeShingles::badValuesAreRejected() {
  QFETCH(QByteArray, members);
  QFETCH(QByteArray, expected);
  const auto recipe = recipeWith(members.toStdString());
  QVERIFY(!recipe);
  QVERIFY(recipe.error().code == ErrorCode::BadParameter);
  QVERIFY2(detailOf(recipe).contains(expected), detailOf(recipe).constData());
}

void TestRecipeShingles::aZoneChoosesHashesAndBands() {
  const auto recipe = recipeWith(kZoneKeys + std::string(R"(, "signature": {"seed": 7})"));
  QVERIFY2(recipe, detailOf(recipe).constData());
  const auto plans = plansForZone({.d1 = 0.4});
  QVERIFY(plans && plans->within > 0);
  QVERIFY(recipe->bandPlan() == plans->plans[*plans->proposed()].plan);
  QVERIFY(plans->plans[*plans->proposed()].isWithin);
  QCOMPARE(recipe->signature.seed, std::uint64_t{7});
  // A written recipe has the chosen bands, so nothing is chosen a second time.
  const auto again = recipeFromJson(recipeToJson(*recipe));
  QVERIFY(again && *again == *recipe);
}

void TestRecipeShingles::aZoneChoosesBandsForGivenHashes() {
  const auto recipe = recipeWith(std::string(kZoneKeys) + R"(, "signature": {"hashes": 100})");
  QVERIFY2(recipe, detailOf(recipe).constData());
  QCOMPARE(recipe->signature.numHashes, 100U);
  const auto plans = plansForZone({.d1 = 0.4, .minHashes = 100, .maxHashes = 100});
  QVERIFY(plans && recipe->bandPlan() == plans->plans[*plans->proposed()].plan);
}

void TestRecipeShingles::givenBandsStay() {
  const auto recipe = recipeWith(std::string(kZoneKeys) + R"(, "bands": 64)");
  QVERIFY(recipe && recipe->zone);
  QCOMPARE(recipe->bands, 64U);
  QCOMPARE(recipe->signature.numHashes, 128U);
}

void TestRecipeShingles::aZoneThatNothingKeepsIsAnError() {
  const auto few = recipeWith(R"("zone": {"d1": 0.75, "d2": 0.8})");
  QVERIFY(!few);
  QVERIFY2(detailOf(few).contains("zone.most_hashes"), detailOf(few).constData());
  const auto none = recipeWith(R"("zone": {"d1": 0.79, "d2": 0.8, "p1": 0, "p2": 1})");
  QVERIFY(!none);
  QVERIFY2(detailOf(none).contains("widen the zone"), detailOf(none).constData());
}

SHINGLESCOPE_TEST(TestRecipeShingles, NoApplication)
#include "tst_recipe_shingles.moc"
