// SPDX-License-Identifier: MIT
#include <QTest>
#include <cstdint>
#include <numeric>
#include <vector>

#include "core/base/large_array.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestLargeArray : public QObject {
  Q_OBJECT

 private slots:
  /// The array grows from heap memory to separate pages, and then further.
  void keepsItsValuesWhileItGrows() {
    LargeArray<std::uint32_t> array;
    QVERIFY(array.empty());
    constexpr std::uint32_t kValues = 5'000'000;
    for (std::uint32_t i = 0; i < kValues; ++i) array.push_back(i * 7);
    QCOMPARE(array.size(), std::size_t{kValues});
    for (std::uint32_t i = 0; i < kValues; ++i) QCOMPARE(array[i], i * 7);
  }

  void appendsAndResizes() {
    std::vector<std::uint64_t> values(300'000);
    std::iota(values.begin(), values.end(), 1U);
    LargeArray<std::uint64_t> array;
    array.append({});
    for (int i = 0; i < 5; ++i) array.append(values);
    QCOMPARE(array.size(), 5 * values.size());
    QCOMPARE(array[4 * values.size()], std::uint64_t{1});
    QCOMPARE(*(array.end() - 1), std::uint64_t{300'000});
    array.resize(2);
    QCOMPARE(std::vector<std::uint64_t>(array.begin(), array.end()),
             (std::vector<std::uint64_t>{1, 2}));
    array.reserve(3'000'000);
    QCOMPARE(array[1], std::uint64_t{2});
    LargeArray<std::uint64_t> moved = std::move(array);
    QCOMPARE(moved.size(), std::size_t{2});
  }

  void copiesItsValues() {
    LargeArray<std::uint32_t> array;
    for (std::uint32_t i = 0; i < 100; ++i) array.push_back(i);
    LargeArray<std::uint32_t> copy = array;
    array[5] = 1000;
    QCOMPARE(copy.size(), std::size_t{100});
    QCOMPARE(copy[5], 5U);
    copy = array;
    QCOMPARE(copy[5], 1000U);
    copy = LargeArray<std::uint32_t>(LargeArray<std::uint32_t>());
    QVERIFY(copy.empty());
  }

  void growsABlockInPlaceOrElsewhere() {
    LargeBlock block(10);
    block.data()[9] = 'x';
    for (const std::size_t bytes : {100U, 1U << 20U, 5U << 20U, 9U << 20U, 64U << 20U}) {
      block.grow(bytes);
      QCOMPARE(block.size(), bytes);
      QCOMPARE(block.data()[9], 'x');
      block.data()[bytes - 1] = 'y';
    }
    block.grow(1);
    QCOMPARE(block.size(), std::size_t{64U << 20U});
    QCOMPARE(block.data()[(9U << 20U) - 1], 'y');
  }
};

SHINGLESCOPE_TEST(TestLargeArray, NoApplication)
#include "tst_large_array.moc"
