// SPDX-License-Identifier: MIT
#include <QtTest>

#include "core/base/message.h"
#include "core/base/message_words.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

/// The command line prints messages in English. Numbers that are read are grouped, as everywhere
/// in its summaries; numbers that may be typed again are not.
class TestMessageEnglish : public QObject {
  Q_OBJECT

 private slots:
  void groupsByThousands_data() {
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<QByteArray>("grouped");
    QTest::newRow("three digits") << QByteArray("999") << QByteArray("999");
    QTest::newRow("four") << QByteArray("1000") << QByteArray("1,000");
    QTest::newRow("seven") << QByteArray("1234567") << QByteArray("1,234,567");
    QTest::newRow("decimals stay together")
        << QByteArray("1234.56789") << QByteArray("1,234.56789");
    QTest::newRow("three digits below zero") << QByteArray("-999") << QByteArray("-999");
    QTest::newRow("four below zero") << QByteArray("-1000.5") << QByteArray("-1,000.5");
    QTest::newRow("nothing") << QByteArray() << QByteArray();
  }
  void groupsByThousands() {
    QFETCH(const QByteArray, number);
    QFETCH(const QByteArray, grouped);
    QCOMPARE(QByteArray::fromStdString(groupedByThousands(number.toStdString())), grouped);
  }

  void numbersWithDecimalsAreGrouped() {
    const Message message{MessageId::AdviceCompares,
                          {DecimalValue{12345, 0}, DecimalValue{2e6, 0}}};
    QCOMPARE(QByteArray::fromStdString(inEnglish(message)),
             "It compares about 12,345 pairs of texts instead of all 2,000,000.");
  }

  /// Of a counted message only the first value is a count; the second is a shingle size.
  void countsAreGrouped() {
    const std::string text = inEnglish({MessageId::AdviceShortRows, {12345, 1234}});
    QVERIFY2(text.starts_with("12,345 rows are too short for a shingle of size 1234 "),
             text.c_str());
    QVERIFY(inEnglish({MessageId::AdviceShortRows, {1, 3}}).starts_with("1 row is too short "));
  }

  /// A limit is typed again, without commas.
  void otherWholeNumbersStay() {
    const std::string text = inEnglish({MessageId::AdviceNoPlan, {DecimalValue{95, 1}, 4096}});
    QVERIFY2(text.starts_with("No plan of up to 4096 hashes finds 95.0 % "), text.c_str());
  }
};

SHINGLESCOPE_TEST(TestMessageEnglish, NoApplication)
#include "tst_message_english.moc"
