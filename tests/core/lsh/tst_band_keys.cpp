// SPDX-License-Identifier: MIT
#include <QtTest>
#include <algorithm>
#include <numeric>
#include <set>

#include "core/base/hash.h"
#include "core/lsh/band_keys.h"
#include "core/lsh/key_kernels.h"
#include "tests/support/signing.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

SignatureMatrix randomSignatures(std::size_t texts, std::uint32_t numHashes, std::uint64_t seed) {
  SignatureMatrix signatures(texts, numHashes);
  SplitMix64 random(seed);
  for (std::uint32_t text = 0; text < texts; ++text)
    for (std::uint32_t &value : signatures.row(TextId{text}))
      value = static_cast<std::uint32_t>(random.next());
  return signatures;
}

std::vector<std::uint32_t> keysOf(std::span<const std::uint32_t> signature, const BandPlan &plan) {
  std::vector<std::uint32_t> keys(plan.bands);
  writeBandKeys(signature, plan, keys);
  return keys;
}

std::size_t distinct(std::vector<std::uint32_t> keys) {
  std::sort(keys.begin(), keys.end());
  return static_cast<std::size_t>(std::unique(keys.begin(), keys.end()) - keys.begin());
}

}  // namespace

class TestBandKeys : public QObject {
  Q_OBJECT

 private slots:
  /// A key depends only on its own band's values, for any number of rows.
  void dependsOnlyOnItsBand() {
    for (const std::uint32_t rows : {1U, 2U, 3U, 4U, 5U, 8U, 15U, 16U, 17U, 33U}) {
      const BandPlan plan{6, rows};
      SignatureMatrix signatures = randomSignatures(1, plan.numHashes(), rows);
      const auto before = keysOf(signatures[TextId{0}], plan);
      for (std::uint32_t position = 0; position < plan.numHashes(); ++position) {
        auto row = signatures.row(TextId{0});
        row[position] ^= 1U;
        const auto after = keysOf(row, plan);
        row[position] ^= 1U;
        for (std::uint32_t band = 0; band < plan.bands; ++band)
          QCOMPARE(after[band] == before[band], position / rows != band);
      }
    }
  }

  /// Every CPU target computes the same keys, for any number of rows and few bands.
  void everyTargetGivesTheSameKeys() {
    for (const std::uint32_t rows : {1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U, 9U, 15U, 16U, 17U, 33U})
      for (const std::uint32_t bands : {1U, 3U, 16U, 21U, 37U}) {
        const auto signatures = randomSignatures(1, bands * rows, rows * bands);
        const std::uint32_t *values = signatures[TextId{0}].data();
        std::vector<std::uint32_t> plain(bands), keys(bands);
        for (const auto word : {&KeyKernels::lower, &KeyKernels::upper}) {
          (keyKernels(CpuTarget::Scalar).*word)(values, bands, rows, plain.data());
          for (const CpuTarget target : availableCpuTargets()) {
            (keyKernels(target).*word)(values, bands, rows, keys.data());
            QCOMPARE(keys, plain);
          }
        }
      }
  }

  /// Changes to the kernels must not change the candidates of earlier runs.
  void keysAreFinal() {
    const std::vector<std::uint32_t> values = {1, 2, 3, 4, 5, 0xFFFFFFFFU, 7, 0x80000000U};
    QCOMPARE(keysOf(values, {2, 4}), (std::vector<std::uint32_t>{0x282b687aU, 0x66fb8484U}));
    QCOMPARE(keysOf(values, {1, 8}), (std::vector<std::uint32_t>{0xf7a503e0U}));
  }

  /// The upper words separate bands whose lower words collide.
  void upperWordsSeparateCollisions() {
    constexpr std::uint32_t kBands = 400000;
    for (const std::uint32_t rows : {2U, 3U, 4U, 17U}) {
      const BandPlan plan{kBands, rows};
      const auto signatures = randomSignatures(1, plan.numHashes(), rows);
      std::vector<std::uint32_t> keys(2 * std::size_t{kBands});
      writeBandKeys(signatures[TextId{0}], plan, keys);
      QVERIFY(std::equal(keys.begin(), keys.begin() + kBands,
                         keysOf(signatures[TextId{0}], plan).begin()));
      std::set<std::uint32_t> lower;
      std::set<std::pair<std::uint32_t, std::uint32_t>> whole;
      for (std::uint32_t band = 0; band < kBands; ++band) {
        lower.insert(keys[band]);
        whole.insert({keys[band], keys[kBands + band]});
      }
      QVERIFY(lower.size() < kBands);  // 18.6 collisions are expected
      QCOMPARE(whole.size(), std::size_t{kBands});
    }
  }

  void wideKeysHaveTwoWords() {
    const BandPlan plan{7, 3};
    const SignatureMatrix signatures = randomSignatures(500, plan.numHashes(), 9);
    const auto narrow = makeBandKeys(signatures, plan, {});
    const test::WithWideKeysFrom limit(300);
    const auto wide = makeBandKeys(signatures, plan, {});
    QVERIFY(narrow && wide);
    QCOMPARE(narrow->words(), 1U);
    QVERIFY(narrow->upper(0).empty());
    QCOMPARE(wide->words(), 2U);
    QCOMPARE(wide->memoryBytes(), bandKeyBytes(plan.bands, 500));
    QCOMPARE(wide->memoryBytes(), 2 * narrow->memoryBytes());
    std::vector<std::uint32_t> expected(2 * std::size_t{plan.bands});
    for (std::uint32_t text = 0; text < 500; ++text) {
      writeBandKeys(signatures[TextId{text}], plan, expected);
      for (std::uint32_t band = 0; band < plan.bands; ++band) {
        QCOMPARE(wide->band(band)[text], narrow->band(band)[text]);
        QCOMPARE(wide->band(band)[text], expected[band]);
        QCOMPARE(wide->upper(band)[text], expected[plan.bands + band]);
      }
    }
  }

  /// The width of keys depends on the distinct texts, not on the rows.
  void fewDistinctTextsNeedOneWord() {
    const BandPlan plan{4, 2};
    const SignatureMatrix signatures = randomSignatures(500, plan.numHashes(), 9);
    const test::WithWideKeysFrom limit(300);
    const auto all = makeBandKeys(signatures, plan, {});
    QVERIFY(all);
    for (const std::uint32_t texts : {299U, 300U, 499U}) {
      std::vector<std::uint32_t> kept(texts);
      std::iota(kept.begin(), kept.end(), 500 - texts);
      BandKeys keys = *all;
      keys.compact(kept);
      QCOMPARE(keys.words(), texts < 300 ? 1U : 2U);
      for (std::uint32_t band = 0; band < plan.bands; ++band)
        for (std::uint32_t i = 0; i < texts; ++i) {
          QCOMPARE(keys.band(band)[i], all->band(band)[kept[i]]);
          if (keys.words() == 2) QCOMPARE(keys.upper(band)[i], all->upper(band)[kept[i]]);
        }
    }
  }

  /// There are as few collisions as among random numbers, even for similar values.
  void collidesRarely_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("kind");
    for (const int rows : {1, 2, 3, 4, 5, 16, 20})
      for (const int kind : {0, 1, 2, 3})
        QTest::newRow(qPrintable(QString("rows %1, kind %2").arg(rows).arg(kind))) << rows << kind;
  }

  void collidesRarely() {
    QFETCH(int, rows);
    QFETCH(int, kind);
    constexpr std::uint32_t kBands = 200000;
    const BandPlan plan{kBands, static_cast<std::uint32_t>(rows)};
    std::vector<std::uint32_t> values(plan.numHashes());
    SplitMix64 random(7);
    for (std::uint32_t band = 0; band < kBands; ++band) {
      for (int row = 0; row < rows; ++row) {
        std::uint32_t &value = values[band * plan.rows + static_cast<std::uint32_t>(row)];
        if (kind == 0) value = static_cast<std::uint32_t>(random.next());
        if (kind == 1) value = band;                          // the same in all rows
        if (kind == 2) value = row + 1 == rows ? band : 99U;  // only the last row differs
        if (kind == 3) value = row == 0 ? band << 12U : 0U;   // only high bits of the first row
      }
    }
    const auto keys = keysOf(values, plan);
    // 200,000^2 / 2^33 = 4.7 are expected.
    QVERIFY(kBands - distinct(keys) < 20);
    std::vector<std::uint32_t> top(keys);
    for (std::uint32_t &key : top) key >>= 20U;  // parts are selected by the upper bits
    std::vector<std::uint32_t> count(4096);
    for (const std::uint32_t part : top) ++count[part];
    QVERIFY(*std::max_element(count.begin(), count.end()) < 2 * kBands / 4096 + 60);
  }

  void storesColumnsFromRows() {
    for (const std::size_t texts : {0U, 1U, 15U, 1024U, 5000U}) {
      const BandPlan plan{7, 3};
      const SignatureMatrix signatures = randomSignatures(texts, plan.numHashes(), texts);
      for (const unsigned threads : {1U, 2U, 3U, 8U}) {
        RunContext context;
        context.threads = threads;
        const auto keys = makeBandKeys(signatures, plan, context);
        QVERIFY(keys);
        QCOMPARE(keys->textCount(), texts);
        QVERIFY(keys->memoryBytes() >= texts * plan.bands * 4);
        QCOMPARE(keys->memoryBytes(), bandKeyBytes(plan.bands, texts));
        for (std::uint32_t text = 0; text < texts; ++text) {
          const auto expected = keysOf(signatures[TextId{text}], plan);
          for (std::uint32_t band = 0; band < plan.bands; ++band)
            QCOMPARE(keys->band(band)[text], expected[band]);
        }
      }
    }
  }

  void compactsInPlace() {
    const BandPlan plan{4, 2};
    const SignatureMatrix signatures = randomSignatures(3000, plan.numHashes(), 3);
    const auto all = makeBandKeys(signatures, plan, {});
    QVERIFY(all);
    for (const std::uint32_t step : {1U, 3U, 5000U}) {
      std::vector<std::uint32_t> kept;
      for (std::uint32_t row = 0; row < 3000; row += step) kept.push_back(row);
      BandKeys keys = *all;
      keys.compact(kept);
      QCOMPARE(keys.textCount(), kept.size());
      for (std::uint32_t band = 0; band < plan.bands; ++band)
        for (std::size_t i = 0; i < kept.size(); ++i)
          QCOMPARE(keys.band(band)[i], all->band(band)[kept[i]]);
    }
  }

  void endsWithAdviceIfKeysDoNotFit() {
    RunContext context;
    context.memoryBudget = 1000;
    const auto keys = makeBandKeys(randomSignatures(500, 8, 1), {4, 2}, context);
    QVERIFY(!keys);
    QCOMPARE(keys.error().code, ErrorCode::Limit);
  }
};

SHINGLESCOPE_TEST(TestBandKeys, NoApplication)
#include "tst_band_keys.moc"
