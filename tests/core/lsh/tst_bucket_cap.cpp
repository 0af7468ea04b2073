// SPDX-License-Identifier: MIT
#include <QtTest>
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "core/base/hash.h"
#include "core/lsh/bucket_index.h"
#include "core/lsh/candidate_generator.h"
#include "core/lsh/capped_buckets.h"
#include "tests/support/candidate_lists.h"
#include "tests/support/capped_model.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;
using test::firstTexts;

namespace {

/// Returns keys that are drawn separately for every band and text: `shared` of 1000 texts are in
/// the band's one large bucket; each of the others has one of `values` keys.
BandKeys drawBandKeys(std::uint32_t bands, std::size_t texts, unsigned shared, std::uint64_t values,
                      std::uint64_t seed) {
  BandKeys keys(bands, texts);
  SplitMix64 random(seed);
  for (std::uint32_t band = 0; band < bands; ++band)
    for (std::uint32_t &key : keys.band(band)) {
      const bool isShared = random.next() % 1000 < shared;
      key = static_cast<std::uint32_t>(isShared ? band : mix64(random.next() % values) | 1U);
    }
  return keys;
}

/// Returns the same keys with an upper word, one of `values`; `shared` of 1000 texts have 0.
BandKeys withUpperWords(const BandKeys &lower, unsigned shared, std::uint64_t values) {
  BandKeys keys(lower.bands(), lower.textCount(), 2);
  SplitMix64 random(77);
  for (std::uint32_t band = 0; band < keys.bands(); ++band) {
    std::ranges::copy(lower.band(band), keys.band(band).begin());
    for (std::uint32_t &key : keys.band(band, 1))
      key = random.next() % 1000 < shared ? 0 : static_cast<std::uint32_t>(random.next() % values);
  }
  return keys;
}

/// Returns keys that fall into few parts and slots: multiples of a large power of two.
BandKeys crowdedKeys(std::size_t texts) {
  BandKeys keys(2, texts);
  for (std::uint32_t text = 0; text < texts; ++text) {
    keys.band(0)[text] = text / 2;                        // all in the first part
    keys.band(1)[text] = (text << 20U) | (text % 7919U);  // few upper bits
  }
  return keys;
}

using Bucket = std::vector<std::uint32_t>;

std::multiset<Bucket> bucketsByMap(const BandKeys &keys, std::uint32_t band, const Bucket &texts) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, Bucket> byKey;
  for (const std::uint32_t text : texts)
    byKey[{keys.band(band)[text], keys.words() == 2 ? keys.upper(band)[text] : 0}].push_back(text);
  std::multiset<Bucket> buckets;
  for (const auto &[key, members] : byKey)
    if (members.size() > 1) buckets.insert(members);
  return buckets;
}

/// The expected candidates and report, computed by brute force.
struct ExpectedCap {
  std::vector<CandidatePair> pairs;
  std::uint64_t cappedBuckets = 0;
  std::uint64_t rowsAffected = 0;
  std::uint64_t notExamined = 0;  ///< the exact number
};

ExpectedCap cappedByBruteForce(const BandKeys &keys, const Bucket &texts) {
  ExpectedCap expected;
  test::PairBytes examined(keys.textCount());
  test::PairBytes sharing(keys.textCount());
  std::set<std::uint32_t> affected;
  test::NeighbourBands neighbours(keys.textCount());
  for (std::uint32_t band = 0; band < keys.bands(); ++band) {
    for (const Bucket &bucket : bucketsByMap(keys, band, texts)) {
      const bool isCapped = bucket.size() > kBucketCap;
      if (isCapped) ++expected.cappedBuckets;
      if (isCapped) affected.insert(bucket.begin(), bucket.end());
      for (std::size_t i = 0; i < bucket.size(); ++i) {
        for (std::size_t j = i + 1; j < bucket.size(); ++j) {
          if (isCapped) sharing.add(bucket[i], bucket[j]);
          if (!isCapped) examined.add(bucket[i], bucket[j]);
        }
      }
      if (isCapped)
        test::forEachNeighbour(keys, neighbours.take(bucket), band, {},
                               [&](std::uint32_t a, std::uint32_t b) { examined.add(a, b); });
    }
  }
  expected.pairs = examined.pairs();
  expected.rowsAffected = affected.size();
  expected.notExamined = sharing.countBeyond(examined);
  return expected;
}

}  // namespace

class TestBucketCap : public QObject {
  Q_OBJECT

 private slots:
  void indexEqualsAMap_data() {
    QTest::addColumn<int>("texts");
    QTest::addColumn<int>("kind");
    for (const int texts : {0, 1, 2, 300, 9000, 80000})
      for (const int kind : {0, 1, 2, 3, 4, 5})
        QTest::newRow(qPrintable(QString("%1 texts, kind %2").arg(texts).arg(kind)))
            << texts << kind;
  }

  void indexEqualsAMap() {
    QFETCH(int, texts);
    QFETCH(int, kind);
    const auto count = static_cast<std::size_t>(texts);
    const BandKeys keys =
        kind == 0   ? drawBandKeys(2, count, 0, count * 2 + 1, 1)
        : kind == 1 ? drawBandKeys(2, count, 300, count / 4 + 1, 2)
        : kind == 2 ? drawBandKeys(2, count, 1000, 1, 3)
        : kind == 3 ? crowdedKeys(count)
        : kind == 4 ? withUpperWords(drawBandKeys(2, count, 300, count / 4 + 1, 2), 500, 3)
                    : withUpperWords(drawBandKeys(2, count, 1000, 1, 3), 0, count / 3 + 1);
    Bucket some = firstTexts(count);
    std::erase_if(some, [](std::uint32_t text) { return text % 10 == 3; });
    BucketIndex index;  // one index for all bands, as in a run
    for (const Bucket &chosen : {firstTexts(count), some}) {
      for (std::uint32_t band = 0; band < keys.bands(); ++band) {
        QVERIFY(index.build(keys.band(band), chosen, {}, keys.upper(band)));
        std::multiset<Bucket> buckets;
        for (std::size_t i = 0; i < index.bucketCount(); ++i)
          buckets.emplace(index.bucket(i).begin(), index.bucket(i).end());
        QVERIFY(buckets == bucketsByMap(keys, band, chosen));
      }
    }
  }

  void candidatesAndReportEqualBruteForce_data() {
    QTest::addColumn<int>("texts");
    QTest::addColumn<int>("shared");
    QTest::addColumn<int>("values");
    QTest::addColumn<int>("upperValues");
    QTest::newRow("nothing capped") << 1200 << 0 << 40 << 0;
    QTest::newRow("one template") << 1500 << 600 << 5000 << 0;
    QTest::newRow("capped and small buckets") << 2200 << 400 << 30 << 0;
    QTest::newRow("many capped buckets") << 2800 << 300 << 2 << 0;
    QTest::newRow("nothing capped, two words") << 1200 << 0 << 40 << 2;
    QTest::newRow("capped and small buckets, two words") << 2800 << 600 << 30 << 7;
  }

  void candidatesAndReportEqualBruteForce() {
    QFETCH(int, texts);
    QFETCH(int, shared);
    QFETCH(int, values);
    QFETCH(int, upperValues);
    const auto count = static_cast<std::size_t>(texts);
    BandKeys keys = drawBandKeys(5, count, static_cast<unsigned>(shared),
                                 static_cast<std::uint64_t>(values), 5);
    if (upperValues > 0) keys = withUpperWords(keys, 800, static_cast<unsigned>(upperValues));
    const Bucket all = firstTexts(count);
    const ExpectedCap expected = cappedByBruteForce(keys, all);
    QCOMPARE(expected.cappedBuckets > 0, shared > 0);
    for (const unsigned threads : {1U, 2U, 3U, 8U}) {
      RunContext context;
      context.threads = threads;
      const auto candidates = generateCandidates(keys, all, context);
      QVERIFY(candidates);
      QVERIFY(candidates->pairs == expected.pairs);
      const BucketReport report = candidates->tally.report(candidates->pairs);
      QCOMPARE(report.cappedBuckets, expected.cappedBuckets);
      QCOMPARE(report.rowsAffected, expected.rowsAffected);
      QVERIFY(report.pairsNotExamined >= expected.notExamined);
      const auto everyPair = static_cast<std::uint64_t>(count * (count - 1) / 2);
      QVERIFY(report.pairsNotExamined <= everyPair - candidates->pairs.size());
      QVERIFY(candidates->pairs.size() <= mostCandidates(count, keys.bands()));
    }
  }

  /// If only complete buckets overlap, the bound is exact.
  void countsExactlyIfOneBucketRepeats() {
    BandKeys keys(3, 1000);
    for (std::uint32_t band = 0; band < 3; ++band)
      for (std::uint32_t text = 0; text < 1000; ++text)
        keys.band(band)[text] = text < 800 ? 7 : 1000 + text;
    const auto candidates = generateCandidates(keys, firstTexts(1000), {});
    QVERIFY(candidates);
    const BucketReport report = candidates->tally.report(candidates->pairs);
    QCOMPARE(report.cappedBuckets, std::uint64_t{3});
    QCOMPARE(report.rowsAffected, std::uint64_t{800});
    QCOMPARE(candidates->pairs.size(), std::size_t{799});
    QCOMPARE(report.pairsNotExamined, std::uint64_t{800 * 799 / 2 - 799});
  }

  /// Thousands of buckets just below the cap would have as many pairs as a few huge ones. The
  /// band's cap is lowered, even if its keys are examined in parts.
  void manyBucketsBelowTheCapLowerIt() {
    constexpr std::uint32_t kBuckets = 20;
    constexpr std::uint32_t kSize = 700;
    BandKeys keys(1, kBuckets * kSize + 3);
    for (std::uint32_t text = 0; text < kBuckets * kSize; ++text)
      keys.band(0)[text] = (text % kBuckets) << 27U;
    for (std::uint32_t text = kBuckets * kSize; text < keys.textCount(); ++text)
      keys.band(0)[text] = 5;  // a small bucket is not capped
    const Bucket all = firstTexts(keys.textCount());
    for (const unsigned threads : {1U, 3U}) {
      RunContext context;
      context.threads = threads;
      const auto candidates = generateCandidates(keys, all, context);
      QVERIFY(candidates);
      QCOMPARE(candidates->pairs.size(), kBuckets * (kSize - 1) + std::size_t{3});
      QCOMPARE(candidates->tally.report(candidates->pairs).cappedBuckets, std::uint64_t{kBuckets});
    }
  }

  /// Two groups of bands, indexed one after the other, produce the same candidates and report.
  void groupsOfBandsGiveTheSame() {
    const BandKeys keys = drawBandKeys(6, 2200, 400, 50, 8);
    const Bucket all = firstTexts(2200);
    BandKeys first(3, 2200);
    BandKeys second(3, 2200);
    for (std::uint32_t band = 0; band < 3; ++band) {
      std::ranges::copy(keys.band(band), first.band(band).begin());
      std::ranges::copy(keys.band(band + 3), second.band(band).begin());
    }
    const auto whole = generateCandidates(keys, all, {});
    RunBands run(6, 2200);
    auto one = bucketCandidates(first, 0, run, all, {}, {}, nullptr);
    const auto two = bucketCandidates(second, 3, run, all, {}, {}, nullptr);
    const auto read =
        [&](std::uint32_t band, std::uint32_t word,
            std::vector<std::uint32_t> &room) -> Result<std::span<const std::uint32_t>> {
      room.assign(keys.band(band, word).begin(), keys.band(band, word).end());
      return std::span<const std::uint32_t>(room);
    };
    const auto more = neighbourCandidates({6, 1, read}, all, run.capped, {}, {}, nullptr);
    QVERIFY(whole && one && two && more && !more->empty());
    addCandidates(*two, nullptr, *one);
    addCandidates(*more, nullptr, *one);
    QVERIFY(*one == whole->pairs);
    run.tally.settle({});
    const BucketReport a = run.tally.report(*one);
    const BucketReport b = whole->tally.report(whole->pairs);
    QCOMPARE(a.cappedBuckets, b.cappedBuckets);
    QCOMPARE(a.rowsAffected, b.rowsAffected);
    QCOMPARE(a.pairsNotExamined, b.pairsNotExamined);
    QVERIFY(a.cappedBuckets > 0);
  }

  /// B5: crafted texts with one key in every band cost one comparison each, whatever makes them
  /// collide.
  void hundredThousandTextsOfOneKey() {
    constexpr std::size_t kTexts = 100000;
    BandKeys keys(32, kTexts);
    for (std::uint32_t band = 0; band < 32; ++band) std::ranges::fill(keys.band(band), 123456789U);
    QElapsedTimer timer;
    timer.start();
    const auto candidates = generateCandidates(keys, firstTexts(kTexts), {});
    QVERIFY(candidates);
    VERIFY_WITHIN(timer, 10000);
    QCOMPARE(candidates->pairs.size(), kTexts - 1);
    const BucketReport report = candidates->tally.report(candidates->pairs);
    QCOMPARE(report.rowsAffected, std::uint64_t{kTexts});
    QCOMPARE(report.pairsNotExamined + candidates->pairs.size(),
             std::uint64_t{kTexts} * (kTexts - 1) / 2);
  }

  void handlesNoTextAndOne() {
    for (const std::size_t texts : {0U, 1U}) {
      const auto candidates =
          generateCandidates(drawBandKeys(4, texts, 0, 1, 1), firstTexts(texts), {});
      QVERIFY(candidates);
      QVERIFY(candidates->pairs.empty());
      QCOMPARE(candidates->tally.report({}).cappedBuckets, std::uint64_t{0});
    }
  }
};

SHINGLESCOPE_TEST(TestBucketCap, NoApplication)
#include "tst_bucket_cap.moc"
