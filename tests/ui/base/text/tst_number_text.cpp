// SPDX-License-Identifier: MIT
#include <QLocale>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/text/number_text.h"

using namespace shinglescope;

class TestNumberText : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

  void memoryIsInTheUnitThatFits_data() {
    QTest::addColumn<quint64>("bytes");
    QTest::addColumn<QString>("text");
    const auto row = [](quint64 bytes, const char *text) {
      QTest::newRow(text) << bytes << QString::fromLatin1(text);
    };
    row(0, "0.0 kB");
    row(9'900, "9.9 kB");
    row(9'960, "10 kB");
    row(999'499, "999 kB");
    row(999'500, "1.0 MB");
    row(1'234'567, "1.2 MB");
    row(999'499'999, "999 MB");
    row(999'500'000, "1.0 GB");
    row(24'000'000'000, "24 GB");
    row(3'000'000'000'000, "3.0 TB");
    row(2'000'000'000'000'000, "2,000 TB");
  }
  void memoryIsInTheUnitThatFits() {
    QFETCH(const quint64, bytes);
    QFETCH(const QString, text);
    QCOMPARE(memoryText(bytes), text);
  }
};

SHINGLESCOPE_TEST(TestNumberText, NoApplication)
#include "tst_number_text.moc"
