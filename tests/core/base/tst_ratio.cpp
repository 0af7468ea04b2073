// SPDX-License-Identifier: MIT
#include <QtTest>
#include <cmath>

#include "core/base/ratio.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestRatio : public QObject {
  Q_OBJECT
 private slots:
  void readsDecimalNumbers_data();
  void readsDecimalNumbers();
  void rejectsEverythingElse_data();
  void rejectsEverythingElse();
  void comparesAsNumbers();
  void decidesOnIntegers();
  void fromDoubleGivesTheNearestDecimal();
};

void TestRatio::readsDecimalNumbers_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<quint64>("numerator");
  QTest::addColumn<quint64>("denominator");
  QTest::addColumn<QByteArray>("shortest");
  const auto row = [](const char *text, quint64 numerator, quint64 denominator,
                      const char *shortest) {
    QTest::newRow(text) << QByteArray(text) << numerator << denominator << QByteArray(shortest);
  };
  row("0.8", 8, 10, "0.8");
  row("0.80", 8, 10, "0.8");
  row(".85", 85, 100, "0.85");
  row("1", 1, 1, "1");
  row("1.", 1, 1, "1");
  row("1.000000000", 1, 1, "1");
  row("0", 0, 1, "0");
  row("0.05", 5, 100, "0.05");
  row("0.000000001", 1, 1000000000, "0.000000001");
  row("0.123456789", 123456789, 1000000000, "0.123456789");
}

void TestRatio::readsDecimalNumbers() {
  QFETCH(QByteArray, text);
  QFETCH(quint64, numerator);
  QFETCH(quint64, denominator);
  QFETCH(QByteArray, shortest);
  const auto ratio = parseRatio(text.toStdString());
  QVERIFY(ratio);
  QVERIFY(*ratio == (Ratio{numerator, denominator}));
  QVERIFY(ratio->denominator <= 1'000'000'000);
  QCOMPARE(ratio->toString(), shortest.toStdString());
  const Message message{MessageId::PlainText, {ratio->toDecimal()}};
  QCOMPARE(inEnglish(message), shortest.toStdString());
}

void TestRatio::rejectsEverythingElse_data() {
  QTest::addColumn<QByteArray>("text");
  for (const char *text :
       {"", ".", "-0.5", "+0.5", "1.1", "2", "10", "0,8", "abc", "0.8x", " 0.8", "8e-1",
        "0.1234567891", "1.000000001", "0x1", "nan", "inf", "0..8", "0.-8"}) {
    QTest::newRow(*text == '\0' ? "empty" : text) << QByteArray(text);
  }
}

void TestRatio::rejectsEverythingElse() {
  QFETCH(QByteArray, text);
  const auto ratio = parseRatio(text.toStdString());
  QVERIFY(!ratio);
  QVERIFY(ratio.error().code == ErrorCode::BadParameter);
  QVERIFY(ratio.error().detail().find("\"" + text.toStdString() + "\"") != std::string::npos);
}

void TestRatio::comparesAsNumbers() {
  QVERIFY((Ratio{8, 10}) == (Ratio{80, 100}));
  QVERIFY((Ratio{8, 10}) < (Ratio{81, 100}));
  QVERIFY((Ratio{1, 1}) > (Ratio{999999999, 1000000000}));
  QVERIFY((Ratio{0, 1}) < (Ratio{1, 1000000000}));
  QVERIFY(!(Ratio{0, 1}).isPositive());
}

void TestRatio::decidesOnIntegers() {
  const Ratio ratio{7, 10};
  // In floating point, ceil(0.7 * 10) can be 8; in integers, 7 of 10 are 0.7.
  for (std::uint64_t whole = 10; whole <= 1'000'000; whole *= 10) {
    QVERIFY(isAtLeast(whole / 10 * 7, whole, ratio));
    QVERIFY(!isAtLeast(whole / 10 * 7 - 1, whole, ratio));
  }
  QVERIFY(!isAtLeast(0, 0, ratio));
  QVERIFY(!isAtLeast(0, 0, Ratio{0, 1}));
  constexpr std::uint64_t kMost = 0xFFFFFFFFU;
  QVERIFY(isAtLeast(kMost, kMost, Ratio{1000000000, 1000000000}));
  QVERIFY(!isAtLeast(kMost - 5, kMost, Ratio{1000000000, 1000000000}));
}

void TestRatio::fromDoubleGivesTheNearestDecimal() {
  QCOMPARE(ratioFromDouble(0.8).toString(), std::string("0.8"));
  QCOMPARE(ratioFromDouble(0.1 + 0.2).toString(), std::string("0.3"));
  QCOMPARE(ratioFromDouble(1.0 / 3.0).toString(), std::string("0.333333"));
  QCOMPARE(ratioFromDouble(-1).toString(), std::string("0"));
  QCOMPARE(ratioFromDouble(2).toString(), std::string("1"));
  QCOMPARE(ratioFromDouble(std::nan("")).toString(), std::string("0"));
}

SHINGLESCOPE_TEST(TestRatio, NoApplication)
#include "tst_ratio.moc"
