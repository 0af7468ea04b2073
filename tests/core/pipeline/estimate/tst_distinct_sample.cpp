// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <set>

#include "core/base/hash.h"
#include "core/pipeline/estimate/distinct_sample.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

/// Returns a sample of the values 0 to `values` - 1; every value below `often` occurs 50 times.
DistinctSample sampleOf(std::size_t values, std::size_t often, std::size_t most) {
  DistinctSample sample(most);
  for (std::uint64_t value = 0; value < values; ++value)
    for (int time = 0; time < (value < often ? 50 : 1); ++time) sample.add(mix64(value + 1), value);
  return sample;
}

}  // namespace

class TestDistinctSample : public QObject {
  Q_OBJECT

 private slots:
  void fewValuesAreCountedExactly() {
    DistinctSample sample = sampleOf(1000, 300, 1000);
    QCOMPARE(sample.count(), 1000.0);
    auto values = sample.values(2000);
    std::ranges::sort(values);
    QCOMPARE(values.size(), std::size_t{1000});
    QCOMPARE(values.front(), std::uint64_t{0});
    QCOMPARE(values.back(), std::uint64_t{999});
    DistinctSample none(10);
    QCOMPARE(none.count(), 0.0);
    QVERIFY(none.values(5).empty());
  }

  void manyValuesAreEstimated() {
    for (const std::size_t values : {5'000, 40'000, 300'000}) {
      DistinctSample sample = sampleOf(values, 1000, 4096);
      const double share = sample.count() / static_cast<double>(values);
      QVERIFY2(share > 0.94 && share < 1.06, qPrintable(QString::number(share)));
    }
  }

  /// A tenth of the values makes up 85 % of the stream, but only a tenth of the sample.
  void howOftenAValueComesDoesNotMatter() {
    DistinctSample sample = sampleOf(20'000, 2'000, 4096);
    const auto values = sample.values(4000);
    QCOMPARE(values.size(), std::size_t{4000});
    QCOMPARE(std::set(values.begin(), values.end()).size(), std::size_t{4000});
    const auto often =
        std::ranges::count_if(values, [](std::uint64_t value) { return value < 2000; });
    QVERIFY2(often > 330 && often < 470, qPrintable(QString::number(often)));
  }

  void theOrderDoesNotMatter() {
    DistinctSample up(500);
    DistinctSample down(500);
    for (std::uint64_t value = 0; value < 10'000; ++value) {
      up.add(mix64(value), value);
      down.add(mix64(9999 - value), 9999 - value);
    }
    QCOMPARE(up.count(), down.count());
    QCOMPARE(up.values(500), down.values(500));
  }
};

SHINGLESCOPE_TEST(TestDistinctSample, NoApplication)
#include "tst_distinct_sample.moc"
