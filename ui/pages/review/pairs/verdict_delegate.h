#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// A verdict as a mark that differs in shape as well as in colour: filled dot
/// (duplicate), open dot (not), half dot (unsure), nothing (undecided). The
/// word is the model's display text, for screen readers and the tool tip.
class VerdictDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
