// SPDX-License-Identifier: MIT
#include "ui/base/text/probability_text.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace shinglescope {

QString probabilityText(double probability) {
  constexpr int kLeastDecimals = 4;
  constexpr int kMostDecimals = 9;
  constexpr double kLargest = 0.999999999;
  const QLocale locale;
  if (probability <= 0 || probability >= 1)
    return locale.toString(std::clamp(probability, 0.0, 1.0), 'f', 0);
  if (probability < 1e-9) return locale.toString(probability, 'e', 1).toLower();
  // Digits are needed on the side that is nearer: 0.00032 and 0.99968.
  const double leastShown = 10 * std::min(probability, 1 - probability);
  int decimals = kLeastDecimals;
  while (decimals < kMostDecimals && leastShown < std::pow(10.0, 2 - decimals)) ++decimals;
  return locale.toString(std::min(probability, kLargest), 'f', decimals);
}

}  // namespace shinglescope
