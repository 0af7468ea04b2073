// SPDX-License-Identifier: MIT
// Buckets within a scope: only pairs between a file and its reference, or of one label, are
// generated, capped and reported.

#include <QtTest>
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "core/base/hash.h"
#include "core/lsh/bucket_scope.h"
#include "core/lsh/candidate_generator.h"
#include "core/lsh/capped_buckets.h"
#include "tests/support/candidate_lists.h"
#include "tests/support/capped_model.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using test::firstTexts;

namespace {

using Texts = std::vector<std::uint32_t>;

/// Returns keys that are drawn separately for every band: `shared` of 1000 texts are in the band's
/// one large bucket; each of the others has one of `values` keys.
BandKeys drawFiveBands(std::size_t texts, unsigned shared, std::uint64_t values) {
  BandKeys keys(5, texts);
  SplitMix64 random(17);
  for (std::uint32_t band = 0; band < keys.bands(); ++band)
    for (std::uint32_t &key : keys.band(band)) {
      const bool isShared = random.next() % 1000 < shared;
      key = static_cast<std::uint32_t>(isShared ? band : mix64(random.next() % values) | 1U);
    }
  return keys;
}

PairScope drawScope(std::size_t texts, std::uint32_t firstReference, unsigned labels) {
  PairScope scope;
  scope.firstReference = firstReference;
  SplitMix64 random(3);
  for (std::size_t text = 0; labels > 1 && text < texts; ++text)
    scope.labels.push_back(static_cast<std::uint32_t>(random.next() % labels));
  return scope;
}

/// The expected candidates and report, computed by brute force.
struct ExpectedScope {
  std::vector<CandidatePair> pairs;
  std::set<std::uint32_t> affected;
  std::uint64_t cappedBuckets = 0;
  std::uint64_t notExamined = 0;  ///< the exact number
};

/// The examined pairs of all buckets, and all pairs that share a capped bucket.
struct Sharing {
  explicit Sharing(std::size_t texts) : examined(texts), capped(texts) {}
  test::PairBytes examined;
  test::PairBytes capped;
};

void addBucket(const BandKeys &keys, std::uint32_t band, const Texts &bucket,
               const PairScope &scope, test::NeighbourBands &neighbours, ExpectedScope &expected,
               Sharing &sharing) {
  std::size_t count = 0;
  std::size_t ofFile = 0;
  const auto forEachPair = [&](const auto &visit) {
    for (std::size_t i = 0; i < bucket.size(); ++i)
      for (std::size_t j = i + 1; j < bucket.size(); ++j)
        if (scope.mayPair(bucket[i], bucket[j])) visit(bucket[i], bucket[j]);
  };
  forEachPair([&](std::uint32_t, std::uint32_t) { ++count; });
  for (const std::uint32_t text : bucket) ofFile += text < scope.firstReference ? 1U : 0U;
  const std::size_t fewer = std::min(ofFile, bucket.size() - ofFile);
  const bool isFew = scope.hasReference() && fewer <= kFewOfOneSide;
  const bool isCapped = count > kBucketCap * (kBucketCap - 1) / 2 && !isFew;
  if (!isCapped) {
    forEachPair([&](std::uint32_t a, std::uint32_t b) { sharing.examined.add(a, b); });
    return;
  }
  ++expected.cappedBuckets;
  expected.affected.insert(bucket.begin(), bucket.end());
  forEachPair([&](std::uint32_t a, std::uint32_t b) { sharing.capped.add(a, b); });
  test::forEachNeighbour(keys, neighbours.take(bucket), band, scope,
                         [&](std::uint32_t a, std::uint32_t b) { sharing.examined.add(a, b); });
}

ExpectedScope scopedByBruteForce(const BandKeys &keys, const PairScope &scope) {
  ExpectedScope expected;
  Sharing sharing(keys.textCount());
  test::NeighbourBands neighbours(keys.textCount());
  for (std::uint32_t band = 0; band < keys.bands(); ++band) {
    std::map<std::pair<std::uint32_t, std::uint32_t>, Texts> buckets;
    for (std::uint32_t text = 0; text < keys.textCount(); ++text)
      buckets[{keys.band(band)[text], scope.labels.empty() ? 0 : scope.labels[text]}].push_back(
          text);
    for (const auto &[key, bucket] : buckets)
      addBucket(keys, band, bucket, scope, neighbours, expected, sharing);
  }
  expected.pairs = sharing.examined.pairs();
  expected.notExamined = sharing.capped.countBeyond(sharing.examined);
  return expected;
}

std::uint64_t allowedPairs(const PairScope &scope, std::uint32_t texts) {
  std::uint64_t pairs = 0;
  for (std::uint32_t a = 0; a < texts; ++a)
    for (std::uint32_t b = a + 1; b < texts; ++b) pairs += scope.mayPair(a, b) ? 1U : 0U;
  return pairs;
}

ScopedBucket acrossBucket(const Texts &texts, std::size_t ofFile) {
  const std::span<const std::uint32_t> all(texts);
  return {all, all.first(ofFile), all.subspan(ofFile)};
}

}  // namespace

class TestBucketScope : public QObject {
  Q_OBJECT

 private slots:
  void sizeFollowsThePairs_data();
  void sizeFollowsThePairs();
  void candidatesEqualBruteForce_data();
  void candidatesEqualBruteForce();
  void neverCappedBucketsHaveMoreCandidates();
  void windowsGiveTheSame();
  void oneSidedBucketsCostNothing();
};

void TestBucketScope::sizeFollowsThePairs_data() {
  QTest::addColumn<int>("ofFile");
  QTest::addColumn<int>("ofReference");
  QTest::addColumn<int>("size");
  QTest::newRow("four rows of a side") << 4 << 1000000 << 2;
  QTest::newRow("one reference row") << 5000 << 1 << 2;
  QTest::newRow("28 pairs, as 8 texts have") << 7 << 4 << 2;
  QTest::newRow("25 pairs: 8 texts have 28") << 5 << 5 << 8;
  QTest::newRow("45 pairs are those of 10 texts") << 5 << 9 << 10;
  QTest::newRow("46 pairs and more are of 11") << 5 << 10 << 11;
  QTest::newRow("at the cap") << 767 << 384 << 768;
  QTest::newRow("one pair over it") << 5 << 58906 << 769;
  QTest::newRow("far over it") << 20000 << 30000 << 769;
}

void TestBucketScope::sizeFollowsThePairs() {
  QFETCH(int, ofFile);
  QFETCH(int, ofReference);
  QFETCH(int, size);
  const Texts texts = firstTexts(static_cast<std::size_t>(ofFile + ofReference));
  const ScopedBucket bucket = acrossBucket(texts, static_cast<std::size_t>(ofFile));
  QCOMPARE(bucket.pairs(), static_cast<std::uint64_t>(ofFile) * static_cast<unsigned>(ofReference));
  QCOMPARE(bucket.size(), static_cast<std::size_t>(size));
}

void TestBucketScope::candidatesEqualBruteForce_data() {
  QTest::addColumn<int>("texts");
  QTest::addColumn<int>("shared");
  QTest::addColumn<int>("firstReference");
  QTest::addColumn<int>("labels");
  QTest::addColumn<bool>("isCapped");
  QTest::newRow("reference, nothing capped") << 1500 << 300 << 700 << 1 << false;
  QTest::newRow("reference, capped") << 2600 << 600 << 1200 << 1 << true;
  QTest::newRow("few rows of the file") << 2600 << 900 << 5 << 1 << false;
  QTest::newRow("only the reference is large") << 2600 << 600 << 0 << 1 << false;
  QTest::newRow("labels, mixed in every bucket") << 2400 << 800 << -1 << 3 << false;
  QTest::newRow("labels, capped") << 2800 << 900 << -1 << 2 << true;
  QTest::newRow("labels and a reference") << 3600 << 950 << 1700 << 2 << true;
}

void TestBucketScope::candidatesEqualBruteForce() {
  QFETCH(int, texts);
  QFETCH(int, shared);
  QFETCH(int, firstReference);
  QFETCH(int, labels);
  QFETCH(bool, isCapped);
  const auto count = static_cast<std::size_t>(texts);
  const BandKeys keys = drawFiveBands(count, static_cast<unsigned>(shared), 60);
  const PairScope scope =
      drawScope(count, static_cast<std::uint32_t>(firstReference), static_cast<unsigned>(labels));
  const ExpectedScope expected = scopedByBruteForce(keys, scope);
  QCOMPARE(expected.cappedBuckets > 0, isCapped);
  const std::uint64_t allowed = allowedPairs(scope, static_cast<std::uint32_t>(texts));
  for (const unsigned threads : {1U, 2U, 3U, 8U}) {
    RunContext context;
    context.threads = threads;
    const auto found = generateCandidates(keys, firstTexts(count), context, scope);
    QVERIFY(found);
    QVERIFY(found->pairs == expected.pairs);
    const BucketReport report = found->tally.report(found->pairs);
    QCOMPARE(report.cappedBuckets, expected.cappedBuckets);
    QCOMPARE(report.rowsAffected, std::uint64_t{expected.affected.size()});
    QVERIFY(report.pairsNotExamined >= expected.notExamined);
    QVERIFY(report.pairsNotExamined <= allowed - found->pairs.size());
    QVERIFY(found->pairs.size() <= mostCandidates(count, keys.bands(), scope.hasReference()));
  }
}

/// Every text of the file meets four of the reference in each band, so no bucket is capped.
void TestBucketScope::neverCappedBucketsHaveMoreCandidates() {
  constexpr std::uint32_t kOfFile = 1U << 18U;
  constexpr std::uint32_t kBands = 3;
  constexpr std::uint32_t kOfReference = kBands * 4;
  BandKeys keys(kBands, kOfFile + kOfReference);
  for (std::uint32_t band = 0; band < kBands; ++band) {
    std::ranges::fill(keys.band(band).first(kOfFile), 0U);
    for (std::uint32_t i = 0; i < kOfReference; ++i)
      keys.band(band)[kOfFile + i] = i / 4 == band ? 0 : 1 + i;
  }
  PairScope scope;
  scope.firstReference = kOfFile;
  const auto found = generateCandidates(keys, firstTexts(kOfFile + kOfReference), {}, scope);
  QVERIFY(found);
  QCOMPARE(found->pairs.size(), std::size_t{kOfFile} * kOfReference);
  QVERIFY(found->pairs.size() > mostCandidates(kOfFile + kOfReference, kBands));
  QVERIFY(found->pairs.size() <= mostCandidates(kOfFile + kOfReference, kBands, true));
}

/// Candidates are examined in windows, as if there were little memory, with capped buckets on both
/// sides.
void TestBucketScope::windowsGiveTheSame() {
  constexpr std::uint32_t kTexts = 9000;
  BandKeys keys(1, kTexts);
  for (std::uint32_t text = 0; text < kTexts; ++text) keys.band(0)[text] = (text % 4) << 30U;
  PairScope scope;
  scope.firstReference = 4000;
  const auto whole = generateCandidates(keys, firstTexts(kTexts), {}, scope);
  QVERIFY(whole && !whole->pairs.empty());
  std::vector<CandidatePair> pairs;
  BucketTally tally(kTexts);
  std::uint64_t examined = 0;
  CandidatePair next;
  for (bool isLast = false; !isLast;) {
    CandidateWindow window(next, 5000);
    const auto found = generateCandidates(keys, firstTexts(kTexts), {}, scope, &window);
    QVERIFY(found && !found->pairs.empty() && found->pairs.size() <= 2500);
    if (pairs.empty()) tally = found->tally;
    examined += tally.examined(found->pairs);
    pairs.insert(pairs.end(), found->pairs.begin(), found->pairs.end());
    isLast = !window.endsEarly();
    if (!isLast) next = window.end();
  }
  QVERIFY(pairs == whole->pairs);
  QCOMPARE(tally.reportOf(examined).pairsNotExamined, tally.report(pairs).pairsNotExamined);
  const BucketReport report = tally.report(pairs);
  QCOMPARE(report.cappedBuckets, std::uint64_t{4});
  QCOMPARE(report.pairsNotExamined, 4 * std::uint64_t{1000} * 1250);
  QCOMPARE(report.pairsNotExamined, whole->tally.report(pairs).pairsNotExamined);
}

/// 4,900 texts of the reference share a bucket in every band, and only one text of the file is in
/// it.
void TestBucketScope::oneSidedBucketsCostNothing() {
  BandKeys keys(3, 5000);
  for (std::uint32_t band = 0; band < 3; ++band)
    for (std::uint32_t text = 0; text < 5000; ++text) keys.band(band)[text] = text < 100 ? text : 7;
  PairScope scope;
  scope.firstReference = 100;
  const auto found = generateCandidates(keys, firstTexts(5000), {}, scope);
  QVERIFY(found);
  QCOMPARE(found->pairs.size(), std::size_t{4900});
  for (const CandidatePair &pair : found->pairs) QCOMPARE(pair.a, 7U);
  QCOMPARE(found->tally.report(found->pairs).cappedBuckets, std::uint64_t{0});
}

SHINGLESCOPE_TEST(TestBucketScope, NoApplication)
#include "tst_bucket_scope.moc"
