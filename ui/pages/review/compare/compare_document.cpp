// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/compare_document.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/pages/review/compare/compare_formats.h"

namespace shinglescope {
namespace {

constexpr int kSides = 2;
constexpr double kLeastSide = 60;

double sideWidth(int width) { return std::max(kLeastSide, width / 2.0); }

/// Builds the table row by row.
class CompareWriter {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::CompareWriter)

 public:
  CompareWriter(QTextDocument &document, const CompareSource &source, const CompareOptions &options)
      : m_document(document),
        m_source(source),
        m_options(options),
        m_formats(source.colors, source.font) {}

  /// Writes the fields; with `shingles`, writes the prepared texts and their shingles instead.
  CompareSummary write(const ShingleView *shingles) {
    const std::vector<Row> rows = shingles == nullptr ? shownRows() : std::vector<Row>();
    const int tableRows = shingles == nullptr ? static_cast<int>(rows.size()) + 1 : 2;
    QTextCursor edit(&m_document);
    edit.beginEditBlock();  // only one layout, at the end
    QStringList names;
    for (const CompareField &field : m_source.content.fields) names << field.name;
    const int nameWidth = compareNameWidth(names, m_source.font, m_source.width);
    m_table = insertCompareTable(m_document, tableRows, nameWidth, kSides,
                                 sideWidth(m_source.width - nameWidth));
    writeHead();
    if (shingles != nullptr) writeShingles(*shingles);
    for (std::size_t i = 0; i < rows.size(); ++i) writeField(static_cast<int>(i) + 1, rows[i]);
    frameCompareTable(*m_table, m_source.colors);
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

  std::vector<Row> shownRows() {
    std::vector<Row> rows;
    const auto part = static_cast<std::size_t>(m_options.part);
    for (std::size_t i = 0; i < m_source.content.fields.size(); ++i) {
      const CompareField &field = m_source.content.fields[i];
      const FieldDiff &diff = m_source.diffs[i];
      m_summary.equalFields += diff.diff.isEqual() ? 1 : 0;
      if (diff.diff.isEqual() && m_options.isOnlyDifferences) continue;
      m_summary.partCount = std::max(m_summary.partCount, static_cast<int>(diff.parts.size()));
      if (part >= diff.parts.size()) continue;
      const TextChange &shown = diff.parts[part];
      rows.push_back({field.name, field.a.substr(shown.a.begin, shown.a.end - shown.a.begin),
                      field.b.substr(shown.b.begin, shown.b.end - shown.b.begin),
                      diff.parts.size() == 1 ? diff.diff : diffInPart(diff.diff, shown)});
    }
    return rows;
  }

  void writeHead() {
    const CompareContent &content = m_source.content;
    compareCursor(*m_table, 0, 0).insertText(tr("row"), m_formats.strong);
    const bool isFlipped = m_options.isFlipped;
    m_formats.insertHead(compareCursor(*m_table, 0, 1), isFlipped ? content.headB : content.headA,
                         isFlipped ? content.noteB : content.noteA);
    m_formats.insertHead(compareCursor(*m_table, 0, 2), content.headB, content.noteB);
  }

  void writeField(int tableRow, const Row &row) {
    compareCursor(*m_table, tableRow, 0).insertText(row.name, m_formats.muted);
    const std::size_t first = m_summary.places.size();
    m_summary.places.resize(first + row.diff.changes.size());
    const auto writeSide = [&](int column, bool isA) {
      const std::string_view text = isA ? row.a : row.b;
      m_formats.insertText(compareCursor(*m_table, tableRow, column), text,
                           isA ? row.diff.onlyA : row.diff.onlyB,
                           isA ? m_formats.onlyA : m_formats.onlyB);
      notePlaces(tableRow, column, text, row.diff.changes, isA ? &TextChange::a : &TextChange::b,
                 first);
    };
    writeSide(1, !m_options.isFlipped);
    writeSide(2, false);
  }

  void notePlaces(int tableRow, int column, std::string_view text,
                  const std::vector<TextChange> &changes, TextSpan TextChange::*side,
                  std::size_t first) {
    int position = m_table->cellAt(tableRow, column).firstPosition();
    std::uint32_t at = 0;
    const auto advance = [&](std::uint32_t to) {
      position += static_cast<int>(compareText(text.substr(at, to - at)).size());
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

  void writeShingles(const ShingleView &shingles) {
    const auto &[coverage, parts] = shingles;
    m_summary.partCount = static_cast<int>(parts.size());
    const TextChange &part = parts[std::min<std::size_t>(m_options.part, parts.size() - 1)];
    compareCursor(*m_table, 1, 0).insertText(tr("as compared"), m_formats.muted);
    if (m_options.isFlipped)
      writeStretches(1, coverage.textB, coverage.stretchesB, part.b, false);
    else
      writeStretches(1, coverage.textA, coverage.stretchesA, part.a, true);
    writeStretches(2, coverage.textB, coverage.stretchesB, part.b, false);
  }

  void writeStretches(int column, std::string_view text,
                      const std::vector<CoveredStretch> &stretches, const TextSpan &part,
                      bool isA) {
    QTextCursor cursor = compareCursor(*m_table, 1, column);
    std::uint32_t begin = part.begin;
    // Adjacent runs of one format are inserted together, because each insertion is slow.
    for (std::size_t i = 0; i < stretches.size() && begin < part.end; ++i) {
      const std::uint32_t end = std::min(stretches[i].end, part.end);
      const QTextCharFormat &format = formatOf(stretches[i], isA);
      const bool goesOn = i + 1 < stretches.size() && &formatOf(stretches[i + 1], isA) == &format;
      if (end <= begin || (goesOn && end < part.end)) continue;
      cursor.insertText(compareText(text.substr(begin, end - begin)), format);
      begin = end;
    }
  }

  const QTextCharFormat &formatOf(const CoveredStretch &stretch, bool isA) const {
    const ShingleMarks ownMarks = isA ? ShingleMarks::OnlyA : ShingleMarks::OnlyB;
    const bool isAll = m_options.marks == ShingleMarks::All;
    const bool isShared = stretch.shared > 0 && (isAll || m_options.marks == ShingleMarks::Shared);
    const bool isOwn = stretch.own > 0 && (isAll || m_options.marks == ownMarks);
    if (isShared && isOwn) return isA ? m_formats.bothA : m_formats.bothB;
    if (isOwn) return isA ? m_formats.onlyA : m_formats.onlyB;
    return isShared ? m_formats.shared : m_formats.plain;
  }

  QTextDocument &m_document;
  const CompareSource &m_source;
  CompareOptions m_options;
  CompareFormats m_formats;
  QTextTable *m_table = nullptr;
  CompareSummary m_summary;
};

}  // namespace

CompareSummary fillCompareDocument(QTextDocument &document, const CompareSource &source,
                                   const CompareOptions &options, const ShingleView *shingles) {
  prepareCompareDocument(document, options.isWhiteSpaceShown);
  return CompareWriter(document, source, options).write(shingles);
}

}  // namespace shinglescope
