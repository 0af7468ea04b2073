// SPDX-License-Identifier: MIT
// The two matrices of chosen rows: known numbers of the three documents, and every value compared
// with the engine's own signer and explanation.

#include <QtTest>
#include <set>
#include <thread>

#include "core/explain/pair_explanation.h"
#include "core/explain/row_signer.h"
#include "core/lsh/band_keys.h"
#include "core/pipeline/run/find_duplicates.h"
#include "core/tune/comparison/row_matrices.h"
#include "core/tune/rows/matrix_rows.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

std::shared_ptr<const Dataset> threeDocuments() {
  return textDataset({"The night is dark and the moon is red.",
                      "I can see moon is red, the night is dark.",
                      "The moon in the night is red."});
}

std::vector<RecordId> rowsFrom(std::uint32_t first, std::uint32_t count) {
  std::vector<RecordId> rows;
  for (std::uint32_t i = 0; i < count; ++i) rows.push_back({first + i});
  return rows;
}

/// Returns a text of `words` different words.
std::string longText(std::size_t words, std::uint64_t seed) {
  std::string text;
  for (std::size_t i = 0; i < words; ++i) text += "w" + std::to_string(i * seed) + " ";
  return text;
}

ErrorCode codeOf(const Dataset &dataset, const Recipe &recipe, const std::vector<RecordId> &rows) {
  const auto made = makeRowMatrices(dataset, recipe, rows, {}, {});
  return made ? ErrorCode::Internal : made.error().code;
}

}  // namespace

class TestRowMatrices : public QObject {
  Q_OBJECT

 private slots:
  void threeDocumentsInNumbers();
  void agreesWithTheEngine_data();
  void agreesWithTheEngine();
  void pairsHaveTheSameExplanation();
  void rowsOfTheFirstPairs();
  void longTextsHaveTheEnginesValues_data();
  void longTextsHaveTheEnginesValues();
  void listsTheLeadingShinglesAndCauses();
  void rowsOfOtherLabelsShareNoBucket();
  void rowsWithoutShingles();
  void namesTheLimits();
  void checksRowsFirst();
  void stopsWhenCancelled();
  void stopsInALongText();
};

void TestRowMatrices::threeDocumentsInNumbers() {
  const auto dataset = threeDocuments();
  const Recipe recipe = wordRecipe({"text"});
  const auto made = makeRowMatrices(*dataset, recipe, rowsFrom(0, 3), {}, {});
  QVERIFY2(made, made ? "" : made.error().detail().c_str());
  QCOMPARE(made->distinct, std::uint64_t{16});
  QCOMPARE(made->shingles.size(), std::size_t{16});
  QCOMPARE(made->hidden(), std::uint64_t{0});
  const std::vector<std::pair<std::string, std::uint64_t>> expected = {
      {"the night is", 7}, {"night is dark", 3}, {"moon is red", 3},  {"is dark and", 1},
      {"dark and the", 1}, {"and the moon", 1},  {"the moon is", 1},  {"i can see", 2},
      {"can see moon", 2}, {"see moon is", 2},   {"is red the", 2},   {"red the night", 2},
      {"the moon in", 4},  {"moon in the", 4},   {"in the night", 4}, {"night is red", 4}};
  for (std::size_t i = 0; i < expected.size(); ++i) {
    QCOMPARE(made->shingles[i].text, expected[i].first);
    QCOMPARE(made->shingles[i].holders, expected[i].second);
  }
  QCOMPARE(made->shingles[6].exactHash, std::uint64_t{0x51c2e23b0b9b07d6});
  const std::vector<std::array<std::uint32_t, 4>> pairs = {
      {0, 1, 3, 12}, {0, 2, 1, 11}, {1, 2, 1, 12}};
  QCOMPARE(made->pairs.size(), pairs.size());
  QCOMPARE(made->rows[0].shingles, 7U);
  QCOMPARE(made->rows[1].shingles, 8U);
  QCOMPARE(made->rows[2].shingles, 5U);
  for (const auto &[a, b, shared, all] : pairs) {
    const MatrixPair &pair = made->pairOf(b, a);
    QCOMPARE(pair.a, a);
    QCOMPARE(pair.b, b);
    QCOMPARE(pair.intersection, shared);
    QCOMPARE(pair.unionSize, all);
  }
  const MatrixRow &first = made->rows.front();
  QCOMPARE(first.places.size(), std::size_t{7});
  QCOMPARE(first.prepared.substr(first.places[6].begin), std::string("moon is red"));
}

void TestRowMatrices::agreesWithTheEngine_data() {
  QTest::addColumn<int>("scheme");
  QTest::addColumn<int>("hash");
  for (const int scheme : {0, 1, 2, 3, 4})
    QTest::addRow("scheme %d", scheme) << scheme << static_cast<int>(HashFunction::Fast);
  for (const int hash : {0, 1, 2, 3, 4}) QTest::addRow("hash %d", hash) << 0 << hash;
}

void TestRowMatrices::agreesWithTheEngine() {
  QFETCH(int, scheme);
  QFETCH(int, hash);
  const auto dataset = someRentals(kMostMatrixRows, 5);
  QVERIFY(dataset != nullptr);
  Recipe recipe = rentalsRecipe();
  recipe.signature.scheme = static_cast<PermutationScheme>(scheme);
  recipe.shingle.hash = static_cast<HashFunction>(hash);
  const auto made = makeRowMatrices(*dataset, recipe, rowsFrom(0, kMostMatrixRows), {}, threads(2));
  QVERIFY2(made, made ? "" : made.error().detail().c_str());
  auto signer = RowSigner::create(*dataset, recipe);
  QVERIFY(signer);
  auto lone = MinHasher::create(recipe.signature);
  std::vector<std::uint32_t> expected(recipe.signature.numHashes);
  std::vector<std::uint32_t> keys(recipe.bands);
  std::set<std::uint64_t> distinct;
  for (const MatrixRow &row : made->rows) {
    const std::string text(signer->preparedText(row.row));
    QCOMPARE(row.prepared, text);
    QVERIFY(signer->sign(text, expected));
    QCOMPARE(row.signature, expected);
    writeBandKeys(expected, recipe.bandPlan(), keys);
    QCOMPARE(row.keys, keys);
    std::vector<std::uint64_t> set;
    signer->setOf(text, set);
    QCOMPARE(std::size_t{row.shingles}, set.size());
    distinct.insert(set.begin(), set.end());
    const auto place = static_cast<std::size_t>(&row - made->rows.data());
    for (std::size_t at = 0; at < expected.size(); ++at) {
      const MatrixShingle &cause = made->shingles[row.causes[at]];
      QVERIFY(cause.isIn(place));
      QVERIFY(std::ranges::binary_search(set, cause.exactHash));
      std::vector<std::uint32_t> alone(expected.size());
      lone->sign({&cause.hash, 1}, alone);
      QCOMPARE(alone[at], expected[at]);
    }
    for (const MatrixPlace &each : row.places) QVERIFY(made->shingles[each.shingle].isIn(place));
  }
  QCOMPARE(made->distinct, std::uint64_t{distinct.size()});
}

void TestRowMatrices::pairsHaveTheSameExplanation() {
  const auto dataset = rentals();
  const Recipe recipe = rentalsRecipe();
  const auto result = findDuplicates(*dataset, recipe, {});
  QVERIFY(result);
  const auto made = makeRowMatrices(*dataset, recipe,
                                    rowsOfFirstPairs(*result, recipe.threshold, 9).rows, {}, {});
  QVERIFY(made && made->pairs.size() >= 28);
  std::uint32_t collided = 0;
  for (const MatrixPair &pair : made->pairs) {
    const MatrixRow &a = made->rows[pair.a];
    const MatrixRow &b = made->rows[pair.b];
    const auto told = explainPair(*dataset, recipe, a.row, b.row);
    QVERIFY(told);
    QVERIFY(&made->pairOf(pair.b, pair.a) == &pair);
    QCOMPARE(std::uint64_t{pair.intersection}, told->intersection);
    QCOMPARE(std::uint64_t{pair.unionSize}, told->unionSize);
    QCOMPARE(pair.equalPositions, told->equalPositions);
    QCOMPARE(pair.sharedBands, told->collidedBands);
    QCOMPARE(pair.isSimilar, told->isSimilar);
    const auto isShared = [](std::uint32_t one, std::uint32_t other) {
      return one != MatrixRow::kAlone && one == other;
    };
    for (std::uint32_t at = 0; at < recipe.signature.numHashes; ++at)
      QCOMPARE(isShared(a.equals[at], b.equals[at]), bool(told->positionIsEqual[at]));
    for (std::uint32_t band = 0; band < recipe.bands; ++band) {
      QCOMPARE(isShared(a.buckets[band], b.buckets[band]), bool(told->bandCollided[band]));
      QVERIFY(a.buckets[band] == MatrixRow::kAlone || a.buckets[band] < made->bucketsOf[band]);
    }
    collided += pair.sharedBands;
  }
  QVERIFY(collided > 0);
}

void TestRowMatrices::rowsOfTheFirstPairs() {
  // Rows 0, 2 and 5 are similar, as are rows 1 and 4; row 3 has row 1's text.
  const auto dataset = textDataset({"one two three four five six", "red green blue white black",
                                    "one two three four five six seven",
                                    "red green blue white black", "red green blue white black grey",
                                    "one two three four five six seven eight", "nothing like it"});
  Recipe recipe = wordRecipe({"text"}, 1);
  recipe.threshold = {7, 10};
  const auto result = findExactDuplicates(*dataset, recipe, {});
  QVERIFY(result);
  const auto rows = rowsOfFirstPairs(*result, recipe.threshold, 24);
  const std::vector<RecordId> expected = {{0}, {2}, {5}, {1}, {4}};
  QVERIFY(rows.rows == expected);
  QCOMPARE(rows.available, std::uint64_t{5});
  const auto few = rowsOfFirstPairs(*result, recipe.threshold, 4);
  QVERIFY(few.rows == std::vector<RecordId>({{0}, {2}, {5}}));  // half a pair does not count
  QCOMPARE(few.available, std::uint64_t{5});
  const auto identical = rowsOfFirstPairs(*result, {1, 1}, 24);
  QVERIFY(identical.rows == std::vector<RecordId>({{1}, {3}}));
}

void TestRowMatrices::longTextsHaveTheEnginesValues_data() {
  QTest::addColumn<int>("scheme");
  QTest::addColumn<int>("words");
  QTest::addColumn<int>("numHashes");
  for (const int scheme : {0, 1, 2, 3, 4}) {
    // Salted values are hashed one by one, which takes minutes with sanitizers.
    if (test::kIsSanitized && scheme == int(PermutationScheme::Salted)) continue;
    QTest::addRow("scheme %d, long", scheme) << scheme << 40'000 << 16;
    QTest::addRow("scheme %d, many hashes", scheme) << scheme << 600 << 2048;
  }
}

void TestRowMatrices::longTextsHaveTheEnginesValues() {
  QFETCH(int, scheme);
  QFETCH(int, words);
  QFETCH(int, numHashes);
  const auto all = static_cast<std::size_t>(words);
  const auto dataset = textDataset({longText(all, 7), longText(all - 500, 7)});
  Recipe recipe = wordRecipe({"text"}, 1);
  recipe.signature = {static_cast<PermutationScheme>(scheme), static_cast<std::uint32_t>(numHashes),
                      3};
  recipe.bands = 4;
  const auto made = makeRowMatrices(*dataset, recipe, rowsFrom(0, 2), {}, {});
  QVERIFY2(made, made ? "" : made.error().detail().c_str());
  auto signer = RowSigner::create(*dataset, recipe);
  const auto lone = MinHasher::create(recipe.signature);
  std::vector<std::uint32_t> expected(recipe.signature.numHashes);
  std::vector<std::uint32_t> alone(recipe.signature.numHashes);
  for (const MatrixRow &row : made->rows) {
    QVERIFY(signer->sign(row.prepared, expected));
    QCOMPARE(row.signature, expected);
    // Finds the first shingle of the text that has the value by itself.
    std::vector<std::uint64_t> firsts(expected.size());
    std::vector<bool> isFound(expected.size());
    for (const std::uint64_t hash : signer->hashesOf(row.prepared)) {
      lone->sign({&hash, 1}, alone);
      for (std::size_t at = 0; at < expected.size(); ++at) {
        // With one permutation, a single shingle has its value in every bin.
        if (isFound[at] || alone[at] != expected[at]) continue;
        isFound[at] = true;
        firsts[at] = hash;
      }
    }
    for (std::size_t at = 0; at < expected.size(); ++at)
      QCOMPARE(made->shingles[row.causes[at]].hash, firsts[at]);
  }
  QCOMPARE(made->distinct, std::uint64_t{all});
  QCOMPARE(made->pairs.front().intersection, static_cast<std::uint32_t>(words - 500));
}

void TestRowMatrices::listsTheLeadingShinglesAndCauses() {
  const auto dataset = someRentals(6, 5);
  const Recipe recipe = rentalsRecipe();
  const auto all = makeRowMatrices(*dataset, recipe, rowsFrom(0, 6), {1U << 20U}, {});
  const auto some = makeRowMatrices(*dataset, recipe, rowsFrom(0, 6), {10}, {});
  QVERIFY(all && some);
  QCOMPARE(all->hidden(), std::uint64_t{0});
  QCOMPARE(some->leading, std::size_t{10});
  QCOMPARE(some->distinct, all->distinct);
  QVERIFY(some->hidden() > 0);
  for (std::size_t i = 0; i < 10; ++i) QCOMPARE(some->shingles[i].text, all->shingles[i].text);
  for (std::size_t i = 1; i < all->shingles.size(); ++i)
    QVERIFY(all->shingles[i - 1].rowCount() >= all->shingles[i].rowCount());
  std::set<std::uint32_t> caused;
  for (std::size_t i = 0; i < 6; ++i) {
    for (std::size_t at = 0; at < recipe.signature.numHashes; ++at) {
      caused.insert(some->rows[i].causes[at]);
      QCOMPARE(some->shingles[some->rows[i].causes[at]].exactHash,
               all->shingles[all->rows[i].causes[at]].exactHash);
    }
  }
  for (std::size_t i = 10; i < some->shingles.size(); ++i)
    QVERIFY(caused.contains(static_cast<std::uint32_t>(i)));
}

void TestRowMatrices::rowsOfOtherLabelsShareNoBucket() {
  DatasetBuilder builder({"text", "city"});
  const std::string text = "flat with a terrace near the station";
  for (const std::string_view city : {"Rome", "Milan", "Rome"}) builder.addRow({text, city}, 0);
  const auto dataset = builder.finish();
  Recipe recipe = wordRecipe({"text"});
  recipe.same = {"city"};
  const auto made = makeRowMatrices(*dataset, recipe, rowsFrom(0, 3), {}, {});
  QVERIFY2(made, made ? "" : made.error().detail().c_str());
  QCOMPARE(made->pairOf(0, 1).sharedBands, 0U);
  QCOMPARE(made->pairOf(0, 1).equalPositions, recipe.signature.numHashes);
  QCOMPARE(made->pairOf(0, 2).sharedBands, recipe.bands);
  QCOMPARE(made->rows[1].buckets.front(), MatrixRow::kAlone);
  QCOMPARE(made->rows[0].buckets.front(), 0U);
}

void TestRowMatrices::rowsWithoutShingles() {
  const auto dataset = textDataset({"one two three four", "", "one two"});
  const auto made = makeRowMatrices(*dataset, wordRecipe({"text"}), rowsFrom(0, 3), {}, {});
  QVERIFY2(made, made ? "" : made.error().detail().c_str());
  QVERIFY(made->rows[0].hasShingles());
  QVERIFY(!made->rows[1].hasShingles() && !made->rows[2].hasShingles());
  QVERIFY(made->rows[2].causes.empty() && made->rows[2].buckets.empty());
  QCOMPARE(made->pairOf(1, 2).jaccard(), 0.0);
  QCOMPARE(made->pairOf(1, 2).equalPositions, 0U);
  QVERIFY(!made->pairOf(1, 2).isSimilar);
}

void TestRowMatrices::namesTheLimits() {
  const auto dataset = rentals();
  const Recipe recipe = rentalsRecipe();
  QCOMPARE(codeOf(*dataset, recipe, {}), ErrorCode::BadParameter);
  QCOMPARE(codeOf(*dataset, recipe, {{1U << 30U}}), ErrorCode::BadParameter);
  QCOMPARE(codeOf(*dataset, recipe, rowsFrom(0, kMostMatrixRows + 1)), ErrorCode::Limit);
  Recipe none = recipe;
  none.compare = {"no such column"};
  QCOMPARE(codeOf(*dataset, none, rowsFrom(0, 2)), ErrorCode::BadParameter);
  const auto large = textDataset({std::string(kMostMatrixBytes + 1, 'x')});
  QCOMPARE(codeOf(*large, wordRecipe({"text"}), rowsFrom(0, 1)), ErrorCode::Limit);
  // A row that is named twice is used once.
  const auto twice = makeRowMatrices(*dataset, recipe, {{4}, {2}, {4}}, {}, {});
  QVERIFY(twice);
  QCOMPARE(twice->rows.size(), std::size_t{2});
  QCOMPARE(twice->rows.front().row, RecordId{4});
}

/// Rows are checked before the data is searched for stop-shingles.
void TestRowMatrices::checksRowsFirst() {
  const auto dataset = rentals();
  Recipe recipe = rentalsRecipe();
  recipe.shingle.maxDocumentFrequency = Ratio{1, 10};
  Progress progress;
  RunContext context;
  context.progress = &progress;
  QVERIFY(!makeRowMatrices(*dataset, recipe, rowsFrom(0, kMostMatrixRows + 1), {}, context));
  QCOMPARE(progress.stage.load(), Stage::Idle);
  const auto made = makeRowMatrices(*dataset, recipe, rowsFrom(0, 2), {}, context);
  QVERIFY(made && made->recipe.shingle.stop != nullptr);
  // Stop-shingles that are already in the recipe are not searched again.
  Progress second;
  context.progress = &second;
  const auto again = makeRowMatrices(*dataset, made->recipe, rowsFrom(0, 2), {}, context);
  QVERIFY(again);
  QCOMPARE(again->recipe.shingle.stop, made->recipe.shingle.stop);
}

void TestRowMatrices::stopsWhenCancelled() {
  const auto made =
      makeRowMatrices(*rentals(), rentalsRecipe(), rowsFrom(0, 4), {}, cancelledRun());
  QVERIFY(!made);
  QCOMPARE(made.error().code, ErrorCode::Cancelled);
}

void TestRowMatrices::stopsInALongText() {
  // The slowest permutations with the largest numbers: minutes of work without a cancellation.
  const auto dataset = textDataset({longText(100'000, 3)});
  Recipe recipe = wordRecipe({"text"}, 1);
  recipe.signature = {PermutationScheme::Salted, kMaxHashes, 1};
  std::stop_source source;
  Progress progress;
  RunContext context;
  context.stop = source.get_token();
  context.progress = &progress;
  ErrorCode code = ErrorCode::Internal;
  std::thread worker([&] {
    const auto made = makeRowMatrices(*dataset, recipe, rowsFrom(0, 1), {}, context);
    if (!made) code = made.error().code;
  });
  while (progress.stage != Stage::Signing) std::this_thread::yield();
  std::this_thread::sleep_for(std::chrono::milliseconds(300));
  QElapsedTimer wait;
  wait.start();
  source.request_stop();
  worker.join();
  VERIFY_WITHIN(wait, 1000);
  QCOMPARE(code, ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestRowMatrices, NoApplication)
#include "tst_row_matrices.moc"
