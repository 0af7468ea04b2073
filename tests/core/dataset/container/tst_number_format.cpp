// SPDX-License-Identifier: MIT
// Known answers of number formats, as Excel shows them in a wide cell with a point as the decimal
// mark (alignment blanks left out).
#include <QTest>

#include "core/dataset/container/decimal_digits.h"
#include "core/dataset/container/number_format.h"
#include "tests/support/test_registry.h"

using namespace shinglescope;

namespace {

constexpr double kMoment = 45363.549456018519;  ///< 12 March 2024, 13:11:13

struct ShownNumber {
  const char *format;
  double number;
  const char *shown;
};

constexpr ShownNumber kShownNumbers[] = {
    {"General", 1234.5, "1234.5"},
    {"General", -0.1, "-0.1"},
    {"General", 0.30000000000000004, "0.3"},
    {"General", 4006381333931, "4006381333931"},
    {"General", 123456789012345678.0, "1.23456789012346E+17"},
    {"General", 1e20, "1E+20"},
    {"General", 0.000012345, "0.000012345"},
    {"General", 1.5e-7, "1.5E-07"},
    {"General\" kg\"", 12.5, "12.5 kg"},
    {"@", 12.5, "12.5"},
    {"0", 1234.5, "1235"},
    {"0", -1234.5, "-1235"},
    {"0", 0.4, "0"},
    {"00000", 123, "00123"},
    {"0.00", 1.005, "1.01"},
    {"0.00", 2.675, "2.68"},
    {"0.00", 1e15, "1000000000000000.00"},
    {"0.0##", 1.5, "1.5"},
    {"0.0##", 1.23456, "1.235"},
    {"#", 0, ""},
    {"#.##", 0.5, ".5"},
    {"#.##", 5, "5."},
    {"#,##0", 1234567, "1,234,567"},
    {"#,##0", 999.5, "1,000"},
    {"#,##0.00", 1234567.891, "1,234,567.89"},
    {"0,000", 5, "0,005"},
    {"0,", 1234567, "1235"},
    {"0.0,,", 1234567, "1.2"},
    {"0.00,", 1234567, "1234.57"},
    {"#,##0,\"k\"", 1234567, "1,235k"},
    {"0%", 0.126, "13%"},
    {"0.0%", 0.1234, "12.3%"},
    {"%0", 0.5, "%50"},
    {"0.00E+00", 12345, "1.23E+04"},
    {"0.00E+00", 0.00012345, "1.23E-04"},
    {"0.00E+00", 9.999, "1.00E+01"},
    {"0.00E+00", 0, "0.00E+00"},
    {"0E-0", 12345, "1E4"},
    {"##0.0E+0", 12345, "12.3E+3"},
    {"##0.0E+0", 999999, "1.0E+6"},
    {"# ?/?", 1.5, "1 1/2"},
    {"# ?/?", 0.25, "1/4"},
    {"# ?/?", 3, "3"},
    {"# ?\?/??", 3.14159, "3 1/7"},
    {"# ?\?/??", 0.333, "1/3"},
    {"?/?", 1.25, "5/4"},
    {"# ?/8", 1.3, "1 2/8"},
    {"# ?/?", -0.5, "-1/2"},
    {"0.00;(0.00)", -1.5, "(1.50)"},
    {"0.00;(0.00);\"zero\"", 0, "zero"},
    {"#,##0.00_);[Red](#,##0.00)", -1234.5, "(1,234.50)"},
    {"#,##0.00_);[Red](#,##0.00)", 1234.5, "1,234.50"},
    {"_(* #,##0.00_);_(* (#,##0.00);_(* \"-\"?\?_);_(@_)", 0, "-"},
    {"_-* #,##0.00\\ \"€\"_-;-* #,##0.00\\ \"€\"_-", -5, "-5.00 €"},
    {"[$€-407]\\ 0.00", 2, "€ 2.00"},
    {"0.00 [$USD]", 2, "2.00 USD"},
    {"[>=100]0;[<0]\"neg\";0.0", 99.95, "100.0"},
    {"[>=100]0;[<0]\"neg\";0.0", 250.4, "250"},
    {"[Blue][<1]0.00;0", 0.5, "0.50"},
    {"000-0000", 5551234, "555-1234"},
    {"(000) 000-0000", 2125551234, "(212) 555-1234"},
    {"\\#0", 7, "#7"},
    {";;;", 5, ""},
    {"0;-0;;@", 0, ""},
    {"yyyy-mm-dd", 45363, "2024-03-12"},
    {"dd/mm/yy", 45363, "12/03/24"},
    {"d-mmm-yy", 45363, "12-Mar-24"},
    {"dddd, mmmm d, yyyy", 45363, "Tuesday, March 12, 2024"},
    {"[$-F800]dddd, mmmm dd, yyyy", 45363, "Tuesday, March 12, 2024"},
    {"[$-410]dddd d mmmm yyyy", 45363, "martedì 12 marzo 2024"},
    {"[$-407]ddd, d. mmm yyyy", 45363, "Di., 12. März 2024"},
    {"mmmmm", 45363, "M"},
    {"yyyy-mm-dd hh:mm:ss", kMoment, "2024-03-12 13:11:13"},
    {"yyyy\\-mm\\-dd\"T\"hh:mm", kMoment, "2024-03-12T13:11"},
    {"h:mm AM/PM", kMoment, "1:11 PM"},
    {"h:mm AM/PM", 0.0, "12:00 AM"},
    {"hh:mm a/p", 0.75, "06:00 P"},
    {"mm:ss", 0.5 / 24, "30:00"},
    {"mm:ss.0", 0.000705, "01:00.9"},
    {"ss.000", 1.5 / 86400, "01.500"},
    {"[h]:mm:ss", 1.5, "36:00:00"},
    {"[h]:mm", 41.75 / 24, "41:45"},
    {"[mm]:ss", 0.05, "72:00"},
    {"[s]", 0.001, "86"},
    {"hh:mm:ss", 0.99999999, "00:00:00"},
    {"m/d/yyyy", 1, "1/1/1900"},
    {"m/d/yyyy", 59, "2/28/1900"},
    {"m/d/yyyy", 60, "2/29/1900"},
    {"m/d/yyyy", 61, "3/1/1900"},
    {"m/d/yyyy", 2958465, "12/31/9999"},
    {"m/d/yyyy", 2958466, "2958466"},
    {"m/d/yyyy", -1, "-1"},
    {"m/d", 0, "1/0"},
};

}  // namespace

class TestNumberFormat : public QObject {
  Q_OBJECT

 private slots:
  void showsNumbers_data() {
    QTest::addColumn<const ShownNumber *>("shown");
    for (const ShownNumber &shown : kShownNumbers) {
      QTest::newRow(qPrintable(QString("%1 of %2").arg(shown.format).arg(shown.number, 0, 'g', 17)))
          << &shown;
    }
  }

  void showsNumbers() {
    QFETCH(const ShownNumber *, shown);
    const NumberFormat format{std::string_view(shown->format)};
    QCOMPARE(QString::fromStdString(format.text(shown->number)), QString::fromUtf8(shown->shown));
  }

  void countsDaysFrom1904() {
    const NumberFormat format("yyyy-mm-dd hh:mm");
    QCOMPARE(format.text(0, DateSystem::From1904), std::string("1904-01-01 00:00"));
    QCOMPARE(format.text(43901.5, DateSystem::From1904), std::string("2024-03-12 12:00"));
    QCOMPARE(NumberFormat("[h]:mm").text(1.5, DateSystem::From1904), std::string("36:00"));
  }

  void knowsBuiltInFormats() {
    const auto shown = [](std::uint32_t id, double number) {
      return NumberFormat(NumberFormat::builtInCode(id)).text(number);
    };
    QCOMPARE(shown(0, 1.25), std::string("1.25"));
    QCOMPARE(shown(4, 1234.5), std::string("1,234.50"));
    QCOMPARE(shown(14, kMoment), std::string("2024-03-12"));
    QCOMPARE(shown(15, kMoment), std::string("12-Mar-24"));
    QCOMPARE(shown(16, kMoment), std::string("12-Mar"));
    QCOMPARE(shown(17, kMoment), std::string("Mar-24"));
    QCOMPARE(shown(18, kMoment), std::string("1:11 PM"));
    QCOMPARE(shown(19, kMoment), std::string("1:11:13 PM"));
    QCOMPARE(shown(20, kMoment), std::string("13:11"));
    QCOMPARE(shown(21, kMoment), std::string("13:11:13"));
    QCOMPARE(shown(22, kMoment), std::string("2024-03-12 13:11"));
    QCOMPARE(shown(30, kMoment), std::string("2024-03-12"));
    QCOMPARE(shown(45, kMoment), std::string("11:13"));
    QCOMPARE(shown(46, 1.25), std::string("30:00:00"));
    QCOMPARE(shown(47, kMoment), std::string("11:13.0"));
    QCOMPARE(shown(48, 12345), std::string("12.3E+3"));
    QCOMPARE(shown(164, 1.5), std::string("1.5"));
  }

  void acceptsAnyCode() {
    for (const char *code : {"",      "\"",      "[",
                             "\\",    "_",       "*",
                             "[h",    "E+",      "/",
                             "0/",    "/0",      "yyyyyyyyyy",
                             "0.0.0", "%%%",     ",,,",
                             "[$-]",  "[>]0",    "AM/PM",
                             ";",     ";;;;;;;", "E+0",
                             "#E+#",  "?/",      "0E+0.0",
                             "\xC3",  "0\\\xC3", "[hhhhhhhhhhhhhhhhhhhh]"}) {
      const NumberFormat format{std::string_view(code)};
      for (const double number : {0.0, 1.5, -1.5, 1e300, -1e-300, 45363.5}) format.text(number);
    }
    QCOMPARE(NumberFormat(std::string(5000, '0')).text(1.5), std::string("1.5"));
  }

  void roundsHalfUpFromFifteenDigits() {
    DecimalDigits digits = digitsOf(0.15);
    digits.round(1);
    QCOMPARE(digits.digits, std::string("2"));
    digits = digitsOf(99.995);
    digits.round(2);
    QCOMPARE(digits.whole(), std::string("100"));
    digits = digitsOf(0.004);
    digits.round(2);
    QVERIFY(digits.isZero());
  }
};

SHINGLESCOPE_TEST(TestNumberFormat, NoApplication)
#include "tst_number_format.moc"
