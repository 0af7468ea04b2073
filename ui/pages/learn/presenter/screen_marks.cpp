// SPDX-License-Identifier: MIT
#include "ui/pages/learn/presenter/screen_marks.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr double kPenShare = 0.004;    ///< of the height: 4 pixels on a full-HD screen
constexpr double kSpotShare = 0.11;    ///< radius
constexpr double kNibShare = 0.012;    ///< radius of the ring where the pen is
constexpr int kDimmed = 150;           ///< opacity around the spot, of 255
constexpr double kKeyStep = 1.0 / 50;  ///< of the width for a key

QPointF clamped(const QPointF &share) {
  return {std::clamp(share.x(), 0.0, 1.0), std::clamp(share.y(), 0.0, 1.0)};
}

}  // namespace

ScreenMarks::ScreenMarks(QWidget *page) : QWidget(page) {
  setObjectName(QStringLiteral("screenMarks"));
  setFocusPolicy(Qt::NoFocus);
  setMouseTracking(true);
  page->installEventFilter(this);
  setGeometry(page->rect());
  showState();
}

void ScreenMarks::setTool(Tool tool) {
  if (tool == m_tool) return;
  m_tool = tool;
  m_isDrawing = false;
  showState();
  emit toolChanged();
}

/// Lets the mouse through if it has nothing to move.
void ScreenMarks::showState() {
  setAttribute(Qt::WA_TransparentForMouseEvents, m_tool == Tool::None);
  setCursor(m_tool == Tool::None ? Qt::ArrowCursor : Qt::BlankCursor);
  setVisible(m_tool != Tool::None || !m_strokes.isEmpty());
  setAccessibleName(m_tool == Tool::Pen     ? tr("Pen: drag to draw")
                    : m_tool == Tool::Spot  ? tr("Spot: the place that the lecturer points at")
                    : m_tool == Tool::Black ? tr("The screen is black")
                                            : tr("Drawing over the page"));
  raise();
  update();
}

QPointF ScreenMarks::shareOf(const QPointF &place) const {
  return clamped({place.x() / std::max(1, width()), place.y() / std::max(1, height())});
}

QPointF ScreenMarks::onScreen(const QPointF &share) const {
  return {share.x() * width(), share.y() * height()};
}

void ScreenMarks::drawTo(const QPointF &share) {
  if (!m_isDrawing) m_strokes.append(QPolygonF() << m_place);
  m_isDrawing = true;
  m_strokes.last() << share;
}

void ScreenMarks::moveBy(const QPoint &steps, bool isDrawing) {
  const double aspect = static_cast<double>(width()) / std::max(1, height());
  const QPointF to =
      clamped(m_place + QPointF(steps.x() * kKeyStep, steps.y() * kKeyStep * aspect));
  if (isDrawing && m_tool == Tool::Pen)
    drawTo(to);
  else
    m_isDrawing = false;
  m_place = to;
  update();
}

void ScreenMarks::takeBack() {
  m_isDrawing = false;
  if (!m_strokes.isEmpty()) m_strokes.removeLast();
  showState();
}

void ScreenMarks::erase() {
  m_isDrawing = false;
  m_strokes.clear();
  showState();
}

bool ScreenMarks::eventFilter(QObject *watched, QEvent *event) {
  if (watched == parent() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
  return QWidget::eventFilter(watched, event);
}

void ScreenMarks::mousePressEvent(QMouseEvent *event) {
  if (m_tool == Tool::Black) return setTool(Tool::None);
  m_place = shareOf(event->position());
  if (m_tool == Tool::Pen && event->button() == Qt::LeftButton) drawTo(m_place);
  update();
}

void ScreenMarks::mouseMoveEvent(QMouseEvent *event) {
  const QPointF to = shareOf(event->position());
  if (m_isDrawing && event->buttons().testFlag(Qt::LeftButton)) drawTo(to);
  m_place = to;
  update();
}

void ScreenMarks::mouseReleaseEvent(QMouseEvent *) { m_isDrawing = false; }

void ScreenMarks::paintEvent(QPaintEvent *) {
  QPainter painter(this);
  if (m_tool == Tool::Black) return painter.fillRect(rect(), Qt::black);
  painter.setRenderHint(QPainter::Antialiasing);
  const ThemeColors &colors = themeColors(palette());
  painter.setPen(QPen(colors.difference, std::max(2.0, kPenShare * height()), Qt::SolidLine,
                      Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(Qt::NoBrush);
  for (const QPolygonF &stroke : m_strokes) {
    QPolygonF points;
    for (const QPointF &share : stroke) points << onScreen(share);
    painter.drawPolyline(points);
  }
  const QPointF place = onScreen(m_place);
  if (m_tool == Tool::Pen) {
    painter.drawEllipse(place, kNibShare * height(), kNibShare * height());
  } else if (m_tool == Tool::Spot) {
    QPainterPath around;
    around.addRect(rect());
    around.addEllipse(place, kSpotShare * height(), kSpotShare * height());
    painter.fillPath(around, QColor(0, 0, 0, kDimmed));
  }
}

}  // namespace shinglescope
