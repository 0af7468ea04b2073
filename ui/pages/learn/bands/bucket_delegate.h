// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

struct BucketBox;

/// Paints a bucket as a box: its values on top, its documents below. Documents that meet have a
/// strong green frame, the current step's box one in the colour of highlights. GUI thread.
class BucketDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  /// The width that the titles of bands fill and that no box exceeds.
  void setRoom(int width) { m_room = width; }
  /// How far the newest document has fallen into its box: 0 at the top, 1 in its place.
  void setFallen(double share) { m_fallen = share; }
  QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;

 private:
  void paintBox(QPainter &painter, const QStyleOptionViewItem &option, const BucketBox &box) const;

  int m_room = 0;
  double m_fallen = 1;
};

}  // namespace shinglescope
