// SPDX-License-Identifier: MIT
#include "core/base/ratio.h"

#include <cmath>

namespace shinglescope {
namespace {

constexpr std::size_t kMaxDecimals = 9;

Ratio reduced(Ratio ratio) {
  while (ratio.denominator >= 10 && ratio.numerator % 10 == 0) {
    ratio.numerator /= 10;
    ratio.denominator /= 10;
  }
  return ratio;
}

}  // namespace

bool operator==(const Ratio &a, const Ratio &b) {
  return a.numerator * b.denominator == b.numerator * a.denominator;
}

std::strong_ordering operator<=>(const Ratio &a, const Ratio &b) {
  return a.numerator * b.denominator <=> b.numerator * a.denominator;
}

std::string Ratio::toString() const {
  const Ratio r = reduced(*this);
  std::string text = std::to_string(r.numerator / r.denominator);
  if (r.denominator == 1) return text;
  std::string decimals = std::to_string(r.denominator + r.numerator % r.denominator);
  decimals[0] = '.';  // the leading 1 of the denominator becomes the point
  return text + decimals;
}

DecimalValue Ratio::toDecimal() const {
  int decimals = 0;
  for (std::uint64_t left = reduced(*this).denominator; left > 1; left /= 10) ++decimals;
  return {toDouble(), decimals};
}

Result<Ratio> parseRatio(std::string_view text) {
  const auto bad = [text] { return badParameter({MessageId::RatioUnreadable, {text}}); };
  const std::size_t point = text.find('.');
  const std::string_view whole = text.substr(0, point);
  const std::string_view decimals =
      point == std::string_view::npos ? std::string_view{} : text.substr(point + 1);
  if (whole.size() + decimals.size() == 0 || whole.size() > 1 || decimals.size() > kMaxDecimals)
    return bad();
  Ratio ratio;
  for (const std::string_view part : {whole, decimals}) {
    for (const char c : part) {
      if (c < '0' || c > '9') return bad();
      ratio.numerator = ratio.numerator * 10 + static_cast<std::uint64_t>(c - '0');
    }
  }
  for (std::size_t i = 0; i < decimals.size(); ++i) ratio.denominator *= 10;
  if (ratio.numerator > ratio.denominator) return bad();
  return reduced(ratio);
}

Ratio ratioFromDouble(double value) {
  constexpr std::uint64_t kMillion = 1'000'000;
  const double scaled = std::round(value * static_cast<double>(kMillion));
  if (!(scaled > 0)) return {0, 1};
  if (scaled >= static_cast<double>(kMillion)) return {1, 1};
  return reduced({static_cast<std::uint64_t>(scaled), kMillion});
}

}  // namespace shinglescope
