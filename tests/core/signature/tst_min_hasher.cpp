// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/signature/min_hasher.h"
#include "tests/support/random_sets.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

std::vector<std::uint32_t> signatureOf(const std::vector<std::uint64_t> &set,
                                       std::uint32_t numHashes, std::uint64_t seed) {
  const auto hasher = MinHasher::create({PermutationScheme::Affine, numHashes, seed});
  std::vector<std::uint32_t> signature(numHashes);
  hasher->sign(set, signature);
  return signature;
}

}  // namespace

class TestMinHasher : public QObject {
  Q_OBJECT

 private slots:
  void orderAndRepetitionDoNotMatter() {
    SplitMix64 random(7);
    auto set = randomSet(random, 200);
    const auto expected = signatureOf(set, 100, 42);
    std::reverse(set.begin(), set.end());
    set.push_back(set[17]);
    QVERIFY(signatureOf(set, 100, 42) == expected);
  }

  void emptySetHasTheEmptyValueEverywhere() {
    const auto signature = signatureOf({}, 20, 42);
    QCOMPARE(std::count(signature.begin(), signature.end(), SignatureMatrix::kEmptyValue), 20L);
  }

  void equalSetsAgreeDisjointSetsDoNot() {
    SplitMix64 random(8);
    const auto a = randomSet(random, 300);
    const auto b = randomSet(random, 300);
    QCOMPARE(equalPositions(signatureOf(a, 128, 1), signatureOf(a, 128, 1)), 128U);
    QVERIFY(equalPositions(signatureOf(a, 128, 1), signatureOf(b, 128, 1)) <= 3);
  }

  void anotherSeedGivesAnotherSignature() {
    SplitMix64 random(9);
    const auto set = randomSet(random, 50);
    QVERIFY(signatureOf(set, 64, 1) != signatureOf(set, 64, 2));
  }

  /// A longer signature begins with the shorter one: h_i depends only on i.
  void moreHashesOnlyAppend() {
    SplitMix64 random(10);
    const auto set = randomSet(random, 50);
    auto longer = signatureOf(set, 50, 42);
    longer.resize(24);
    QVERIFY(longer == signatureOf(set, 24, 42));
  }

  /// Fixed values, to detect accidental changes of the engine: recipes promise the same bytes
  /// everywhere.
  void signatureIsPinned() {
    const auto signature = signatureOf({1, 2, 3}, 4, 42);
    QCOMPARE(signature,
             (std::vector<std::uint32_t>{803930113U, 2993029121U, 319750145U, 239730689U}));
  }

  void threadsDoNotChangeSignatures() {
    const ShingleSets sets = clusteredSets(3, 900, 7);
    const auto hasher = MinHasher::create({PermutationScheme::Affine, 33, 5});
    RunContext one;
    RunContext eight;
    eight.threads = 8;
    const auto a = hasher->signAll(sets, one);
    const auto b = hasher->signAll(sets, eight);
    QVERIFY(a && b);
    for (std::uint32_t text = 0; text < sets.size(); ++text) {
      QVERIFY(std::ranges::equal((*a)[TextId{text}], (*b)[TextId{text}]));
      std::vector<std::uint32_t> single(33);
      hasher->sign(sets[TextId{text}], single);
      QVERIFY(std::ranges::equal((*a)[TextId{text}], single));
    }
  }

  void rejectsNoHashesAndTooMany() {
    QVERIFY(!MinHasher::create({PermutationScheme::Affine, 0, 1}));
    const auto tooMany = MinHasher::create({PermutationScheme::Affine, 5000, 1});
    QVERIFY(!tooMany);
    QCOMPARE(tooMany.error().code, ErrorCode::BadParameter);
  }

  void stopsWhenCancelled() {
    std::stop_source source;
    source.request_stop();
    RunContext context;
    context.stop = source.get_token();
    const auto hasher = MinHasher::create({});
    const auto signatures = hasher->signAll(clusteredSets(1, 50, 5), context);
    QVERIFY(!signatures);
    QCOMPARE(signatures.error().code, ErrorCode::Cancelled);
  }
};

SHINGLESCOPE_TEST(TestMinHasher, NoApplication)
#include "tst_min_hasher.moc"
