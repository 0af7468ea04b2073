// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// Draws a verdict as a mark that differs in shape as well as in colour: filled dot
/// (duplicate), open dot (not), half dot (unsure), nothing (undecided). The model's display
/// text names the verdict for screen readers and the tool tip.
class VerdictDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
