// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <string>

#include "core/base/hash.h"
#include "core/text/stemmer.h"
#include "core/text/text_preparation.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestStemmer : public QObject {
  Q_OBJECT

 private slots:
  void languages();
  void stems_data();
  void stems();
  void longWordsPassUnchanged();
  void nothingIsStemmedAway();
  void unknownLanguage();
};

void TestStemmer::languages() {
  const auto languages = stemmerLanguages();
  QVERIFY(std::is_sorted(languages.begin(), languages.end()));
  for (const char *language : {"en", "it", "fr", "de", "es", "pt", "nl", "sv", "ru"}) {
    QVERIFY2(std::find(languages.begin(), languages.end(), language) != languages.end(), language);
  }
  for (const std::string &language : languages) {
    QVERIFY2(Stemmer::create(language).hasValue(), language.c_str());
  }
}

void TestStemmer::stems_data() {
  QTest::addColumn<QByteArray>("language");
  QTest::addColumn<QByteArray>("word");
  QTest::addColumn<QByteArray>("stem");
  QTest::newRow("plural") << QByteArray("en") << QByteArray("ponies") << QByteArray("poni");
  QTest::newRow("gerund") << QByteArray("en") << QByteArray("running") << QByteArray("run");
  QTest::newRow("chain") << QByteArray("en") << QByteArray("generously") << QByteArray("generous");
  QTest::newRow("short") << QByteArray("en") << QByteArray("as") << QByteArray("as");
  QTest::newRow("italian") << QByteArray("it") << QByteArray("abbandonata")
                           << QByteArray("abbandon");
  QTest::newRow("accent") << QByteArray("it") << QByteArray("propriet\u00e0")
                          << QByteArray("propriet");
  QTest::newRow("german") << QByteArray("de") << QByteArray("h\u00e4user") << QByteArray("haus");
  QTest::newRow("french") << QByteArray("fr") << QByteArray("continuellement")
                          << QByteArray("continuel");
}

void TestStemmer::stems() {
  QFETCH(QByteArray, language);
  QFETCH(QByteArray, word);
  QFETCH(QByteArray, stem);
  auto stemmer = Stemmer::create(language.toStdString());
  QVERIFY(stemmer.hasValue());
  QCOMPARE(std::string(stemmer->stem(word.toStdString())), stem.toStdString());
}

void TestStemmer::longWordsPassUnchanged() {
  auto stemmer = Stemmer::create("en");
  const std::string longest = std::string(Stemmer::kLongestWord - 4, 'x') + "dogs";
  QCOMPARE(std::string(stemmer->stem(longest)), longest.substr(0, longest.size() - 1));
  const std::string longer = "x" + longest;
  QCOMPARE(std::string(stemmer->stem(longer)), longer);
}

void TestStemmer::nothingIsStemmedAway() {
  SplitMix64 random(9);
  for (const std::string &language : stemmerLanguages()) {
    auto stemmer = Stemmer::create(language);
    QCOMPARE(stemmer->stem(""), std::string_view());
    for (int round = 0; round < 300; ++round) {
      std::string word;
      for (std::uint64_t i = 1 + random.next() % 8; i > 0; --i) {
        word += static_cast<char>(random.next() & 0xFFU);
      }
      QVERIFY2(!stemmer->stem(word).empty(), language.c_str());
    }
  }
}

void TestStemmer::unknownLanguage() {
  for (const char *language : {"", "EN", "english", "zz"}) {
    const auto stemmer = Stemmer::create(language);
    QVERIFY(!stemmer.hasValue());
    QCOMPARE(stemmer.error().code, ErrorCode::BadParameter);
    QVERIFY(stemmer.error().detail().find("en") != std::string::npos);
  }
}

SHINGLESCOPE_TEST(TestStemmer, NoApplication)
#include "tst_stemmer.moc"
