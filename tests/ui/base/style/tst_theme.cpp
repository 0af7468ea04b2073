// SPDX-License-Identifier: MIT
// The look: contrast of every pair of text and background in use, a style sheet without any other
// colours, and fonts with tabular figures.

#include <QApplication>
#include <QFontMetricsF>
#include <QLabel>
#include <QRegularExpression>
#include <QtTest>
#include <cmath>

#include "tests/support/test_registry.h"
#include "ui/base/style/high_contrast.h"
#include "ui/base/style/icons.h"
#include "ui/base/style/text_role.h"

using namespace shinglescope;

namespace {

constexpr double kTextContrast = 4.5;
constexpr double kHighContrast = 7;
constexpr double kMarkContrast = 3.0;

double linear(double channel) {
  return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

/// Returns the relative luminance as WCAG 2.1 defines it.
double luminance(const QColor &color) {
  return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
         0.0722 * linear(color.blueF());
}

double contrast(const QColor &a, const QColor &b) {
  const double lighter = std::max(luminance(a), luminance(b));
  const double darker = std::min(luminance(a), luminance(b));
  return (lighter + 0.05) / (darker + 0.05);
}

struct ColorPair {
  const char *name;
  QColor ThemeColors::*text;
  QColor ThemeColors::*ground;
};

const std::vector<ColorPair> kTextPairs = {
    {"ink on panel", &ThemeColors::ink, &ThemeColors::panel},
    {"ink on ground", &ThemeColors::ink, &ThemeColors::ground},
    {"ink on selection", &ThemeColors::ink, &ThemeColors::accentSoft},
    {"ink on what A has", &ThemeColors::ink, &ThemeColors::differenceSoft},
    {"ink on what B has", &ThemeColors::ink, &ThemeColors::goodSoft},
    {"ink on bar", &ThemeColors::ink, &ThemeColors::bar},
    {"ink on bar track", &ThemeColors::ink, &ThemeColors::barTrack},
    {"ink on zone", &ThemeColors::ink, &ThemeColors::highlightSoft},
    {"muted on panel", &ThemeColors::muted, &ThemeColors::panel},
    {"muted on ground", &ThemeColors::muted, &ThemeColors::ground},
    {"muted on selection", &ThemeColors::muted, &ThemeColors::accentSoft},
    {"accent on panel", &ThemeColors::accent, &ThemeColors::panel},
    {"accent on selection", &ThemeColors::accent, &ThemeColors::accentSoft},
    {"text on accent", &ThemeColors::accentInk, &ThemeColors::accent},
    {"good on panel", &ThemeColors::goodText, &ThemeColors::panel},
    {"good on its tint", &ThemeColors::goodText, &ThemeColors::goodSoft},
    {"difference on panel", &ThemeColors::differenceText, &ThemeColors::panel},
    {"difference on ground", &ThemeColors::differenceText, &ThemeColors::ground},
    {"difference on its tint", &ThemeColors::differenceText, &ThemeColors::differenceSoft},
    {"second series on panel", &ThemeColors::second, &ThemeColors::panel},
};

const std::vector<ColorPair> kMarkPairs = {
    {"good mark", &ThemeColors::good, &ThemeColors::panel},
    {"difference mark", &ThemeColors::difference, &ThemeColors::panel},
    {"accent mark", &ThemeColors::accent, &ThemeColors::panel},
};

using NamedTheme = std::pair<const char *, ThemeColors>;

const std::vector<NamedTheme> kStrongThemes = {{"high contrast", highContrastColors()},
                                               {"high contrast, dark", highContrastDarkColors()}};
const std::vector<NamedTheme> kThemes = {
    {"light", lightColors()}, {"dark", darkColors()}, kStrongThemes[0], kStrongThemes[1]};

QSet<QString> namesOf(const ThemeColors &c) {
  QSet<QString> names;
  for (const QColor &color :
       {c.ground,     c.panel,          c.line,           c.ink,       c.muted,         c.faint,
        c.accent,     c.accentSoft,     c.accentInk,      c.good,      c.goodText,      c.goodSoft,
        c.difference, c.differenceText, c.differenceSoft, c.highlight, c.highlightSoft, c.second,
        c.bar,        c.barTrack}) {
    names.insert(color.name());
  }
  return names;
}

}  // namespace

class TestTheme : public QObject {
  Q_OBJECT

 private slots:
  /// A rule that names no known colour would draw black, which neither theme has.
  void everyColorOfTheStyleSheetIsKnown() {
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
      applyTheme(*qApp, choice);
      QVERIFY(!qApp->styleSheet().isEmpty());
      QVERIFY(!qApp->styleSheet().contains(QStringLiteral("#000000")));
    }
    applyTheme(*qApp, ThemeChoice::Light);
  }
  void initTestCase() { applyTheme(*qApp, ThemeChoice::Light); }
  void textIsReadable_data() { addPairs(kTextPairs, kThemes); }
  void textIsReadable() { checkContrast(kTextContrast); }
  void marksAreVisible_data() { addPairs(kMarkPairs, kThemes); }
  void highContrastIsHigh_data() { addPairs(kTextPairs, kStrongThemes); }
  void highContrastIsHigh() { checkContrast(kHighContrast); }
  void marksAreVisible() { checkContrast(kMarkContrast); }
  void styleSheetHasOnlyColorsOfItsSet();
  void themeChangesAtRunTime();
  void tabularFontHasEqualFigures();
  void iconsTakeTheirColors();
  void textRolesChangeTheFont();

 private:
  static void addPairs(const std::vector<ColorPair> &pairs, const std::vector<NamedTheme> &themes);
  static void checkContrast(double least);
};

void TestTheme::addPairs(const std::vector<ColorPair> &pairs,
                         const std::vector<NamedTheme> &themes) {
  QTest::addColumn<QColor>("text");
  QTest::addColumn<QColor>("ground");
  for (const auto &[theme, colors] : themes) {
    for (const ColorPair &pair : pairs) {
      const QByteArray name = QByteArray(pair.name) + ", " + theme;
      QTest::newRow(name.constData()) << colors.*pair.text << colors.*pair.ground;
    }
  }
}

void TestTheme::checkContrast(double least) {
  QFETCH(QColor, text);
  QFETCH(QColor, ground);
  const double found = contrast(text, ground);
  QVERIFY2(found >= least, qPrintable(QString::number(found)));
}

void TestTheme::styleSheetHasOnlyColorsOfItsSet() {
  static const QRegularExpression kColor(QStringLiteral("#[0-9a-fA-F]{3,8}(?=[;\\s])|rgba?\\("));
  for (const auto &[theme, colors] : kThemes) {
    const QString sheet = styleSheetFor(colors);
    const QSet<QString> names = namesOf(colors);
    int found = 0;
    for (auto matches = kColor.globalMatch(sheet); matches.hasNext(); ++found) {
      const QString name = matches.next().captured();
      QVERIFY2(names.contains(name), qPrintable(name));
    }
    QVERIFY(found > 20);
    QVERIFY2(!sheet.contains(u'@'), "a name was not replaced");
    QVERIFY2(!sheet.contains(QStringLiteral(": ;")), "a name has no colour");
  }
}

void TestTheme::themeChangesAtRunTime() {
  QLabel label(QStringLiteral("text"));
  applyTheme(*qApp, ThemeChoice::Dark);
  QVERIFY(themeColors(label.palette()).isDark);
  QVERIFY(qApp->styleSheet().contains(darkColors().panel.name()));
  setHighContrast(*qApp, true);
  applyTheme(*qApp, ThemeChoice::Dark);
  QCOMPARE(themeColors(label.palette()).panel, highContrastDarkColors().panel);
  applyTheme(*qApp, ThemeChoice::Light);
  QCOMPARE(themeColors(label.palette()).ink, highContrastColors().ink);
  QVERIFY(!themeColors(label.palette()).isDark);
  setHighContrast(*qApp, false);
  applyTheme(*qApp, ThemeChoice::Light);
  QVERIFY(!themeColors(label.palette()).isDark);
  QVERIFY(!qApp->styleSheet().contains(darkColors().panel.name()));
}

void TestTheme::tabularFontHasEqualFigures() {
  const QFontMetricsF metrics(tabularFont(QApplication::font()));
  for (char16_t digit = u'1'; digit <= u'9'; ++digit) {
    QCOMPARE(metrics.horizontalAdvance(QChar(digit)), metrics.horizontalAdvance(u'0'));
  }
}

void TestTheme::iconsTakeTheirColors() {
  const QIcon icon = lineIcon(QStringLiteral("close"), Qt::red, Qt::blue);
  const QImage normal = icon.pixmap(24, 24).toImage();
  const QImage active = icon.pixmap(24, 24, QIcon::Normal, QIcon::On).toImage();
  const QRgb centre = normal.pixel(normal.width() / 2, normal.height() / 2);
  QVERIFY(qRed(centre) > 200 && qBlue(centre) < 50);
  QVERIFY(qBlue(active.pixel(active.width() / 2, active.height() / 2)) > 200);
  QVERIFY(lineIcon(QStringLiteral("no such icon"), Qt::red, Qt::blue).isNull());
}

void TestTheme::textRolesChangeTheFont() {
  QLabel label(QStringLiteral("text"));
  const int plain = label.sizeHint().height();
  setTextRole(&label, TextRole::Figure);
  QVERIFY(label.sizeHint().height() > plain);
}

SHINGLESCOPE_TEST(TestTheme, QApplication)
#include "tst_theme.moc"
