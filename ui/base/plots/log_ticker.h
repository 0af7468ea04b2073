// SPDX-License-Identifier: MIT
#pragma once

#include <qcustomplot.h>

#include <functional>

namespace shinglescope {

/// Ticks of a log axis at 1, 2 and 5 times each power of ten, or only at the powers if there would
/// be too many. Labels are plain numbers or come from a function. GUI thread.
class LogTicker final : public QCPAxisTicker {
 public:
  /// Sets a function for labels such as "20 ms"; without one, labels are numbers.
  void setLabels(std::function<QString(double)> labels) { m_labels = std::move(labels); }

 protected:
  QVector<double> createTickVector(double tickStep, const QCPRange &range) override;
  QString getTickLabel(double tick, const QLocale &locale, QChar formatChar,
                       int precision) override;
  int getSubTickCount(double) override { return 0; }

 private:
  std::function<QString(double)> m_labels;
};

}  // namespace shinglescope
