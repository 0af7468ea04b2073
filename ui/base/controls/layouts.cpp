#include "ui/base/controls/layouts.h"

#include <QScrollArea>

namespace shinglescope {
namespace {

template <class Layout>
Layout *makeBoxLayout(QWidget *parent, const QMargins &margins, int gap) {
  auto *layout = new Layout(parent);
  layout->setContentsMargins(margins);
  layout->setSpacing(gap);
  return layout;
}

}  // namespace

QHBoxLayout *makeRow(QWidget *parent, const QMargins &margins, int gap) {
  return makeBoxLayout<QHBoxLayout>(parent, margins, gap);
}

QVBoxLayout *makeColumn(QWidget *parent, const QMargins &margins, int gap) {
  return makeBoxLayout<QVBoxLayout>(parent, margins, gap);
}

void addWidgets(QLayout &layout, std::initializer_list<QWidget *> widgets) {
  for (QWidget *widget : widgets) layout.addWidget(widget);
}

QScrollArea *makeColumnScroller(QWidget *content, QWidget *parent) {
  auto *scroll = new QScrollArea(parent);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(content);
  return scroll;
}

}  // namespace shinglescope
