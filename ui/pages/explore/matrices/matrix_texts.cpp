// SPDX-License-Identifier: MIT
#include "ui/pages/explore/matrices/matrix_texts.h"

#include <QEvent>
#include <QTextBlock>
#include <QTextCursor>
#include <algorithm>

#include "core/base/unicode.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/plural.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qreal kMargin = 8;
constexpr qreal kParagraphGap = 6;
/// Bytes shown before the first place of the shingle in a long text.
constexpr std::size_t kBytesBefore = 200;

/// The places of the shingle, overlapping ones merged.
std::vector<MatrixPlace> placesOf(const MatrixRow &row, std::optional<std::uint32_t> shingle) {
  std::vector<MatrixPlace> places;
  if (!shingle) return places;
  for (const MatrixPlace &place : row.places) {
    if (place.shingle != *shingle) continue;
    if (!places.empty() && place.begin <= places.back().end)
      places.back().end = place.end;
    else
      places.push_back(place);
  }
  return places;
}

}  // namespace

MatrixTexts::MatrixTexts(QWidget *parent) : QTextEdit(parent) {
  setReadOnly(true);
  setTabChangesFocus(true);
  setFrameShape(QFrame::NoFrame);
  setAccessibleName(tr("Prepared texts"));
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  document()->setDocumentMargin(kMargin);
  document()->setUndoRedoEnabled(false);
}

void MatrixTexts::showTexts(std::shared_ptr<const RowMatrices> matrices,
                            std::vector<std::uint32_t> columns,
                            std::optional<std::uint32_t> shingle) {
  m_matrices = std::move(matrices);
  m_columns = std::move(columns);
  m_shingle = shingle;
  fill();
}

void MatrixTexts::clear() { showTexts(nullptr, {}, {}); }

void MatrixTexts::fill() {
  QTextEdit::clear();
  for (const std::uint32_t column : m_columns) fillText(m_matrices->rows[column]);
  moveCursor(QTextCursor::Start);
}

void MatrixTexts::fillText(const MatrixRow &row) {
  const ThemeColors &colors = themeColors(palette());
  QTextCharFormat plain;
  plain.setForeground(colors.ink);
  QTextCharFormat muted;
  muted.setForeground(colors.muted);
  QTextCharFormat marked = plain;
  marked.setBackground(colors.highlightSoft);
  marked.setFontWeight(QFont::DemiBold);
  marked.setFontUnderline(true);
  QTextCursor cursor(document());
  cursor.movePosition(QTextCursor::End);
  QTextBlockFormat block;
  block.setBottomMargin(kParagraphGap);
  document()->isEmpty() ? cursor.setBlockFormat(block) : cursor.insertBlock(block);
  cursor.insertText(
      tr("row %1").arg(rowNumberText(row.row, m_matrices->secondTable)) + QStringLiteral("  "),
      muted);
  const std::string_view text = row.prepared;
  const auto places = placesOf(row, m_shingle);
  const std::size_t first = places.empty() ? 0 : places.front().begin;
  const bool isFromStart = text.size() <= kMostBytes || first <= kBytesBefore;
  std::size_t at = isFromStart ? 0 : characterBoundary(text, first - kBytesBefore);
  const std::size_t end = characterBoundary(text, at + kMostBytes);
  const auto insert = [&](std::size_t to, const QTextCharFormat &format) {
    if (to <= at) return;
    cursor.insertText(cellDisplayText(text.substr(at, to - at), kMostBytes), format);
    at = to;
  };
  const std::size_t hidden = text.size() - (end - at);
  if (at > 0) cursor.insertText(QStringLiteral("… "), muted);
  for (const MatrixPlace &place : places) {
    insert(std::min<std::size_t>(place.begin, end), plain);
    insert(std::min<std::size_t>(place.end, end), marked);
  }
  insert(end, plain);
  if (text.empty()) cursor.insertText(tr("no text is left after preparation"), muted);
  if (hidden > 0)
    cursor.insertText(QStringLiteral(" … ") + tr("(%n more bytes)", nullptr, pluralOf(hidden)),
                      muted);
}

void MatrixTexts::changeEvent(QEvent *event) {
  QTextEdit::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) fill();
}

}  // namespace shinglescope
