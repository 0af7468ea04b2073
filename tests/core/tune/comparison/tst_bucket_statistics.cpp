// SPDX-License-Identifier: MIT
// Buckets compared with the definition; causes of buckets; stop-shingles.

#include <QtTest>
#include <map>
#include <set>

#include "core/lsh/band_keys.h"
#include "core/tune/comparison/bucket_statistics.h"
#include "core/tune/comparison/candidate_probe.h"
#include "tests/support/tables/build_dataset.h"
#include "tests/support/test_registry.h"
#include "tests/support/tuned_sample.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

/// Returns texts that share a closing line, and some that share nothing.
std::shared_ptr<const Dataset> boilerplate() {
  std::vector<std::string> texts;
  for (int i = 0; i < 40; ++i)
    texts.push_back("w" + std::to_string(i) + " v" + std::to_string(7 * i) +
                    " call us now for more");
  for (int i = 0; i < 10; ++i)
    texts.push_back("x" + std::to_string(i) + " y" + std::to_string(i) + " z" + std::to_string(i));
  texts.push_back(std::string(texts.front()));
  return textDataset(texts);
}

Recipe bucketRecipe() {
  Recipe recipe = wordRecipe({"text"}, 1);
  recipe.signature.numHashes = 32;
  recipe.bands = 16;
  return recipe;
}

}  // namespace

class TestBucketStatistics : public QObject {
  Q_OBJECT

 private slots:
  void sizesFollowFromTheDefinition();
  void causesAreTheSharedShingles_data();
  void causesAreTheSharedShingles();
  void stopShinglesEmptyTheBuckets();
  void sameForAnyThreadCount();
  void stopsWhenCancelled();
};

void TestBucketStatistics::sizesFollowFromTheDefinition() {
  const auto dataset = boilerplate();
  const auto texts = makeExactSets(*dataset, bucketRecipe(), {});
  QVERIFY(texts);
  const auto view = viewBuckets(*texts, {}, {});
  QVERIFY2(view, view ? "" : view.error().detail().c_str());
  const auto signatures = signExactSets(*texts, texts->recipe.signature, {});
  std::map<std::uint64_t, std::uint64_t> sizes;
  std::uint64_t largest = 0;
  for (std::uint32_t band = 0; band < 16; ++band) {
    std::map<std::vector<std::uint32_t>, std::uint64_t> buckets;
    for (const std::uint32_t text : texts->withShingles) {
      const auto values = signatures->signatures[TextId{text}].subspan(band * 2, 2);
      ++buckets[{values.begin(), values.end()}];
    }
    for (const auto &[values, members] : buckets) {
      if (members > 1) ++sizes[members];
      largest = std::max(largest, members);
    }
  }
  QCOMPARE(view->sizes.size(), sizes.size());
  std::uint64_t all = 0;
  for (const BucketSizeCount &size : view->sizes) {
    QCOMPARE(size.buckets, sizes[size.texts]);
    all += size.buckets;
  }
  QCOMPARE(view->buckets, all);
  QCOMPARE(view->texts, std::uint64_t{50});
  QCOMPARE(view->largest.front().texts, largest);
  const auto probed = probeCandidates(*texts, *signatures, {16, 2}, {});
  QCOMPARE(view->candidates, std::uint64_t(probed->pairs.size()));
}

void TestBucketStatistics::causesAreTheSharedShingles_data() {
  QTest::addColumn<int>("scheme");
  QTest::addColumn<int>("hash");
  for (const int scheme : {0, 1, 2, 3, 4}) QTest::addRow("scheme %d", scheme) << scheme << 5;
  QTest::newRow("xxh3") << 0 << 0;
}

void TestBucketStatistics::causesAreTheSharedShingles() {
  QFETCH(int, scheme);
  QFETCH(int, hash);
  Recipe recipe = bucketRecipe();
  recipe.signature.scheme = static_cast<PermutationScheme>(scheme);
  recipe.shingle.hash = static_cast<HashFunction>(hash);
  const auto dataset = boilerplate();
  const auto texts = makeExactSets(*dataset, recipe, {});
  const auto view = viewBuckets(*texts, {}, {});
  QVERIFY(view && !view->largest.empty());
  const std::set<std::string> shared = {"call", "us", "now", "for", "more"};
  for (const HotBucket &bucket : view->largest) {
    QVERIFY(!bucket.shingles.empty());
    QVERIFY(bucket.shingles.size() <= 2);
    if (bucket.texts < 5) continue;
    for (const ShingleShare &shingle : bucket.shingles) {
      QVERIFY2(shared.contains(shingle.text), shingle.text.c_str());
      QCOMPARE(shingle.rows, std::uint64_t{41});
    }
    QVERIFY(bucket.rows >= bucket.texts);
    QCOMPARE(bucket.members.size(), std::size_t(std::min<std::uint64_t>(20, bucket.rows)));
    QVERIFY(std::ranges::is_sorted(bucket.members));
  }
  QVERIFY(view->largest.front().texts >= 5);
  QCOMPARE(view->commonest[4].rows, std::uint64_t{41});
  QVERIFY(shared.contains(view->commonest[0].text));
  QVERIFY(view->commonest[5].rows < 41);
}

void TestBucketStatistics::stopShinglesEmptyTheBuckets() {
  const auto dataset = boilerplate();
  const auto preview = previewStopShingles(*dataset, bucketRecipe(), {1, 2}, {}, {});
  QVERIFY2(preview, preview ? "" : preview.error().detail().c_str());
  QCOMPARE(preview->stopped, std::uint64_t{5});
  QCOMPARE(preview->examples.size(), std::size_t{5});
  QVERIFY(preview->before.candidates > 20);
  QVERIFY(preview->after.candidates < preview->before.candidates);
  QCOMPARE(preview->emptiedRows, std::uint64_t{0});
  QVERIFY(preview->after.commonest.front().rows < 41);
  QCOMPARE(previewStopShingles(*dataset, bucketRecipe(), {0, 2}, {}, {}).error().code,
           ErrorCode::BadParameter);
}

void TestBucketStatistics::sameForAnyThreadCount() {
  const auto dataset = boilerplate();
  const auto texts = makeExactSets(*dataset, bucketRecipe(), {});
  const auto one = viewBuckets(*texts, {3, 4, 2}, threads(1));
  const auto three = viewBuckets(*texts, {3, 4, 2}, threads(3));
  QVERIFY(one && three);
  QCOMPARE(one->largest.size(), std::size_t{3});
  QCOMPARE(one->commonest.size(), std::size_t{2});
  for (std::size_t i = 0; i < 3; ++i) {
    QCOMPARE(one->largest[i].band, three->largest[i].band);
    QVERIFY(one->largest[i].members == three->largest[i].members);
    QVERIFY(one->largest[i].members.size() <= 4);
  }
  QVERIFY(one->sizes == three->sizes);
}

void TestBucketStatistics::stopsWhenCancelled() {
  const auto dataset = boilerplate();
  const auto texts = makeExactSets(*dataset, bucketRecipe(), {});
  QCOMPARE(viewBuckets(*texts, {}, cancelledRun()).error().code, ErrorCode::Cancelled);
}

SHINGLESCOPE_TEST(TestBucketStatistics, NoApplication)
#include "tst_bucket_statistics.moc"
