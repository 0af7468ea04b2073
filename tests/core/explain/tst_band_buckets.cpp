// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "core/explain/band_buckets.h"
#include "core/explain/pair_explanation.h"
#include "core/pipeline/run/find_duplicates.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/text_families.h"

using namespace shinglescope;

namespace {

std::shared_ptr<const Dataset> fiveDocuments() {
  return test::textDataset(
      {"The night is dark and the moon is red.", "I can see moon is red, the night is dark.",
       "The moon in the night is red.", "", "The night is dark and the moon is red!"});
}

Recipe lessonOn(const char *column) {
  Recipe recipe = *presetRecipe("lesson");
  recipe.compare = {column};
  return recipe;
}

std::vector<std::uint32_t> numbersOf(const std::vector<RecordId> &rows) {
  std::vector<std::uint32_t> numbers;
  for (const RecordId row : rows) numbers.push_back(row.value);
  return numbers;
}

/// Returns the rows that share each band with `row`, found by explaining every pair.
std::vector<std::vector<std::uint32_t>> bruteForce(const Dataset &dataset, const Recipe &recipe,
                                                   RecordId row) {
  std::vector<std::vector<std::uint32_t>> members(recipe.bands);
  for (std::uint32_t other = 0; other < dataset.rowCount(); ++other) {
    const auto why = explainPair(dataset, recipe, row, {other});
    if (other == row.value || why->fate == PairFate::NotAllowed) continue;
    for (std::uint32_t band = 0; band < recipe.bands; ++band)
      if (why->bandCollided[band]) members[band].push_back(other);
  }
  return members;
}

}  // namespace

class TestBandBuckets : public QObject {
  Q_OBJECT

 private slots:
  void bucketsOfTheLesson() {
    const auto documents = fiveDocuments();
    const Recipe recipe = lessonOn("text");
    const auto buckets = findBandBuckets(*documents, recipe, {{0}}, RunContext{});
    QVERIFY2(buckets.hasValue(), buckets ? "" : buckets.error().detail().c_str());
    QCOMPARE(buckets->size(), std::size_t{2});
    const auto expected = bruteForce(*documents, recipe, {0});
    for (std::size_t band = 0; band < 2; ++band) {
      // Document 5 equals document 1, except for a punctuation mark that the lesson strips.
      QVERIFY(std::ranges::count(numbersOf((*buckets)[band].members), 4U) == 1);
      QCOMPARE(numbersOf((*buckets)[band].members), expected[band]);
      QCOMPARE((*buckets)[band].rows, std::uint64_t{expected[band].size() + 1});
    }
  }

  void aTextWithoutShinglesIsInNoBucket() {
    const auto buckets = findBandBuckets(*fiveDocuments(), lessonOn("text"), {{3}}, RunContext{});
    QVERIFY(buckets.hasValue());
    for (const BandBucket &bucket : *buckets) {
      QCOMPARE(bucket.rows, std::uint64_t{0});
      QVERIFY(bucket.members.empty());
    }
  }

  void agreesWithEveryPairExplained() {
    std::vector<std::string> texts = test::families(9, 12, 5);
    for (std::size_t i = 0; i < 20; ++i) texts.push_back(std::string(texts[i]));  // repeated ones
    texts.emplace_back();
    const auto dataset = test::textDataset(texts);
    Recipe recipe = lessonOn("text");
    recipe.signature.numHashes = 48;
    for (const std::uint32_t bands : {6U, 16U, 48U}) {
      recipe.bands = bands;
      const auto found = findDuplicates(*dataset, recipe, RunContext{});
      QVERIFY(found.hasValue());
      for (const std::uint32_t row : {0U, 7U, 33U, 61U}) {
        const auto expected = bruteForce(*dataset, recipe, {row});
        for (const unsigned threads : {1U, 4U}) {
          RunContext context;
          context.threads = threads;
          for (const TextClasses *classes :
               {static_cast<const TextClasses *>(nullptr), &found->classes}) {
            const auto buckets = findBandBuckets(*dataset, recipe, {{row}, 1000, classes}, context);
            QVERIFY(buckets.hasValue());
            for (std::uint32_t band = 0; band < bands; ++band) {
              QCOMPARE(numbersOf((*buckets)[band].members), expected[band]);
              QCOMPARE((*buckets)[band].rows, std::uint64_t{expected[band].size() + 1});
            }
          }
        }
      }
    }
  }

  void manyMembersAreCountedAndTheFirstListed() {
    std::vector<std::string> texts(5000, "the same small text in every row");
    const auto dataset = test::textDataset(texts);
    const auto found = findDuplicates(*dataset, lessonOn("text"), RunContext{});
    QVERIFY(found.hasValue());
    for (const TextClasses *classes :
         {static_cast<const TextClasses *>(nullptr), &found->classes}) {
      const auto buckets =
          findBandBuckets(*dataset, lessonOn("text"), {{1}, 3, classes}, RunContext{});
      QVERIFY(buckets.hasValue());
      QCOMPARE((*buckets)[0].rows, std::uint64_t{5000});
      QCOMPARE(numbersOf((*buckets)[0].members), (std::vector<std::uint32_t>{0, 2, 3}));
    }
  }

  void rowsOutsideTheScopeAreNotMembers() {
    DatasetBuilder builder({"city", "text"});
    for (const char *city : {"Roma", "Roma", "Bari"})
      builder.addRow({city, "one two three four"}, 0);
    const auto dataset = builder.finish();
    Recipe recipe = lessonOn("text");
    recipe.same = {"city"};
    const auto buckets = findBandBuckets(*dataset, recipe, {{0}}, RunContext{});
    QVERIFY(buckets.hasValue());
    QCOMPARE(numbersOf((*buckets)[0].members), std::vector<std::uint32_t>{1});
  }

  void stopsWhenCancelledAndRejectsMissingRows() {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    QCOMPARE(findBandBuckets(*fiveDocuments(), lessonOn("text"), {{0}}, context).error().code,
             ErrorCode::Cancelled);
    QCOMPARE(findBandBuckets(*fiveDocuments(), lessonOn("text"), {{5}}, {}).error().code,
             ErrorCode::BadParameter);
  }
};

SHINGLESCOPE_TEST(TestBandBuckets, NoApplication)
#include "tst_band_buckets.moc"
