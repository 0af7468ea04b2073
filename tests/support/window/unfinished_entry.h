// SPDX-License-Identifier: MIT
#pragma once

#include <QDoubleSpinBox>
#include <QMenu>
#include <QTest>

#include "ui/pages/review/pairs/score_chip.h"

namespace shinglescope::test {

/// Opens the chip's menu and types 0.9 as the lower end without finishing it; returns false if the
/// menu did not open.
inline bool leaveEntryUnfinished(ScoreChip &chip) {
  QDoubleSpinBox *from = chip.menu()->findChildren<QDoubleSpinBox *>().value(0);
  chip.menu()->popup(chip.mapToGlobal(QPoint()));
  if (!QTest::qWaitFor([from] { return from->hasFocus(); })) return false;
  from->selectAll();
  QTest::keyClicks(from, QStringLiteral("0.9"));
  return true;
}

}  // namespace shinglescope::test
