#include "ui/widgets/compare_document.h"

#include <QTextCursor>
#include <QTextTable>
#include <algorithm>

#include "core/explain/text_diff.h"
#include "ui/models/display_text.h"

namespace shinglescope {
namespace {

constexpr int kLabelWidth = 96;
constexpr int kColumns = 3;
constexpr double kSidePadding = 12;
constexpr double kLabelPadding = 10;
constexpr double kEdgePadding = 8;
constexpr double kLineHeightPercent = 118;

/// The `part`-th stretch of a text, cut between characters.
std::string_view partOf(std::string_view text, int part) {
  const auto boundary = [&](std::size_t at) {
    at = std::min(at, text.size());
    while (at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) {
      --at;
    }
    return at;
  };
  const std::size_t begin = boundary(static_cast<std::size_t>(part) * kComparePartBytes);
  const std::size_t end = boundary(static_cast<std::size_t>(part + 1) * kComparePartBytes);
  return text.substr(begin, end - begin);
}

int partCountOf(std::string_view text) {
  return std::max(1, static_cast<int>((text.size() + kComparePartBytes - 1) / kComparePartBytes));
}

/// Builds the table row by row.
class CompareWriter {
 public:
  CompareWriter(QTextDocument &document, const CompareOptions &options, const ThemeColors &colors,
                const QFont &font)
      : m_document(document), m_options(options), m_colors(colors) {
    m_plain.setFont(font);
    m_plain.setForeground(colors.ink);
    m_strong = m_plain;
    m_strong.setFontWeight(QFont::DemiBold);
    m_muted = m_plain;
    m_muted.setForeground(colors.muted);
    m_muted.setFontPointSize(font.pointSizeF() - 0.75);
    m_onlyA =
        marked(colors.differenceSoft, colors.differenceText, QTextCharFormat::SingleUnderline);
    m_onlyB = marked(colors.goodSoft, colors.goodText, QTextCharFormat::DotLine);
  }

  CompareSummary write(const CompareContent &content, int width) {
    std::vector<Row> rows = differingRows(content);
    QTextCursor edit(&m_document);
    edit.beginEditBlock();  // one layout at the end
    m_table = QTextCursor(&m_document)
                  .insertTable(static_cast<int>(rows.size()) + 1, kColumns, tableFormat(width));
    writeHead(content);
    for (std::size_t i = 0; i < rows.size(); ++i) writeField(static_cast<int>(i) + 1, rows[i]);
    for (int row = 0; row < m_table->rows(); ++row) frameRow(row);
    edit.endEditBlock();
    return std::move(m_summary);
  }

 private:
  struct Row {
    QString name;
    std::string_view a;
    std::string_view b;
    TextDiff diff;
  };

  QTextCharFormat marked(const QColor &tint, const QColor &line,
                         QTextCharFormat::UnderlineStyle style) const {
    QTextCharFormat format = m_plain;
    format.setBackground(tint);
    format.setUnderlineStyle(style);
    format.setUnderlineColor(line);
    return format;
  }

  std::vector<Row> differingRows(const CompareContent &content) {
    std::vector<Row> rows;
    for (const CompareField &field : content.fields) {
      const bool isEqual = field.a == field.b;
      m_summary.equalFields += isEqual ? 1 : 0;
      if (isEqual && m_options.isOnlyDifferences) continue;
      m_summary.partCount =
          std::max({m_summary.partCount, partCountOf(field.a), partCountOf(field.b)});
      Row row{field.name, partOf(field.a, m_options.part), partOf(field.b, m_options.part), {}};
      row.diff = diffTexts(row.a, row.b);
      rows.push_back(std::move(row));
    }
    return rows;
  }

  static QTextTableFormat tableFormat(int width) {
    QTextTableFormat format;
    format.setCellPadding(0);
    format.setCellSpacing(0);
    format.setBorder(0);
    format.setBorderCollapse(true);
    format.setMargin(0);
    const double side = std::max(60.0, (width - kLabelWidth) / 2.0);
    format.setWidth(QTextLength(QTextLength::FixedLength, kLabelWidth + 2 * side));
    format.setColumnWidthConstraints({QTextLength(QTextLength::FixedLength, kLabelWidth),
                                      QTextLength(QTextLength::FixedLength, side),
                                      QTextLength(QTextLength::FixedLength, side)});
    return format;
  }

  void frameRow(int row) {
    for (int column = 0; column < kColumns; ++column) {
      QTextTableCell cell = m_table->cellAt(row, column);
      QTextTableCellFormat format = cell.format().toTableCellFormat();
      format.setTopPadding(kEdgePadding);
      format.setBottomPadding(kEdgePadding);
      format.setLeftPadding(column == 0 ? kLabelPadding : kSidePadding);
      format.setRightPadding(column == 0 ? kEdgePadding : kSidePadding);
      format.setBottomBorder(1);
      format.setBottomBorderStyle(QTextFrameFormat::BorderStyle_Solid);
      format.setBottomBorderBrush(m_colors.line);
      if (column + 1 < kColumns) {
        format.setRightBorder(1);
        format.setRightBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setRightBorderBrush(m_colors.line);
      }
      cell.setFormat(format);
    }
  }

  QTextCursor cursorAt(int row, int column) const {
    QTextCursor cursor = m_table->cellAt(row, column).firstCursorPosition();
    QTextBlockFormat block;
    block.setLineHeight(kLineHeightPercent, QTextBlockFormat::ProportionalHeight);
    cursor.setBlockFormat(block);
    return cursor;
  }

  void writeHead(const CompareContent &content) {
    cursorAt(0, 0).insertText(QTextDocument::tr("row"), m_strong);
    const bool isFlipped = m_options.isFlipped;
    writeHeadCell(1, isFlipped ? content.headB : content.headA,
                  isFlipped ? content.noteB : content.noteA);
    writeHeadCell(2, content.headB, content.noteB);
  }

  void writeHeadCell(int column, const QString &head, const QString &note) {
    QTextCursor cursor = cursorAt(0, column);
    cursor.insertText(head, m_strong);
    if (!note.isEmpty()) cursor.insertText(QStringLiteral("  ") + note, m_muted);
  }

  void writeField(int tableRow, const Row &row) {
    cursorAt(tableRow, 0).insertText(row.name, m_muted);
    const std::size_t first = m_summary.places.size();
    for (std::size_t i = 0; i < row.diff.changes.size(); ++i) m_summary.places.emplace_back();
    if (m_options.isFlipped) {
      writeSide(tableRow, 1, row.b, row.diff.onlyB, m_onlyB);
      notePlaces(tableRow, 1, row.b, row.diff.changes, &TextChange::b, first);
    } else {
      writeSide(tableRow, 1, row.a, row.diff.onlyA, m_onlyA);
      notePlaces(tableRow, 1, row.a, row.diff.changes, &TextChange::a, first);
    }
    writeSide(tableRow, 2, row.b, row.diff.onlyB, m_onlyB);
    notePlaces(tableRow, 2, row.b, row.diff.changes, &TextChange::b, first);
  }

  /// Inserted in stretches of one format, so that no byte offset has to be
  /// translated.
  void writeSide(int tableRow, int column, std::string_view text,
                 const std::vector<TextSpan> &spans, const QTextCharFormat &format) {
    QTextCursor cursor = cursorAt(tableRow, column);
    std::uint32_t at = 0;
    for (const TextSpan &span : spans) {
      cursor.insertText(shown(text.substr(at, span.begin - at)), m_plain);
      cursor.insertText(shown(text.substr(span.begin, span.end - span.begin)), format);
      at = span.end;
    }
    cursor.insertText(shown(text.substr(at)), m_plain);
  }

  static QString shown(std::string_view text) {
    QString plain = wholeDisplayText(text);
    plain.replace(u'\n', QChar::LineSeparator);
    return plain;
  }

  void notePlaces(int tableRow, int column, std::string_view text,
                  const std::vector<TextChange> &changes, TextSpan TextChange::*side,
                  std::size_t first) {
    int position = m_table->cellAt(tableRow, column).firstPosition();
    std::uint32_t at = 0;
    const auto advance = [&](std::uint32_t to) {
      position += static_cast<int>(shown(text.substr(at, to - at)).size());
      at = to;
      return position;
    };
    for (std::size_t i = 0; i < changes.size(); ++i) {
      ComparePlace &place = m_summary.places[first + i];
      const TextSpan &span = changes[i].*side;
      (column == 1 ? place.beginA : place.beginB) = advance(span.begin);
      (column == 1 ? place.endA : place.endB) = advance(span.end);
    }
  }

  QTextDocument &m_document;
  CompareOptions m_options;
  const ThemeColors &m_colors;
  QTextCharFormat m_plain;
  QTextCharFormat m_strong;
  QTextCharFormat m_muted;
  QTextCharFormat m_onlyA;
  QTextCharFormat m_onlyB;
  QTextTable *m_table = nullptr;
  CompareSummary m_summary;
};

}  // namespace

CompareSummary fillCompareDocument(QTextDocument &document, const CompareContent &content,
                                   const CompareOptions &options, const ThemeColors &colors,
                                   const QFont &font, int width) {
  document.clear();
  document.setDocumentMargin(0);
  document.setUndoRedoEnabled(false);
  QTextOption wrapping = document.defaultTextOption();
  wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  document.setDefaultTextOption(wrapping);
  return CompareWriter(document, options, colors, font).write(content, width);
}

}  // namespace shinglescope
