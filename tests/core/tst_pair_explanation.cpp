#include <QTest>
#include <algorithm>
#include <memory>

#include "core/explain/pair_explanation.h"
#include "core/lsh/s_curve.h"
#include "core/pipeline/find_duplicates.h"
#include "core/pipeline/option_names.h"

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
  recipe.signature.hashes = 100;
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
    QVERIFY2(first.hasValue(), first ? "" : first.error().detail.c_str());
    QCOMPARE(first->intersection, std::uint64_t{3});
    QCOMPARE(first->unionSize, std::uint64_t{12});
    const auto second = explainPair(*documents, lessonRecipe(), {0}, {2});
    QVERIFY(second.hasValue());
    QCOMPARE(second->jaccard, 1.0 / 11.0);
  }

  void positionsBandsAndEstimateAgree() {
    const auto why = explainPair(*threeDocuments(), lessonRecipe(), {0}, {1});
    QVERIFY(why.hasValue());
    QCOMPARE(why->hashes, 100U);
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
    recipe.bands = 100;  // so that rows of 3/12 are candidates
    recipe.threshold = Ratio{1, 5};
    const auto documents = threeDocuments();
    const auto found = findDuplicates(*documents, recipe, {});
    QVERIFY2(found.hasValue(), found ? "" : found.error().detail.c_str());
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

  void badRecipesAreRefused() {
    Recipe unknown = lessonRecipe();
    unknown.compare = {"nothing"};
    QCOMPARE(explainPair(*threeDocuments(), unknown, {0}, {1}).error().code,
             ErrorCode::BadParameter);
    Recipe uneven = lessonRecipe();
    uneven.bands = 7;
    QCOMPARE(explainPair(*threeDocuments(), uneven, {0}, {1}).error().code,
             ErrorCode::BadParameter);
  }
};

QTEST_APPLESS_MAIN(TestPairExplanation)
#include "tst_pair_explanation.moc"
