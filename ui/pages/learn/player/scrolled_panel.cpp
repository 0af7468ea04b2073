// SPDX-License-Identifier: MIT
#include "ui/pages/learn/player/scrolled_panel.h"

#include <QAbstractScrollArea>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

namespace shinglescope {
namespace {

int scrolledLine(const QAbstractScrollArea &area) {
  if (const auto *table = qobject_cast<const QTableView *>(&area))
    return table->verticalHeader()->defaultSectionSize();
  return area.fontMetrics().lineSpacing();
}

}  // namespace

bool scrollPanels(const QList<QWidget *> &panels, int lines) {
  for (const QWidget *panel : panels)
    for (const auto *area : panel->findChildren<QAbstractScrollArea *>()) {
      QScrollBar &bar = *area->verticalScrollBar();
      if (!area->isVisible() || bar.minimum() == bar.maximum()) continue;
      bar.setValue(bar.value() + lines * scrolledLine(*area));
      return true;
    }
  return false;
}

}  // namespace shinglescope
