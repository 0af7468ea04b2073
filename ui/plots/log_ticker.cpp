#include "ui/plots/log_ticker.h"

#include <cmath>

namespace shinglescope {
namespace {

constexpr double kMostDecades = 2.2;  ///< with three ticks in each

}  // namespace

QVector<double> LogTicker::createTickVector(double, const QCPRange &range) {
  QVector<double> ticks;
  if (range.lower <= 0 || range.upper <= range.lower) return ticks;
  const bool isDense = std::log10(range.upper / range.lower) <= kMostDecades;
  const int first = static_cast<int>(std::floor(std::log10(range.lower)));
  const int last = static_cast<int>(std::ceil(std::log10(range.upper)));
  for (int exponent = first; exponent <= last; ++exponent) {
    ticks << std::pow(10, exponent);
    if (!isDense) continue;
    for (const double factor : {2.0, 5.0}) ticks << factor * std::pow(10, exponent);
  }
  return ticks;
}

QString LogTicker::getTickLabel(double tick, const QLocale &locale, QChar, int) {
  return m_labels ? m_labels(tick) : locale.toString(tick, 'g', 6);
}

}  // namespace shinglescope
