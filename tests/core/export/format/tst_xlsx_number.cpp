// SPDX-License-Identifier: MIT
// Which texts a workbook stores as numbers.
#include <QtTest>

#include "core/export/format/xlsx_number.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

class TestXlsxNumber : public QObject {
  Q_OBJECT
 private slots:
  void textsOfTheTable_data();
  void textsOfTheTable();
  void ownFiguresKeepTheirDigits();
};

void TestXlsxNumber::textsOfTheTable_data() {
  QTest::addColumn<QByteArray>("text");
  QTest::addColumn<bool>("isNumber");
  for (const char *text : {"0", "7", "-7", "950", "12.5", "-0.25", "0.0001", "123456789012345",
                           "99999999999", "1234567.12345678"})
    QTest::newRow(text) << QByteArray(text) << true;
  for (const char *text : {"",        " ",
                           "-",       ".",
                           "1.",      ".5",
                           "+7",      "007",
                           "-0",      "0.0",
                           "-0.0",    "1.50",
                           "1e5",     "1E5",
                           "0x10",    "inf",
                           "nan",     "1,5",
                           "1 000",   "1'000",
                           "12%",     " 7",
                           "7 ",      "1234567890123456",
                           "0.00001", "0.1234567890123456",
                           "1.2.3",   "--1",
                           "7\n",     "\u0661"})
    QTest::addRow("not \"%s\"", text) << QByteArray(text) << false;
  QTest::newRow("NUL") << QByteArray("7\0", 2) << false;
}

void TestXlsxNumber::textsOfTheTable() {
  QFETCH(QByteArray, text);
  const auto number = exactXlsxNumber({text.data(), std::size_t(text.size())});
  QTEST(number.has_value(), "isNumber");
  if (number) QCOMPARE(number->value, text.toDouble());
}

void TestXlsxNumber::ownFiguresKeepTheirDigits() {
  QCOMPARE(ownXlsxNumber("0.812500")->value, 0.8125);
  QCOMPARE(ownXlsxNumber("0.812500")->decimals, std::optional<unsigned>(6));
  QCOMPARE(ownXlsxNumber("1000000")->decimals, std::nullopt);
  // The General format would show 1.23457E+11.
  QCOMPARE(ownXlsxNumber("123456789012")->decimals, std::optional<unsigned>(0));
  QCOMPARE(exactXlsxNumber("123456789012")->decimals, std::optional<unsigned>(0));
  for (const char *text : {"", "18446744073709551615", "abc", "1e-7"})
    QVERIFY2(!ownXlsxNumber(text), text);
}

SHINGLESCOPE_TEST(TestXlsxNumber, NoApplication)
#include "tst_xlsx_number.moc"
