// SPDX-License-Identifier: MIT
#include <QtTest>

#include <algorithm>
#include <bit>
#include <random>

#include "core/base/hash.h"
#include "core/base/sorted_list.h"
#include "core/verify/number_kernels.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::vector<std::uint32_t> randomNumbers(SplitMix64 &random, std::size_t count,
                                         std::uint32_t below) {
  std::vector<std::uint32_t> numbers(count);
  for (std::uint32_t &number : numbers) number = static_cast<std::uint32_t>(random.next() % below);
  return numbers;
}

std::vector<std::uint32_t> randomNumberSet(SplitMix64 &random, std::size_t count,
                                           std::uint32_t below) {
  auto numbers = randomNumbers(random, count, below);
  sortUnique(numbers);
  return numbers;
}

std::vector<std::uint32_t> sharedNumbers(const std::vector<std::uint32_t> &a,
                                         const std::vector<std::uint32_t> &b) {
  std::vector<std::uint32_t> shared;
  std::ranges::set_intersection(a, b, std::back_inserter(shared));
  return shared;
}

ParityBits parityOf(const std::vector<std::uint32_t> &numbers) {
  ParityBits parity;
  for (const std::uint32_t number : numbers) parity.flip(number);
  return parity;
}

std::uint32_t differentBits(const ParityBits &a, const ParityBits &b) {
  return static_cast<std::uint32_t>(std::popcount(a.words[0] ^ b.words[0]) +
                                    std::popcount(a.words[1] ^ b.words[1]));
}

}  // namespace

/// The kernels of all CPU targets against the standard library.
class TestNumberKernels : public QObject {
  Q_OBJECT

 private slots:
  void sortsAndDropsRepetitions() {
    SplitMix64 random(1);
    for (const CpuTarget target : availableCpuTargets()) {
      for (std::size_t count = 0; count < 600; count += count < 70 ? 1 : 37) {
        for (const std::uint32_t below : {8U, 500U, 0xFFFFFFFFU}) {
          auto numbers = randomNumbers(random, count, below);
          auto expected = numbers;
          sortUnique(expected);
          numbers.resize(numberKernels(target).sortUnique(numbers.data(), count));
          QCOMPARE(numbers, expected);
        }
      }
    }
  }

  void countsSharedNumbers() {
    SplitMix64 random(2);
    for (int round = 0; round < 300; ++round) {
      const auto below = static_cast<std::uint32_t>(1 + random.next() % 300);
      const auto a = randomNumberSet(random, 1 + random.next() % 120, below);
      const auto b = randomNumberSet(random, 1 + random.next() % 120, below);
      const std::size_t shared = sharedNumbers(a, b).size();
      for (std::size_t required = 0; required <= std::min(a.size(), b.size()); ++required) {
        for (const CpuTarget target : availableCpuTargets()) {
          const auto found = numberKernels(target).overlap(a, b, required);
          QCOMPARE(found.has_value(), shared >= required);
          if (found) QCOMPARE(std::size_t{*found}, shared);
        }
      }
    }
  }

  /// The filter of parities must not reject a similar pair.
  void paritiesDifferInAtMostTheDifference() {
    SplitMix64 random(3);
    std::size_t far = 0;
    for (int round = 0; round < 2000; ++round) {
      const auto a = randomNumberSet(random, random.next() % 80, 400);
      auto b = a;
      for (std::uint64_t changes = random.next() % 100; changes > 0; --changes)
        b.push_back(static_cast<std::uint32_t>(random.next() % 400));
      std::ranges::shuffle(b, std::minstd_rand(static_cast<unsigned>(round)));
      b.resize(b.size() - random.next() % (b.size() + 1));
      sortUnique(b);
      const std::size_t shared = sharedNumbers(a, b).size();
      const std::size_t different = a.size() + b.size() - 2 * shared;
      QVERIFY(differentBits(parityOf(a), parityOf(b)) <= different);
      far += differentBits(parityOf(a), parityOf(b)) >= 20 ? 1 : 0;
    }
    QVERIFY(far > 500);  // sets that differ in many numbers are recognized
  }

  void filtersPostings() {
    SplitMix64 random(4);
    std::vector<ParityBits> parities(300);
    for (ParityBits &parity : parities)
      parity = parityOf(randomNumberSet(random, random.next() % 40, 60));
    for (int round = 0; round < 200; ++round) {
      std::vector<SetPosting> postings;
      for (std::uint32_t rank = 0; rank < 300; ++rank)
        if (random.next() % 3 == 0)
          postings.push_back({rank, static_cast<std::uint32_t>(random.next() % 50)});
      const PostingFilter filter{parities[random.next() % 300],
                                 static_cast<std::uint32_t>(random.next() % 50),
                                 static_cast<std::uint32_t>(random.next() % 50), parities.data()};
      std::vector<std::uint32_t> expected;
      for (const SetPosting &posting : postings)
        if (posting.largestPartner >= filter.size &&
            differentBits(filter.parity, parities[posting.rank]) <= filter.mostDifferent)
          expected.push_back(posting.rank);
      for (const CpuTarget target : availableCpuTargets()) {
        std::vector<std::uint32_t> passed(postings.size());
        passed.resize(numberKernels(target).filter(postings, filter, passed.data()));
        QCOMPARE(passed, expected);
      }
    }
  }
};

SHINGLESCOPE_TEST(TestNumberKernels, NoApplication)
#include "tst_number_kernels.moc"
