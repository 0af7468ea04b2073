// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>
#include <memory>

#include "core/explain/pair_explanation.h"
#include "core/lsh/s_curve.h"
#include "core/pipeline/recipe/option_names.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/text_families.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Dataset> threeDocuments() {
  DatasetBuilder builder({"doc", "text"});
  builder.addRow({"1", "The night is dark and the moon is red."}, 0);
  builder.addRow({"2", "I can see moon is red, the night is dark."}, 0);
  builder.addRow({"3", "The moon in the night is red."}, 0);
  builder.addRow({"4", ""}, 0);
  builder.addRow({"5", "The night is dark and the moon is red!"}, 0);
  return builder.finish();
}

Recipe lessonRecipe() {
  Recipe recipe;
  recipe.compare = {"text"};
  recipe.preparation.stripPunctuation = Punctuation::All;
  recipe.shingle.unit = ShingleUnit::Word;
  recipe.shingle.k = 3;
  recipe.signature.numHashes = 100;
  recipe.bands = 20;
  return recipe;
}

}  // namespace

class TestPairExplanation : public QObject {
  Q_OBJECT

 private slots:
  void exactSimilarityOfTheLesson() {
    const auto documents = threeDocuments();
    const auto first = explainPair(*documents, lessonRecipe(), {0}, {1});
    QVERIFY2(first.hasValue(), first ? "" : first.error().detail().c_str());
    QCOMPARE(first->intersection, std::uint64_t{3});
    QCOMPARE(first->unionSize, std::uint64_t{12});
    const auto second = explainPair(*documents, lessonRecipe(), {0}, {2});
    QVERIFY(second.hasValue());
    QCOMPARE(second->jaccard, 1.0 / 11.0);
  }

  void positionsBandsAndEstimateAgree() {
    const auto why = explainPair(*threeDocuments(), lessonRecipe(), {0}, {1});
    QVERIFY(why.hasValue());
    QCOMPARE(why->numHashes, 100U);
    QCOMPARE(why->positionIsEqual.size(), std::size_t{100});
    QCOMPARE(static_cast<std::uint32_t>(
                 std::count(why->positionIsEqual.begin(), why->positionIsEqual.end(), true)),
             why->equalPositions);
    QCOMPARE(why->estimate, why->equalPositions / 100.0);
    QVERIFY(why->interval.low < why->estimate && why->estimate < why->interval.high);
    std::uint32_t collided = 0;
    for (std::size_t band = 0; band < 20; ++band) {
      bool isEqual = true;
      for (std::size_t row = 0; row < 5; ++row) isEqual &= why->positionIsEqual[band * 5 + row];
      QCOMPARE(static_cast<bool>(why->bandCollided[band]), isEqual);
      collided += isEqual ? 1U : 0U;
    }
    QCOMPARE(why->collidedBands, collided);
    QCOMPARE(why->foundProbability, candidateProbability(0.25, {20, 5}));
  }

  void showsWhatTheRunSigned_data() {
    QTest::addColumn<int>("hash");
    for (const auto &entry : kHashNames)
      QTest::newRow(std::string(entry.name).c_str()) << static_cast<int>(entry.value);
  }

  void showsWhatTheRunSigned() {
    QFETCH(int, hash);
    Recipe recipe = lessonRecipe();
    recipe.shingle.hash = static_cast<HashFunction>(hash);
    recipe.bands = 100;  // so that rows with 3/12 are candidates
    recipe.threshold = Ratio{1, 5};
    const auto documents = threeDocuments();
    const auto found = findDuplicates(*documents, recipe, {});
    QVERIFY2(found.hasValue(), found ? "" : found.error().detail().c_str());
    QVERIFY(!found->pairs.empty());
    for (const ScoredPair &pair : found->pairs) {
      const auto why = explainPair(*documents, recipe, found->classes.firstRow(pair.textA),
                                   found->classes.firstRow(pair.textB));
      QVERIFY(why.hasValue());
      QVERIFY(why->equalPositions > 0);
      QCOMPARE(why->equalPositions, std::uint32_t{pair.equalPositions});
      QCOMPARE(why->collidedBands, std::uint32_t{pair.sharedBands});
    }
  }

  /// The signatures of the three-document lesson: 4 hashes in 2 bands.
  void theLessonsSignatures() {
    const std::vector<std::uint32_t> first{1, 1, 1, 2};
    const std::vector<std::uint32_t> second{0, 0, 1, 3};
    const std::vector<std::uint32_t> third{2, 5, 0, 0};
    PairExplanation why;
    explainSignatures(why, first, second, {2, 2});
    QCOMPARE(why.equalPositions, 1U);
    QCOMPARE(why.estimate, 0.25);
    QCOMPARE(why.positionIsEqual, (std::vector<bool>{false, false, true, false}));
    QCOMPARE(why.equalRows, (std::vector<std::uint32_t>{0, 1}));
    QCOMPARE(why.collidedBands, 0U);
    QCOMPARE(why.closestBand, 1U);
    // Wilson: (p + z2/2n -+ z sqrt(p q / n + z2/4n2)) / (1 + z2/n), z = 1.959964, n = 4.
    QVERIFY(std::abs(why.interval.low - 0.0455873) < 1e-6);
    QVERIFY(std::abs(why.interval.high - 0.6993582) < 1e-6);
    explainSignatures(why, first, second, {4, 1});
    QCOMPARE(why.bandCollided, (std::vector<bool>{false, false, true, false}));
    explainSignatures(why, first, third, {2, 2});
    QCOMPARE(why.equalPositions, 0U);
    QCOMPARE(why.closestBand, 0U);
  }

  void theLessonsProbabilities() {
    Recipe lesson = *presetRecipe("lesson");
    lesson.compare = {"text"};
    const auto why = explainPair(*threeDocuments(), lesson, {0}, {1});
    QVERIFY(why.hasValue());
    QCOMPARE(why->shinglesA, std::uint64_t{7});
    QCOMPARE(why->shinglesB, std::uint64_t{8});
    QCOMPARE(why->jaccard, 0.25);
    // 1 - (1 - 1/16)^2
    QVERIFY(std::abs(why->foundProbability - 31.0 / 256) < 1e-15);
    QVERIFY(std::abs(why->missProbability - 225.0 / 256) < 1e-15);
    QCOMPARE(why->signatureA.size(), std::size_t{4});
    QVERIFY(!why->isSimilar);
  }

  void smallProbabilitiesOfAMissStayAccurate() {
    Recipe recipe = lessonRecipe();
    recipe.signature.numHashes = 400;
    recipe.bands = 200;
    recipe.compare = {"doc", "text"};
    const auto why = explainPair(*threeDocuments(), recipe, {0}, {4});  // 7 of 9
    QVERIFY(why.hasValue());
    const double expected = std::pow(32.0 / 81, 200);  // 1 - P would be 0
    QVERIFY(std::abs(why->missProbability / expected - 1) < 1e-9);
  }

  void fates() {
    const auto documents = threeDocuments();
    const auto fateOf = [&](const Recipe &recipe, RecordId a, RecordId b) {
      const auto why = explainPair(*documents, recipe, a, b);
      return why ? static_cast<int>(why->fate) : -1;
    };
    Recipe recipe = lessonRecipe();
    QCOMPARE(fateOf(recipe, {0}, {4}), static_cast<int>(PairFate::Found));
    QVERIFY(explainPair(*documents, recipe, {0}, {0})->isOneText);
    QVERIFY(!explainPair(*documents, recipe, {0}, {1})->isOneText);
    QCOMPARE(fateOf(recipe, {0}, {3}), static_cast<int>(PairFate::NoShingles));
    QCOMPARE(fateOf(recipe, {3}, {3}), static_cast<int>(PairFate::NoShingles));
    recipe.bands = 100;  // one row each: one equal position is enough
    QCOMPARE(fateOf(recipe, {0}, {1}), static_cast<int>(PairFate::BelowThreshold));
    recipe.threshold = {25, 100};  // 3 of 12 is just enough
    QCOMPARE(fateOf(recipe, {0}, {1}), static_cast<int>(PairFate::Found));
    recipe.bands = 1;
    QCOMPARE(fateOf(recipe, {0}, {1}), static_cast<int>(PairFate::NoCandidate));
    recipe.same = {"doc"};
    QCOMPARE(fateOf(recipe, {0}, {4}), static_cast<int>(PairFate::NotAllowed));
  }

  void closestBandByBruteForce() {
    const auto dataset = test::textDataset(test::families(5, 6, 4));
    Recipe recipe = lessonRecipe();
    for (const std::uint32_t bands : {1U, 5U, 20U, 50U, 100U}) {
      recipe.bands = bands;
      const std::uint32_t rows = 100 / bands;
      for (std::uint32_t a = 0; a < 24; ++a) {
        const RecordId b{(a * 7 + 3) % 24};
        const auto why = explainPair(*dataset, recipe, {a}, b);
        QVERIFY(why.hasValue());
        std::uint32_t most = 0;
        std::uint32_t closest = 0;
        for (std::uint32_t band = 0; band < bands; ++band) {
          std::uint32_t equal = 0;
          for (std::uint32_t row = band * rows; row < (band + 1) * rows; ++row)
            equal += why->signatureA[row] == why->signatureB[row] ? 1U : 0U;
          QCOMPARE(why->equalRows[band], equal);
          QCOMPARE(static_cast<bool>(why->bandCollided[band]), equal == rows);
          if (equal > most) closest = band;
          most = std::max(most, equal);
        }
        QCOMPARE(why->closestBand, closest);
        QVERIFY(std::abs(why->foundProbability + why->missProbability - 1) < 1e-12);
      }
    }
  }

  void whatIfTheShinglesWereShorter() {
    Recipe changed = lessonRecipe();
    changed.shingle.k = 1;
    const auto change = whatIf(*threeDocuments(), lessonRecipe(), changed, {0}, {2});
    QVERIFY(change.hasValue());
    QCOMPARE(change->before.jaccard, 1.0 / 11.0);
    // "the night is dark and moon red" and "the moon in night is red" share 5 of 8 words.
    QCOMPARE(change->after.intersection, std::uint64_t{5});
    QCOMPARE(change->after.unionSize, std::uint64_t{8});
    QCOMPARE(change->after.jaccard - change->before.jaccard, 5.0 / 8.0 - 1.0 / 11.0);
    QVERIFY(change->after.foundProbability > change->before.foundProbability);
    QVERIFY(!change->changesFate());
    changed.threshold = {6, 10};
    changed.bands = 100;
    const auto found = whatIf(*threeDocuments(), lessonRecipe(), changed, {0}, {2});
    QVERIFY(found.hasValue() && found->changesFate());
  }

  void stopShinglesAreThoseOfEachRecipe() {
    const auto dataset = test::textDataset(
        {"free wifi in the house one", "free wifi in the house two", "free wifi here and there"});
    Recipe recipe = lessonRecipe();
    recipe.shingle.k = 1;
    const auto all = explainPair(*dataset, recipe, {0}, {1});
    recipe.shingle.maxDocumentFrequency = Ratio{7, 10};  // more than 2 of 3 rows: free, wifi
    const auto some = explainPair(*dataset, recipe, {0}, {1});
    QVERIFY(all.hasValue() && some.hasValue());
    QCOMPARE(all->intersection, std::uint64_t{5});
    QCOMPARE(some->intersection, std::uint64_t{3});
    Recipe changed = recipe;
    changed.shingle.k = 2;
    const auto change = whatIf(*dataset, recipe, changed, {0}, {1});
    QVERIFY(change.hasValue());
    QCOMPARE(change->before.intersection, std::uint64_t{3});
    QCOMPARE(change->after.intersection, std::uint64_t{3});  // "free wifi" is in all three texts
  }

  void identicalPreparedTexts() {
    const auto why = explainPair(*threeDocuments(), lessonRecipe(), {0}, {4});
    QVERIFY(why.hasValue());
    QCOMPARE(why->jaccard, 1.0);
    QCOMPARE(why->collidedBands, 20U);
    QCOMPARE(why->foundProbability, 1.0);
  }

  void emptyTextsHaveNothingInCommon() {
    const auto why = explainPair(*threeDocuments(), lessonRecipe(), {3}, {3});
    QVERIFY(why.hasValue());
    QCOMPARE(why->jaccard, 0.0);
    QCOMPARE(why->equalPositions, 0U);
    QCOMPARE(why->collidedBands, 0U);
    QCOMPARE(why->foundProbability, 0.0);
  }

  void columnsAreJoinedByOneSpace() {
    Recipe recipe = lessonRecipe();
    recipe.compare = {"doc", "text"};
    const auto why = explainPair(*threeDocuments(), recipe, {0}, {4});
    QVERIFY(why.hasValue());
    // Only the shingle that begins with the number differs: 7 of 9.
    QCOMPARE(why->intersection, std::uint64_t{7});
    QCOMPARE(why->unionSize, std::uint64_t{9});
  }

  void badRecipesAreRejected() {
    Recipe unknown = lessonRecipe();
    unknown.compare = {"nothing"};
    QCOMPARE(explainPair(*threeDocuments(), unknown, {0}, {1}).error().code,
             ErrorCode::BadParameter);
    Recipe uneven = lessonRecipe();
    uneven.bands = 7;
    QCOMPARE(explainPair(*threeDocuments(), uneven, {0}, {1}).error().code,
             ErrorCode::BadParameter);
    QCOMPARE(explainPair(*threeDocuments(), lessonRecipe(), {0}, {5}).error().code,
             ErrorCode::BadParameter);
  }
};

SHINGLESCOPE_TEST(TestPairExplanation, NoApplication)
#include "tst_pair_explanation.moc"
