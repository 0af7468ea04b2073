// SPDX-License-Identifier: MIT
#include <QtTest>
#include <numeric>

#include "core/signature/explicit_family.h"
#include "core/signature/min_hasher.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

using Rows = std::vector<std::uint64_t>;
using Signature = std::vector<std::uint32_t>;

Signature sign(const Result<std::unique_ptr<HashFamily>> &family, const Rows &rows,
               std::size_t permutations) {
  Signature signature(permutations);
  (*family)->sign(rows, signature);
  return signature;
}

/// Returns the rank of each row, which is its position in `order`.
std::vector<std::uint32_t> ranksOfOrder(const std::vector<std::uint32_t> &order) {
  std::vector<std::uint32_t> ranks(order.size());
  for (std::uint32_t place = 0; place < order.size(); ++place) ranks[order[place]] = place;
  return ranks;
}

/// The three-document lesson: 16 shingles in alphabetical order are rows 1 to 16.
const std::vector<ModularPermutation> kLesson = {{4, 9, 17}, {14, 4, 17}, {8, 14, 17}, {3, 10, 17}};

}  // namespace

class TestExplicitFamily : public QObject {
  Q_OBJECT

 private slots:
  void modularPermutationsGiveTheLessonsMatrix() {
    const auto family = makeModularFamily(kLesson);
    const std::vector<Signature> firstRows = {
        {13, 1, 5, 13},  {0, 15, 13, 16}, {4, 12, 4, 2},  {8, 9, 12, 5},  {12, 6, 3, 8},
        {16, 3, 11, 11}, {3, 0, 2, 14},   {7, 14, 10, 0}, {11, 11, 1, 3}, {15, 8, 9, 6}};
    for (std::size_t row = 0; row < firstRows.size(); ++row)
      QCOMPARE(sign(family, {row + 1}, 4), firstRows[row]);
  }

  /// Rows: 1 and the moon, 2 can see moon, 3 dark and the, 4 i can see, 5 in the
  /// night, 6 is dark and, 7 is red the, 8 moon in the, 9 moon is red, 10 night
  /// is dark, 11 night is red, 12 red the night, 13 see moon is, 14 the moon in,
  /// 15 the moon is, 16 the night is.
  void threeDocumentsHaveTheLessonsSignatures() {
    const auto family = makeModularFamily(kLesson);
    const Rows first = {16, 10, 6, 3, 1, 15, 9};
    const Rows second = {4, 2, 13, 9, 7, 12, 16, 10};
    const Rows third = {14, 8, 5, 11, 16};
    const Signature a = sign(family, first, 4);
    const Signature b = sign(family, second, 4);
    const Signature c = sign(family, third, 4);
    QCOMPARE(a, (Signature{1, 1, 1, 2}));
    QCOMPARE(b, (Signature{0, 0, 1, 3}));
    QCOMPARE(c, (Signature{2, 5, 0, 0}));
    QCOMPARE(equalPositions(a, b), 1U);
    QCOMPARE(equalPositions(a, c), 0U);
    QCOMPARE(equalPositions(b, c), 0U);
  }

  /// S1 = {a, b}, S2 = {a, c}, S3 = {a, b, c, d}; order b a d c: minhashes b, a, b.
  void smallPermutationOfFourElements() {
    const auto family = makeTableFamily({ranksOfOrder({1, 0, 3, 2})});
    QCOMPARE(sign(family, {0, 1}, 1), Signature{0});
    QCOMPARE(sign(family, {0, 2}, 1), Signature{1});
    QCOMPARE(sign(family, {0, 1, 2, 3}, 1), Signature{0});
  }

  /// Six rows, {2, 4, 5} and {1, 2, 3, 5}: both documents have the same minhash in exactly 2/5 of
  /// all 720 orders, which is their Jaccard similarity.
  void shareOfAllOrdersIsJaccard() {
    std::vector<std::uint32_t> order(6);
    std::iota(order.begin(), order.end(), 0U);
    std::vector<std::vector<std::uint32_t>> ranks;
    do ranks.push_back(ranksOfOrder(order));
    while (std::next_permutation(order.begin(), order.end()));
    QCOMPARE(ranks.size(), std::size_t{720});
    const auto family = makeTableFamily(ranks);
    QCOMPARE(equalPositions(sign(family, {1, 3, 4}, 720), sign(family, {0, 1, 2, 4}, 720)), 288U);

    const auto two = makeTableFamily({{0, 1, 2, 3, 4, 5}, ranksOfOrder({5, 1, 2, 0, 3, 4})});
    QCOMPARE(sign(two, {1, 3, 4}, 2), (Signature{1, 1}));
    QCOMPARE(sign(two, {0, 1, 2, 4}, 2), (Signature{0, 1}));
  }

  void orderAndRepetitionDoNotMatterAndEmptyIsEmpty() {
    const auto family = makeModularFamily(kLesson);
    QCOMPARE(sign(family, {9, 1, 9, 16}, 4), sign(family, {1, 9, 16}, 4));
    QCOMPARE(sign(family, {}, 4), Signature(4, SignatureMatrix::kEmptyValue));
    const auto table = makeTableFamily({{1, 0}});
    QCOMPARE(sign(table, {7}, 1), Signature{SignatureMatrix::kEmptyValue});
  }

  void largeNumbersDoNotOverflow() {
    const auto family = makeModularFamily({{4294967290U, 4294967290U, 4294967291U}});
    // (p - 1) (p - 1) + (p - 1) = 0 mod p
    QCOMPARE(sign(family, {4294967290U}, 1), Signature{0});
  }

  void rejectsWhatIsNotAPermutation() {
    for (const auto &family :
         {makeTableFamily({}), makeTableFamily({{0, 1}, {0}}), makeTableFamily({{0, 1}, {3, 3}}),
          makeModularFamily({}), makeModularFamily({{1, 1, 0}}),
          makeModularFamily(std::vector<ModularPermutation>(5000, {1, 1, 2}))}) {
      QVERIFY(!family);
      QCOMPARE(family.error().code, ErrorCode::BadParameter);
    }
  }
};

SHINGLESCOPE_TEST(TestExplicitFamily, NoApplication)
#include "tst_explicit_family.moc"
