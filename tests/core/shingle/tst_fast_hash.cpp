// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "core/shingle/fast_hash.h"
#include "core/shingle/shingler.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

using Hashes = std::vector<std::uint64_t>;

/// Returns the 32 bits of a hash that signatures use.
std::uint32_t folded(std::uint64_t hash) {
  return static_cast<std::uint32_t>(hash >> 32U) ^ static_cast<std::uint32_t>(hash);
}

/// Returns by how many standard deviations the chi-square value of 2^12 cells exceeds its mean.
double chiSquareExcess(const Hashes &hashes, unsigned shift) {
  constexpr std::size_t kCells = 4096;
  std::vector<double> counts(kCells);
  for (const std::uint64_t hash : hashes) ++counts[(folded(hash) >> shift) % kCells];
  const double expected = static_cast<double>(hashes.size()) / kCells;
  double sum = 0;
  for (const double count : counts) sum += (count - expected) * (count - expected) / expected;
  return (sum - (kCells - 1)) / std::sqrt(2.0 * (kCells - 1));
}

/// Checks the hashes of distinct strings: no collisions, no biased bit among the 32 bits that
/// signatures use, and as many collisions in these 32 bits as random values have.
void checkQuality(Hashes hashes) {
  const auto count = static_cast<double>(hashes.size());
  std::ranges::sort(hashes);
  QVERIFY(std::ranges::adjacent_find(hashes) == hashes.end());
  std::vector<std::uint32_t> values;
  for (const std::uint64_t hash : hashes) values.push_back(folded(hash));
  for (unsigned bit = 0; bit < 32; ++bit) {
    const auto ones = static_cast<double>(
        std::ranges::count_if(values, [bit](std::uint32_t x) { return ((x >> bit) & 1U) != 0; }));
    QVERIFY2(std::abs(ones - count / 2) < 5 * std::sqrt(count / 4),
             qPrintable(QString::number(bit)));
  }
  for (const unsigned shift : {0U, 10U, 20U}) QVERIFY(std::abs(chiSquareExcess(hashes, shift)) < 5);
  std::ranges::sort(values);
  const auto repeated = std::ranges::unique(values);
  const double expected = count * (count - 1) / 2 / 4294967296.0;
  QVERIFY(std::abs(static_cast<double>(repeated.size()) - expected) < 6 * std::sqrt(expected) + 2);
}

std::uint64_t onlyShingle(const std::string &text, ShingleUnit unit) {
  Shingler shingler({unit, 1000, ShortTexts::Whole, HashFunction::Fast});
  return shingler.shingleHashes(text).front();
}

}  // namespace

class TestFastHash : public QObject {
  Q_OBJECT

 private slots:
  void knownAnswers();
  void knownShingles();
  void lengthChangesTheHash();
  void mixIsGood_data();
  void mixIsGood();
  void wordsOfFewLetters();
  void windowsOfText();
};

void TestFastHash::knownAnswers() {
  QCOMPARE(fastHash("a"), 0x37a7a12c6287cc60U);
  QCOMPARE(fastHash(std::string_view("a\0", 2)), 0xb4d201653fd9780bU);
  QCOMPARE(fastHash("the"), 0xf20a7fed5eab2d9aU);
  QCOMPARE(fastHash("night"), 0x6c25d47c8c6ea790U);
  QCOMPARE(fastHash("\u00e9t\u00e9"), 0x321b9320935c0da2U);
  QCOMPARE(fastHash("shingles"), 0x78ef146d65e90975U);
  QCOMPARE(fastHash("shingles "), 0x47ac0c8d8dc3bbf2U);
  QCOMPARE(fastHash("Constantinople"), 0xeb5e4d620d3e38e3U);
  QCOMPARE(fastHash("the night is dark"), 0x9cd4cd809108bee3U);
}

void TestFastHash::knownShingles() {
  QCOMPARE(onlyShingle("the moon is", ShingleUnit::Word), 0x51c2e23b0b9b07d6U);
  QCOMPARE(onlyShingle("red moon", ShingleUnit::Word), 0xac201254104f7664U);
  QCOMPARE(onlyShingle("the night is dark", ShingleUnit::Character), 0x9cd4cd809108bee3U);
}

void TestFastHash::lengthChangesTheHash() {
  Hashes hashes;
  const std::string zeros(100, '\0');
  for (std::size_t length = 1; length <= zeros.size(); ++length) {
    hashes.push_back(fastHash(std::string_view(zeros).substr(0, length)));
  }
  std::ranges::sort(hashes);
  QVERIFY(std::ranges::adjacent_find(hashes) == hashes.end());
}

void TestFastHash::mixIsGood_data() {
  QTest::addColumn<int>("length");
  QTest::addColumn<bool>("isAtEnd");
  for (const int length : {8, 9, 12, 16, 17, 24}) {
    QTest::addRow("%d bytes, a number at the end", length) << length << true;
    QTest::addRow("%d bytes, a number at the start", length) << length << false;
  }
}

void TestFastHash::mixIsGood() {
  QFETCH(int, length);
  QFETCH(bool, isAtEnd);
  Hashes hashes;
  for (int number = 0; number < 300000; ++number) {
    std::string digits = std::to_string(number);
    digits.insert(0, 6 - digits.size(), '0');
    const std::string rest(static_cast<std::size_t>(length) - digits.size(), '0');
    hashes.push_back(fastHash(isAtEnd ? rest + digits : digits + rest));
  }
  checkQuality(std::move(hashes));
}

/// Two million distinct shingles of 128 numbers.
void TestFastHash::wordsOfFewLetters() {
  constexpr int kWords = 128;
  Hashes hashes;
  Shingler shingler({ShingleUnit::Word, 3, ShortTexts::Skip, HashFunction::Fast});
  for (int first = 0; first < kWords; ++first) {
    for (int second = 0; second < kWords; ++second) {
      std::string text;
      const std::string head = std::to_string(first) + ' ' + std::to_string(second) + ' ';
      for (int third = 0; third < kWords; ++third) text += head + std::to_string(third) + ' ';
      const auto stream = shingler.shingleHashes(text);
      for (std::size_t i = 0; i < stream.size(); i += 3) hashes.push_back(stream[i]);
    }
  }
  QCOMPARE(hashes.size(), std::size_t{kWords * kWords * kWords});
  checkQuality(std::move(hashes));
}

/// All strings of four letters, as windows of a text and inside windows of two chunks.
void TestFastHash::windowsOfText() {
  std::string text;
  for (int number = 0; number < 26 * 26 * 26 * 26; ++number) {
    for (int divisor : {17576, 676, 26, 1}) {
      text += static_cast<char>('a' + number / divisor % 26);
    }
  }
  for (const std::uint32_t k : {4U, 12U}) {
    Shingler shingler({ShingleUnit::Character, k, ShortTexts::Skip, HashFunction::Fast});
    const auto stream = shingler.shingleHashes(text);
    Hashes hashes;
    for (std::size_t i = 0; i < stream.size(); i += 4) hashes.push_back(stream[i]);
    checkQuality(std::move(hashes));
  }
}

SHINGLESCOPE_TEST(TestFastHash, NoApplication)
#include "tst_fast_hash.moc"
