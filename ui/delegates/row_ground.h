#pragma once

#include <QStyledItemDelegate>

namespace shinglescope {

/// The height of a row in lists of pairs and groups.
inline constexpr int kListRowHeight = 28;

/// A list row's ground: the soft accent where selected, a line under it.
void paintRowGround(QPainter &painter, const QStyleOptionViewItem &option);

/// Text of one line on such a ground, elided at its end; numbers may be muted.
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
