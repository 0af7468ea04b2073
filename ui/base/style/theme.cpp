// SPDX-License-Identifier: MIT
#include "ui/base/style/theme.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetricsF>
#include <QToolTip>

#include "ui/base/style/high_contrast.h"
#include "ui/base/style/literal_font.h"
#include "ui/base/style/resources.h"
#include "ui/base/style/window_style.h"

namespace shinglescope {
namespace {

constexpr double kTextPoints = 9.75;  // 13 px at 96 dpi
constexpr int kDarkLightness = 128;
constexpr char kSystemIsDark[] = "shinglescope.systemIsDark";

QString firstInstalled(const QStringList &wanted, const QString &otherwise) {
  const QStringList installed = QFontDatabase::families();
  for (const QString &family : wanted) {
    if (installed.contains(family)) return family;
  }
  return otherwise;
}

bool hasTabularFigures(const QFont &font) {
  const QFontMetricsF metrics(font);
  return qFuzzyCompare(metrics.horizontalAdvance(u'1'), metrics.horizontalAdvance(u'0'));
}

QPalette paletteFor(const ThemeColors &colors) {
  using enum QPalette::ColorRole;
  QPalette palette;
  const auto set = [&palette](const QColor &color,
                              std::initializer_list<QPalette::ColorRole> roles) {
    for (const auto role : roles) palette.setColor(role, color);
  };
  set(colors.ground, {Window, AlternateBase});
  set(colors.panel, {Base, ToolTipBase, Button, Light});
  set(colors.ink, {WindowText, ToolTipText, Text, ButtonText, HighlightedText});
  set(colors.muted, {PlaceholderText, Dark});
  set(colors.line, {Midlight, Mid, Shadow});
  set(colors.accent, {Link});
  set(colors.accentInk, {BrightText});
  set(colors.accentSoft, {Highlight});
  set(colors.second, {LinkVisited});
  for (const auto role : {WindowText, Text, ButtonText})
    palette.setColor(QPalette::Disabled, role, colors.muted);
  return palette;
}

/// The desktop's preference, stored before the program's palette hides it.
bool isSystemDark(QApplication &application) {
  if (!application.property(kSystemIsDark).isValid()) {
    const bool isDark = application.palette().color(QPalette::Window).lightness() < kDarkLightness;
    application.setProperty(kSystemIsDark, isDark);
  }
  return application.property(kSystemIsDark).toBool();
}

}  // namespace

const ThemeColors &lightColors() {
  static const ThemeColors kColors{
      .isDark = false,
      .ground = QColor(0xf6f6f4),
      .panel = QColor(0xffffff),
      .line = QColor(0xdcdcd8),
      .ink = QColor(0x20232a),
      .muted = QColor(0x646970),
      .faint = QColor(0xabaeb2),
      .accent = QColor(0x0072b2),
      .accentSoft = QColor(0xe6f1f8),
      .accentInk = QColor(0xffffff),
      .good = QColor(0x009e73),
      .goodText = QColor(0x00795a),
      .goodSoft = QColor(0xdff3ec),
      .difference = QColor(0xd55e00),
      .differenceText = QColor(0xb34e00),
      .differenceSoft = QColor(0xfdeee3),
      .highlight = QColor(0xe69f00),
      .highlightSoft = QColor(0xfaf3e0),
      .second = QColor(0xa3437f),
      .bar = QColor(0x6aa6cd),
      .barTrack = QColor(0xeaeae7),
  };
  return kColors;
}

const ThemeColors &darkColors() {
  static const ThemeColors kColors{
      .isDark = true,
      .ground = QColor(0x1c1e22),
      .panel = QColor(0x25282d),
      .line = QColor(0x3a3e45),
      .ink = QColor(0xe6e7e9),
      .muted = QColor(0x9aa0a8),
      .faint = QColor(0x63686f),
      .accent = QColor(0x56b4e9),
      .accentSoft = QColor(0x203a4b),
      .accentInk = QColor(0x1c1e22),
      .good = QColor(0x2fc79b),
      .goodText = QColor(0x2fc79b),
      .goodSoft = QColor(0x1f3d36),
      .difference = QColor(0xf0914d),
      .differenceText = QColor(0xf0914d),
      .differenceSoft = QColor(0x46321f),
      .highlight = QColor(0xe6b450),
      .highlightSoft = QColor(0x35312a),
      .second = QColor(0xd38cb8),
      .bar = QColor(0x386b8b),
      .barTrack = QColor(0x32363c),
  };
  return kColors;
}

const ThemeColors &themeColors(const QPalette &palette) {
  // The style sheet overwrites a widget's text and background roles, but not this one.
  const QColor line = palette.color(QPalette::Active, QPalette::Midlight);
  for (const ThemeColors *strong : {&highContrastColors(), &highContrastDarkColors()})
    if (line == strong->line) return *strong;
  return line.lightness() < kDarkLightness ? darkColors() : lightColors();
}

void applyTheme(QApplication &application, ThemeChoice choice) {
  ensureResources();
  const bool systemIsDark = isSystemDark(application);
  const bool isDark =
      choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark);
  const ThemeColors &plain = isDark ? darkColors() : lightColors();
  const ThemeColors &strong = isDark ? highContrastDarkColors() : highContrastColors();
  const ThemeColors &colors = isHighContrast(application) ? strong : plain;
  // Setting the style again under a style sheet would polish every widget twice.
  if (application.styleSheet().isEmpty()) {
    QApplication::setStyle(new WindowStyle);
    QFont font = QApplication::font();
    font.setFamily(
        firstInstalled({QStringLiteral("Inter"), QStringLiteral("Noto Sans")}, font.family()));
    font.setPointSizeF(kTextPoints);
    QApplication::setFont(literalFont(font));
  }
  const QPalette palette = paletteFor(colors);
  QApplication::setPalette(palette);
  QToolTip::setPalette(palette);
  application.setStyleSheet(styleSheetFor(colors));
}

QFont monospaceFont() {
  QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
  font.setFamily(firstInstalled({QStringLiteral("JetBrains Mono"), QStringLiteral("Noto Sans Mono"),
                                 QStringLiteral("DejaVu Sans Mono")},
                                font.family()));
  font.setStyleHint(QFont::Monospace);
  font.setPointSizeF(kTextPoints - 0.75);
  return literalFont(font);
}

QFont strongFont(QFont base) {
  base.setWeight(QFont::DemiBold);
  return base;
}

QFont tabularFont(const QFont &base) {
  if (hasTabularFigures(base)) return base;
  // Qt 6.4 cannot switch on the font's own tabular figures (tnum).
  QFont font = base;
  font.setFamily(
      firstInstalled({QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")}, base.family()));
  return literalFont(font);
}

}  // namespace shinglescope
