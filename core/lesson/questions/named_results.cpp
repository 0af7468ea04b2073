// SPDX-License-Identifier: MIT
#include "core/lesson/questions/named_results.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace shinglescope {
namespace {

constexpr double kShownPrecision = 0.005;  // shares are shown with two decimals

bool isDigit(char character) { return character >= '0' && character <= '9'; }

/// The number that begins at `at`, which is moved behind it.
double takeNumber(std::string_view text, std::size_t &at) {
  double number = 0;
  for (; at < text.size() && isDigit(text[at]); ++at) number = 10 * number + (text[at] - '0');
  return number;
}

/// The fractions and decimal fractions of a text.
std::vector<double> sharesOf(std::string_view text) {
  std::vector<double> shares;
  for (std::size_t at = 0; at < text.size();) {
    if (!isDigit(text[at])) {
      ++at;
      continue;
    }
    const double whole = takeNumber(text, at);
    if (at + 1 >= text.size() || !isDigit(text[at + 1])) continue;
    const char sign = text[at];
    if (sign != '.' && sign != ',' && sign != '/') continue;
    const std::size_t begin = ++at;
    const double second = takeNumber(text, at);
    const auto digits = static_cast<double>(at - begin);
    if (sign == '/' && second > 0) shares.push_back(whole / second);
    if (sign != '/') shares.push_back(whole + second / std::pow(10.0, digits));
  }
  return shares;
}

}  // namespace

bool namesResult(const LessonTables &tables, std::string_view text) {
  const std::vector<double> shares = sharesOf(text);
  const auto isNamed = [&](double result) {
    return std::ranges::any_of(
        shares, [&](double share) { return std::abs(share - result) <= kShownPrecision; });
  };
  return std::ranges::any_of(tables.pairs, [&](const LessonPair &pair) {
    return isNamed(pair.jaccard()) || isNamed(pair.estimateOf(tables.numHashes())) ||
           isNamed(pair.chance);
  });
}

}  // namespace shinglescope
