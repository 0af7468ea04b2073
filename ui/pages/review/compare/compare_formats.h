// SPDX-License-Identifier: MIT
#pragma once

#include <QTextCharFormat>
#include <QTextCursor>
#include <QTextTable>
#include <string_view>
#include <vector>

#include "core/explain/text_diff.h"
#include "ui/base/style/theme.h"

namespace shinglescope {

/// The text formats of the comparison. None differs by colour alone.
struct CompareFormats {
  CompareFormats(const ThemeColors &colors, const QFont &font);
  /// Inserts the number and the note of a record; the note may be empty.
  void insertHead(QTextCursor cursor, const QString &number, const QString &note) const;
  /// Inserts a text whose `spans` have a different format from the rest. Text is inserted in runs
  /// of one format, so that byte offsets need not be converted to document positions.
  void insertText(QTextCursor cursor, std::string_view text, const std::vector<TextSpan> &spans,
                  const QTextCharFormat &format) const;

  QTextCharFormat plain;
  QTextCharFormat strong;
  QTextCharFormat muted;
  QTextCharFormat onlyA;   ///< tint and solid underline
  QTextCharFormat onlyB;   ///< tint and dotted underline
  QTextCharFormat shared;  ///< only a tint
  QTextCharFormat bothA;   ///< hatched: in shared shingles and in shingles of A only
  QTextCharFormat bothB;
};

/// Inserts a table with a header row, a column of field names and `textColumns` columns of text.
QTextTable *insertCompareTable(QTextDocument &document, int rows, int nameWidth, int textColumns,
                               double textWidth);
/// Pads the cells and draws the lines between them.
void frameCompareTable(QTextTable &table, const ThemeColors &colors);
/// Returns a cursor at the start of a cell.
QTextCursor compareCursor(QTextTable &table, int row, int column);
/// Returns the width of the column of names: no word is broken that fits into a quarter of the
/// view. `names` are those of all fields, so that the width is the same for equal and different
/// ones.
int compareNameWidth(const QStringList &names, const QFont &font, int viewWidth);

/// Converts a text for a document: line breaks stay within the paragraph, and control and
/// bidi characters become symbols.
QString compareText(std::string_view text);

/// Clears a document and sets its wrapping; `isWhiteSpaceShown` draws spaces and tabs.
void prepareCompareDocument(QTextDocument &document, bool isWhiteSpaceShown);

}  // namespace shinglescope
