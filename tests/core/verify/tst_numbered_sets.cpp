// SPDX-License-Identifier: MIT
#include <QtTest>

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <thread>

#include "core/verify/numbered_sets.h"
#include "core/verify/posting_index.h"
#include "core/verify/ranked_sets.h"
#include "core/verify/similarity.h"
#include "tests/support/on_threads.h"
#include "tests/support/random_sets.h"
#include "tests/support/shingle_keys.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

using NumberLists = std::vector<std::vector<std::uint32_t>>;

NumberLists listsOf(const NumberedSets &sets) {
  NumberLists lists(sets.textCount());
  sets.forEach([&](std::uint32_t text, std::span<const std::uint32_t> numbers) {
    lists[text].assign(numbers.begin(), numbers.end());
  });
  return lists;
}

/// Numbers sets in the simplest way: by count, then by key.
NumberLists numberedSimply(const ShingleSets &sets) {
  std::map<std::uint64_t, std::uint32_t> counts;
  for (const std::uint64_t shingle : sets.values) ++counts[shingle];
  const auto numbers = numbersByCount(counts);
  NumberLists lists(sets.size());
  for (std::uint32_t text = 0; text < sets.size(); ++text) {
    for (const std::uint64_t shingle : sets[TextId{text}])
      if (numbers.contains(shingle)) lists[text].push_back(numbers.at(shingle));
    std::ranges::sort(lists[text]);
  }
  return lists;
}

/// Shows sets with every shingle `times` times, as in texts.
class RepeatingSource final : public ShingleSource {
 public:
  RepeatingSource(
      const ShingleSets &sets, int times, std::function<void()> beforeLast = [] {})
      : m_sets(sets), m_times(times), m_beforeLast(std::move(beforeLast)) {}
  std::size_t textCount() const override { return m_sets.size(); }
  std::size_t blockCount() const override { return 1; }
  Result<void> visitTexts(const Visit &visit, const RunContext &) override {
    for (std::uint32_t text = 0; text < m_sets.size(); ++text) {
      std::vector<std::uint64_t> shingles;
      for (int i = 0; i < m_times; ++i) {
        const auto set = m_sets[TextId{text}];
        shingles.insert(shingles.end(), set.begin(), set.end());
      }
      if (text + 1 == m_sets.size()) m_beforeLast();
      visit({text, 0, 0, shingles});
    }
    return {};
  }

 private:
  const ShingleSets &m_sets;
  int m_times;
  std::function<void()> m_beforeLast;
};

/// Sets whose shingles are all in few slots of any table, at its start and its end.
ShingleSets crowdedSets() {
  SplitMix64 random(5);
  std::vector<std::vector<std::uint64_t>> sets(60);
  for (auto &set : sets) {
    for (std::uint64_t i = 0; i < 300; ++i) {
      const std::uint64_t key = random.next() % 2000;
      set.push_back(
          shingleOfKey(i % 2 == 0 ? key : std::numeric_limits<std::uint64_t>::max() - key));
    }
    std::ranges::sort(set);
    set.erase(std::ranges::unique(set).begin(), set.end());
  }
  return makeSets(sets);
}

}  // namespace

class TestNumberedSets : public QObject {
  Q_OBJECT

 private slots:
  void numbersByCount() {
    for (const ShingleSets &sets : {clusteredSets(1, 200, 6), crowdedSets(), ShingleSets()}) {
      const NumberLists expected = numberedSimply(sets);
      for (const unsigned threads : {1U, 3U}) {
        const auto numbered = NumberedSets::build(sets, onThreads(threads));
        QVERIFY(numbered);
        QVERIFY(listsOf(*numbered) == expected);
        QCOMPARE(numbered->shingleCount(), std::uint64_t{sets.values.size()});
        for (std::uint32_t text = 0; text < sets.size(); ++text) {
          QCOMPARE(std::size_t{numbered->sizeOf(text)}, sets[TextId{text}].size());
          QVERIFY(std::ranges::equal(numbered->numbersOf(text), expected[text]));
        }
      }
    }
  }

  /// A survey only saves time and memory, even if it noted nothing of what follows.
  void surveysDoNotChangeNumbers() {
    const ShingleSets sets = clusteredSets(2, 900, 4);
    const NumberLists expected = numberedSimply(sets);
    for (const unsigned threads : {1U, 3U}) {
      for (const bool hasSieve : {false, true}) {
        for (const std::uint64_t expectedShingles : {std::uint64_t{1}, std::uint64_t{1} << 20U}) {
          auto survey = std::make_unique<ShingleSurvey>(expectedShingles, hasSieve, threads);
          survey->note(sets.values);
          SetShingleSource source(sets);
          const auto numbered = NumberedSets::build(source, std::move(survey), onThreads(threads));
          QVERIFY(numbered);
          QVERIFY(listsOf(*numbered) == expected);
        }
      }
      SetShingleSource source(sets);
      auto none = std::make_unique<ShingleSurvey>(1, false, threads);
      const auto numbered = NumberedSets::build(source, std::move(none), onThreads(threads));
      QVERIFY(numbered);
      QVERIFY(listsOf(*numbered) == expected);
    }
  }

  /// A text may repeat its own shingles; they still are one shingle of its set.
  void repetitionsInATextCountOnce() {
    const ShingleSets sets = clusteredSets(3, 50, 4);
    RepeatingSource source(sets, 3);
    for (const bool hasSieve : {false, true}) {
      auto survey = std::make_unique<ShingleSurvey>(3 * sets.values.size(), hasSieve, 1);
      for (int i = 0; i < 3; ++i) survey->note(sets.values);
      const auto numbered = NumberedSets::build(source, std::move(survey), {});
      QVERIFY(numbered);
      for (std::uint32_t a = 0; a < sets.size(); ++a) {
        QCOMPARE(std::size_t{numbered->sizeOf(a)}, sets[TextId{a}].size());
        const auto x = numbered->numbersOf(a);
        QVERIFY(std::ranges::adjacent_find(x, std::ranges::greater_equal{}) == x.end());
      }
    }
  }

  /// Numbers of a text that takes long to sort are sorted in another way, with the same result.
  void veryLongTextsAreNumberedLikeOthers() {
    SplitMix64 random(8);
    const auto set = randomSet(random, 1200);
    const auto part = std::vector(set.begin(), set.begin() + 700);
    const ShingleSets sets = makeSets({set, part, set});
    RepeatingSource source(sets, 1000);
    const auto numbered =
        NumberedSets::build(source, std::make_unique<ShingleSurvey>(1, false, 1), {});
    QVERIFY(numbered);
    QVERIFY(listsOf(*numbered) == numberedSimply(sets));
  }

  /// A source may show its last text although the run was cancelled meanwhile.
  void stopsIfCancelledInTheLastText() {
    std::stop_source stop;
    RunContext context;
    context.stop = stop.get_token();
    const ShingleSets sets = clusteredSets(9, 30, 3);
    RepeatingSource source(sets, 1, [&stop] { stop.request_stop(); });
    const auto numbered =
        NumberedSets::build(source, std::make_unique<ShingleSurvey>(1, false, 1), context);
    QVERIFY(!numbered && numbered.error().code == ErrorCode::Cancelled);
  }

  void sieveNeverDropsARepeatedShingle() {
    SplitMix64 random(4);
    for (const bool isShared : {false, true}) {
      RepeatSieve sieve(20'000, isShared);
      const auto once = randomSet(random, 20'000);
      const auto twice = randomSet(random, 5000);
      for (const std::uint64_t shingle : once) sieve.note(shingle);
      for (const std::uint64_t shingle : twice) sieve.note(shingle);
      for (const std::uint64_t shingle : twice) QVERIFY(sieve.note(shingle));
      std::size_t mistaken = 0;
      for (const std::uint64_t shingle : once) mistaken += sieve.mayRepeat(shingle) ? 1 : 0;
      for (const std::uint64_t shingle : twice) QVERIFY(sieve.mayRepeat(shingle));
      QVERIFY(mistaken < once.size() / 8);
      QVERIFY(sieve.estimateMistaken() > mistaken / 2);
      QVERIFY(sieve.estimateMistaken() < 4 * mistaken);
    }
  }

  /// Threads note in any order, so neither the order nor sharing may change what the sieve says.
  void sieveDoesNotDependOnTheOrder() {
    SplitMix64 random(10);
    auto noted = randomSet(random, 6000);
    noted.insert(noted.end(), noted.begin(), noted.begin() + 1000);
    RepeatSieve first(4000, false);
    for (const std::uint64_t shingle : noted) first.note(shingle);
    for (const bool isShared : {false, true}) {
      for (int round = 0; round < 3; ++round) {
        for (std::size_t i = noted.size(); i > 1; --i)
          std::swap(noted[i - 1], noted[random.next() % i]);
        RepeatSieve other(4000, isShared);
        RepeatSieve unshared(4000, false);
        for (const std::uint64_t shingle : noted)
          QCOMPARE(other.note(shingle), unshared.note(shingle));
        for (const std::uint64_t shingle : noted)
          QCOMPARE(other.mayRepeat(shingle), first.mayRepeat(shingle));
        for (int i = 0; i < 2000; ++i) {
          const std::uint64_t shingle = random.next();
          QCOMPARE(other.mayRepeat(shingle), first.mayRepeat(shingle));
        }
      }
    }
  }

  /// The positional filter's bound is exact: the size it names is possible, the next one is not.
  void largestPartnerIsTheLastPossibleSize() {
    for (const Ratio threshold : {Ratio{1, 100}, Ratio{1, 3}, Ratio{8, 10}, Ratio{1, 1}}) {
      for (std::uint64_t size = 1; size < 60; ++size) {
        for (std::uint64_t position = 0; position < size; ++position) {
          const SimilarityBound bound{threshold, {}};
          if (requiredIntersection(size, 0, bound) > size - position) continue;
          const std::uint64_t largest = largestLarger(size, position, bound);
          QVERIFY(requiredIntersection(size, largest, bound) <= size - position);
          QVERIFY(requiredIntersection(size, largest + 1, bound) > size - position);
        }
      }
    }
  }

  void findsPostingsInAnyRange() {
    const ShingleSets sets = clusteredSets(6, 300, 5);
    const auto numbered = NumberedSets::build(sets, {});
    const auto ranked = RankedSets::create(*numbered, {});
    const SimilarityBound bound{{3, 10}, {}};
    auto index = PostingIndex::build(*ranked, bound, {});
    QVERIFY(index);
    std::map<std::uint32_t, std::vector<std::uint32_t>> expected;
    for (std::uint32_t rank = 0; rank < ranked->count(); ++rank)
      for (const std::uint32_t number : indexPrefixOf(*ranked, rank, bound))
        expected[number].push_back(rank);
    SplitMix64 random(7);
    std::uint32_t unneeded = 0;
    for (int round = 0; round < 20'000; ++round) {
      const auto number = static_cast<std::uint32_t>(random.next() % ranked->numberCount());
      if (round % 100 == 0) unneeded = static_cast<std::uint32_t>(round) * ranked->count() / 25'000;
      const auto begin =
          unneeded + static_cast<std::uint32_t>(random.next() % (ranked->count() - unneeded));
      const auto end = begin + static_cast<std::uint32_t>(random.next() % 500);
      std::vector<std::uint32_t> found;
      for (const SetPosting &posting : index->find(number, {begin, end, unneeded}))
        found.push_back(posting.rank);
      std::vector<std::uint32_t> wanted;
      for (const std::uint32_t rank : expected[number])
        if (rank >= begin && rank < end) wanted.push_back(rank);
      QCOMPARE(found, wanted);
    }
  }

  void stopsWhenCancelled() {
    std::stop_source stop;
    stop.request_stop();
    RunContext context;
    context.stop = stop.get_token();
    const auto numbered = NumberedSets::build(clusteredSets(1, 30, 3), context);
    QVERIFY(!numbered && numbered.error().code == ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestNumberedSets, NoApplication)
#include "tst_numbered_sets.moc"
