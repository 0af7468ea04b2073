// SPDX-License-Identifier: MIT
#include "ui/pages/data/grid/role_header.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>

#include "ui/base/style/theme.h"
#include "ui/pages/data/grid/record_model.h"

namespace shinglescope {

namespace {

constexpr int kRoleHeaderSidePadding = 8;
constexpr int kRoleHeaderGap = 6;
constexpr int kChipSide = 8;
constexpr int kLeastName = 48;
constexpr int kTopAndBottom = 12;
constexpr int kRoomForMark = 22;
constexpr int kSlack = 2;  ///< glyphs on a screen may be a pixel wider than their metrics
constexpr double kChipPoints = 8.25;

int widthWithGap(const QFontMetrics &metrics, const QString &text) {
  return text.isEmpty() ? 0 : kRoleHeaderGap / 2 + metrics.horizontalAdvance(text);
}

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
  connect(this, &QHeaderView::sectionClicked, this, [this](int section) {
    emit sortRequested(section, m_modifiers.testAnyFlags(Qt::ShiftModifier | Qt::ControlModifier));
  });
}

QString RoleHeader::headerText(int section, int role) const {
  return model() ? model()->headerData(section, Qt::Horizontal, role).toString() : QString();
}

QString RoleHeader::roleOf(int section) const {
  const QVariant role = model()->headerData(section, Qt::Horizontal, RecordModel::kColumnRoleRole);
  return role.isValid() ? columnRoleText(static_cast<ColumnRole>(role.toInt())) : QString();
}

bool RoleHeader::isCompared(int section) const {
  const QVariant role = model()->headerData(section, Qt::Horizontal, RecordModel::kColumnRoleRole);
  return role.isValid() && static_cast<ColumnRole>(role.toInt()) == ColumnRole::Compared;
}

QString RoleHeader::sortMark(int section) const {
  const ColumnId column{static_cast<std::uint32_t>(section)};
  const auto key = std::ranges::find(m_sortKeys, column, &SortKey::column);
  if (key == m_sortKeys.end()) return {};
  const QString arrow = key->isDescending ? QStringLiteral("\u2193") : QStringLiteral("\u2191");
  return m_sortKeys.size() == 1 ? arrow : arrow + QString::number(key - m_sortKeys.begin() + 1);
}

void RoleHeader::setSortKeys(std::vector<SortKey> keys) {
  m_sortKeys = std::move(keys);
  viewport()->update();
}

int RoleHeader::neededWidth(int section) const {
  const QFontMetrics small(m_chipFont);
  const int name = QFontMetrics(m_nameFont).horizontalAdvance(headerText(section, Qt::DisplayRole));
  const int sign = widthWithGap(small, headerText(section, RecordModel::kTypeSignRole));
  const int chip = small.horizontalAdvance(roleOf(section)) + 2 * kChipSide;
  return 2 * kRoleHeaderSidePadding + name + sign + kRoleHeaderGap + chip + kRoomForMark;
}

RoleHeader::Parts RoleHeader::partsOf(const QRect &rect, int section) const {
  const QFontMetrics small(m_chipFont);
  const QFontMetrics bold(m_nameFont);
  const int nameWidth = bold.horizontalAdvance(headerText(section, Qt::DisplayRole)) + kSlack;
  const int sign = widthWithGap(small, headerText(section, RecordModel::kTypeSignRole));
  const int mark = widthWithGap(bold, sortMark(section));
  const int chipWidth = small.horizontalAdvance(roleOf(section)) + 2 * kChipSide;
  const int chipHeight = small.height() + 4;
  const int left = rect.left() + kRoleHeaderSidePadding;
  const int right = rect.right() - kRoleHeaderSidePadding;
  Parts parts;
  int room = right - left - sign - mark - kRoleHeaderGap - chipWidth;
  const bool hasChip = room >= std::min(nameWidth, kLeastName);
  if (!hasChip) room = right - left - sign - mark;
  int x = left;
  const auto take = [&](int width) {
    const QRect part(x, rect.top(), std::max(width, 0), rect.height());
    x += part.width();
    return part;
  };
  parts.name = take(std::min(nameWidth, room));
  parts.sign = take(sign);
  parts.mark = take(mark);
  if (hasChip)
    parts.chip =
        QRect(x + kRoleHeaderGap, rect.center().y() - chipHeight / 2, chipWidth, chipHeight);
  return parts;
}

QRect RoleHeader::chipRect(int section) const {
  const QRect rect(sectionViewportPosition(section), 0, sectionSize(section), viewport()->height());
  return partsOf(rect, section).chip;
}

int RoleHeader::bottomHeight() const {
  return m_bottom == nullptr || m_bottom->isHidden() ? 0 : m_bottom->sizeHint().height();
}

void RoleHeader::setBottom(QWidget *bottom) {
  m_bottom = bottom;
  followBottom();
}

void RoleHeader::followBottom() {
  updateGeometries();
  emit geometriesChanged();  // the table adapts its margins
}

void RoleHeader::updateGeometries() {
  setViewportMargins(0, 0, 0, bottomHeight());
  QHeaderView::updateGeometries();
  if (m_bottom == nullptr) return;
  m_bottom->setGeometry(0, height() - bottomHeight(), width(), bottomHeight());
}

QSize RoleHeader::sizeHint() const {
  return {QHeaderView::sizeHint().width(),
          QFontMetrics(m_nameFont).height() + kTopAndBottom + bottomHeight()};
}

void RoleHeader::paintSection(QPainter *painter, const QRect &rect, int section) const {
  const ThemeColors &colors = themeColors(palette());
  painter->save();
  painter->setClipRect(rect);
  painter->fillRect(rect, colors.panel);
  painter->fillRect(rect.left(), rect.bottom(), rect.width(), 1, colors.line);
  const Parts parts = partsOf(rect, section);
  painter->setFont(m_nameFont);
  painter->setPen(isCompared(section) ? colors.accent : colors.ink);
  const QString name = painter->fontMetrics().elidedText(headerText(section, Qt::DisplayRole),
                                                         Qt::ElideRight, parts.name.width());
  painter->drawText(parts.name, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, name);
  painter->drawText(parts.mark, Qt::AlignVCenter | Qt::AlignRight, sortMark(section));
  painter->setFont(m_chipFont);
  const QVariant odd = model()->headerData(section, Qt::Horizontal, RecordModel::kUnparsedRole);
  painter->setPen(odd.toULongLong() > 0 ? colors.differenceText : colors.muted);
  painter->drawText(parts.sign, Qt::AlignVCenter | Qt::AlignRight,
                    headerText(section, RecordModel::kTypeSignRole));
  if (!parts.chip.isNull()) paintChip(painter, parts.chip, section);
  painter->restore();
}

void RoleHeader::paintChip(QPainter *painter, const QRect &chip, int section) const {
  const ThemeColors &colors = themeColors(palette());
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setPen(QPen(m_pressedChip == section ? colors.accent : colors.line, 1));
  const QRectF outline = QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5);
  painter->drawRoundedRect(outline, outline.height() / 2, outline.height() / 2);
  painter->setPen(isCompared(section) ? colors.accent : colors.muted);
  painter->drawText(chip, Qt::AlignCenter, roleOf(section));
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
  m_modifiers = event->modifiers();
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

void RoleHeader::contextMenuEvent(QContextMenuEvent *event) {
  const int section = logicalIndexAt(event->pos());
  if (section >= 0) emit columnMenuRequested(section);
}

bool RoleHeader::viewportEvent(QEvent *event) {
  if (event->type() != QEvent::ToolTip) return QHeaderView::viewportEvent(event);
  auto *help = static_cast<QHelpEvent *>(event);
  const int section = logicalIndexAt(help->pos());
  // As HTML, so that a name with markup is shown literally.
  const QString text = section < 0 ? QString() : headerText(section, Qt::AccessibleTextRole);
  QToolTip::showText(help->globalPos(), QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()),
                     this);
  return true;
}

}  // namespace shinglescope
