// SPDX-License-Identifier: MIT
#include <QtTest>

#include "app/cli/output/amount_text.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestAmountText : public QObject {
  Q_OBJECT
 private slots:
  void numbersAreGroupedByThousands();
  void memoryIsInMegabytesOrGigabytes();
  void roundingChoosesTheUnit();
};

void TestAmountText::numbersAreGroupedByThousands() {
  QCOMPARE(groupedNumber(0), std::string("0"));
  QCOMPARE(groupedNumber(999), std::string("999"));
  QCOMPARE(groupedNumber(1000), std::string("1,000"));
  QCOMPARE(groupedNumber(1234567), std::string("1,234,567"));
  QCOMPARE(groupedNumber(UINT64_MAX), std::string("18,446,744,073,709,551,615"));
}

void TestAmountText::memoryIsInMegabytesOrGigabytes() {
  QCOMPARE(byteSizeText(0), std::string("0.0 MB"));
  QCOMPARE(byteSizeText(1'234'567), std::string("1.2 MB"));
  QCOMPARE(byteSizeText(999'000'000), std::string("999.0 MB"));
  QCOMPARE(byteSizeText(4'000'000'000), std::string("4.0 GB"));
  QCOMPARE(byteSizeText(24'000'000'000), std::string("24 GB"));
}

void TestAmountText::roundingChoosesTheUnit() {
  QCOMPARE(byteSizeText(999'949'999), std::string("999.9 MB"));
  QCOMPARE(byteSizeText(999'950'000), std::string("1.0 GB"));
  QCOMPARE(byteSizeText(9'949'999'999), std::string("9.9 GB"));
  QCOMPARE(byteSizeText(9'950'000'000), std::string("10 GB"));
}

SHINGLESCOPE_TEST(TestAmountText, NoApplication)
#include "tst_amount_text.moc"
