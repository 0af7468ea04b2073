#pragma once

#include <QTextCharFormat>
#include <QTextTable>
#include <string_view>

#include "ui/base/style/theme.h"

namespace shinglescope {

/// The looks of what is compared: never colour alone.
struct CompareFormats {
  CompareFormats(const ThemeColors &colors, const QFont &font);
  QTextCharFormat plain;
  QTextCharFormat strong;
  QTextCharFormat muted;
  QTextCharFormat onlyA;   ///< tint and solid underline
  QTextCharFormat onlyB;   ///< tint and dotted underline
  QTextCharFormat shared;  ///< tint alone
  QTextCharFormat bothA;   ///< hatched: in shared and in own shingles
  QTextCharFormat bothB;
};

/// A table of a column of names and so many of texts, one row for the heads.
QTextTable *insertCompareTable(QTextDocument &document, int rows, int textColumns,
                               double textWidth);
/// Pads the cells of a row and draws its lines.
void frameCompareRow(QTextTable &table, int row, const ThemeColors &colors);
/// At the begin of a cell.
QTextCursor compareCursor(QTextTable &table, int row, int column);
inline constexpr int kCompareNameWidth = 96;

/// A text as a document takes it: line ends within a paragraph, control and
/// bidi characters as symbols.
QString compareText(std::string_view text);

/// Empties a document and sets how it wraps; `isWhiteSpaceShown` draws spaces and tabs.
void prepareCompareDocument(QTextDocument &document, bool isWhiteSpaceShown);

}  // namespace shinglescope
