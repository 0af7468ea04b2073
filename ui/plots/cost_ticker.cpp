#include "ui/plots/cost_ticker.h"

#include <array>
#include <cmath>

#include "ui/state/sweep_text.h"

namespace shinglescope {
namespace {

constexpr double kMostDecades = 2.2;  ///< with three ticks in each

}  // namespace

QVector<double> CostTicker::createTickVector(double, const QCPRange &range) {
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

QString CostTicker::getTickLabel(double tick, const QLocale &, QChar, int) {
  return costValueText(m_cost, tick);
}

}  // namespace shinglescope
