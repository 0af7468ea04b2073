// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/difference_ruler.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr int kRulerWidth = 18;
constexpr int kRulerMargin = 4;
constexpr int kLeastMarkHeight = 3;
constexpr int kPercent = 100;

}  // namespace

DifferenceRuler::DifferenceRuler(QWidget *parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
  setContent({});
}

QSize DifferenceRuler::sizeHint() const { return {kRulerWidth, 80}; }

void DifferenceRuler::setContent(RulerContent content) {
  m_content = std::move(content);
  const QString spoken = spokenText();
  if (accessibleName() != spoken) setAccessibleName(spoken);
  update();
}

/// The name is what a screen reader says on focus and after each step.
QString DifferenceRuler::spokenText() const {
  const int count = m_content.differences;
  if (m_content.marks.empty()) return tr("Overview of the differences: none");
  QString text = tr("Overview of the differences: %n here", nullptr, count);
  const auto current =
      std::ranges::find(m_content.marks, m_content.current, &RulerMark::difference);
  if (m_content.current < 0 || current == m_content.marks.end()) return text;
  const QString side = current->isInA && current->isInB ? tr("in A and B")
                       : current->isInA                 ? tr("in A")
                                                        : tr("in B");
  return text + QStringLiteral(", ") +
         tr("difference %1 of %2, %3, at %4 % of the records")
             .arg(countText(static_cast<std::uint64_t>(m_content.current) + 1),
                  countText(static_cast<std::uint64_t>(count)), side,
                  countText(static_cast<std::uint64_t>(std::lround(current->begin * kPercent))));
}

int DifferenceRuler::pixelOf(double share) const {
  return kRulerMargin + static_cast<int>(share * (height() - 2 * kRulerMargin));
}

double DifferenceRuler::shareAt(double pixel) const {
  const int room = std::max(1, height() - 2 * kRulerMargin);
  return std::clamp((pixel - kRulerMargin) / room, 0.0, 1.0);
}

const RulerMark *DifferenceRuler::nearest(double share) const {
  const auto distance = [share](const RulerMark &mark) {
    return share < mark.begin ? mark.begin - share : std::max(0.0, share - mark.end);
  };
  const auto found = std::ranges::min_element(m_content.marks, {}, distance);
  return found == m_content.marks.end() ? nullptr : &*found;
}

void DifferenceRuler::choose(double pixel) {
  const double share = shareAt(pixel);
  const RulerMark *mark = nearest(share);
  if (mark == nullptr) return emit placeChosen(share);
  emit markChosen(RulerMark(*mark));  // the answer may replace the marks
}

bool DifferenceRuler::event(QEvent *event) {
  if (event->type() == QEvent::ToolTip) {
    auto *help = static_cast<QHelpEvent *>(event);
    QToolTip::showText(help->globalPos(),
                       m_content.marks.empty()
                           ? tr("No difference")
                           : tr("Where the records differ; click to go there. Left half: only in "
                                "A, right half: only in B, frame: what is visible."),
                       this);
    return true;
  }
  return QWidget::event(event);
}

void DifferenceRuler::keyPressEvent(QKeyEvent *event) {
  switch (event->key()) {
    case Qt::Key_Up: return emit stepWanted(-1);
    case Qt::Key_Down: return emit stepWanted(1);
    case Qt::Key_Home: return emit edgeWanted(false);
    case Qt::Key_End: return emit edgeWanted(true);
    case Qt::Key_PageUp: return emit pageWanted(-1);
    case Qt::Key_PageDown: return emit pageWanted(1);
    default: QWidget::keyPressEvent(event);
  }
}

void DifferenceRuler::mousePressEvent(QMouseEvent *event) {
  if (event->button() == Qt::LeftButton) choose(event->position().y());
}

void DifferenceRuler::mouseMoveEvent(QMouseEvent *event) {
  if (event->buttons() & Qt::LeftButton) choose(event->position().y());
}

void DifferenceRuler::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  const ThemeColors &colors = themeColors(palette());
  painter.fillRect(rect(), colors.ground);
  painter.fillRect(QRect(0, 0, 1, height()), colors.line);
  const int middle = width() / 2;
  const auto paint = [&](const RulerMark &mark, bool isCurrent) {
    const int top = pixelOf(mark.begin);
    const int tall = std::max(kLeastMarkHeight, pixelOf(mark.end) - top);
    if (isCurrent) painter.fillRect(QRect(1, top - 2, width() - 1, tall + 4), colors.accent);
    // A is solid, B is hollow: the sides do not differ by colour alone.
    if (mark.isInA) painter.fillRect(QRect(3, top, middle - 4, tall), colors.difference);
    if (!mark.isInB) return;
    painter.fillRect(QRect(middle + 1, top, middle - 4, tall), colors.good);
    if (tall > kLeastMarkHeight)
      painter.fillRect(QRect(middle + 2, top + 1, middle - 6, tall - 2), colors.panel);
  };
  for (const RulerMark &mark : m_content.marks)
    if (mark.difference < 0 || mark.difference != m_content.current) paint(mark, false);
  for (const RulerMark &mark : m_content.marks)
    if (mark.difference >= 0 && mark.difference == m_content.current) paint(mark, true);
  painter.setPen(colors.muted);
  const int top = pixelOf(m_content.viewBegin);
  painter.drawRect(QRect(1, top, width() - 3, std::max(6, pixelOf(m_content.viewEnd) - top)));
}

}  // namespace shinglescope
