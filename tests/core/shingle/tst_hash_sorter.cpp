// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <vector>

#include "core/base/hash.h"
#include "core/shingle/hash_sorter.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;

namespace {

std::vector<std::uint64_t> sorted(std::vector<std::uint64_t> values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  return values;
}

}  // namespace

class TestHashSorter : public QObject {
  Q_OBJECT

 private slots:
  void everySize();
  void repetitions();
  void craftedValuesStayFast();
};

void TestHashSorter::everySize() {
  HashSorter sorter;
  SplitMix64 random(1);
  for (std::size_t size = 0; size < 600; ++size) {
    for (const std::uint64_t mask : {~0ULL, 0xFULL, 0xF00000000000000FULL, 0ULL}) {
      std::vector<std::uint64_t> values;
      for (std::size_t i = 0; i < size; ++i) values.push_back(random.next() & mask);
      const auto expected = sorted(values);
      sorter.sortUnique(values);
      QCOMPARE(values, expected);
    }
  }
}

void TestHashSorter::repetitions() {
  HashSorter sorter;
  std::vector<std::uint64_t> values(100000, ~0ULL);
  values.push_back(0);
  sorter.sortUnique(values);
  QCOMPARE(values, (std::vector<std::uint64_t>{0, ~0ULL}));
}

/// All values are in one bucket, in descending order: a quadratic sort would take minutes.
void TestHashSorter::craftedValuesStayFast() {
  HashSorter sorter;
  std::vector<std::uint64_t> values;
  for (std::uint64_t i = 1000000; i > 0; --i) values.push_back(i);
  QElapsedTimer timer;
  timer.start();
  sorter.sortUnique(values);
  VERIFY_WITHIN(timer, 10000);
  QCOMPARE(values.size(), 1000000U);
  QCOMPARE(values.front(), 1U);
  QVERIFY(std::is_sorted(values.begin(), values.end()));
}

SHINGLESCOPE_TEST(TestHashSorter, NoApplication)
#include "tst_hash_sorter.moc"
