// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/member_document.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/base/text/display_text.h"
#include "ui/pages/review/compare/compare_formats.h"

namespace shinglescope {
namespace {

std::string_view partOf(std::string_view text, int part) {
  const auto number = static_cast<std::size_t>(part);
  const std::size_t begin = pageStart(text, number, kComparePartBytes);
  return text.substr(begin, pageStart(text, number + 1, kComparePartBytes) - begin);
}

/// Merges the spans of several comparisons into one ascending list.
std::vector<TextSpan> united(std::vector<TextSpan> spans) {
  std::ranges::sort(spans, {}, &TextSpan::begin);
  std::vector<TextSpan> result;
  for (const TextSpan &span : spans) {
    if (!result.empty() && span.begin <= result.back().end) {
      result.back().end = std::max(result.back().end, span.end);
    } else {
      result.push_back(span);
    }
  }
  return result;
}

class MemberWriter {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::MemberWriter)

 public:
  MemberWriter(const CompareOptions &options, const ThemeColors &colors, const QFont &font)
      : m_options(options), m_colors(colors), m_formats(colors, font) {}

  CompareSummary write(QTextDocument &document, const MemberContent &content, int nameWidth,
                       int tableWidth) {
    const std::vector<Row> rows = shownRows(content);
    const auto members = static_cast<int>(content.heads.size());
    QTextCursor edit(&document);
    edit.beginEditBlock();
    m_table = insertCompareTable(document, static_cast<int>(rows.size()) + 1, nameWidth, members,
                                 static_cast<double>(tableWidth - nameWidth) / members);
    compareCursor(*m_table, 0, 0).insertText(tr("row"), m_formats.strong);
    for (int i = 0; i < members; ++i) {
      const MemberContent::Head &head = content.heads[static_cast<std::size_t>(i)];
      m_formats.insertHead(compareCursor(*m_table, 0, i + 1), head.number, head.note);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) writeRow(static_cast<int>(i) + 1, rows[i]);
    frameCompareTable(*m_table, m_colors);
    edit.endEditBlock();
    return std::move(m_summary);
  }

 private:
  struct Row {
    QString name;
    std::vector<std::string_view> cells;
    std::vector<std::vector<TextSpan>> marks;  ///< indexed by member
  };

  std::vector<Row> shownRows(const MemberContent &content) {
    std::vector<Row> rows;
    for (const MemberContent::Field &field : content.fields) {
      Row row{field.name, {}, std::vector<std::vector<TextSpan>>(field.cells.size())};
      for (const std::string_view cell : field.cells) {
        row.cells.push_back(partOf(cell, m_options.part));
        m_summary.partCount =
            std::max(m_summary.partCount, static_cast<int>(pageCount(cell, kComparePartBytes)));
      }
      const bool isEqual = !compare(row);
      m_summary.equalFields += isEqual ? 1 : 0;
      if (!isEqual || !m_options.isOnlyDifferences) rows.push_back(std::move(row));
    }
    return rows;
  }

  /// Compares each member with the first; returns whether any differs.
  bool compare(Row &row) const {
    bool differs = false;
    for (std::size_t i = 1; i < row.cells.size(); ++i) {
      TextDiff diff = diffTexts(row.cells[0], row.cells[i], m_options.ignored);
      differs = differs || !diff.isEqual();
      row.marks[i] = std::move(diff.onlyB);
      row.marks[0].insert(row.marks[0].end(), diff.onlyA.begin(), diff.onlyA.end());
    }
    row.marks[0] = united(std::move(row.marks[0]));
    return differs;
  }

  void writeRow(int tableRow, const Row &row) {
    compareCursor(*m_table, tableRow, 0).insertText(row.name, m_formats.muted);
    for (std::size_t i = 0; i < row.cells.size(); ++i)
      m_formats.insertText(compareCursor(*m_table, tableRow, static_cast<int>(i) + 1), row.cells[i],
                           row.marks[i], i == 0 ? m_formats.onlyA : m_formats.onlyB);
  }

  CompareOptions m_options;
  const ThemeColors &m_colors;
  CompareFormats m_formats;
  QTextTable *m_table = nullptr;
  CompareSummary m_summary;
};

int nameWidthOf(const MemberContent &content, const QFont &font, int viewWidth) {
  QStringList names;
  for (const MemberContent::Field &field : content.fields) names << field.name;
  return compareNameWidth(names, font, viewWidth);
}

}  // namespace

int memberTableWidth(const MemberContent &content, const QFont &font, int viewWidth) {
  const auto members = static_cast<int>(content.heads.size());
  return std::max(viewWidth, nameWidthOf(content, font, viewWidth) + members * kMemberWidth);
}

CompareSummary fillMemberDocument(QTextDocument &document, const MemberContent &content,
                                  const CompareOptions &options, const ThemeColors &colors,
                                  const QFont &font, int viewWidth) {
  prepareCompareDocument(document, options.isWhiteSpaceShown);
  return MemberWriter(options, colors, font)
      .write(document, content, nameWidthOf(content, font, viewWidth),
             memberTableWidth(content, font, viewWidth));
}

}  // namespace shinglescope
