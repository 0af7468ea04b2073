// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QString>

class QApplication;

namespace shinglescope {

/// The colours of the program, by role. Colours are defined only here; all other code calls
/// themeColors().
struct ThemeColors {
  bool isDark = false;
  QColor ground;          ///< behind panels
  QColor panel;           ///< panel surface
  QColor line;            ///< 1 px lines and borders
  QColor ink;             ///< text
  QColor muted;           ///< secondary text
  QColor faint;           ///< titles of menus that cannot be opened now
  QColor accent;          ///< selection, primary button, first series
  QColor accentSoft;      ///< fill of a selected row or checked chip
  QColor accentInk;       ///< text on accent
  QColor good;            ///< fill
  QColor goodText;        ///< text and underline (4.5:1)
  QColor goodSoft;        ///< tint behind text that only B contains
  QColor difference;      ///< fill
  QColor differenceText;  ///< text and underline (4.5:1)
  QColor differenceSoft;  ///< tint behind text that only A contains
  QColor highlight;       ///< fill only
  QColor highlightSoft;   ///< zone fill
  QColor second;          ///< second series
  QColor bar;             ///< similarity bar
  QColor barTrack;        ///< the empty part of the bar
};

const ThemeColors &lightColors();
const ThemeColors &darkColors();
/// Returns the set of colours to which a widget's palette belongs. Call it in paint events, so that
/// theme changes do not require bookkeeping.
const ThemeColors &themeColors(const QPalette &palette);

enum class ThemeChoice { System, Light, Dark };

/// Sets the Fusion style, the palette, the fonts and the only style sheet.
void applyTheme(QApplication &application, ThemeChoice choice);
/// Returns the style sheet for a set of colours. Pure.
QString styleSheetFor(const ThemeColors &colors);

/// Returns the font-size rules of presenter mode, which extend the style sheet: secondary text and
/// headers grow with the rest. Contains no colours.
QString presenterSheet(double pointSize);

/// Returns the monospace font for prepared texts and pseudo-code.
QFont monospaceFont();
/// Returns the font of emphasized text.
QFont strongFont(QFont base);
/// Returns the font with tabular figures, for columns of numbers.
QFont tabularFont(const QFont &base);

}  // namespace shinglescope
