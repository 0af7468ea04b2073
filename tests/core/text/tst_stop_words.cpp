// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <set>
#include <string>

#include "core/base/unicode.h"
#include "core/text/normalizer.h"
#include "core/text/stop_words.h"
#include "core/text/text_preparation.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

std::string_view unchanged(std::string_view word) { return word; }

}  // namespace

class TestStopWords : public QObject {
  Q_OBJECT

 private slots:
  void languages();
  void listsAreWellFormed();
  void listsHoldFunctionWords();
  void apostrophesStandForBothKinds();
  void wordsAreComparedAsPrepared();
  void unknownLanguage();
};

void TestStopWords::languages() {
  QCOMPARE(stopWordLanguages(), (std::vector<std::string>{"en", "it"}));
}

void TestStopWords::listsAreWellFormed() {
  for (const std::string &language : stopWordLanguages()) {
    const auto list = stopWordList(language);
    QVERIFY(list.size() > 250);
    QCOMPARE(std::set<std::string>(list.begin(), list.end()).size(), list.size());
    for (const std::string &word : list) {
      std::string normal;
      toNfkc(word, alphabetOf(word), normal);
      std::string lower;
      toLowerCase(normal, alphabetOf(normal), lower);
      QCOMPARE(word, lower);
      for (std::size_t i = 0; i < word.size(); ++i) QCOMPARE(whiteSpaceLength(word, i), 0U);
      QVERIFY(word[0] != '#');
    }
  }
}

void TestStopWords::listsHoldFunctionWords() {
  const auto english = StopWords::create("en", unchanged);
  for (const char *word : {"the", "and", "of", "yourselves", "isn't", "with", "not", "i"}) {
    QVERIFY2(english->contains(word), word);
  }
  for (const char *word : {"", "cat", "The", "news", "president", "#"}) {
    QVERIFY2(!english->contains(word), word);
  }
  const auto italian = StopWords::create("it", unchanged);
  for (const char *word : {"il", "della", "perch\u00e9", "\u00e8", "dell'", "dell", "avrebbero"}) {
    QVERIFY2(italian->contains(word), word);
  }
  for (const char *word : {"casa", "affitto", "the", "Il"}) {
    QVERIFY2(!italian->contains(word), word);
  }
}

void TestStopWords::apostrophesStandForBothKinds() {
  const auto english = StopWords::create("en", unchanged);
  QVERIFY(english->contains("don't") && english->contains("don\u2019t"));
  QVERIFY(!english->contains("dont"));
}

void TestStopWords::wordsAreComparedAsPrepared() {
  std::string buffer;
  const auto stripped = StopWords::create("en", [&](std::string_view word) {
    stripPunctuation(word, alphabetOf(word), Punctuation::All, buffer);
    return std::string_view(buffer);
  });
  QVERIFY(stripped->contains("dont") && !stripped->contains("don't"));
  const auto emptied = StopWords::create("en", [](std::string_view) { return std::string_view(); });
  QVERIFY(emptied.hasValue() && !emptied->contains(""));
}

void TestStopWords::unknownLanguage() {
  for (const char *language : {"", "EN", "english", "fr"}) {
    const auto words = StopWords::create(language, unchanged);
    QVERIFY(!words.hasValue());
    QCOMPARE(words.error().code, ErrorCode::BadParameter);
    QVERIFY(words.error().detail().find("en, it") != std::string::npos);
    QVERIFY(stopWordList(language).empty());
  }
}

SHINGLESCOPE_TEST(TestStopWords, NoApplication)
#include "tst_stop_words.moc"
