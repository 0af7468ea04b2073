// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/dataset/source/encoding.h"
#include "core/dataset/source/text_decoder.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;
using namespace std::string_view_literals;

namespace {

std::string decoded(const std::string &encoding, std::string_view bytes, std::size_t piece) {
  auto decoder = TextDecoder::open(encoding);
  if (!decoder) return "no such encoding";
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    decoder->decode(bytes.substr(at, piece), at + piece >= bytes.size(), text);
  }
  return text;
}

}  // namespace

class TestEncoding : public QObject {
  Q_OBJECT

 private slots:
  void recognizesByteOrderMarks() {
    const auto nameOf = [](std::string_view head) {
      const auto mark = detectByteOrderMark(head);
      return mark ? mark->encoding : "none"sv;
    };
    QVERIFY(nameOf("\xEF\xBB\xBFid,a") == "UTF-8");
    QVERIFY(nameOf("\xFF\xFEi\0"sv) == "UTF-16LE");
    QVERIFY(nameOf("\xFE\xFF\0i"sv) == "UTF-16BE");
    QVERIFY(nameOf("\xFF\xFE\0\0"sv) == "UTF-32LE");
    QVERIFY(nameOf("\0\0\xFE\xFF"sv) == "UTF-32BE");
    QVERIFY(nameOf("\xEF\xBB") == "none");
    QVERIFY(nameOf("") == "none");
  }

  void detectsUtf16WithoutAByteOrderMark() {
    QVERIFY(detectUtf16WithoutMark("i\0d\0,\0a\0\n\0"sv) == "UTF-16LE");
    QVERIFY(detectUtf16WithoutMark("\0i\0d\0,\0a\0\n"sv) == "UTF-16BE");
    QVERIFY(!detectUtf16WithoutMark("id,a\nb\0,c\n"sv));
    QVERIFY(!detectUtf16WithoutMark(""));
    QVERIFY(!detectUtf16WithoutMark(std::string(100, '\0')));
  }

  void acceptsEveryCharacterAndNothingElse() {
    for (const auto good :
         {"plain"sv, "\0"sv, "\xC2\x80"sv, "\xDF\xBF"sv, "\xE0\xA0\x80"sv, "\xED\x9F\xBF"sv,
          "\xEE\x80\x80"sv, "\xEF\xBF\xBF"sv, "\xF0\x90\x80\x80"sv, "\xF4\x8F\xBF\xBF"sv,
          "eight by\xC3\xA8 eight \xE2\x82\xAC"sv}) {
      QVERIFY(isValidUtf8(good));
    }
    for (const auto bad :
         {"\x80"sv, "\xBF"sv, "\xC0\x80"sv, "\xC1\xBF"sv, "\xC2"sv, "\xE0\x9F\xBF"sv, "\xE2\x82"sv,
          "\xED\xA0\x80"sv, "\xED\xBF\xBF"sv, "\xF0\x8F\xBF\xBF"sv, "\xF4\x90\x80\x80"sv,
          "\xF5\x80\x80\x80"sv, "\xFF"sv, "eight byt\xC3s"sv}) {
      QVERIFY(!isValidUtf8(bad));
    }
    QCOMPARE(validUtf8Prefix("0123456789\xFFz"), std::size_t{10});
  }

  void repairsEachIllFormedPartOnce() {
    const auto repair = [](std::string_view bytes, std::size_t invalid) {
      std::string text;
      return appendRepairedUtf8(bytes, text) == invalid ? text : "other count";
    };
    QCOMPARE(repair("a\xFF"
                    "b",
                    1),
             std::string("a\uFFFD"
                         "b"));
    QCOMPARE(repair("\xE2\x82"
                    "x",
                    2),
             std::string("\uFFFDx"));
    QCOMPARE(repair("\xE2\x82", 2), std::string("\uFFFD"));
    QCOMPARE(repair("\xED\xA0\x80", 3), std::string("\uFFFD\uFFFD\uFFFD"));
    // The example of the Unicode standard, table 3-8.
    QCOMPARE(repair("\x61\xF1\x80\x80\xE1\x80\xC2\x62\x80\x63\x80\xBF\x64", 9),
             std::string("a\uFFFD\uFFFD\uFFFDb\uFFFDc\uFFFD\uFFFDd"));
    QCOMPARE(repair("whole \xC3\xA8", 0), std::string("whole è"));
  }

  void decodesTheSameInPiecesOfAnySize() {
    const auto utf16 =
        "\xFF\xFE"
        "a\0\x3D\xD8\x4E\xDE\xE8\0\n\0"sv;  // mark, a, U+1F64E, è
    for (const std::size_t piece : {1U, 2U, 3U, 7U, 64U}) {
      QCOMPARE(decoded("UTF-16LE", utf16, piece), std::string("\uFEFFa\U0001F64Eè\n"));
      QCOMPARE(decoded("windows-1252", "\x93x\x94 \x80", piece), std::string("“x” €"));
      QCOMPARE(decoded("shift_jis", "\x93\xFA\x96\x7B", piece), std::string("日本"));
    }
    const std::string many(20'000, 'x');
    QCOMPARE(decoded("ISO-8859-1", many, many.size()), many);
  }

  void marksUndefinedBytes() {
    for (const std::size_t piece : {1U, 2U, 3U, 64U}) {
      QCOMPARE(decoded("UTF-16LE",
                       "a\0\0\xD8"
                       "b\0"sv,
                       piece),
               std::string("a\xFF"
                           "b"));
      QCOMPARE(decoded("UTF-16LE", "a\0b"sv, piece), std::string("a\xFF"));
      QCOMPARE(decoded("US-ASCII", "a\xE8z", piece), std::string("a\xFFz"));
    }
  }

  void acceptsNamesInAnyCase() {
    QCOMPARE(TextDecoder::open("WINDOWS-1252")->name(), std::string("windows-1252"));
    QCOMPARE(TextDecoder::open("latin1")->name(), std::string("ISO-8859-1"));
    QVERIFY(isUtf8Name("utf8") && isUtf8Name("UTF-8") && !isUtf8Name("UTF-16") && !isUtf8Name(""));
    for (const char *name : {"", "no-such-encoding"}) {
      const auto decoder = TextDecoder::open(name);
      QVERIFY(!decoder);
      QVERIFY(decoder.error().code == ErrorCode::BadParameter);
      QVERIFY(decoder.error().detail().find("UTF-8") != std::string::npos);
    }
  }

  void escapesTextForMessages() {
    QCOMPARE(escapedForMessage("a\nb\xFF è"), std::string("a\\x0Ab\\xFF è"));
    // A terminal may run U+009B as the start of a command; U+202E reverses what follows.
    QCOMPARE(escapedForMessage("a\u009B2J\u202Eb\u2066\u00A0"),
             std::string("a\\xC2\\x9B2J\\xE2\\x80\\xAEb\\xE2\\x81\\xA6\u00A0"));
    QCOMPARE(quotedForMessage("x"), std::string("\"x\""));
    QCOMPARE(shortenedForMessage("pear", 4), std::string("pear"));
    QCOMPARE(shortenedForMessage("pears", 4), std::string("pear..."));
    QCOMPARE(shortenedForMessage("perè", 4), std::string("per..."));
  }
};

SHINGLESCOPE_TEST(TestEncoding, NoApplication)
#include "tst_encoding.moc"
