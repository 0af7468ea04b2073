#pragma once

#include <optional>

#include "core/review/queue/queue_filter.h"
#include "ui/base/controls/chip.h"

class QDoubleSpinBox;
class QFormLayout;

namespace shinglescope {

/// A range of similarities as a chip, "0.80 – 0.90"; its menu holds both ends
/// and takes the range away again. GUI thread.
class ScoreChip final : public Chip {
  Q_OBJECT

 public:
  explicit ScoreChip(QWidget *parent = nullptr);
  ~ScoreChip() override;
  void setRange(const std::optional<ScoreRange> &range);  ///< without a signal

 signals:
  void rangeEdited(const std::optional<shinglescope::ScoreRange> &range);

 protected:
  void nextCheckState() override {}  // lit by its range, not by clicks

 private:
  QDoubleSpinBox *addEnd(QFormLayout *form, const QString &name);
  void takeEnds();

  QDoubleSpinBox *m_from = nullptr;
  QDoubleSpinBox *m_to = nullptr;
};

}  // namespace shinglescope
