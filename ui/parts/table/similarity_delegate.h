// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// Draws a similarity as a bar with its number inside. Reads PairModel::SimilarityRole, from
/// 0 to 1; draws nothing if it is hidden.
class SimilarityDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
