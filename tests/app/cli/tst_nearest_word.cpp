// SPDX-License-Identifier: MIT
#include <QtTest>

#include "app/cli/options/nearest_word.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestNearestWord : public QObject {
  Q_OBJECT

 private slots:
  void distancesOfWords();
  void theNearestWordIsFound_data();
  void theNearestWordIsFound();
  void longWordsEndQuickly();
};

void TestNearestWord::distancesOfWords() {
  QCOMPARE(editDistance("", ""), 0U);
  QCOMPARE(editDistance("", "abc"), 3U);
  QCOMPARE(editDistance("abc", ""), 3U);
  QCOMPARE(editDistance("find", "find"), 0U);
  QCOMPARE(editDistance("fnid", "find"), 1U);
  QCOMPARE(editDistance("FIND", "find"), 0U);
  QCOMPARE(editDistance("kitten", "sitting"), 3U);
  QCOMPARE(editDistance("ca", "abc"), 3U);  // the swapped letters are not changed again
}

void TestNearestWord::theNearestWordIsFound_data() {
  QTest::addColumn<QString>("typed");
  QTest::addColumn<QString>("nearest");
  QTest::newRow("swapped") << "fnid"
                           << "find";
  QTest::newRow("left out") << "exat"
                            << "exact";
  QTest::newRow("too many") << "sweeep"
                            << "sweep";
  QTest::newRow("capitals") << "FIND"
                            << "find";
  QTest::newRow("beginning") << "show"
                             << "showdown";
  QTest::newRow("two beginnings") << "ex"
                                  << "";
  QTest::newRow("one letter") << "f"
                              << "";
  QTest::newRow("nothing near") << "frobnicate"
                                << "";
  QTest::newRow("empty") << ""
                         << "";
  QTest::newRow("dashes alone") << "--"
                                << "";
  QTest::newRow("option") << "--thresold"
                          << "--threshold";
  QTest::newRow("one dash") << "-threshold"
                            << "--threshold";
  QTest::newRow("other letter") << "-x"
                                << "";
  QTest::newRow("small letter") << "-v"
                                << "-V";
}

void TestNearestWord::theNearestWordIsFound() {
  QFETCH(const QString, typed);
  QFETCH(const QString, nearest);
  const std::vector<std::string> words{"find",     "exact",       "export", "sweep",
                                       "showdown", "--threshold", "-V",     "-o"};
  const auto found = nearestWord(typed.toStdString(), words);
  QCOMPARE(QString::fromStdString(found.value_or("")), nearest);
  const std::string expected =
      nearest.isEmpty() ? "" : " (did you mean '" + nearest.toStdString() + "'?)";
  QCOMPARE(suggestion(typed.toStdString(), words), expected);
}

void TestNearestWord::longWordsEndQuickly() {
  QVERIFY(!nearestWord(std::string(10'000'000, 'x'), {std::string(10'000'000, 'x')}));
}

SHINGLESCOPE_TEST(TestNearestWord, NoApplication)
#include "tst_nearest_word.moc"
