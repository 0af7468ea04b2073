// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/ruler_marks.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <algorithm>

namespace shinglescope {
namespace {

/// Finds the lines of ascending positions in a document. Remembers the last line, so that a walk
/// over many positions visits each line once.
class LineWalker {
 public:
  explicit LineWalker(const QTextDocument &document) : m_document(document) {}

  /// Returns top and bottom of the line with the position.
  std::pair<double, double> lineOf(int position) {
    if (!m_block.isValid() || !m_block.contains(position) || position < m_lastPosition) {
      m_block = m_document.findBlock(position);
      m_line = 0;
      m_top = m_document.documentLayout()->blockBoundingRect(m_block).top();
    }
    m_lastPosition = position;
    const QTextLayout *layout = m_block.layout();
    if (layout == nullptr || layout->lineCount() == 0) return {m_top, m_top};
    const int at = position - m_block.position();
    while (m_line + 1 < layout->lineCount() && layout->lineAt(m_line + 1).textStart() <= at)
      ++m_line;
    const QTextLine line = layout->lineAt(m_line);
    return {m_top + line.y(), m_top + line.y() + line.height()};
  }

 private:
  const QTextDocument &m_document;
  QTextBlock m_block;
  int m_line = 0;
  int m_lastPosition = 0;
  double m_top = 0;
};

}  // namespace

std::vector<RulerMark> shownRulerMarks(const QTextDocument &document,
                                       const std::vector<ComparePlace> &places, int part,
                                       int parts) {
  const double height = document.documentLayout()->documentSize().height();
  std::vector<RulerMark> marks;
  if (height <= 0) return marks;
  LineWalker linesOfA(document);
  LineWalker linesOfB(document);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const ComparePlace &place = places[i];
    RulerMark mark;
    mark.isInA = place.endA > place.beginA;
    mark.isInB = place.endB > place.beginB;
    mark.part = part;
    mark.difference = static_cast<int>(i);
    const auto [topA, bottomA] = linesOfA.lineOf(place.beginA);
    const auto [topB, bottomB] = linesOfB.lineOf(place.beginB);
    const double top = mark.isInA ? topA : topB;
    const double bottom = mark.isInA ? bottomA : bottomB;
    mark.begin = (part + std::clamp(top / height, 0.0, 1.0)) / parts;
    mark.end = (part + std::clamp(bottom / height, 0.0, 1.0)) / parts;
    marks.push_back(mark);
  }
  return marks;
}

std::vector<RulerMark> hiddenRulerMarks(const CompareSource &source, const CompareOptions &options,
                                        int part, int parts) {
  const auto at = static_cast<std::size_t>(part);
  std::vector<RulerMark> marks;
  std::vector<std::uint64_t> tops;
  std::uint64_t length = 0;
  const auto isShown = [&](const FieldDiff &diff) {
    return at < diff.parts.size() && !(options.isOnlyDifferences && diff.diff.isEqual());
  };
  for (const FieldDiff &diff : source.diffs) {
    tops.push_back(length);
    if (!isShown(diff)) continue;
    const TextChange &span = diff.parts[at];
    length += std::max(span.a.end - span.a.begin, span.b.end - span.b.begin);
  }
  if (length == 0) return marks;
  const auto share = [&](std::uint64_t offset) {
    return (part + std::min(1.0, static_cast<double>(offset) / static_cast<double>(length))) /
           parts;
  };
  for (std::size_t i = 0; i < source.diffs.size(); ++i) {
    const FieldDiff &diff = source.diffs[i];
    if (!isShown(diff)) continue;
    const TextChange &span = diff.parts[at];
    // The changes ascend on both sides, so those of a part are consecutive.
    const auto first =
        std::ranges::lower_bound(diff.diff.changes, span.a.begin, {},
                                 [](const TextChange &change) { return change.a.begin; });
    for (auto change = first; change != diff.diff.changes.end(); ++change) {
      if (change->a.begin >= span.a.end && change->b.begin >= span.b.end) break;
      const bool isInA = change->a.end > change->a.begin;
      const TextSpan &side = isInA ? change->a : change->b;
      const TextSpan &of = isInA ? span.a : span.b;
      if (side.begin < of.begin || side.begin >= of.end) continue;
      marks.push_back({.begin = share(tops[i] + side.begin - of.begin),
                       .end = share(tops[i] + side.end - of.begin),
                       .isInA = isInA,
                       .isInB = change->b.end > change->b.begin,
                       .part = part});
    }
  }
  return marks;
}

}  // namespace shinglescope
