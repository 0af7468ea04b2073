// SPDX-License-Identifier: MIT
#include "ui/base/controls/flow_layout.h"

#include <QWidget>

namespace shinglescope {
namespace {

/// Returns the item's size in a line of this width. An item that is too wide shrinks as far as it
/// can, and may grow in height.
QSize sizeIn(const QLayoutItem &item, int width) {
  QSize size = item.sizeHint();
  if (size.width() <= width) return size;
  size.setWidth(std::max(width, item.minimumSize().width()));
  if (item.hasHeightForWidth()) size.setHeight(item.heightForWidth(size.width()));
  return size;
}

}  // namespace

FlowLayout::FlowLayout(QWidget *parent, int gap) : QLayout(parent), m_gap(gap) {
  setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() { qDeleteAll(m_items); }

void FlowLayout::addItem(QLayoutItem *item) { m_items.append(item); }
int FlowLayout::count() const { return static_cast<int>(m_items.size()); }
QLayoutItem *FlowLayout::itemAt(int index) const { return m_items.value(index); }

QLayoutItem *FlowLayout::takeAt(int index) {
  return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const { return arrange(QRect(0, 0, width, 0), false); }

QSize FlowLayout::sizeHint() const {
  int width = 0;
  for (const QLayoutItem *item : m_items) {
    if (!item->isEmpty()) width += item->sizeHint().width() + (width > 0 ? m_gap : 0);
  }
  const QMargins margins = contentsMargins();
  return {width + margins.left() + margins.right(), minimumSize().height()};
}

QSize FlowLayout::minimumSize() const {
  QSize size;
  for (const QLayoutItem *item : m_items) size = size.expandedTo(item->minimumSize());
  const QMargins margins = contentsMargins();
  return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect &rect) {
  QLayout::setGeometry(rect);
  arrange(rect, true);
}

int FlowLayout::arrange(const QRect &rect, bool places) const {
  const QRect area = rect.marginsRemoved(contentsMargins());
  QPoint at = area.topLeft();
  int lineHeight = 0;
  for (QLayoutItem *item : m_items) {
    if (item->isEmpty()) continue;
    const QSize size = sizeIn(*item, area.width());
    if (at.x() > area.left() && at.x() + size.width() > area.left() + area.width()) {
      at = QPoint(area.left(), at.y() + lineHeight + m_gap);
      lineHeight = 0;
    }
    if (places) item->setGeometry(QRect(at, size));
    at.rx() += size.width() + m_gap;
    lineHeight = std::max(lineHeight, size.height());
  }
  return at.y() + lineHeight - rect.top() + contentsMargins().bottom();
}

}  // namespace shinglescope
