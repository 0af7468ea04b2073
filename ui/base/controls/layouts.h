#pragma once

#include <QBoxLayout>
#include <initializer_list>

class QScrollArea;

namespace shinglescope {

/// Creates a horizontal layout, which becomes that of `parent` if there is one. Without a gap, the
/// style decides how far its widgets are apart.
QHBoxLayout *makeRow(QWidget *parent, const QMargins &margins = {}, int gap = -1);
/// Creates a vertical layout in the same way.
QVBoxLayout *makeColumn(QWidget *parent, const QMargins &margins = {}, int gap = -1);

/// Appends widgets, each at its own size.
void addWidgets(QLayout &layout, std::initializer_list<QWidget *> widgets);

/// Creates an area that scrolls its content vertically only; it owns the content.
QScrollArea *makeColumnScroller(QWidget *content, QWidget *parent = nullptr);

}  // namespace shinglescope
