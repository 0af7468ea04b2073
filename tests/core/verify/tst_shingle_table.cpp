// SPDX-License-Identifier: MIT
#include <QtTest>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>
#include <thread>

#include "core/base/hash.h"
#include "core/verify/shingle_table.h"
#include "tests/support/shingle_keys.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint64_t kSlots = 20'000;

/// Shingles whose first places are the same in any table: at its start, in its middle or at its
/// end.
std::vector<std::uint64_t> craftedShingles(std::uint64_t firstKey, std::size_t count) {
  std::vector<std::uint64_t> shingles;
  for (std::uint64_t i = 0; i < count; ++i) shingles.push_back(shingleOfKey(firstKey + i));
  return shingles;
}

std::vector<std::uint64_t> crowds(std::size_t count) {
  constexpr std::uint64_t kLast = std::numeric_limits<std::uint64_t>::max();
  std::vector<std::uint64_t> all;
  for (const std::uint64_t first : {std::uint64_t{0}, kLast / 2, kLast - count + 1}) {
    const auto some = craftedShingles(first, count);
    all.insert(all.end(), some.begin(), some.end());
  }
  return all;
}

/// Adds occurrences from several threads; returns the slot of each shingle.
std::map<std::uint64_t, std::uint32_t> addAll(ShingleTable &table,
                                              const std::vector<std::uint64_t> &occurrences,
                                              unsigned threads) {
  std::vector<std::uint32_t> places(occurrences.size());
  {
    std::vector<std::jthread> workers;
    for (unsigned i = 0; i < threads; ++i)
      workers.emplace_back([&, i] {
        const std::size_t begin = occurrences.size() * i / threads;
        const std::size_t end = occurrences.size() * (i + 1) / threads;
        table.add(std::span(occurrences).subspan(begin, end - begin), nullptr,
                  places.data() + begin);
      });
  }
  std::map<std::uint64_t, std::uint32_t> slotOfShingle;
  for (std::size_t i = 0; i < occurrences.size(); ++i) {
    const auto [found, isNew] = slotOfShingle.emplace(occurrences[i], places[i]);
    if (found->second != places[i]) return {};  // a shingle in two places
  }
  return slotOfShingle;
}

void checkNumbers(const ShingleTable &table,
                  const std::map<std::uint64_t, std::uint32_t> &slotOfShingle,
                  const std::map<std::uint64_t, std::uint32_t> &counts) {
  const auto expected = numbersByCount(counts);
  QCOMPARE(std::size_t{table.numberCount()}, expected.size());
  for (const auto &[shingle, slot] : slotOfShingle) {
    const auto found = expected.find(shingle);
    QCOMPARE(table.numberOf(slot),
             found == expected.end() ? ShingleTable::kNoNumber : found->second);
  }
}

/// Each shingle one to four times, in random order.
std::vector<std::uint64_t> repeatedShingles(const std::vector<std::uint64_t> &shingles,
                                            SplitMix64 &random) {
  std::vector<std::uint64_t> occurrences;
  for (const std::uint64_t shingle : shingles)
    occurrences.insert(occurrences.end(), 1 + random.next() % 4, shingle);
  for (std::size_t i = occurrences.size(); i > 1; --i)
    std::swap(occurrences[i - 1], occurrences[random.next() % i]);
  return occurrences;
}

std::map<std::uint64_t, std::uint32_t> countsOf(const std::vector<std::uint64_t> &occurrences) {
  std::map<std::uint64_t, std::uint32_t> counts;
  for (const std::uint64_t shingle : occurrences) ++counts[shingle];
  return counts;
}

}  // namespace

class TestShingleTable : public QObject {
  Q_OBJECT

 private slots:
  /// Hashes are not secret: texts can be crafted so that all their shingles belong in one slot. No
  /// look-up may walk over all of them.
  void craftedShinglesAreFoundNearOrOutside() {
    for (const std::uint64_t first : {1ULL, 1ULL << 63U, ~0ULL - 3000}) {
      const auto shingles = craftedShingles(first, 3000);
      ShingleTable table(kSlots, false);
      const auto places = addAll(table, shingles, 1);
      QCOMPARE(places.size(), shingles.size());
      std::set<std::uint32_t> inside;
      std::size_t outside = 0;
      for (const auto &[shingle, slot] : places) {
        if (slot < table.slotCount())
          inside.insert(slot);
        else
          ++outside;
      }
      QCOMPARE(inside.size(), ShingleTable::kMostProbed);
      QCOMPARE(outside, shingles.size() - ShingleTable::kMostProbed);
    }
  }

  void crowdedShinglesAreNumberedLikeOthers() {
    SplitMix64 random(1);
    std::vector<std::uint64_t> shingles = crowds(1500);
    for (int i = 0; i < 5000; ++i) shingles.push_back(random.next());
    const auto occurrences = repeatedShingles(shingles, random);
    const auto counts = countsOf(occurrences);
    for (const unsigned threads : {1U, 3U}) {
      ShingleTable table(kSlots, threads > 1);
      const auto places = addAll(table, occurrences, threads);
      QVERIFY(!table.isFull());
      QCOMPARE(places.size(), counts.size());
      QVERIFY(table.assignNumbers({}));
      checkNumbers(table, places, counts);
    }
  }

  /// Known counts apply to crowded shingles too, and to no shingle that was not added.
  void knownCountsReplaceTheCounted() {
    SplitMix64 random(2);
    const std::vector<std::uint64_t> shingles = crowds(900);
    const auto occurrences = repeatedShingles(shingles, random);
    std::vector<std::uint64_t> listed = crowds(1300);  // some of them were not added
    std::ranges::sort(listed);
    std::erase_if(listed, [&](std::uint64_t) { return random.next() % 4 == 0; });
    // Counts from 65,536 on are sorted in another way.
    constexpr std::array kCounts{1U, 2U, 3U, 65'534U, 65'535U, 65'536U, 65'537U, 70'000U};
    std::vector<std::uint32_t> numbers;
    for (std::size_t i = 0; i < listed.size(); ++i)
      numbers.push_back(kCounts[random.next() % kCounts.size()]);
    ShingleTable table(kSlots, false);
    const auto places = addAll(table, occurrences, 1);
    QVERIFY(table.setCounts({listed, numbers}, {}));
    QVERIFY(table.assignNumbers({}));
    std::map<std::uint64_t, std::uint32_t> counts;
    for (const std::uint64_t shingle : shingles) counts[shingle] = 1;
    for (std::size_t i = 0; i < listed.size(); ++i)
      if (counts.contains(listed[i])) counts[listed[i]] = numbers[i];
    checkNumbers(table, places, counts);
  }

  /// A table that was made too small says so, wherever its shingles are.
  void tellsThatItIsFull() {
    SplitMix64 random(3);
    std::vector<std::uint64_t> spread;
    for (int i = 0; i < 8000; ++i) spread.push_back(random.next());
    for (const auto &shingles : {spread, craftedShingles(5, 8000)}) {
      ShingleTable large(12'000, false);
      addAll(large, shingles, 1);
      QVERIFY(!large.isFull());
      ShingleTable small(8000, false);
      addAll(small, shingles, 1);
      QVERIFY(small.isFull());
    }
  }
};

SHINGLESCOPE_TEST(TestShingleTable, NoApplication)
#include "tst_shingle_table.moc"
