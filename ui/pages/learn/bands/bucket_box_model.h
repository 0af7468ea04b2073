// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractListModel>

#include "ui/pages/learn/bands/bucket_boxes.h"

namespace shinglescope {

/// The boxes of the drawing as a list. The text for screen readers is the whole box. GUI thread.
class BucketBoxModel final : public QAbstractListModel {
  Q_OBJECT

 public:
  using QAbstractListModel::QAbstractListModel;
  void setBoxes(std::vector<BucketBox> boxes);
  const BucketBox &box(int row) const { return m_boxes[static_cast<std::size_t>(row)]; }
  /// The row of the first box that the step is about; the last row without one; -1 if empty.
  int currentRow() const;
  int rowCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex &index) const override;

 private:
  std::vector<BucketBox> m_boxes;
};

}  // namespace shinglescope
