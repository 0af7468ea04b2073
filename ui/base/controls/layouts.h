// SPDX-License-Identifier: MIT
#pragma once

#include <QBoxLayout>
#include <initializer_list>

class QGridLayout;
class QScrollArea;
class QSplitter;
class QStackedWidget;

namespace shinglescope {

/// Creates a horizontal layout, which becomes the layout of `parent` if there is one. Without a
/// gap, the style determines the space between the widgets.
QHBoxLayout *makeRow(QWidget *parent, const QMargins &margins = {}, int gap = -1);
/// Creates a vertical layout in the same way.
QVBoxLayout *makeColumn(QWidget *parent, const QMargins &margins = {}, int gap = -1);

/// Creates the grid layout of `parent`, with these gaps between its columns and rows.
QGridLayout *makeGrid(QWidget *parent, int columnGap, int rowGap, const QMargins &margins = {});

/// Creates a splitter whose parts are `gap` pixels apart. The user cannot collapse them.
QSplitter *makeSplitter(Qt::Orientation orientation, int gap,
                        std::initializer_list<QWidget *> parts = {});

/// Creates a stack of pages and shows the first.
QStackedWidget *makeStack(std::initializer_list<QWidget *> pages);

/// Appends widgets, each at its own size; null adds a stretch.
void addWidgets(QBoxLayout &layout, std::initializer_list<QWidget *> widgets);

/// Takes a widget out of its parent and deletes it as soon as control returns to the event loop. A
/// widget must not be deleted at once: a click first takes the focus from another widget, what was
/// typed there may change the window, and then Qt still delivers the click.
void discard(QWidget *widget);

/// Creates an area that scrolls its content vertically only; it owns the content.
QScrollArea *makeColumnScroller(QWidget *content, QWidget *parent = nullptr);

/// An item of a row or column: a widget, a layout, or empty space.
struct BoxItem {
  BoxItem(QWidget *shown, int share = 0, Qt::Alignment side = {})
      : widget(shown), stretch(share), alignment(side) {}
  BoxItem(QLayout *inner, int share = 0) : layout(inner), stretch(share) {}
  /// Space that receives a share of the remaining room.
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

/// Returns a row for another layout, without margins and by default with the spacing of that
/// layout.
QHBoxLayout *makeItemRow(BoxItems items, int spacing = -1);

}  // namespace shinglescope
