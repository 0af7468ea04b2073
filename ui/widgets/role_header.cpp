#include "ui/widgets/role_header.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/models/record_model.h"
#include "ui/style/theme.h"

namespace shinglescope {

namespace {

constexpr int kSide = 8;
constexpr int kGap = 6;
constexpr int kChipSide = 8;
constexpr int kSortMarkWidth = 14;
constexpr int kTopAndBottom = 12;
constexpr double kChipPoints = 8.25;

}  // namespace

RoleHeader::RoleHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent), m_nameFont(font()), m_chipFont(font()) {
  m_nameFont.setWeight(QFont::DemiBold);
  m_chipFont.setPointSizeF(kChipPoints);
  setSectionsClickable(true);
  setHighlightSections(false);
  setMinimumSectionSize(60);
  setMouseTracking(true);
  setAccessibleName(tr("Columns"));
}

QString RoleHeader::nameOf(int section) const {
  return model() ? model()->headerData(section, Qt::Horizontal).toString() : QString();
}

QString RoleHeader::roleOf(int section) const {
  const QVariant role = model()->headerData(section, Qt::Horizontal, RecordModel::kColumnRoleRole);
  return role.isValid() ? columnRoleText(static_cast<ColumnRole>(role.toInt())) : QString();
}

bool RoleHeader::isCompared(int section) const {
  const QVariant role = model()->headerData(section, Qt::Horizontal, RecordModel::kColumnRoleRole);
  return role.isValid() && static_cast<ColumnRole>(role.toInt()) == ColumnRole::Compared;
}

int RoleHeader::neededWidth(int section) const {
  const int name = QFontMetrics(m_nameFont).horizontalAdvance(nameOf(section));
  const int chip = QFontMetrics(m_chipFont).horizontalAdvance(roleOf(section)) + 2 * kChipSide;
  return 2 * kSide + name + kGap + chip + kSortMarkWidth;
}

QRect RoleHeader::chipRectIn(const QRect &rect, int section) const {
  const QFontMetrics metrics(m_chipFont);
  const int width = metrics.horizontalAdvance(roleOf(section)) + 2 * kChipSide;
  const int height = metrics.height() + 4;
  const int mark = section == m_sortSection ? kSortMarkWidth : 0;
  const int name = QFontMetrics(m_nameFont).horizontalAdvance(nameOf(section)) + mark;
  const int left = std::min(rect.left() + kSide + name + kGap, rect.right() - kSide - width);
  return {std::max(left, rect.left() + kSide), rect.center().y() - height / 2, width, height};
}

QRect RoleHeader::chipRect(int section) const {
  return chipRectIn({sectionViewportPosition(section), 0, sectionSize(section), height()}, section);
}

void RoleHeader::setSortMark(int section, bool isDescending) {
  m_sortSection = section;
  m_isDescending = isDescending;
  viewport()->update();
}

QSize RoleHeader::sizeHint() const {
  return {QHeaderView::sizeHint().width(), QFontMetrics(m_nameFont).height() + kTopAndBottom};
}

void RoleHeader::paintSection(QPainter *painter, const QRect &rect, int section) const {
  const ThemeColors &colors = themeColors(palette());
  painter->save();
  painter->setClipRect(rect);
  painter->fillRect(rect, colors.panel);
  painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, colors.line);
  const QRect chip = chipRectIn(rect, section);
  painter->setFont(m_nameFont);
  painter->setPen(isCompared(section) ? colors.accent : colors.ink);
  const int mark = section == m_sortSection ? kSortMarkWidth : 0;
  const QRect nameRect(rect.left() + kSide, rect.top(),
                       chip.left() - kGap / 2 - mark - rect.left() - kSide, rect.height());
  const QString name = painter->fontMetrics().elidedText(nameOf(section), Qt::ElideRight,
                                                         std::max(nameRect.width(), 0));
  painter->drawText(nameRect, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, name);
  if (mark > 0)
    painter->drawText(QRect(nameRect.right(), rect.top(), mark, rect.height()), Qt::AlignCenter,
                      m_isDescending ? QStringLiteral("\u2193") : QStringLiteral("\u2191"));
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(m_pressedChip == section ? colors.accent : colors.line, 1));
  const QRectF outline = QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5);
  painter->drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);
  painter->setFont(m_chipFont);
  painter->setPen(isCompared(section) ? colors.accent : colors.muted);
  painter->drawText(chip, Qt::AlignCenter, roleOf(section));
  painter->restore();
}

int RoleHeader::chipAt(const QPoint &point) const {
  const int section = logicalIndexAt(point);
  return section >= 0 && chipRect(section).contains(point) ? section : -1;
}

void RoleHeader::mousePressEvent(QMouseEvent *event) {
  m_pressedChip = event->button() == Qt::LeftButton ? chipAt(event->pos()) : -1;
  if (m_pressedChip < 0) return QHeaderView::mousePressEvent(event);
  viewport()->update();
}

void RoleHeader::mouseReleaseEvent(QMouseEvent *event) {
  if (m_pressedChip < 0) return QHeaderView::mouseReleaseEvent(event);
  const int section = m_pressedChip;
  m_pressedChip = -1;
  viewport()->update();
  if (chipAt(event->pos()) == section) emit roleMenuRequested(section);
}

void RoleHeader::mouseMoveEvent(QMouseEvent *event) {
  if (m_pressedChip >= 0) return;
  if (event->buttons() == Qt::NoButton && chipAt(event->pos()) >= 0)
    setCursor(Qt::PointingHandCursor);
  else
    QHeaderView::mouseMoveEvent(event);
}

}  // namespace shinglescope
