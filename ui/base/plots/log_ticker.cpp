// SPDX-License-Identifier: MIT
#include "ui/base/plots/log_ticker.h"

#include <cmath>

namespace shinglescope {
namespace {

constexpr double kMostDecades = 2.2;  ///< with ticks at 1, 2 and 5 in each
constexpr double kFewDecades = 0.8;   ///< with ticks at 1, 2, 3, ... 9 in each

}  // namespace

QVector<double> LogTicker::createTickVector(double, const QCPRange &range) {
  QVector<double> ticks;
  if (range.lower <= 0 || range.upper <= range.lower) return ticks;
  const double decades = std::log10(range.upper / range.lower);
  const int first = static_cast<int>(std::floor(std::log10(range.lower)));
  const int last = static_cast<int>(std::ceil(std::log10(range.upper)));
  for (int exponent = first; exponent <= last; ++exponent) {
    ticks << std::pow(10, exponent);
    if (decades > kMostDecades) continue;
    for (int digit = 2; digit < 10; ++digit)
      if (digit == 2 || digit == 5 || decades <= kFewDecades)
        ticks << digit * std::pow(10, exponent);
  }
  return ticks;
}

QString LogTicker::getTickLabel(double tick, const QLocale &locale, QChar, int) {
  return m_labels ? m_labels(tick) : locale.toString(tick, 'g', 6);
}

}  // namespace shinglescope
