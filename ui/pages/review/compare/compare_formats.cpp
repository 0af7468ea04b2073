// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/compare_formats.h"

#include <QFontMetricsF>
#include <QTextDocument>
#include <algorithm>
#include <cmath>

#include "ui/base/text/display_text.h"

namespace shinglescope {
namespace {

constexpr double kSidePadding = 12;
constexpr double kLabelPadding = 10;
constexpr double kEdgePadding = 8;
constexpr int kLeastNameWidth = 96;
constexpr double kLineHeightPercent = 118;

QTextCharFormat marked(const QTextCharFormat &plain, const QBrush &tint, const QColor &line,
                       QTextCharFormat::UnderlineStyle style) {
  QTextCharFormat format = plain;
  format.setBackground(tint);
  format.setUnderlineStyle(style);
  format.setUnderlineColor(line);
  return format;
}

}  // namespace

CompareFormats::CompareFormats(const ThemeColors &colors, const QFont &font) {
  plain.setFont(font);
  plain.setForeground(colors.ink);
  strong = plain;
  strong.setFontWeight(QFont::DemiBold);
  muted = plain;
  muted.setForeground(colors.muted);
  muted.setFontPointSize(font.pointSizeF() - 0.75);
  onlyA =
      marked(plain, colors.differenceSoft, colors.differenceText, QTextCharFormat::SingleUnderline);
  onlyB = marked(plain, colors.goodSoft, colors.goodText, QTextCharFormat::DotLine);
  shared = plain;
  shared.setBackground(colors.accentSoft);
  bothA = marked(plain, QBrush(colors.difference, Qt::Dense6Pattern), colors.differenceText,
                 QTextCharFormat::SingleUnderline);
  bothB = marked(plain, QBrush(colors.good, Qt::Dense6Pattern), colors.goodText,
                 QTextCharFormat::DotLine);
}

int compareNameWidth(const QStringList &names, const QFont &font, int viewWidth) {
  const QFontMetricsF metrics(font);
  double longest = 0;
  for (const QString &name : names)
    for (const QString &word : name.split(u' ', Qt::SkipEmptyParts))
      longest = std::max(longest, metrics.horizontalAdvance(word));
  const double needed = std::ceil(longest + kLabelPadding + kEdgePadding) + 1;
  const int most = std::max(kLeastNameWidth, viewWidth / 4);
  return static_cast<int>(std::clamp<double>(needed, kLeastNameWidth, most));
}

QTextTable *insertCompareTable(QTextDocument &document, int rows, int nameWidth, int textColumns,
                               double textWidth) {
  QTextTableFormat format;
  format.setCellPadding(0);
  format.setCellSpacing(0);
  format.setBorder(0);
  format.setBorderCollapse(true);
  format.setMargin(0);
  format.setWidth(QTextLength(QTextLength::FixedLength, nameWidth + textColumns * textWidth));
  QList<QTextLength> widths{QTextLength(QTextLength::FixedLength, nameWidth)};
  for (int i = 0; i < textColumns; ++i)
    widths.append(QTextLength(QTextLength::FixedLength, textWidth));
  format.setColumnWidthConstraints(widths);
  return QTextCursor(&document).insertTable(rows, textColumns + 1, format);
}

void CompareFormats::insertHead(QTextCursor cursor, const QString &number,
                                const QString &note) const {
  cursor.insertText(number, strong);
  if (!note.isEmpty()) cursor.insertText(QStringLiteral("  ") + note, muted);
}

void CompareFormats::insertText(QTextCursor cursor, std::string_view text,
                                const std::vector<TextSpan> &spans,
                                const QTextCharFormat &format) const {
  std::uint32_t at = 0;
  for (const TextSpan &span : spans) {
    cursor.insertText(compareText(text.substr(at, span.begin - at)), plain);
    cursor.insertText(compareText(text.substr(span.begin, span.end - span.begin)), format);
    at = span.end;
  }
  cursor.insertText(compareText(text.substr(at)), plain);
}

void frameCompareTable(QTextTable &table, const ThemeColors &colors) {
  for (int row = 0; row < table.rows(); ++row) {
    for (int column = 0; column < table.columns(); ++column) {
      QTextTableCell cell = table.cellAt(row, column);
      QTextTableCellFormat format = cell.format().toTableCellFormat();
      format.setTopPadding(kEdgePadding);
      format.setBottomPadding(kEdgePadding);
      format.setLeftPadding(column == 0 ? kLabelPadding : kSidePadding);
      format.setRightPadding(column == 0 ? kEdgePadding : kSidePadding);
      format.setBottomBorder(1);
      format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
      format.setBottomBorderBrush(colors.line);
      if (column + 1 < table.columns()) {
        format.setRightBorder(1);
        format.setRightBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setRightBorderBrush(colors.line);
      }
      cell.setFormat(format);
    }
  }
}

QTextCursor compareCursor(QTextTable &table, int row, int column) {
  QTextCursor cursor = table.cellAt(row, column).firstCursorPosition();
  QTextBlockFormat block;
  block.setLineHeight(kLineHeightPercent, QTextBlockFormat::ProportionalHeight);
  cursor.setBlockFormat(block);
  return cursor;
}

QString compareText(std::string_view text) {
  QString plain = wholeDisplayText(text);
  plain.replace(u'\n', QChar::LineSeparator);
  return plain;
}

void prepareCompareDocument(QTextDocument &document, bool isWhiteSpaceShown) {
  document.clear();
  document.setDocumentMargin(0);
  document.setUndoRedoEnabled(false);
  QTextOption option = document.defaultTextOption();
  option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  QTextOption::Flags flags = option.flags();
  flags.setFlag(QTextOption::ShowTabsAndSpaces, isWhiteSpaceShown);
  flags.setFlag(QTextOption::ShowLineAndParagraphSeparators, isWhiteSpaceShown);
  option.setFlags(flags);
  document.setDefaultTextOption(option);
}

}  // namespace shinglescope
