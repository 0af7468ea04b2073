// SPDX-License-Identifier: MIT
#include <QtTest>
#include <cmath>

#include "core/base/decimal_text.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

/// One function writes every decimal: it rounds, and ignores the locale.
class TestDecimalText : public QObject {
  Q_OBJECT

 private slots:
  void roundsToTheNearest_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("five ninths") << 5.0 / 9 << 2 << QByteArray("0.56");
    QTest::newRow("days") << 499'999.5 / 86'400 << 1 << QByteArray("5.8");
    QTest::newRow("up to the next whole") << 1.96 << 1 << QByteArray("2.0");
    QTest::newRow("down") << 0.5549 << 2 << QByteArray("0.55");
    QTest::newRow("a tie is exact in binary") << 0.375 << 2 << QByteArray("0.38");
    QTest::newRow("and goes to the even digit") << 0.125 << 2 << QByteArray("0.12");
    QTest::newRow("no decimals") << 2.5 << 0 << QByteArray("2");
    QTest::newRow("below zero") << -0.12346 << 4 << QByteArray("-0.1235");
    QTest::newRow("nearly zero") << -0.00001 << 4 << QByteArray("0.0000");
    QTest::newRow("large") << 1e20 << 1 << QByteArray("100000000000000000000.0");
    QTest::newRow("six") << 0.828508495 << 6 << QByteArray("0.828508");
  }
  void roundsToTheNearest() {
    QFETCH(const double, value);
    QFETCH(const int, decimals);
    QFETCH(const QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(decimalText(value, decimals)), text);
    std::string out = "x";
    appendDecimal(out, value, decimals);
    QCOMPARE(QByteArray::fromStdString(out), "x" + text);
  }

  void everyTextIsTheNearest() {
    for (int whole = 1; whole <= 60; ++whole) {
      for (int part = 0; part <= whole; ++part) {
        const double value = static_cast<double>(part) / whole;
        const double shown = QByteArray::fromStdString(decimalText(value, 4)).toDouble();
        QVERIFY2(std::abs(shown - value) < 0.0000500001, qPrintable(QString::number(value)));
      }
    }
  }

  void aShareThatIsNotWholeIsNotShownAsWhole() {
    QCOMPARE(shareText(1, 4), std::string("1.0000"));
    QCOMPARE(shareText(0, 4), std::string("0.0000"));
    QCOMPARE(shareText(0.99999, 4), std::string("0.9999"));
    QCOMPARE(shareText(0.00001, 4), std::string("0.0001"));
    QCOMPARE(shareText(0.98765, 4), std::string("0.9877"));
  }

  void mebibytesAreRounded() {
    QCOMPARE(roundedMebibytes(0), std::uint64_t{0});
    QCOMPARE(roundedMebibytes((1U << 19U) - 1), std::uint64_t{0});
    QCOMPARE(roundedMebibytes(1U << 19U), std::uint64_t{1});
    QCOMPARE(roundedMebibytes((5U << 20U) + (1U << 18U)), std::uint64_t{5});
  }
};

SHINGLESCOPE_TEST(TestDecimalText, NoApplication)
#include "tst_decimal_text.moc"
