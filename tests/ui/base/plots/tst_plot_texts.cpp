// SPDX-License-Identifier: MIT
// The texts of plots: data as CSV, read-outs that fit, names of picture files, and numbers.

#include <QtTest>
#include <algorithm>

#include "tests/support/test_registry.h"
#include "tests/support/window/english_light.h"
#include "ui/base/plots/plot_picture.h"
#include "ui/base/plots/plot_table.h"
#include "ui/base/plots/readout_text.h"
#include "ui/base/text/number_text.h"
#include "ui/base/text/probability_text.h"

using namespace shinglescope;

class TestPlotTexts : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { test::useEnglishAndLight(); }
  void cleanup() { QLocale::setDefault({QLocale::English, QLocale::UnitedStates}); }

  void csvHasAllDigitsInAnyLanguage() {
    for (const auto language : {QLocale::English, QLocale::Italian}) {
      QLocale::setDefault(language);
      PlotTable table{
          {QStringLiteral("bands × rows"), QStringLiteral("a, b"), QStringLiteral("a \"c\"")}};
      table.add({QStringLiteral("2 × 3"), PlotCell::count(12'345), PlotCell::fine(1.0 / 3)});
      QCOMPARE(table.rows.front().at(1), countText(12'345));
      QCOMPARE(csvText(table), QStringLiteral("bands × rows,\"a, b\",\"a \"\"c\"\"\"\n"
                                              "2 × 3,12345,0.3333333333333333\n"));
    }
  }

  void rowsWithoutNumbersAreCopiedAsShown() {
    PlotTable table{{QStringLiteral("kind")}, {{QStringLiteral("one\nline")}}};
    QCOMPARE(csvText(table), QStringLiteral("kind\n\"one\nline\"\n"));
  }

  void readOutsFit_data() {
    QTest::addColumn<int>("lines");
    QTest::addColumn<QSize>("room");
    for (const int lines : {1, 3, 9, 17})
      for (const QSize &room : {QSize(400, 300), QSize(400, 120), QSize(130, 300), QSize(700, 90)})
        QTest::addRow("%d in %d x %d", lines, room.width(), room.height()) << lines << room;
  }
  void readOutsFit() {
    QFETCH(int, lines);
    QFETCH(QSize, room);
    QStringList text = {QStringLiteral("at 0.80, the threshold of the recipe")};
    for (int i = 1; i < lines; ++i) text << QStringLiteral("%1 × 8: 99.9 %").arg(i);
    const QFontMetrics metrics(qApp->font());
    const QString fitted = fittedReadout(text.join(u'\n'), metrics, room);
    const QSize size = metrics.boundingRect(QRect(), Qt::TextDontClip, fitted).size();
    const bool canFit = lines * metrics.height() <= 2 * room.height() || room.width() > 300;
    if (canFit) QVERIFY2(size.width() <= room.width() + 1, qPrintable(fitted));
    if (canFit) QVERIFY2(size.height() <= room.height() + metrics.height(), qPrintable(fitted));
    // No value is lost.
    for (const QString &line : std::as_const(text)) {
      const QString last = line.section(u' ', -2);
      QVERIFY2(QString(fitted).replace(u'\n', u' ').contains(last), qPrintable(fitted));
    }
  }

  void linesAreFoldedAtSpaces() {
    const QFontMetrics metrics(qApp->font());
    const QString text = QStringLiteral("precision, with 95 % interval");
    const int width = metrics.horizontalAdvance(text) / 2 + 10;
    const QString folded = foldedText(text, metrics, width);
    QVERIFY(folded.contains(u'\n'));
    QCOMPARE(QString(folded).replace(u'\n', u' '), text);
    for (const QString &line : folded.split(u'\n'))
      QVERIFY(metrics.horizontalAdvance(line) <= width);
    QCOMPARE(foldedText(text, metrics, 10'000), text);
  }

  void picturesAreNamedByWhatTheyShow_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("table") << "rentals.tsv"
                           << "Pairs by similarity"
                           << "rentals, pairs by similarity";
    QTest::newRow("no table") << ""
                              << "Pairs by similarity"
                              << "Pairs by similarity";
    QTest::newRow("other characters") << "a/b:c*.csv.gz"
                                      << "Chance: 1 − (1 − s)?"
                                      << "b c csv, chance 1 1 s";
    QTest::newRow("letters") << "città.csv"
                             << "Similarità"
                             << "città, similarità";
  }
  void picturesAreNamedByWhatTheyShow() {
    QFETCH(QString, source);
    QFETCH(QString, title);
    QTEST(pictureName(source, title), "name");
    QVERIFY(pictureName(source.repeated(40), title.repeated(40)).size() <= 100);
  }

  void chancesKeepTheirDigits_data() {
    QTest::addColumn<double>("chance");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0.0 << "0";
    QTest::newRow("all") << 1.0 << "1";
    QTest::newRow("plain") << 0.65534 << "0.6553";
    QTest::newRow("small") << 0.000321 << "0.00032";
    QTest::newRow("tiny") << 3.2e-12 << "3.2e-12";
    QTest::newRow("large") << 0.999968 << "0.999968";
    QTest::newRow("nearly all") << 1 - 1e-13 << "0.999999999";
  }
  void chancesKeepTheirDigits() {
    QFETCH(double, chance);
    QTEST(probabilityText(chance), "text");
  }

  void chancesAreNeverRoundedToTheEnds() {
    for (double exponent = -14; exponent < 0; exponent += 0.25) {
      const double small = std::pow(10.0, exponent);
      for (const double chance : {small, 1 - small}) {
        if (chance <= 0 || chance >= 1) continue;
        const double read = probabilityText(chance).toDouble();
        QVERIFY2(read > 0 && read < 1, qPrintable(probabilityText(chance)));
        QVERIFY(std::abs(read - chance) <= 0.051 * std::min(chance, 1 - chance) + 1e-9);
      }
    }
  }
};

SHINGLESCOPE_TEST(TestPlotTexts, QApplication)
#include "tst_plot_texts.moc"
