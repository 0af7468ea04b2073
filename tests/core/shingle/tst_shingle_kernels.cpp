// SPDX-License-Identifier: MIT
#include <QTest>
#include <memory>
#include <string>
#include <vector>

#include "core/base/cpu_target.h"
#include "core/base/hash.h"
#include "core/shingle/fast_hash.h"
#include "core/shingle/shingle_kernels.h"
#include "core/text/words.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

using Hashes = std::vector<std::uint64_t>;

/// A text that ends at the end of its memory block, so that a sanitizer detects a read past it.
class TightText {
 public:
  explicit TightText(std::string_view text)
      : m_bytes(std::make_unique<char[]>(text.size())), m_size(text.size()) {
    std::copy(text.begin(), text.end(), m_bytes.get());
  }
  std::string_view view() const { return {m_bytes.get(), m_size}; }

 private:
  std::unique_ptr<char[]> m_bytes;
  std::size_t m_size;
};

/// Returns the hashes of the words, computed by definition.
Hashes expectedWords(std::string_view text) {
  Hashes hashes;
  for (WordSpan word = nextWord(text, 0); !word.isEmpty(); word = nextWord(text, word.end)) {
    hashes.push_back(fastHash(word.in(text)));
  }
  return hashes;
}

Hashes foundWords(const ShingleKernels &kernels, std::string_view text) {
  Hashes hashes(wordRoom(text.size()));
  hashes.resize(kernels.hashWords(text, hashes.data()));
  return hashes;
}

const std::vector<std::string> kPieces = {"a",
                                          "the",
                                          "eightlet",
                                          "ninebytes",
                                          "sixteenbytesword",
                                          "seventeenbytesword",
                                          " ",
                                          " ",
                                          " ",
                                          "  ",
                                          "\t",
                                          "\r\n",
                                          "\u0085",
                                          "\u00a0",
                                          "\u1680",
                                          "\u2003",
                                          "\u200a",
                                          "\u200b",
                                          "\u2028",
                                          "\u202f",
                                          "\u205f",
                                          "\u3000",
                                          "\u2019",
                                          "\u00e9",
                                          "\u1fff",
                                          "\x1c",
                                          "\U0001F355"};

/// Returns words and white space of all kinds, with invalid sequences if `isBroken`.
std::string randomText(SplitMix64 &random, std::size_t bytes, bool isAsciiOnly, bool isBroken) {
  std::string text;
  while (text.size() < bytes) {
    const std::string &piece = kPieces[random.next() % kPieces.size()];
    if (isAsciiOnly && !isAscii(piece)) continue;
    text += isBroken ? piece.substr(0, 1 + random.next() % piece.size()) : piece;
  }
  text.resize(bytes);  // may cut off a sequence; no byte past the end may be read
  return text;
}

}  // namespace

class TestShingleKernels : public QObject {
  Q_OBJECT

 private slots:
  void wordsOfEveryLength();
  void longWords();
  void whiteSpaceAcrossBlocks();
  void wordsThatFillAWindow();
  void windows();
  void spans();
  void combinations();
};

void TestShingleKernels::wordsOfEveryLength() {
  SplitMix64 random(1);
  for (const CpuTarget target : availableCpuTargets()) {
    for (std::size_t bytes = 0; bytes <= 300; ++bytes) {
      for (const int kind : {0, 1, 2}) {
        const TightText text(randomText(random, bytes, kind == 0, kind == 2));
        QCOMPARE(foundWords(shingleKernels(target), text.view()), expectedWords(text.view()));
      }
    }
    for (const std::size_t bytes : {4095U, 4096U, 4097U, 20000U}) {
      const TightText text(randomText(random, bytes, false, false));
      QCOMPARE(foundWords(shingleKernels(target), text.view()), expectedWords(text.view()));
    }
  }
}

void TestShingleKernels::longWords() {
  for (const CpuTarget target : availableCpuTargets()) {
    for (const std::size_t length : {1U, 7U, 8U, 9U, 63U, 64U, 65U, 4090U, 4096U, 4097U, 30000U}) {
      for (const std::size_t before : {0U, 1U, 60U, 64U, 4000U}) {
        const std::string word(length, 'x');
        const TightText text(std::string(before, ' ') + word + " y " + word);
        QCOMPARE(foundWords(shingleKernels(target), text.view()), expectedWords(text.view()));
      }
    }
    const TightText dense([] {
      std::string text;
      for (int i = 0; i < 9000; ++i) text += "a ";
      return text;
    }());
    QCOMPARE(foundWords(shingleKernels(target), dense.view()), expectedWords(dense.view()));
  }
}

void TestShingleKernels::whiteSpaceAcrossBlocks() {
  for (const CpuTarget target : availableCpuTargets()) {
    for (const std::string space : {"\u00a0", "\u2003", "\u3000", "\u1680", "\u2019"}) {
      for (std::size_t before = 55; before < 70; ++before) {
        const TightText text(std::string(before, 'x') + space + "tail" + std::string(80, 'y'));
        QCOMPARE(foundWords(shingleKernels(target), text.view()), expectedWords(text.view()));
        const TightText end(std::string(before, 'x') + space);
        QCOMPARE(foundWords(shingleKernels(target), end.view()), expectedWords(end.view()));
      }
    }
  }
}

/// Eight words that together are just shorter than, as long as, or longer than the window.
void TestShingleKernels::wordsThatFillAWindow() {
  for (const CpuTarget target : availableCpuTargets()) {
    for (const std::size_t shorter : {8U, 9U, 14U, 15U, 16U, 17U}) {
      for (std::size_t last = 1; last < 40; ++last) {
        std::string text;
        for (std::size_t i = 0; i < 24; ++i) {
          const std::size_t length = i % 8 == 7 ? last : shorter;
          for (std::size_t at = 0; at < length; ++at)
            text += static_cast<char>('a' + (i + at) % 26);
          text += ' ';
        }
        const TightText tight(text);
        QCOMPARE(foundWords(shingleKernels(target), tight.view()), expectedWords(tight.view()));
      }
    }
  }
}

void TestShingleKernels::windows() {
  SplitMix64 random(2);
  for (const CpuTarget target : availableCpuTargets()) {
    for (std::size_t bytes = 1; bytes <= 120; ++bytes) {
      const TightText text(randomText(random, bytes, true, false));
      for (std::size_t k = 1; k <= std::min<std::size_t>(bytes, 40); ++k) {
        Hashes expected;
        for (std::size_t i = 0; i + k <= bytes; ++i) {
          expected.push_back(fastHash(text.view().substr(i, k)));
        }
        Hashes found(windowRoom(bytes));
        shingleKernels(target).hashWindows(text.view(), k, found.data());
        found.resize(expected.size());
        QCOMPARE(found, expected);
      }
    }
  }
}

void TestShingleKernels::spans() {
  SplitMix64 random(4);
  for (const CpuTarget target : availableCpuTargets()) {
    for (std::size_t bytes = 1; bytes <= 200; ++bytes) {
      const TightText text(randomText(random, bytes, false, false));
      std::vector<std::uint32_t> starts;
      for (std::uint32_t i = 0; i < bytes; ++i)
        if ((static_cast<unsigned char>(text.view()[i]) & 0xC0U) != 0x80U) starts.push_back(i);
      std::vector<std::uint32_t> found(characterRoom(bytes));
      found.resize(shingleKernels(target).findCharacters(text.view(), found.data()));
      QCOMPARE(found, starts);
      starts.push_back(static_cast<std::uint32_t>(bytes));
      for (std::size_t k = 1; k < std::min<std::size_t>(starts.size(), 60); ++k) {
        Hashes expected;
        for (std::size_t i = 0; i + k < starts.size(); ++i)
          expected.push_back(fastHash(text.view().substr(starts[i], starts[i + k] - starts[i])));
        Hashes hashes(windowRoom(bytes));
        shingleKernels(target).hashSpans(text.view(), starts.data(), expected.size(), k,
                                         hashes.data());
        hashes.resize(expected.size());
        QCOMPARE(hashes, expected);
      }
    }
  }
}

void TestShingleKernels::combinations() {
  SplitMix64 random(3);
  for (const CpuTarget target : availableCpuTargets()) {
    for (std::size_t count = 1; count <= 60; ++count) {
      Hashes words(count + kKernelSlack);
      for (std::uint64_t &word : words) word = random.next();
      for (std::size_t k = 1; k <= count; ++k) {
        Hashes expected;
        for (std::size_t i = 0; i + k <= count; ++i) {
          std::uint64_t sum = 0;
          for (std::size_t j = 0; j < k; ++j) sum = 3 * sum + words[i + j];
          expected.push_back(sum);
        }
        Hashes found = words;
        QCOMPARE(shingleKernels(target).combineWords(found.data(), count, k), expected.size());
        found.resize(expected.size());
        QCOMPARE(found, expected);
      }
    }
  }
}

SHINGLESCOPE_TEST(TestShingleKernels, NoApplication)
#include "tst_shingle_kernels.moc"
