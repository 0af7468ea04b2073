// SPDX-License-Identifier: MIT
#include "ui/pages/learn/bands/bucket_box_model.h"

#include <algorithm>

namespace shinglescope {

void BucketBoxModel::setBoxes(std::vector<BucketBox> boxes) {
  if (boxes == m_boxes) return;
  // The focus stays on its box where a step only adds to the boxes.
  const int shared = static_cast<int>(std::min(boxes.size(), m_boxes.size()));
  const int before = static_cast<int>(m_boxes.size());
  const int after = static_cast<int>(boxes.size());
  if (after > before) {
    beginInsertRows({}, before, after - 1);
    m_boxes = std::move(boxes);
    endInsertRows();
  } else if (after < before) {
    beginRemoveRows({}, after, before - 1);
    m_boxes = std::move(boxes);
    endRemoveRows();
  } else {
    m_boxes = std::move(boxes);
  }
  if (shared > 0) emit dataChanged(index(0), index(shared - 1));
}

int BucketBoxModel::currentRow() const {
  const auto found = std::ranges::find_if(m_boxes, &BucketBox::isCurrent);
  if (found != m_boxes.end()) return static_cast<int>(found - m_boxes.begin());
  return static_cast<int>(m_boxes.size()) - 1;
}

int BucketBoxModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_boxes.size());
}

QVariant BucketBoxModel::data(const QModelIndex &index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const BucketBox &each = box(index.row());
  switch (role) {
    case Qt::DisplayRole: return each.text;
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole: return each.said;
    default: return {};
  }
}

Qt::ItemFlags BucketBoxModel::flags(const QModelIndex &index) const {
  return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

}  // namespace shinglescope
