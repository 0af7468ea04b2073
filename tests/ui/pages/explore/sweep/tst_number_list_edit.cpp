// SPDX-License-Identifier: MIT
// Lists of numbers in the form of a sweep: written and read with the decimal mark of the window's
// language.

#include <QLocale>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/pages/explore/sweep/number_list_edit.h"

using namespace shinglescope;

class TestNumberListEdit : public QObject {
  Q_OBJECT

 private slots:
  void cleanup() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void decimalsAreWrittenAsInTheLanguage() {
    NumberListEdit english(NumberListEdit::Kind::Ratio, {});
    english.setRatios({{7, 10}, {85, 100}});
    QCOMPARE(english.text(), QStringLiteral("0.7, 0.85"));
    QLocale::setDefault(QLocale(QLocale::Italian, QLocale::Italy));
    NumberListEdit italian(NumberListEdit::Kind::Ratio, {});
    italian.setRatios({{7, 10}, {85, 100}});
    QCOMPARE(italian.text(), QStringLiteral("0,7; 0,85"));
    QVERIFY(italian.toolTip() != english.toolTip());
    QCOMPARE(italian.ratios()->size(), std::size_t{2});
  }

  void decimalsAreRead_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isItalian");
    QTest::addColumn<int>("count");  // 0: not a list of numbers
    QTest::newRow("English") << "0.7,0.85" << false << 2;
    QTest::newRow("English, comma inside") << "0,7" << false << 0;
    QTest::newRow("Italian") << "0,7; 0,85" << true << 2;
    QTest::newRow("Italian, spaces") << "0,7 0,85" << true << 2;
    QTest::newRow("Italian, comma and space") << "0,7, 0,85" << true << 2;
    QTest::newRow("Italian, comma at the end") << "0,7," << true << 1;
    QTest::newRow("Italian, points") << "0.7,0.85" << true << 2;
    QTest::newRow("Italian, unclear") << "0,7,0,85" << true << 0;
  }
  void decimalsAreRead() {
    QFETCH(const QString, text);
    QFETCH(const bool, isItalian);
    QFETCH(const int, count);
    if (isItalian) QLocale::setDefault(QLocale(QLocale::Italian, QLocale::Italy));
    NumberListEdit edit(NumberListEdit::Kind::Ratio, {});
    edit.setText(text);
    const auto ratios = edit.ratios();
    QCOMPARE(ratios ? static_cast<int>(ratios->size()) : 0, count);
    QCOMPARE(edit.property("invalid").toBool(), count == 0);
    if (count == 2) QVERIFY(*ratios == (std::vector<Ratio>{{7, 10}, {85, 100}}));
  }

  void wholeNumbersAreSeparatedByCommas() {
    QLocale::setDefault(QLocale(QLocale::Italian, QLocale::Italy));
    NumberListEdit edit(NumberListEdit::Kind::Whole, {});
    edit.setNumbers({50, 100});
    QCOMPARE(edit.text(), QStringLiteral("50, 100"));
    edit.setText(QStringLiteral("50,100;200"));
    QVERIFY(*edit.numbers() == (std::vector<std::uint32_t>{50, 100, 200}));
  }
};

SHINGLESCOPE_TEST(TestNumberListEdit, QApplication)
#include "tst_number_list_edit.moc"
