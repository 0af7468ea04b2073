// SPDX-License-Identifier: MIT
#include <QTest>
#include <array>
#include <memory>
#include <string>
#include <vector>

#include "core/base/cpu_target.h"
#include "core/base/hash.h"
#include "core/text/byte_kernels.h"
#include "core/text/normalizer.h"
#include "core/text/plain_text.h"
#include "core/text/text_preparation.h"
#include "core/text/words.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

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

const std::vector<std::string> kAsciiPieces = {"a", "Word", "x1", "42", "don't", "_",  ".",    "$",
                                               " ", " ",    " ",  "  ", "\t",    "\n", "\x1c", "I"};
const std::vector<std::string> kLatinPieces = {"\u00e9", "\u00c9t\u00c9", "\u2019", "\u201c",
                                               "\u20ac", "\u00d7",        "\u2013", "\u00df",
                                               "\u0141", "\u0416\u0451",  "\u0420", "\u0490"};
const std::vector<std::string> kOtherPieces = {
    "\u00a0", "\u3000",     "\u2003", "\u0085",  "\u200b",       "\u03a3\u0391\u03a3",
    "\u0130", "\ufb01",     "\u0663", "e\u0301", "\u2026",       "\u1fff ",
    "\u4e2d", "\U0001F355", "\uff21", "\u00b2",  "\u00e9\u0323", "\u212b"};

/// Returns a text of random pieces from the first `kinds` lists.
std::string randomText(SplitMix64 &random, std::size_t pieces, int kinds) {
  std::string text;
  const std::vector<std::string> *lists[] = {&kAsciiPieces, &kLatinPieces, &kOtherPieces};
  for (std::size_t i = 0; i < pieces; ++i) {
    const bool isAscii = kinds == 1 || random.next() % 4 != 0;
    const auto &list =
        *lists[isAscii ? 0 : 1 + random.next() % (static_cast<std::size_t>(kinds) - 1)];
    text += list[random.next() % list.size()];
  }
  return text;
}

std::string expectedFold(std::string_view text) {
  std::string out;
  for (WordSpan word = nextWord(text, 0); !word.isEmpty(); word = nextWord(text, word.end)) {
    if (!out.empty()) out += ' ';
    out += word.in(text);
  }
  return out;
}

/// Returns the characters of the basic plane.
std::vector<std::string> charactersOutsideAscii() {
  std::vector<std::string> all;
  for (char32_t c = 0x80; c < 0x10000; ++c)
    if (c < 0xD800 || c >= 0xE000) all.push_back(QString::fromUcs4(&c, 1).toStdString());
  return all;
}

std::vector<std::string> plainCharacters() {
  std::vector<std::string> plain = charactersOutsideAscii();
  std::erase_if(plain, [](const std::string &text) { return !scalar::isPlain(text); });
  plain.insert(plain.end(), {"a", "Z"});
  return plain;
}

/// Returns every combination of the steps before the split into words, and some of the later steps.
std::vector<PreparationOptions> manyOptions() {
  std::vector<PreparationOptions> all;
  for (unsigned bits = 0; bits < 384; ++bits) {
    PreparationOptions options;
    options.unicode = (bits & 1U) != 0 ? UnicodeForm::Nfkc : UnicodeForm::Keep;
    options.lowerCase = (bits & 2U) != 0;
    options.stripDigits = (bits & 4U) != 0;
    options.stripLoneLetters = (bits & 8U) != 0;
    options.whiteSpace = static_cast<WhiteSpace>(bits / 16 % 4);
    if ((bits & 64U) != 0) options.stopWords = "en";
    options.stripPunctuation = static_cast<Punctuation>(bits / 128 % 3);
    all.push_back(options);
  }
  return all;
}

}  // namespace

class TestTextKernels : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { setActiveCpuTarget(availableCpuTargets().back()); }
  void foldsWhiteSpace();
  void mapsBytes();
  void mapsAndFolds();
  void lowersPlainText();
  void preparesLikeTheSingleSteps();
  void plainTextNeedsNoTables();
  void plainTextIsLowered();
  void expandedTextIsItsNfkc();
  void unchangedTextIsNotCopied();
};

void TestTextKernels::foldsWhiteSpace() {
  SplitMix64 random(5);
  for (const CpuTarget target : availableCpuTargets()) {
    const TextKernels &kernels = textKernels(target);
    for (int round = 0; round < 3000; ++round) {
      const TightText text(randomText(random, random.next() % 120, 1 + round % 3));
      const std::string expected = expectedFold(text.view());
      std::string out(text.view().size() + kTextSlack, '#');
      out.resize(kernels.foldWhiteSpace(text.view(), out.data()));
      QCOMPARE(out, expected);
      QCOMPARE(kernels.isFolded(text.view()), text.view() == expected);
      QVERIFY(kernels.isFolded(TightText(expected).view()));
    }
  }
}

void TestTextKernels::mapsBytes() {
  SplitMix64 random(6);
  const auto drawn = [&random] { return random.next(); };
  for (unsigned kind = 0; kind < 8; ++kind) {
    std::array<bool, 128> isDropped{};
    if (kind % 4 != 0)
      for (bool &each : isDropped) each = drawn() % (kind % 4 * 3) == 0;
    const bool lowers = kind >= 4;
    const ByteMap map = ByteMap::create(lowers, [&](std::uint8_t c) { return isDropped[c]; });
    for (std::size_t size = 0; size < 300; ++size) {
      std::string bytes;
      std::string expected;
      const std::uint64_t most = size % 2 == 0 ? 0xFF : 0x7F;
      while (bytes.size() < size) bytes += static_cast<char>(drawn() & most);
      for (const char c : bytes)
        if (const auto byte = static_cast<unsigned char>(c); byte >= 128 || !isDropped[byte])
          expected += lowers ? asciiLower(c) : c;
      const TightText text(bytes);
      for (const CpuTarget target : availableCpuTargets()) {
        std::string out(size + kTextSlack, '#');
        out.resize(textKernels(target).mapBytes(text.view(), map, out.data()));
        QCOMPARE(out, expected);
        QCOMPARE(textKernels(target).isAscii(text.view()), isAscii(text.view()));
      }
    }
  }
}

/// Dropped bytes between white space, at the ends, and across the edges of blocks.
void TestTextKernels::mapsAndFolds() {
  SplitMix64 random(9);
  const auto isDropped = [](std::uint8_t c) {
    return c == '.' || c == '$' || (c >= '0' && c <= '9');
  };
  const auto isMostDropped = [](std::uint8_t c) { return c > ' ' && c != 'a'; };
  const ByteMap maps[] = {ByteMap::create(true, isDropped), ByteMap::create(false, isDropped),
                          ByteMap::create(true, isMostDropped)};
  const TextKernels &plain = textKernels(CpuTarget::Scalar);
  for (int round = 0; round < 4000; ++round) {
    std::string pieces = randomText(random, random.next() % 160, 1 + round % 3);
    if (round % 5 == 0) pieces = "a " + std::string(random.next() % 150, '.') + pieces;
    const TightText text(pieces);
    const ByteMap &map = maps[round % 3];
    std::string mapped(pieces.size() + kTextSlack, '#');
    mapped.resize(plain.mapBytes(text.view(), map, mapped.data()));
    const std::string expected = expectedFold(mapped);
    for (const CpuTarget target : availableCpuTargets()) {
      std::string out(pieces.size() + kTextSlack, '#');
      const FoldedText folded = textKernels(target).mapAndFold(text.view(), map, out.data());
      out.resize(folded.size);
      QCOMPARE(out, expected);
      QCOMPARE(folded.isAscii, isAscii(text.view()));
    }
  }
}

void TestTextKernels::lowersPlainText() {
  std::vector<std::string> pieces = plainCharacters();
  SplitMix64 random(10);
  for (int round = 0; round < 6000; ++round) {
    const std::string_view filler = round % 3 == 0 ? "B c" : "Ab";
    std::string text;
    for (std::size_t left = random.next() % 90; left > 0; --left)
      text += random.next() % 3 != 0 ? filler : pieces[random.next() % pieces.size()];
    constexpr std::string_view kSpaces[] = {" ", "  ", "\t", "\u0085", "\u2028", "\u4e2d"};
    if (round % 2 == 0) text.insert(0, kSpaces[random.next() % 6]);
    if (round % 4 == 0) text += kSpaces[random.next() % 6];
    if (round % 4 == 1) text += "ab" + std::string(kSpaces[random.next() % 6]) + "ab";
    const bool isPlain = scalar::isPlain(text);
    std::string expected;
    toLowerCase(text, Alphabet::Unicode, expected);
    for (const CpuTarget target : availableCpuTargets()) {
      std::string out(text.size() + kTextSlack, '#');
      const LoweredText lowered = textKernels(target).lowerText(TightText(text).view(), out.data());
      QCOMPARE(lowered.isPlain, isPlain);
      if (!isPlain) continue;
      QCOMPARE(out.substr(0, text.size()), expected);
      QCOMPARE(lowered.isAscii, isAscii(text));
      QCOMPARE(lowered.isFolded, expectedFold(text) == text);
    }
  }
}

void TestTextKernels::preparesLikeTheSingleSteps() {
  SplitMix64 random(7);
  for (const CpuTarget target : availableCpuTargets()) {
    setActiveCpuTarget(target);
    for (const PreparationOptions &options : manyOptions()) {
      auto preparer = TextPreparer::create(options);
      QVERIFY(preparer);
      for (int round = 0; round < 12; ++round) {
        const TightText text(randomText(random, random.next() % 60, 1 + round % 3));
        const std::string expected = preparer->preview(text.view()).back().text;
        QCOMPARE(std::string(preparer->prepare(text.view())), expected);
      }
    }
  }
}

/// Every plain character and every pair of them, compared with the library's tables.
void TestTextKernels::plainTextNeedsNoTables() {
  const std::vector<std::string> plain = plainCharacters();
  QVERIFY(plain.size() > 450);
  std::string nfkc, expected, digits;
  for (const std::string &first : plain) {
    for (const std::string &second : plain) {
      const std::string text = first + second;
      toNfkc(text, Alphabet::Unicode, nfkc);
      QCOMPARE(nfkc, text);
      toLowerCase(text, Alphabet::Unicode, expected);
      std::string lower;
      toLowerCase(text, Alphabet::Ascii, lower);  // ASCII letters
      scalar::lowerPlain(lower.data(), lower.size());
      QCOMPARE(lower, expected);
      stripDigits(text, Alphabet::Unicode, digits);
      QCOMPARE(digits, text);
    }
  }
  for (const char *text : {"e\u0301", "\u00a0", "\u2026", "\xC3", "\u0130", "\u0178", "\u0483"})
    QVERIFY2(!scalar::isPlain(text), text);
  for (const char *text : {"\u00e9", "\u0141\u00f3d\u017a", "\u0416\u0451\u0457", "\u0490"})
    QVERIFY2(scalar::isPlain(text), text);
}

void TestTextKernels::plainTextIsLowered() {
  std::vector<std::string> pieces = plainCharacters();
  for (int i = 0; i < 300; ++i) pieces.push_back(i % 3 == 0 ? " " : "aB");
  SplitMix64 random(8);
  for (int round = 0; round < 4000; ++round) {
    std::string text;
    const std::size_t first = random.next() % pieces.size();
    const std::size_t kinds = 1 + random.next() % (pieces.size() - first);
    for (std::size_t left = random.next() % 120; left > 0; --left)
      text += pieces[first + random.next() % kinds];
    if (round % 2 == 0) text.insert(random.next() % (text.size() + 1), "\u2026");
    std::string expected = text;
    scalar::lowerPlain(expected.data(), expected.size());
    const bool isPlain = scalar::isPlain(text);
    for (const CpuTarget target : availableCpuTargets()) {
      QCOMPARE(textKernels(target).isPlain(TightText(text).view()), isPlain);
      if (!isPlain) continue;
      std::string lower = text + std::string(kTextSlack, '\xD0');
      textKernels(target).lowerPlain(lower.data(), text.size());
      QCOMPARE(lower.substr(0, text.size()), expected);
    }
  }
}

/// Every character that is expanded, after and before every other one and a plain one.
void TestTextKernels::expandedTextIsItsNfkc() {
  std::vector<std::string> pieces{"a", "I", " ", "1", "\u00e9", "\u0418"};
  const std::size_t plain = pieces.size();
  std::string expanded, nfkc, before, lower;
  for (const std::string &text : charactersOutsideAscii())
    if (!scalar::isPlain(text) && expandToPlain(text, expanded)) pieces.push_back(text);
  QCOMPARE(pieces.size(), plain + 16);
  for (const std::string &first : pieces) {
    for (const std::string &second : pieces) {
      const std::string text = first + second + first;
      QVERIFY(expandToPlain(text, expanded));
      toNfkc(text, Alphabet::Unicode, nfkc);
      QCOMPARE(expanded, nfkc);
      toLowerCase(nfkc, Alphabet::Unicode, before);
      toLowerCase(expanded, Alphabet::Ascii, lower);
      scalar::lowerPlain(lower.data(), lower.size());
      QCOMPARE(lower, before);
    }
  }
  QVERIFY(!expandToPlain("e\u0301", expanded));
  QVERIFY(!expandToPlain("\u00a8\u0301", expanded));
}

void TestTextKernels::unchangedTextIsNotCopied() {
  PreparationOptions options;
  options.unicode = UnicodeForm::Keep;
  options.lowerCase = false;
  auto preparer = TextPreparer::create(options);
  const std::string even = "A text with one space between words, \u201cquoted\u201d.";
  QCOMPARE(static_cast<const void *>(preparer->prepare(even).data()),
           static_cast<const void *>(even.data()));
  QCOMPARE(std::string(preparer->prepare(even + " ")), even);
}

SHINGLESCOPE_TEST(TestTextKernels, NoApplication)
#include "tst_text_kernels.moc"
