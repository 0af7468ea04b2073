// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "core/review/queue/queue_filter.h"
#include "ui/base/controls/chip.h"

class QDoubleSpinBox;
class QFormLayout;

namespace shinglescope {

/// A chip for a range of similarities, "0.80 – 0.90". Its menu edits both ends and removes
/// the range. GUI thread.
class ScoreChip final : public Chip {
  Q_OBJECT

 public:
  explicit ScoreChip(QWidget *parent = nullptr);
  ~ScoreChip() override;
  void setRange(const std::optional<ScoreRange> &range);  ///< emits no signal

 signals:
  void rangeEdited(const std::optional<shinglescope::ScoreRange> &range);

 protected:
  void nextCheckState() override {}  // the range, not a click, checks the chip

 private:
  QDoubleSpinBox *addEnd(QFormLayout *form, const QString &name);
  void takeEnds();

  QDoubleSpinBox *m_from = nullptr;
  QDoubleSpinBox *m_to = nullptr;
};

}  // namespace shinglescope
