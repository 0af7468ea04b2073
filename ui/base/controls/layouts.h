#pragma once

#include <QBoxLayout>
#include <initializer_list>

class QGridLayout;
class QScrollArea;
class QSplitter;
class QStackedWidget;

namespace shinglescope {

/// Creates a horizontal layout, which becomes that of `parent` if there is one. Without a gap, the
/// style decides how far its widgets are apart.
QHBoxLayout *makeRow(QWidget *parent, const QMargins &margins = {}, int gap = -1);
/// Creates a vertical layout in the same way.
QVBoxLayout *makeColumn(QWidget *parent, const QMargins &margins = {}, int gap = -1);

/// Creates the grid layout of `parent`, with these gaps between its columns and rows.
QGridLayout *makeGrid(QWidget *parent, int columnGap, int rowGap, const QMargins &margins = {});

/// Creates a splitter whose parts, `gap` pixels apart, the user cannot collapse.
QSplitter *makeSplitter(Qt::Orientation orientation, int gap,
                        std::initializer_list<QWidget *> parts = {});

/// Creates a stack of pages and shows the first.
QStackedWidget *makeStack(std::initializer_list<QWidget *> pages);

/// Appends widgets, each at its own size; null stands for a stretch.
void addWidgets(QBoxLayout &layout, std::initializer_list<QWidget *> widgets);

/// Creates an area that scrolls its content vertically only; it owns the content.
QScrollArea *makeColumnScroller(QWidget *content, QWidget *parent = nullptr);

}  // namespace shinglescope
