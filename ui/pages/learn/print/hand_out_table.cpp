// SPDX-License-Identifier: MIT
#include "ui/pages/learn/print/hand_out_table.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QTextBlock>
#include <QTextTable>
#include <algorithm>

#include "ui/base/print/page_breaks.h"
#include "ui/base/style/print_style.h"
#include "ui/pages/learn/player/lesson_words.h"

namespace shinglescope {
namespace {

struct HandOutTableWords {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::HandOutTable)
};

constexpr double kHandOutTableSidePadding = 6;
constexpr double kAbove = 1;
constexpr double kAboveBlank = 5;  ///< space for handwriting
constexpr double kBelow = 12;
constexpr double kHandOutTableLineWidth = 1;
constexpr double kBandLine = 2.5;
constexpr double kLeastFigures = 30;
constexpr double kBlankFigures = 62;
constexpr double kBlankWords = 190;
constexpr double kMostLabel = 0.42;  ///< share of the page width
constexpr double kMostWords = 0.48;
constexpr double kFullWidth = 0.999;

using Column = std::size_t;

/// Cells that are blank in a work sheet have the same room in its key.
bool needsRoom(const HandOutCell &cell, HandOutForm form) {
  return cell.isAnswer && form != HandOutForm::Complete;
}

double widthOf(const HandOutTable &table, Column column, double page, HandOutForm form) {
  const HandOutColumn &shown = table.columns[column];
  QFont bold = printFont();
  bold.setBold(true);
  const QFontMetricsF metrics(bold);  // answers are bold too
  double width = metrics.horizontalAdvance(sentenceText(shown.heading));
  double least = shown.isWords ? 0 : kLeastFigures;
  for (const auto &row : table.rows) {
    if (column >= row.size()) continue;
    width = std::max(width, metrics.horizontalAdvance(sentenceText(row[column].text)));
    if (needsRoom(row[column], form)) least = shown.isWords ? kBlankWords : kBlankFigures;
  }
  width = std::max(width + 4, least) + 2 * kHandOutTableSidePadding + kHandOutTableLineWidth;
  const double most = shown.isLabel ? kMostLabel : shown.isWords ? kMostWords : 1;
  return std::min(width, page * most);
}

/// Builds one part of a table. Keeps references to its arguments.
class PartWriter {
 public:
  PartWriter(const HandOutTable &table, const std::vector<Column> &columns, HandOutForm form)
      : m_table(table), m_columns(columns), m_form(form) {}

  void write(QTextCursor &cursor, const std::vector<double> &widths) {
    QTextTable *made = cursor.insertTable(static_cast<int>(m_table.rows.size()) + 1,
                                          static_cast<int>(m_columns.size()), format(widths));
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
      const HandOutColumn &column = m_table.columns[m_columns[i]];
      fill(made->cellAt(0, static_cast<int>(i)), {column.heading}, column, {true, 0, kAbove});
    }
    for (std::size_t row = 0; row < m_table.rows.size(); ++row) {
      const bool isBandEnd = std::ranges::find(m_table.linesAfter, row) != m_table.linesAfter.end();
      const bool hasRoom = std::ranges::any_of(
          m_table.rows[row], [this](const HandOutCell &cell) { return needsRoom(cell, m_form); });
      const double above = hasRoom ? kAboveBlank : kAbove;
      for (std::size_t i = 0; i < m_columns.size(); ++i)
        if (m_columns[i] < m_table.rows[row].size())
          fill(made->cellAt(static_cast<int>(row) + 1, static_cast<int>(i)),
               m_table.rows[row][m_columns[i]], m_table.columns[m_columns[i]],
               {false, isBandEnd ? kBandLine : kHandOutTableLineWidth, above});
    }
    endTable(cursor);
  }

 private:
  struct Look {
    bool isHeading = false;
    double lineBelow = kHandOutTableLineWidth;
    double above = kAbove;  ///< padding above and below
  };

  QTextTableFormat format(const std::vector<double> &widths) const {
    QTextTableFormat format = ruledTable();
    format.setHeaderRowCount(1);
    QVector<QTextLength> lengths;
    for (const Column column : m_columns)
      lengths << QTextLength(QTextLength::FixedLength, widths[column]);
    format.setColumnWidthConstraints(lengths);
    return format;
  }

  void fill(QTextTableCell cell, const HandOutCell &shown, const HandOutColumn &column,
            const Look &look) const {
    QTextTableCellFormat format;
    format.setTopPadding(look.above);
    format.setBottomPadding(look.above);
    format.setLeftPadding(kHandOutTableSidePadding);
    format.setRightPadding(kHandOutTableSidePadding);
    if (look.isHeading) format.setBackground(printGround());
    if (look.lineBelow > kHandOutTableLineWidth) {
      format.setBottomBorder(look.lineBelow);
      format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
      format.setBottomBorderBrush(printPalette().text());
    }
    cell.setFormat(format);
    QTextCursor cursor = cell.firstCursorPosition();
    QTextBlockFormat block;
    block.setAlignment(column.isWords ? Qt::AlignLeft : Qt::AlignHCenter);
    cursor.setBlockFormat(block);
    QTextCharFormat letters;
    if (look.isHeading || (shown.isAnswer && m_form == HandOutForm::AnswerKey))
      letters.setFontWeight(QFont::Bold);
    cursor.insertText(sentenceText(shown.text), letters);
  }

  const HandOutTable &m_table;
  const std::vector<Column> &m_columns;
  HandOutForm m_form;
};

void insertCaption(QTextCursor &cursor, const QString &text) {
  QTextBlockFormat block;
  block.setTopMargin(12);
  block.setBottomMargin(3);
  block.setProperty(kStaysWithNext, true);
  QTextCharFormat letters;
  letters.setFontWeight(QFont::DemiBold);
  startParagraph(cursor, block, letters);
  cursor.insertText(text);
}

}  // namespace

QTextTableFormat ruledTable() {
  QTextTableFormat format;
  format.setBorder(kHandOutTableLineWidth);
  format.setBorderCollapse(true);
  format.setBorderBrush(printRule());
  format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
  format.setCellSpacing(0);
  format.setCellPadding(0);
  return format;
}

void endTable(QTextCursor &cursor) {
  cursor.movePosition(QTextCursor::End);
  QTextBlockFormat format;
  format.setLineHeight(1, QTextBlockFormat::FixedHeight);
  format.setBottomMargin(kBelow);
  cursor.setBlockFormat(format);
}

void startParagraph(QTextCursor &cursor, const QTextBlockFormat &block,
                    const QTextCharFormat &letters) {
  cursor.movePosition(QTextCursor::End);
  if (cursor.block().blockNumber() > 0 || cursor.block().length() > 1)
    return cursor.insertBlock(block, letters);
  cursor.setBlockFormat(block);
  cursor.setBlockCharFormat(letters);
  cursor.setCharFormat(letters);
}

std::vector<std::vector<Column>> columnParts(const std::vector<HandOutColumn> &columns,
                                             const std::vector<double> &widths, double room) {
  std::vector<Column> labels;
  double used = 0;
  for (Column i = 0; i < columns.size(); ++i) {
    if (!columns[i].isLabel) continue;
    labels.push_back(i);
    used += widths[i];
  }
  std::vector<std::vector<Column>> parts;
  double left = 0;
  for (Column i = 0; i < columns.size(); ++i) {
    if (columns[i].isLabel) continue;
    if (parts.empty() || widths[i] > left) {
      parts.push_back(labels);
      left = room - used;
    }
    parts.back().push_back(i);
    left -= widths[i];
  }
  if (parts.empty()) parts.push_back(labels);
  return parts;
}

void insertHandOutTable(QTextCursor &cursor, const HandOutTable &table, double width,
                        HandOutForm form) {
  std::vector<double> widths;
  for (Column i = 0; i < table.columns.size(); ++i)
    widths.push_back(widthOf(table, i, width, form));
  const auto parts = columnParts(table.columns, widths, width * kFullWidth);
  const QString caption = sentenceText(table.caption);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    insertCaption(cursor, parts.size() == 1 ? caption
                                            : HandOutTableWords::tr("%1 (part %2 of %3)")
                                                  .arg(caption)
                                                  .arg(i + 1)
                                                  .arg(parts.size()));
    PartWriter(table, parts[i], form).write(cursor, widths);
  }
}

}  // namespace shinglescope
