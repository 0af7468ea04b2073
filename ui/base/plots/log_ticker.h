#pragma once

#include <qcustomplot.h>

#include <functional>

namespace shinglescope {

/// Ticks of a log axis at 1, 2 and 5 of each power of ten, or at the powers alone
/// where that would be many; labels are plain numbers, or what a function makes
/// of them. GUI thread.
class LogTicker final : public QCPAxisTicker {
 public:
  /// Such as "20 ms"; none for numbers.
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
