// SPDX-License-Identifier: MIT
#include <QtTest>

#include "tests/support/random_sets.h"
#include "tests/support/signing.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;
using namespace shinglescope::test;

namespace {

constexpr std::uint32_t kHashes = 128;

/// Returns the number of trials: under a sanitizer only a fifth, because the test would otherwise
/// take minutes.
int trialsOf(int setSize) {
  const int trials = setSize > 1000 ? 2000 : 5000;
  return kIsSanitized ? trials / 5 : trials;
}

/// The mean of n squared errors has a relative standard deviation of sqrt(2 / n): 2 to 3 % with all
/// trials, 4 to 7 % with a fifth of them.
constexpr double kTolerance = kIsSanitized ? 0.25 : 0.1;

/// Returns the mean squared error of the estimate divided by J (1 - J) / K, which is 1 for
/// independent min-wise permutations. `setSize` is the size of the union, so that J is exact; each
/// trial draws new sets and new permutations.
double relativeError(PermutationScheme scheme, std::size_t setSize, double jaccard, int trials) {
  const auto shared = static_cast<std::size_t>(std::lround(static_cast<double>(setSize) * jaccard));
  const std::size_t onlyA = (setSize - shared) / 2;
  const double exact = static_cast<double>(shared) / static_cast<double>(setSize);
  SplitMix64 random(setSize * 1000 + shared);
  std::vector<std::uint64_t> all(setSize);
  double sum = 0;
  for (int trial = 0; trial < trials; ++trial) {
    for (std::uint64_t &shingle : all) shingle = random.next();
    const std::span<const std::uint64_t> shingles(all);
    const SignatureOptions options{scheme, kHashes, random.next()};
    const auto a = signatureOf(options, shingles.first(shared + onlyA));
    // B consists of the shared shingles at the start and the shingles after those of A.
    std::rotate(all.begin() + static_cast<std::ptrdiff_t>(shared),
                all.begin() + static_cast<std::ptrdiff_t>(shared + onlyA), all.end());
    const auto b = signatureOf(options, shingles.first(setSize - onlyA));
    const double error = static_cast<double>(equalPositions(a, b)) / kHashes - exact;
    sum += error * error;
  }
  return sum / trials / (exact * (1 - exact) / kHashes);
}

void addCases(std::initializer_list<PermutationScheme> schemes) {
  QTest::addColumn<int>("scheme");
  QTest::addColumn<int>("size");
  QTest::addColumn<double>("jaccard");
  for (const PermutationScheme scheme : schemes)
    for (const int size : {10, 40, 160, 1280})
      for (const double jaccard : {0.5, 0.8})
        QTest::addRow("%s, %d at %.1f", schemeName(scheme).c_str(), size, jaccard)
            << static_cast<int>(scheme) << size << jaccard;
}

double fetchedError() {
  QFETCH(int, scheme);
  QFETCH(int, size);
  QFETCH(double, jaccard);
  const auto permutations = static_cast<PermutationScheme>(scheme);
  const double error =
      relativeError(permutations, static_cast<std::size_t>(size), jaccard, trialsOf(size));
  qInfo("%.3f", error);
  return error;
}

}  // namespace

/// The accuracy of each way of drawing permutations: docs/decisions/permutations.md contains the
/// printed figures.
class TestPermutationError : public QObject {
  Q_OBJECT

 private slots:
  void classicSchemesReachTheTheory_data() {
    addCases({PermutationScheme::Affine, PermutationScheme::Rehash});
  }

  void classicSchemesReachTheTheory() {
    const double error = fetchedError();
    QVERIFY2(error > 1 - kTolerance && error < 1 + kTolerance, qPrintable(QString::number(error)));
  }

  /// Shows that the test above can fail, and why xor is not the default.
  void xorMasksAreFarFromIndependent() {
    for (const double jaccard : {0.5, 0.8}) {
      const double error = relativeError(PermutationScheme::Xor, 10, jaccard, trialsOf(10));
      QVERIFY2(error > 2, qPrintable(QString::number(error)));
    }
  }

  /// Salted is as accurate as the classic schemes, but slow, so only short texts are tested.
  void saltedReachesTheTheory() {
    const double error = relativeError(PermutationScheme::Salted, 10, 0.5, trialsOf(10));
    QVERIFY2(std::abs(error - 1) < kTolerance, qPrintable(QString::number(error)));
  }

  /// Bins that short texts leave empty reduce the accuracy. Filled bins increase it slightly,
  /// because they draw without replacement.
  void onePermutationIsWorseOnShortTextsOnly() {
    const auto error = [](std::size_t size) {
      return relativeError(PermutationScheme::OnePermutation, size, 0.5, trialsOf(1280));
    };
    QVERIFY(error(10) > 1.2 && error(10) < 2);
    QVERIFY(error(1280) < 1 && error(1280) > 0.6);
  }
};

SHINGLESCOPE_TEST(TestPermutationError, NoApplication)
#include "tst_permutation_error.moc"
