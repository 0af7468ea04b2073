#include <QTest>
#include <memory>
#include <string>
#include <vector>

#include "core/base/cpu_target.h"
#include "core/base/hash.h"
#include "core/text/byte_kernels.h"
#include "core/text/normalizer.h"
#include "core/text/plain_latin.h"
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
                                               "\u20ac", "\u00d7",        "\u2013", "\u00df"};
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
  void preparesLikeTheSingleSteps();
  void plainLatinNeedsNoTables();
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
      if (kernels.isFolded(text.view())) QCOMPARE(std::string(text.view()), expected);
      QVERIFY(kernels.isFolded(TightText(expected).view()));
    }
  }
}

void TestTextKernels::mapsBytes() {
  ByteMap map;
  for (std::uint8_t c = 0; c < map.to.size(); ++c) {
    map.to[c] = c % 3 == 0 ? ByteMap::kDropped : static_cast<std::uint8_t>(127 - c);
  }
  SplitMix64 random(6);
  for (const CpuTarget target : availableCpuTargets()) {
    for (std::size_t size = 0; size < 300; ++size) {
      std::string bytes;
      std::string expected;
      while (bytes.size() < size) bytes += static_cast<char>(random.next() & 0xFFU);
      for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 128) {
          expected += c;
        } else if (byte % 3 != 0) {
          expected += static_cast<char>(127 - byte);
        }
      }
      const TightText text(bytes);
      std::string out(size + kTextSlack, '#');
      out.resize(textKernels(target).mapBytes(text.view(), map, out.data()));
      QCOMPARE(out, expected);
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

/// Every plain Latin character and every pair of them, compared with the library's tables.
void TestTextKernels::plainLatinNeedsNoTables() {
  std::vector<std::string> plain{"a", "Z"};
  for (char32_t c = 0x80; c < 0x10000; ++c) {
    if (c >= 0xD800 && c < 0xE000) continue;
    const std::u32string one(1, c);
    const std::string text = QString::fromUcs4(one.data(), 1).toStdString();
    if (isPlainLatin(text)) plain.push_back(text);
  }
  QVERIFY(plain.size() > 80);
  for (const std::string &first : plain) {
    for (const std::string &second : plain) {
      const std::string text = first + second;
      std::string expected;
      toNfkc(text, Alphabet::Unicode, expected);
      QCOMPARE(text, expected);
      toLowerCase(text, Alphabet::Unicode, expected);
      std::string lower;
      toLowerCase(text, Alphabet::Ascii, lower);  // ASCII letters
      lowerPlainLatin(lower.data(), lower.size());
      QCOMPARE(lower, expected);
      std::string digits;
      stripDigits(text, Alphabet::Unicode, digits);
      QCOMPARE(digits, text);
    }
  }
  QVERIFY(!isPlainLatin("e\u0301"));
  QVERIFY(!isPlainLatin("\u00a0"));
  QVERIFY(!isPlainLatin("\u2026"));
  QVERIFY(!isPlainLatin("\xC3"));
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
