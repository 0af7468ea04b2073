// SPDX-License-Identifier: MIT
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include <QTest>
#include <functional>
#include <string>
#include <vector>

#include "core/base/hash.h"
#include "core/base/unicode.h"
#include "core/text/normalizer.h"
#include "tests/support/test_registry.h"
#include "tests/support/waiting_limit.h"

using namespace shinglescope;

namespace {

using Step = std::function<void(std::string_view, Alphabet, std::string &)>;

std::string after(const Step &step, std::string_view text) {
  std::string out = "left over";
  step(text, alphabetOf(text), out);
  return out;
}

Step punctuation(Punctuation which) {
  return [which](std::string_view text, Alphabet alphabet, std::string &out) {
    stripPunctuation(text, alphabet, which, out);
  };
}

Step whiteSpace(WhiteSpace which) {
  return [which](std::string_view text, Alphabet alphabet, std::string &out) {
    applyWhiteSpace(text, alphabet, which, out);
  };
}

std::vector<Step> allSteps() {
  return {toNfkc,
          toLowerCase,
          punctuation(Punctuation::None),
          punctuation(Punctuation::Ascii),
          punctuation(Punctuation::All),
          stripDigits,
          stripLoneLetters,
          whiteSpace(WhiteSpace::Keep),
          whiteSpace(WhiteSpace::Remove),
          whiteSpace(WhiteSpace::Spaces),
          whiteSpace(WhiteSpace::All)};
}

std::string utf8(char32_t c) {
  std::string text;
  icu::UnicodeString(static_cast<UChar32>(c)).toUTF8String(text);
  return text;
}

/// Returns NFKC as computed by ICU alone.
std::string plainNfkc(const std::string &text) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *nfkc = icu::Normalizer2::getNFKCInstance(status);
  std::string out;
  nfkc->normalize(icu::UnicodeString::fromUTF8(text), status).toUTF8String(out);
  return out;
}

/// Linear work stays far below this limit.
constexpr qint64 kLooseLimitMs = 10000;

}  // namespace

class TestNormalizer : public QObject {
  Q_OBJECT

 private slots:
  void asciiPathEqualsUnicodePath();
  void whiteSpaceIsTheUnicodeProperty();
  void decodesUtf8();
  void charactersAreCounted();
  void nfkc();
  void nfkcOfLongMarkRunsIsExact();
  void hostileMarksTakeLinearTime_data();
  void hostileMarksTakeLinearTime();
  void lowerCase();
  void punctuationAscii();
  void punctuationAll();
  void digitsAreCategoryNd();
  void loneLetters();
  void whiteSpaceSpaces();
  void whiteSpaceAllAndRemove();
};

void TestNormalizer::asciiPathEqualsUnicodePath() {
  SplitMix64 random(1);
  const auto steps = allSteps();
  for (int round = 0; round < 20000; ++round) {
    std::string text;
    // Half of the texts have a lot of white space, control characters and single letters.
    const bool isSparse = random.next() % 2 == 0;
    for (std::uint64_t i = random.next() % 24; i > 0; --i) {
      const char c = static_cast<char>(random.next() & 0x7FU);
      text += isSparse ? " \n\t\x0b\x1c\x1f\x7f_aB1. "[static_cast<unsigned>(c) % 14U] : c;
    }
    for (std::size_t i = 0; i < steps.size(); ++i) {
      std::string fast;
      std::string icu;
      steps[i](text, Alphabet::Ascii, fast);
      steps[i](text, Alphabet::Unicode, icu);
      if (fast != icu) QFAIL(qPrintable(QString("step %1: ").arg(i) + QByteArray(text.c_str())));
    }
  }
}

void TestNormalizer::whiteSpaceIsTheUnicodeProperty() {
  int count = 0;
  for (char32_t c = 0; c <= 0x10FFFF; ++c) {
    if (c >= 0xD800 && c <= 0xDFFF) continue;
    const bool expected = u_hasBinaryProperty(static_cast<UChar32>(c), UCHAR_WHITE_SPACE) != 0;
    count += expected ? 1 : 0;
    if (isWhiteSpace(c) != expected) QFAIL(qPrintable(QString::number(c, 16)));
    const std::string text = utf8(c);
    QCOMPARE(whiteSpaceLength(text, 0), expected ? text.size() : 0U);
  }
  QCOMPARE(count, 25);
  QVERIFY(isWhiteSpace(0xA0) && !isWhiteSpace(0x1C) && !isWhiteSpace(0x200B));
}

void TestNormalizer::decodesUtf8() {
  for (const char32_t c : {0x0U, 0x7FU, 0x80U, 0x7FFU, 0x800U, 0xFFFFU, 0x10000U, 0x10FFFFU}) {
    const std::string text = utf8(c);
    QCOMPARE(decodeUtf8(text, 0).value, c);
    QCOMPARE(decodeUtf8(text, 0).length, text.size());
  }
  // A lone continuation byte, overlong sequences, a surrogate, a value above the range, a sequence
  // that is cut off, and one that is interrupted.
  for (const char *text : {"\x80", "\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80",
                           "\xe2\x82", "\xc3x"}) {
    QCOMPARE(decodeUtf8(text, 0).value, kReplacementCharacter);
    QCOMPARE(decodeUtf8(text, 0).length, 1U);
  }
  QVERIFY(isAscii("") && isAscii("123456789\x7f") && !isAscii("12345678\x80"));
}

void TestNormalizer::charactersAreCounted() {
  const std::string text = "aè€😀";  // of 1 to 4 bytes
  QCOMPARE(characterCount(text), std::size_t{4});
  QCOMPARE(characterCount(""), std::size_t{0});
  const std::size_t bytes[] = {0, 1, 3, 6, 10, 10};
  for (std::size_t characters = 0; characters < std::size(bytes); ++characters)
    QCOMPARE(bytesOfCharacters(text, characters), bytes[characters]);
}

void TestNormalizer::nfkc() {
  QCOMPARE(after(toNfkc, "e\u0301"), std::string("\u00e9"));
  QCOMPARE(after(toNfkc, "\uFB01 \u2460 \uFF21 \u00bd x\u00b2"), std::string("fi 1 A 1\u20442 x2"));
  QCOMPARE(after(toNfkc, "a\u00a0b\u3000c"), std::string("a b c"));
  QCOMPARE(after(toNfkc, "\u1112\u1161\u11ab"), std::string("\ud55c"));
  QCOMPARE(after(toNfkc, "a\u0301\u0316"), std::string("\u00e1\u0316"));
  QCOMPARE(after(toNfkc, ""), std::string());
}

void TestNormalizer::nfkcOfLongMarkRunsIsExact() {
  // Marks of several classes, some of which decompose or compose; a starter that decomposes to a
  // mark; and bases that combine with marks.
  const std::vector<char32_t> marks{0x300,  0x301,  0x316,   0x327, 0x344,  0x345, 0xF73,
                                    0xFF9E, 0x3099, 0x1D165, 0x5B0, 0x20D0, 0x302};
  const std::vector<char32_t> bases{U'a', 0xC4, 0xB4, 0x304B, 0xFF76, 0x1112, 0x1161, 0xAC00};
  SplitMix64 random(2);
  for (int round = 0; round < 3000; ++round) {
    std::string text;
    for (std::uint64_t parts = random.next() % 4; parts > 0; --parts) {
      if (random.next() % 4 != 0) text += utf8(bases[random.next() % bases.size()]);
      for (std::uint64_t run = random.next() % 70; run > 0; --run) {
        text += utf8(marks[random.next() % marks.size()]);
      }
    }
    QCOMPARE(after(toNfkc, text), plainNfkc(text));
  }
}

void TestNormalizer::hostileMarksTakeLinearTime_data() {
  QTest::addColumn<QByteArray>("pattern");
  QTest::newRow("alternating classes") << QByteArray("\u0300\u0316");
  QTest::newRow("starters that decompose to marks") << QByteArray("\uFF9E\u0300\u0F73");
  QTest::newRow("one class") << QByteArray("\u0301");
  QTest::newRow("thirty marks a letter")
      << QByteArray("a") + QByteArray("\u0300\u0316").repeated(15);
  QTest::newRow("sigmas and marks") << QByteArray("\u03a3\u0301\u00b7");
  QTest::newRow("jamo") << QByteArray("\u1112\u1161\u11ab\u11ab");
}

void TestNormalizer::hostileMarksTakeLinearTime() {
  QFETCH(QByteArray, pattern);
  const std::string text =
      pattern.repeated(1000000 / static_cast<int>(pattern.size())).toStdString();
  QElapsedTimer timer;
  timer.start();
  const std::string normal = after(toNfkc, text);
  for (const Step &step : allSteps()) after(step, normal);
  qInfo("%lld ms", static_cast<long long>(timer.elapsed()));
  VERIFY_WITHIN(timer, kLooseLimitMs);
  QVERIFY(normal.size() > text.size() / 4);
}

void TestNormalizer::lowerCase() {
  QCOMPARE(after(toLowerCase, "ABC xyZ[@"), std::string("abc xyz[@"));
  QCOMPARE(after(toLowerCase, "\u00c9\u0410\u0531"), std::string("\u00e9\u0430\u0561"));
  // The full mapping: final sigma by context, dotted I as two code points.
  QCOMPARE(after(toLowerCase, "\u039f\u0394\u039f\u03a3 \u03a3\u0391\u03a3."),
           std::string("\u03bf\u03b4\u03bf\u03c2 \u03c3\u03b1\u03c2."));
  QCOMPARE(after(toLowerCase, "\u0130I"), std::string("i\u0307i"));
  QCOMPARE(after(toLowerCase, "\u1e9e"), std::string("\u00df"));
}

void TestNormalizer::punctuationAscii() {
  std::string all;
  for (int c = 1; c < 0x80; ++c) all += static_cast<char>(c);
  const Step strip = punctuation(Punctuation::Ascii);
  QCOMPARE(all.size() - after(strip, all).size(), 32U);
  QCOMPARE(after(strip, "a_b-c$d~\u2019\u00a0\x1c"), std::string("abcd\u2019\u00a0\x1c"));
}

void TestNormalizer::punctuationAll() {
  const Step strip = punctuation(Punctuation::All);
  QCOMPARE(after(strip, "a_b-c$ 1\t\x1c!"), std::string("a_bc 1\t"));
  // Letters, marks and numbers of all kinds stay; quotes, symbols, format characters and
  // private-use characters are removed.
  QCOMPARE(after(strip, "e\u0301\u00bd\u2167\u0663\u05d0\u05b0\u00a0\u3000"),
           std::string("e\u0301\u00bd\u2167\u0663\u05d0\u05b0\u00a0\u3000"));
  QCOMPARE(after(strip, "\u201cx\u201d\u20ac\u200d\u200b\ue000\U0001F355\u203f"), std::string("x"));
}

void TestNormalizer::digitsAreCategoryNd() {
  QCOMPARE(after(stripDigits, "a1b23"), std::string("ab"));
  QCOMPARE(after(stripDigits, "\u0663\u096b\uff17\U0001D7D8x"), std::string("x"));
  QCOMPARE(after(stripDigits, "\u00bd\u00b2\u2167\u2460"), std::string("\u00bd\u00b2\u2167\u2460"));
}

void TestNormalizer::loneLetters() {
  QCOMPARE(after(stripLoneLetters, "a cat b 1 c"), std::string("cat 1"));
  QCOMPARE(after(stripLoneLetters, "x y cat"), std::string("cat"));
  QCOMPARE(after(stripLoneLetters, "cat\n x\ty dog "), std::string("cat dog "));
  QCOMPARE(after(stripLoneLetters, "e\u0301 \u00e9 e\u0301\u0316 ee\u0301"),
           std::string("ee\u0301"));
  QCOMPARE(after(stripLoneLetters, "\u5927 \u0301 a\u00a0\u00e0"), std::string("\u0301"));
  QCOMPARE(after(stripLoneLetters, "a. a1 _"), std::string("a. a1 _"));
}

void TestNormalizer::whiteSpaceSpaces() {
  const Step fold = whiteSpace(WhiteSpace::Spaces);
  QCOMPARE(after(fold, "  a  b\n\nc "), std::string(" a b c "));
  // Runs of spaces and runs of line feeds become one space each; here there are three runs.
  QCOMPARE(after(fold, "a  \n\n  b"), std::string("a   b"));
  QCOMPARE(after(fold, "a \n \n b"), std::string("a     b"));
  QCOMPARE(after(fold, "a\t\tb\r\n\u00a0\u00a0"), std::string("a\t\tb\r \u00a0\u00a0"));
}

void TestNormalizer::whiteSpaceAllAndRemove() {
  const std::string text = "\u3000 a \t\u00a0\x1c\x0b b\r\n\u2028";
  QCOMPARE(after(whiteSpace(WhiteSpace::All), text), std::string("a \x1c b"));
  QCOMPARE(after(whiteSpace(WhiteSpace::Remove), text), std::string("a\x1c") + "b");
  QCOMPARE(after(whiteSpace(WhiteSpace::Keep), text), text);
  QCOMPARE(after(whiteSpace(WhiteSpace::All), " \n\t"), std::string());
  QCOMPARE(after(whiteSpace(WhiteSpace::All), "\u00a0"), std::string());
}

SHINGLESCOPE_TEST(TestNormalizer, NoApplication)
#include "tst_normalizer.moc"
