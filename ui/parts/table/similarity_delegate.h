#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// A similarity as a bar with its number in it. Reads
/// PairModel::SimilarityRole, from 0 to 1; paints nothing where it is hidden.
class SimilarityDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
