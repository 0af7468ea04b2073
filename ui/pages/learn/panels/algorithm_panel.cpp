// SPDX-License-Identifier: MIT
#include "ui/pages/learn/panels/algorithm_panel.h"

#include <QPainter>

#include "ui/base/style/theme.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/player/lesson_words.h"

namespace shinglescope {
namespace {
constexpr int kAlgorithmPanelPadding = 12;
constexpr double kLineHeight = 1.5;
constexpr double kAlgorithmPanelMinSize = 6.5;
constexpr int kAlgorithmPanelIndent = 4;  ///< per space; narrow, so that long lines fit

int indentOf(const QString &line) {
  qsizetype spaces = 0;
  while (spaces < line.size() && line[spaces] == u' ') ++spaces;
  return static_cast<int>(spaces) * kAlgorithmPanelIndent;
}
}  // namespace

void ListingView::setListing(const QStringList &lines, int current) {
  const bool isOther = lines != m_lines;
  m_lines = lines;
  m_current = current;
  setAccessibleName(tr("Pseudo-code"));
  setAccessibleDescription(lines.value(current).trimmed());
  if (isOther) updateGeometry();
  update();
}

/// The monospace font, made smaller if the longest line would not fit.
QFont ListingView::codeFont(int width) const {
  QFont code = monospaceFont();
  code.setPointSizeF(font().pointSizeF() * 0.95);
  const auto widest = [&] {
    int most = 0;
    const QFontMetrics metrics(code);
    for (const QString &line : m_lines)
      most = std::max(most, indentOf(line) + metrics.horizontalAdvance(line.trimmed()));
    return most;
  };
  while (code.pointSizeF() > kAlgorithmPanelMinSize &&
         widest() > width - 2 * kAlgorithmPanelPadding)
    code.setPointSizeF(code.pointSizeF() - 0.5);
  return code;
}

int ListingView::lineHeight() const {
  return static_cast<int>(fontMetrics().height() * kLineHeight * 0.9);
}

QRect ListingView::lineRect(int line) const {
  return {0, 8 + line * lineHeight(), width(), lineHeight()};
}

AccessiblePart ListingView::part(int line) const {
  return {m_lines[line].trimmed(), lineRect(line), line == m_current};
}

QSize ListingView::sizeHint() const {
  return {240, lineHeight() * static_cast<int>(m_lines.size()) + 2 * 8};
}

void ListingView::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  painter.setFont(codeFont(width()));
  painter.setPen(colors.ink);
  for (int i = 0; i < m_lines.size(); ++i) {
    const QRect line = lineRect(i);
    if (i == m_current) {
      painter.fillRect(line.adjusted(kAlgorithmPanelPadding - 6, 0, 6 - kAlgorithmPanelPadding, 0),
                       colors.accentSoft);
      painter.fillRect(line.x() + kAlgorithmPanelPadding - 6, line.y(), 3, line.height(),
                       colors.accent);
    }
    painter.drawText(line.adjusted(kAlgorithmPanelPadding + indentOf(m_lines[i]), 0, 0, 0),
                     Qt::AlignVCenter | Qt::AlignLeft, m_lines[i].trimmed());
  }
}

AlgorithmPanel::AlgorithmPanel(LessonPlayer &player, QWidget *parent)
    : Panel(tr("The algorithm"), parent) {
  auto *view = new ListingView;
  setBody(view);
  connect(&player, &LessonPlayer::stepChanged, view, [&player, view] {
    view->setListing(listingLines(player.step().listing), static_cast<int>(player.step().line));
  });
}

}  // namespace shinglescope
