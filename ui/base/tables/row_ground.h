#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// The height of a row in lists of pairs and groups.
inline constexpr int kListRowHeight = 28;

/// The room at both sides of what a cell shows: as the header has it.
inline constexpr int kListCellSide = 8;

/// A list row's ground: the soft accent where selected, a line under it.
void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option);

/// A cell's text on one line in the painter's font and pen, aligned as the model
/// says, elided at its end.
void paintRowText(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index);

/// Text of one line on such a ground; it may be muted, and muted numbers, which
/// stand at the right, have figures of one width.
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
