#pragma once

#include <qcustomplot.h>

#include "core/tune/sweep_table.h"

namespace shinglescope {

/// Ticks of a log axis of seconds or bytes at 1, 2 and 5 of each power of ten, or
/// at the powers alone where that would be many, with their units. GUI thread.
class CostTicker final : public QCPAxisTicker {
 public:
  void setCost(SweepCost cost) { m_cost = cost; }

 protected:
  QVector<double> createTickVector(double tickStep, const QCPRange &range) override;
  QString getTickLabel(double tick, const QLocale &locale, QChar formatChar,
                       int precision) override;
  int getSubTickCount(double) override { return 0; }

 private:
  SweepCost m_cost = SweepCost::Seconds;
};

}  // namespace shinglescope
