// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/search_hits.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextFrame>
#include <QTextTable>
#include <algorithm>

#include "core/dataset/columns/cell_pattern.h"

namespace shinglescope {
namespace {

bool isExpression(const QString &search) {
  return search.size() > 2 && search.startsWith(u'/') && search.endsWith(u'/');
}

/// Searches the texts of cells, one after the other.
class HitFinder {
 public:
  explicit HitFinder(const QString &search) : m_search(search) {
    if (!isExpression(search)) return;
    auto compiled = CellPattern::compile(search.sliced(1, search.size() - 2).toStdString(), true);
    m_isWrong = !compiled;
    if (compiled) m_pattern = *std::move(compiled);
  }

  /// Returns begin and end of the hits in a text.
  std::vector<std::pair<int, int>> in(const QString &text, std::size_t most) {
    if (m_isWrong || m_search.isEmpty() || most == 0) return {};
    return m_pattern ? ofPattern(text, most) : ofText(text, most);
  }

 private:
  std::vector<std::pair<int, int>> ofText(const QString &text, std::size_t most) const {
    std::vector<std::pair<int, int>> found;
    qsizetype at = text.indexOf(m_search, 0, Qt::CaseInsensitive);
    for (; at >= 0 && found.size() < most;
         at = text.indexOf(m_search, at + m_search.size(), Qt::CaseInsensitive))
      found.emplace_back(static_cast<int>(at), static_cast<int>(at + m_search.size()));
    return found;
  }

  std::vector<std::pair<int, int>> ofPattern(const QString &text, std::size_t most) {
    std::vector<std::pair<int, int>> found;
    const auto spans = m_pattern->spansIn(text.toStdString(), most);
    m_isWrong = !spans;  // no further cell takes as long
    if (!spans) return found;
    for (const Utf16Span &span : *spans)
      found.emplace_back(static_cast<int>(span.begin), static_cast<int>(span.end));
    return found;
  }

  QString m_search;
  std::optional<CellPattern> m_pattern;
  bool m_isWrong = false;
};

QTextTable *tableOf(const QTextDocument &document) {
  for (QTextFrame *frame : document.rootFrame()->childFrames())
    if (auto *table = qobject_cast<QTextTable *>(frame)) return table;
  return nullptr;
}

/// Returns the text of a cell; each character has the position that it has in the document.
QString cellText(const QTextTableCell &cell) {
  QTextCursor cursor = cell.firstCursorPosition();
  cursor.setPosition(cell.lastPosition(), QTextCursor::KeepAnchor);
  QString text = cursor.selectedText();
  text.replace(QChar::LineSeparator, u'\n');
  return text;
}

}  // namespace

SearchHits searchHits(const QTextDocument &document, const QString &search, std::size_t most) {
  SearchHits result;
  const QTextTable *table = search.isEmpty() ? nullptr : tableOf(document);
  if (table == nullptr) return result;
  HitFinder finder(search);
  for (int row = 1; row < table->rows(); ++row) {
    const QString field = cellText(table->cellAt(row, 0));
    for (int column = 1; column < table->columns(); ++column) {
      const QTextTableCell cell = table->cellAt(row, column);
      const int first = cell.firstPosition();
      // One more than fits tells that there are more.
      for (const auto &[begin, end] : finder.in(cellText(cell), most + 1 - result.hits.size())) {
        result.isCut = result.hits.size() == most;
        if (result.isCut) return result;
        result.hits.push_back({first + begin, first + end, column, field});
      }
    }
  }
  return result;
}

std::vector<QRectF> textRectangles(const QTextDocument &document, int begin, int end) {
  std::vector<QRectF> rectangles;
  const QTextBlock block = document.findBlock(begin);
  const QTextLayout *layout = block.layout();
  if (layout == nullptr) return rectangles;
  const QPointF origin = document.documentLayout()->blockBoundingRect(block).topLeft();
  const int first = begin - block.position();
  const int last = std::min(end - block.position(), block.length());
  for (int i = 0; i < layout->lineCount(); ++i) {
    const QTextLine line = layout->lineAt(i);
    const int from = std::max(first, line.textStart());
    const int to = std::min(last, line.textStart() + line.textLength());
    if (from >= to) continue;
    const double left = line.cursorToX(from);
    const double right = line.cursorToX(to);
    rectangles.emplace_back(origin.x() + std::min(left, right), origin.y() + line.y(),
                            std::abs(right - left), line.height());
  }
  return rectangles;
}

}  // namespace shinglescope
