#include "ui/base/controls/box_layout.h"

namespace shinglescope {
namespace {

void fill(QBoxLayout *box, const QMargins &margins, int spacing, BoxItems items) {
  box->setContentsMargins(margins);
  box->setSpacing(spacing);
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

void layOutRow(QWidget *widget, const QMargins &margins, int spacing, BoxItems items) {
  fill(new QHBoxLayout(widget), margins, spacing, items);
}

void layOutColumn(QWidget *widget, const QMargins &margins, int spacing, BoxItems items) {
  fill(new QVBoxLayout(widget), margins, spacing, items);
}

QHBoxLayout *makeRow(BoxItems items, int spacing) {
  auto *row = new QHBoxLayout;
  fill(row, {}, spacing, items);
  return row;
}

}  // namespace shinglescope
