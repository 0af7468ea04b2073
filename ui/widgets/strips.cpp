#include "ui/widgets/strips.h"

#include <QPainter>
#include <algorithm>

#include "ui/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kGap = 4;
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

BandStrip::BandStrip(QWidget *parent) : QWidget(parent) { setSizePolicy(wideWithHeight()); }

void BandStrip::setBands(std::vector<bool> collided) {
  m_collided = std::move(collided);
  updateGeometry();
  update();
}

QSize BandStrip::boxSize() const {
  return m_collided.size() <= kNumberedBands ? QSize(18, 22) : QSize(6, 12);
}

int BandStrip::boxesARow(int width) const {
  return std::max(1, (width + kGap) / (boxSize().width() + kGap));
}

int BandStrip::heightForWidth(int width) const {
  return std::max(1, rowsFor(m_collided.size(), boxesARow(width)) * (boxSize().height() + kGap));
}

void BandStrip::paintEvent(QPaintEvent *) {
  const ThemeColors &colors = themeColors(palette());
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QFont small = tabularFont(font());
  small.setPointSizeF(font().pointSizeF() - 2.25);
  painter.setFont(small);
  const QSize box = boxSize();
  const int perRow = boxesARow(width());
  for (int i = 0; i < static_cast<int>(m_collided.size()); ++i) {
    const bool isLit = m_collided[static_cast<std::size_t>(i)];
    const QRectF rect((i % perRow) * (box.width() + kGap) + 0.5,
                      (i / perRow) * (box.height() + kGap) + 0.5, box.width() - 1,
                      box.height() - 1);
    painter.setPen(isLit ? colors.accent : colors.line);
    painter.setBrush(isLit ? colors.accent : colors.ground);
    painter.drawRoundedRect(rect, 2, 2);
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
