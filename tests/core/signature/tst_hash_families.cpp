// SPDX-License-Identifier: MIT
#include <xxhash.h>

#include <QtTest>
#include <map>
#include <thread>

#include "core/signature/keyed_kernels.h"
#include "tests/support/random_sets.h"
#include "tests/support/signing.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

using Signature = std::vector<std::uint32_t>;
using Shingles = std::vector<std::uint64_t>;

Shingles randomShingles(std::uint64_t seed, std::size_t count) {
  SplitMix64 random(seed);
  Shingles shingles(count);
  for (std::uint64_t &shingle : shingles) shingle = random.next();
  return shingles;
}

std::uint64_t checksum(const Signature &signature) {
  std::uint64_t sum = 0;
  for (const std::uint32_t value : signature) sum = sum * 31 + value;
  return sum;
}

QByteArray where(PermutationScheme scheme, CpuTarget target, std::size_t numHashes,
                 std::size_t shingles) {
  return QByteArray::fromStdString(
      schemeName(scheme) + " on " + std::string(cpuTargetName(target)) + ", " +
      std::to_string(numHashes) + " hashes, " + std::to_string(shingles) + " shingles");
}

}  // namespace

class TestHashFamilies : public QObject {
  Q_OBJECT

 private slots:
  /// Values from a second implementation, in Python, of the definitions in docs/definitions.md:
  /// those at positions 0, 17, 130 and 199, and the sum of all values.
  void valuesAreThoseOfTheDefinition() {
    struct Answer {
      Signature some;
      std::uint64_t sum;
      Signature ofOneTwoThree;
    };
    const std::map<PermutationScheme, Answer> answers = {
        {PermutationScheme::Affine,
         {{4989487, 16040923, 243922954, 3202875},
          0x8433bc260f40bd2e,
          {803930113, 2993029121, 319750145, 239730689}}},
        {PermutationScheme::Xor,
         {{73615728, 1395865318, 567019023, 4171189517},
          0x1c47579f7c918f93,
          {803958420, 2993090816, 319790928, 239788949}}},
        {PermutationScheme::Rehash,
         {{1386909998, 1726390962, 848317568, 287643288},
          0xa8869a8dd90737d1,
          {649661067, 3707953793, 3449655831, 601593238}}},
        {PermutationScheme::Salted,
         {{3816162959, 3133662323, 1018748031, 1229460564},
          0xfb85d2bf93806d78,
          {611340333, 2546046963, 1238321340, 435422186}}},
        {PermutationScheme::OnePermutation,
         {{3956686969, 3446643991, 1057558517, 2235848561},
          0xc74fc52391b7fa93,
          {2174415560, 1018193436, 1018193436, 2174415560}}}};
    QCOMPARE(answers.size(), kPermutationNames.size());
    const Shingles shingles = randomShingles(5, 40);
    for (const auto &[scheme, answer] : answers) {
      const Signature signature = signatureOf({scheme, 200, 42}, shingles);
      QCOMPARE((Signature{signature[0], signature[17], signature[130], signature[199]}),
               answer.some);
      QCOMPARE(checksum(signature), answer.sum);
      QCOMPARE(signatureOf({scheme, 4, 42}, Shingles{1, 2, 3}), answer.ofOneTwoThree);
    }
  }

  void everyTargetGivesTheSameBits_data() {
    QTest::addColumn<int>("scheme");
    for (const auto &[name, scheme] : kPermutationNames)
      QTest::newRow(std::string(name).c_str()) << static_cast<int>(scheme);
  }

  void everyTargetGivesTheSameBits() {
    QFETCH(int, scheme);
    const auto permutations = static_cast<PermutationScheme>(scheme);
    const bool isSlow = permutations == PermutationScheme::Salted;
    const Shingles all = randomShingles(11, 2000);
    for (const std::uint32_t numHashes :
         {1U,   2U,   4U,   7U,   8U,   15U,  16U,  17U,  24U,  31U,  50U,  63U,   64U,  65U,
          100U, 113U, 120U, 127U, 128U, 129U, 144U, 200U, 255U, 256U, 300U, 1000U, 4096U}) {
      for (const std::size_t size : {0,  1,  2,  3,  5,  7,   8,   9,   10,  11,   16,
                                     33, 36, 37, 40, 64, 228, 511, 512, 513, 1025, 2000}) {
        if ((numHashes > 300 || isSlow) && size > 40) continue;
        const std::span<const std::uint64_t> shingles(all.data() + 2000 - size, size);
        const auto signOn = [&](CpuTarget target) {
          const WithCpuTarget with(target);
          return signatureOf({permutations, numHashes, 42}, shingles);
        };
        const Signature expected = signOn(CpuTarget::Scalar);
        for (const CpuTarget target : availableCpuTargets())
          QVERIFY2(signOn(target) == expected, where(permutations, target, numHashes, size));
      }
    }
  }

  void orderAndRepetitionDoNotMatter() {
    for (const auto &[name, scheme] : kPermutationNames) {
      for (const CpuTarget target : availableCpuTargets()) {
        const WithCpuTarget with(target);
        Shingles shingles = randomShingles(7, 200);
        const Signature expected = signatureOf({scheme, 100, 42}, shingles);
        std::reverse(shingles.begin(), shingles.end());
        QVERIFY(signatureOf({scheme, 100, 42}, shingles) == expected);
        shingles.insert(shingles.begin(), 700, shingles[17]);
        shingles.push_back(shingles[750]);
        QVERIFY2(signatureOf({scheme, 100, 42}, shingles) == expected,
                 where(scheme, target, 100, shingles.size()));
      }
    }
  }

  void onlyTheEmptySetHasTheEmptyValue() {
    for (const auto &[name, scheme] : kPermutationNames) {
      const Signature empty = signatureOf({scheme, 130, 42}, {});
      QCOMPARE(std::ranges::count(empty, SignatureMatrix::kEmptyValue), 130);
      const Signature one = signatureOf({scheme, 130, 42}, Shingles{12345});
      QCOMPARE(std::ranges::count(one, SignatureMatrix::kEmptyValue), 0);
    }
  }

  void signingWritesOnlyTheSignature() {
    const Shingles shingles = randomShingles(3, 20);
    constexpr std::uint32_t kMark = 0xABCDEF01;
    for (const auto &[name, scheme] : kPermutationNames) {
      for (const std::uint32_t numHashes : {1U, 50U, 129U}) {
        Signature buffer(numHashes + 64, kMark);
        const auto family = makeHashFamily({scheme, numHashes, 1});
        (*family)->sign(shingles, std::span(buffer).subspan(32, numHashes));
        QCOMPARE(std::count(buffer.begin(), buffer.begin() + 32, kMark), 32);
        QCOMPARE(std::count(buffer.end() - 32, buffer.end(), kMark), 32);
      }
    }
  }

  /// A longer signature begins with the shorter one if a position's permutation depends only on its
  /// number.
  void moreHashesOnlyAppend() {
    const Shingles shingles = randomShingles(10, 50);
    for (const auto &[name, scheme] : kPermutationNames) {
      if (scheme == PermutationScheme::OnePermutation) continue;
      Signature longer = signatureOf({scheme, 333, 42}, shingles);
      longer.resize(24);
      QVERIFY(longer == signatureOf({scheme, 24, 42}, shingles));
    }
  }

  void anotherSeedGivesAnotherSignature() {
    const Shingles shingles = randomShingles(9, 50);
    for (const auto &[name, scheme] : kPermutationNames)
      QVERIFY(signatureOf({scheme, 64, 1}, shingles) != signatureOf({scheme, 64, 2}, shingles));
  }

  void rehashIsXxh3WithASeed() {
    SplitMix64 random(3);
    for (const CpuTarget target : availableCpuTargets()) {
      std::uint64_t seeds[kKeyedTile];
      std::uint64_t keys[kKeyedTile];
      std::uint64_t minima[kKeyedTile];
      for (std::size_t i = 0; i < kKeyedTile; ++i) {
        seeds[i] = i == 0 ? 0 : random.next();
        keys[i] = rehashKey(seeds[i]);
        minima[i] = ~0ULL;
      }
      const std::uint64_t shingle = random.next();
      rehashKernel(target)(keys, {&shingle, 1}, minima);
      for (std::size_t i = 0; i < kKeyedTile; ++i)
        QCOMPARE(minima[i], XXH3_64bits_withSeed(&shingle, sizeof(shingle), seeds[i]));
    }
  }

  /// Signing in parts and tiles produces the same bits as signing the whole, on every target.
  void signsTheSameUnlessStopped_data() { everyTargetGivesTheSameBits_data(); }

  void signsTheSameUnlessStopped() {
    QFETCH(int, scheme);
    const auto permutations = static_cast<PermutationScheme>(scheme);
    const Shingles all = randomShingles(31, 40'000);
    // Cancellation is checked every 4,096 shingles or 2^21 evaluations.
    const std::vector<std::pair<std::uint32_t, std::size_t>> sizes = {
        {16, 0}, {17, 1}, {16, 4095}, {3, 4096}, {20, 4097}, {60, 40'000}, {4096, 700}};
    for (const auto &[numHashes, size] : sizes) {
      // Salted values are hashed one by one, which takes minutes with sanitizers.
      if (test::kIsSanitized && scheme == int(PermutationScheme::Salted) &&
          numHashes * size > 200'000)
        continue;
      const std::span<const std::uint64_t> shingles(all.data(), size);
      const Signature expected = signatureOf({permutations, numHashes, 42}, shingles);
      for (const CpuTarget target : availableCpuTargets()) {
        const WithCpuTarget with(target);
        const auto family = makeHashFamily({permutations, numHashes, 42});
        Signature signature(numHashes);
        QVERIFY((*family)->signUnlessStopped(shingles, signature, {}));
        QVERIFY2(signature == expected, where(permutations, target, numHashes, size));
      }
    }
  }

  /// Signing this set would take many seconds.
  void stopsWithinOneSet() {
    const Shingles shingles = randomShingles(32, 300'000);
    for (const auto scheme : {PermutationScheme::Salted, PermutationScheme::Affine}) {
      const auto family = makeHashFamily({scheme, kMaxHashes, 42});
      std::stop_source source;
      RunContext context;
      context.stop = source.get_token();
      Result<void> signedAll;
      std::thread worker([&] {
        Signature signature(kMaxHashes);
        while (signedAll) signedAll = (*family)->signUnlessStopped(shingles, signature, context);
      });
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      QElapsedTimer wait;
      wait.start();
      source.request_stop();
      worker.join();
      QCOMPARE(signedAll.error().code, ErrorCode::Cancelled);
      VERIFY_WITHIN(wait, 1000);
    }
  }

  /// SlotTable (affine_kernels.h) numbers its texts with 16 bits. Signatures must be the same
  /// before and after the numbers run out, whatever the earlier texts were.
  void manyTextsLeaveNothingBehind() {
    const Shingles shingles = randomShingles(21, 150);
    const std::span<const std::uint64_t> a(shingles.data(), 100);
    const std::span<const std::uint64_t> b(shingles.data() + 50, 100);
    const auto family = makeHashFamily({PermutationScheme::Affine, 40, 42});
    for (const CpuTarget target : availableCpuTargets()) {
      const WithCpuTarget with(target);
      const int rounds = target == CpuTarget::Scalar ? 10 : 70'000;
      const Signature ofA = signatureOf({PermutationScheme::Affine, 40, 42}, a);
      const Signature ofB = signatureOf({PermutationScheme::Affine, 40, 42}, b);
      QVERIFY(ofA != ofB);
      Signature signature(40);
      for (int round = 0; round < rounds; ++round) {
        (*family)->sign(round % 2 == 0 ? a : b, signature);
        QVERIFY2(signature == (round % 2 == 0 ? ofA : ofB), QByteArray::number(round));
      }
    }
  }

  /// There is one shingle for thousands of bins: filling the empty bins must not take quadratic
  /// time.
  void onePermutationFillsManyBinsFromFew() {
    const auto family = makeHashFamily({PermutationScheme::OnePermutation, kMaxHashes, 42});
    Signature signature(kMaxHashes);
    for (std::uint64_t shingle = 0; shingle < 2000; ++shingle) {
      (*family)->sign({&shingle, 1}, signature);
      QVERIFY(std::ranges::all_of(signature, [&](auto value) { return value == signature[0]; }));
    }
  }
};

SHINGLESCOPE_TEST(TestHashFamilies, NoApplication)
#include "tst_hash_families.moc"
