// SPDX-License-Identifier: MIT
#include "ui/base/controls/layouts.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>

namespace shinglescope {
namespace {

template <class Layout>
Layout *makeBoxLayout(QWidget *parent, const QMargins &margins, int gap) {
  auto *layout = new Layout(parent);
  layout->setContentsMargins(margins);
  layout->setSpacing(gap);
  return layout;
}

void addItems(QBoxLayout *box, BoxItems items) {
  for (const BoxItem &item : items) {
    if (item.widget != nullptr)
      box->addWidget(item.widget, item.stretch, item.alignment);
    else if (item.layout != nullptr)
      box->addLayout(item.layout, item.stretch);
    else
      box->addStretch(item.stretch);
  }
}

}  // namespace

QHBoxLayout *makeRow(QWidget *parent, const QMargins &margins, int gap) {
  return makeBoxLayout<QHBoxLayout>(parent, margins, gap);
}

QVBoxLayout *makeColumn(QWidget *parent, const QMargins &margins, int gap) {
  return makeBoxLayout<QVBoxLayout>(parent, margins, gap);
}

QGridLayout *makeGrid(QWidget *parent, int columnGap, int rowGap, const QMargins &margins) {
  auto *grid = new QGridLayout(parent);
  grid->setContentsMargins(margins);
  grid->setHorizontalSpacing(columnGap);
  grid->setVerticalSpacing(rowGap);
  return grid;
}

QSplitter *makeSplitter(Qt::Orientation orientation, int gap,
                        std::initializer_list<QWidget *> parts) {
  auto *splitter = new QSplitter(orientation);
  splitter->setHandleWidth(gap);
  splitter->setChildrenCollapsible(false);
  for (QWidget *part : parts) splitter->addWidget(part);
  return splitter;
}

QStackedWidget *makeStack(std::initializer_list<QWidget *> pages) {
  auto *stack = new QStackedWidget;
  for (QWidget *page : pages) stack->addWidget(page);
  return stack;
}

void addWidgets(QBoxLayout &layout, std::initializer_list<QWidget *> widgets) {
  for (QWidget *widget : widgets)
    widget != nullptr ? layout.addWidget(widget) : layout.addStretch(1);
}

void discard(QWidget *widget) {
  if (widget == nullptr) return;
  widget->hide();  // passes its focus on
  widget->setParent(nullptr);
  widget->deleteLater();
}

QScrollArea *makeColumnScroller(QWidget *content, QWidget *parent) {
  auto *scroll = new QScrollArea(parent);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setWidget(content);
  return scroll;
}

void layOutRow(QWidget *widget, const QMargins &margins, int spacing, BoxItems items) {
  addItems(makeRow(widget, margins, spacing), items);
}

void layOutColumn(QWidget *widget, const QMargins &margins, int spacing, BoxItems items) {
  addItems(makeColumn(widget, margins, spacing), items);
}

QHBoxLayout *makeItemRow(BoxItems items, int spacing) {
  auto *row = makeRow(nullptr, {}, spacing);
  addItems(row, items);
  return row;
}

}  // namespace shinglescope
