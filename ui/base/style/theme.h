#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

class QApplication;

namespace shinglescope {

/// The colours of the product's look, by role. The only place where colours
/// are named; everything else asks themeColors().
struct ThemeColors {
  bool isDark = false;
  QColor ground;          ///< behind panels
  QColor panel;           ///< panel surface
  QColor line;            ///< 1 px lines and borders
  QColor ink;             ///< text
  QColor muted;           ///< secondary text
  QColor accent;          ///< selection, primary button, first series
  QColor accentSoft;      ///< fill of a selected row or checked chip
  QColor accentInk;       ///< text on accent
  QColor good;            ///< fill
  QColor goodText;        ///< text and underline (4.5:1)
  QColor goodSoft;        ///< tint behind what only B has
  QColor difference;      ///< fill
  QColor differenceText;  ///< text and underline (4.5:1)
  QColor differenceSoft;  ///< tint behind what only A has
  QColor highlight;       ///< fill only
  QColor highlightSoft;   ///< zone fill
  QColor second;          ///< second series
  QColor bar;             ///< similarity bar
  QColor barTrack;        ///< its empty part
};

const ThemeColors &lightColors();
const ThemeColors &darkColors();
/// The set that a widget's palette belongs to; call it in paint events, so that
/// a change of theme needs no bookkeeping.
const ThemeColors &themeColors(const QPalette &palette);

enum class ThemeChoice { System, Light, Dark };

/// Sets Fusion, the palette, the fonts and the one style sheet.
void applyTheme(QApplication &application, ThemeChoice choice);
/// The style sheet for a set of colours; a pure function, tested.
QString styleSheetFor(const ThemeColors &colors);

/// What presenter mode sets apart in size, on top of the one style sheet: secondary
/// text and headers grow with the rest. No colours.
QString presenterSheet(double pointSize);

/// Monospace for texts under preparation and pseudo-code.
QFont monospaceFont();
/// The same font with tabular figures, for columns of numbers.
QFont tabularFont(const QFont &base);

}  // namespace shinglescope
