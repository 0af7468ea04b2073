// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// The height of a row in lists of pairs and groups.
inline constexpr int kListRowHeight = 28;

/// The padding to the left and right of a cell's content, as in the header.
inline constexpr int kListCellSide = 8;

/// Draws the background of a list row: the soft accent if selected, and a line below.
void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option);

/// Draws a cell's text on one line in the painter's font and pen, with the model's alignment,
/// elided at its end.
void paintRowText(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index);

/// Draws one line of text on the background of a list row. The text may be muted; muted numbers,
/// which are aligned right, use tabular figures.
class RowTextDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  enum class Look { Ink, Muted };
  explicit RowTextDelegate(Look look, QObject *parent = nullptr)
      : QStyledItemDelegate(parent), m_look(look) {}
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;

 private:
  Look m_look;
};

}  // namespace shinglescope
