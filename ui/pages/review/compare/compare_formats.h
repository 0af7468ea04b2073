#pragma once

#include <QTextCharFormat>
#include <QTextTable>
#include <string_view>

#include "ui/base/style/theme.h"

namespace shinglescope {

/// The text formats of the comparison. None differs by colour alone.
struct CompareFormats {
  CompareFormats(const ThemeColors &colors, const QFont &font);
  QTextCharFormat plain;
  QTextCharFormat strong;
  QTextCharFormat muted;
  QTextCharFormat onlyA;   ///< tint and solid underline
  QTextCharFormat onlyB;   ///< tint and dotted underline
  QTextCharFormat shared;  ///< tint alone
  QTextCharFormat bothA;   ///< hatched: in shared shingles and in shingles of A only
  QTextCharFormat bothB;
};

/// Inserts a table with a header row, a column of field names and `textColumns` columns of text.
QTextTable *insertCompareTable(QTextDocument &document, int rows, int textColumns,
                               double textWidth);
/// Pads the cells of a row and draws its lines.
void frameCompareRow(QTextTable &table, int row, const ThemeColors &colors);
/// Returns a cursor at the start of a cell.
QTextCursor compareCursor(QTextTable &table, int row, int column);
inline constexpr int kCompareNameWidth = 96;

/// Converts a text for a document: line breaks stay within the paragraph, and control and
/// bidi characters become symbols.
QString compareText(std::string_view text);

/// Clears a document and sets its wrapping; `isWhiteSpaceShown` draws spaces and tabs.
void prepareCompareDocument(QTextDocument &document, bool isWhiteSpaceShown);

}  // namespace shinglescope
