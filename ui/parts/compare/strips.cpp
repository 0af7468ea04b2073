// SPDX-License-Identifier: MIT
#include "ui/parts/compare/strips.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kStripsGap = 4;
constexpr int kNumberedBands = 64;
constexpr int kPositionHeight = 13;
constexpr int kPositionRowGap = 3;

int rowsFor(std::size_t items, int perRow) {
  return (static_cast<int>(items) + perRow - 1) / perRow;
}

QSizePolicy wideWithHeight() {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
  policy.setHeightForWidth(true);
  return policy;
}

}  // namespace

IntervalStrip::IntervalStrip(QWidget *parent) : QWidget(parent) { setMinimumHeight(20); }

void IntervalStrip::setValues(const Interval &interval, double estimate, double exact) {
  m_interval = interval;
  m_estimate = estimate;
  m_exact = exact;
  update();
}

void IntervalStrip::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double middle = height() / 2.0;
  const auto x = [this](double value) { return 2 + value * (width() - 4); };
  painter.fillRect(QRectF(0, middle - 1, width(), 2), colors.line);
  painter.setPen(QPen(colors.accent, 1));
  painter.setBrush(colors.accentSoft);
  const QRectF interval(x(m_interval.low), middle - 3.5,
                        std::max(4.0, x(m_interval.high) - x(m_interval.low)), 7);
  painter.drawRoundedRect(interval, 3.5, 3.5);
  painter.fillRect(QRectF(x(m_estimate) - 1, middle - 8, 2, 16), colors.accent);
  painter.fillRect(QRectF(x(m_exact) - 1, middle - 8, 2, 16), colors.second);
}

BandStrip::BandStrip(QWidget *parent) : QWidget(parent) {
  setSizePolicy(wideWithHeight());
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
}

void BandStrip::setBands(std::vector<bool> collided) {
  m_collided = std::move(collided);
  m_chosen = -1;
  updateGeometry();
  update();
}

void BandStrip::chooseBand(int band) {
  if (band < 0 || band >= bandCount()) return;
  m_chosen = band;
  update();
  tellCurrent(*this, band);
  emit bandChosen(band);
}

AccessiblePart BandStrip::part(int band) const {
  const QString name = hasCollided(band) ? tr("Band %1, collided").arg(band + 1)
                                         : tr("Band %1, not equal").arg(band + 1);
  return {name, boxRect(band).toAlignedRect(), band == m_chosen};
}

void BandStrip::mousePressEvent(QMouseEvent *event) {
  for (int band = 0; band < bandCount(); ++band)
    if (boxRect(band).adjusted(-1, -1, kStripsGap - 1, kStripsGap - 1).contains(event->position()))
      return chooseBand(band);
}

void BandStrip::keyPressEvent(QKeyEvent *event) {
  const int perRow = boxesARow(width());
  const auto go = [&](int band) { chooseBand(std::clamp(band, 0, bandCount() - 1)); };
  switch (event->key()) {
    case Qt::Key_Right: return go(m_chosen + 1);
    case Qt::Key_Left: return go(m_chosen - 1);
    case Qt::Key_Down: return go(m_chosen + perRow < bandCount() ? m_chosen + perRow : m_chosen);
    case Qt::Key_Up: return go(m_chosen >= perRow ? m_chosen - perRow : m_chosen);
    case Qt::Key_Home: return go(0);
    case Qt::Key_End: return go(bandCount() - 1);
    default: QWidget::keyPressEvent(event);
  }
}

QRectF BandStrip::boxRect(int band) const {
  const QSize box = boxSize();
  const int perRow = boxesARow(width());
  return {(band % perRow) * (box.width() + kStripsGap) + 1.5,
          (band / perRow) * (box.height() + kStripsGap) + 1.5, box.width() - 1.0,
          box.height() - 1.0};
}

QSize BandStrip::boxSize() const {
  return m_collided.size() <= kNumberedBands ? QSize(18, 22) : QSize(7, 12);
}

int BandStrip::boxesARow(int width) const {
  return std::max(1, (width - 2 + kStripsGap) / (boxSize().width() + kStripsGap));
}

int BandStrip::heightForWidth(int width) const {
  return std::max(
      1, rowsFor(m_collided.size(), boxesARow(width)) * (boxSize().height() + kStripsGap) + 2);
}

void BandStrip::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QFont small = tabularFont(font());
  small.setPointSizeF(font().pointSizeF() - 2.25);
  painter.setFont(small);
  for (int i = 0; i < bandCount(); ++i) {
    const bool isLit = m_collided[static_cast<std::size_t>(i)];
    const QRectF rect = boxRect(i);
    painter.setPen(isLit ? colors.accent : colors.line);
    painter.setBrush(isLit ? colors.accent : colors.ground);
    painter.drawRoundedRect(rect, 2, 2);
    if (i == m_chosen) {
      painter.setPen(QPen(hasFocus() ? colors.ink : colors.muted, 1.5));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(rect.adjusted(-1, -1, 1, 1), 3, 3);
    }
    if (m_collided.size() > kNumberedBands) continue;
    painter.setPen(isLit ? colors.accentInk : colors.muted);
    painter.drawText(rect, Qt::AlignCenter, QString::number(i + 1));
  }
}

PositionStrip::PositionStrip(QWidget *parent) : QWidget(parent) { setSizePolicy(wideWithHeight()); }

void PositionStrip::setPositions(std::vector<bool> isEqual) {
  m_isEqual = std::move(isEqual);
  updateGeometry();
  update();
}

int PositionStrip::pitch() const {
  if (m_isEqual.size() <= 160) return 6;
  return m_isEqual.size() <= 1000 ? 3 : 1;
}

int PositionStrip::heightForWidth(int width) const {
  const int perRow = std::max(1, width / pitch());
  return std::max(1, rowsFor(m_isEqual.size(), perRow) * (kPositionHeight + kPositionRowGap));
}

void PositionStrip::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  const int perRow = std::max(1, width() / pitch());
  const int bar = std::max(1, pitch() - 1);
  for (int i = 0; i < static_cast<int>(m_isEqual.size()); ++i) {
    const bool isEqual = m_isEqual[static_cast<std::size_t>(i)];
    const QRect rect((i % perRow) * pitch(), (i / perRow) * (kPositionHeight + kPositionRowGap),
                     bar, kPositionHeight);
    painter.fillRect(rect, isEqual ? colors.accent : colors.barTrack);
  }
}

}  // namespace shinglescope
