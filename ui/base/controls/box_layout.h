#pragma once

#include <QBoxLayout>
#include <initializer_list>

namespace shinglescope {

/// An item of a row or column: a widget, a layout, or empty space.
struct BoxItem {
  BoxItem(QWidget *shown, int share = 0, Qt::Alignment side = {})
      : widget(shown), stretch(share), alignment(side) {}
  BoxItem(QLayout *inner, int share = 0) : layout(inner), stretch(share) {}
  /// Space that takes a share of the room that is left.
  static BoxItem space(int share = 1) { return {static_cast<QLayout *>(nullptr), share}; }

  QWidget *widget = nullptr;
  QLayout *layout = nullptr;
  int stretch = 0;
  Qt::Alignment alignment = {};
};

using BoxItems = std::initializer_list<BoxItem>;

/// Lays out the items in a widget, from left to right or from top to bottom.
void layOutRow(QWidget *widget, const QMargins &margins, int spacing, BoxItems items);
void layOutColumn(QWidget *widget, const QMargins &margins, int spacing, BoxItems items);

/// Returns a row for another layout, without margins and by default with the other's spacing.
QHBoxLayout *makeRow(BoxItems items, int spacing = -1);

}  // namespace shinglescope
