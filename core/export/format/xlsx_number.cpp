// SPDX-License-Identifier: MIT
#include "core/export/format/xlsx_number.h"

#include <algorithm>
#include <charconv>

namespace shinglescope {
namespace {

/// Spreadsheets keep 15 significant digits.
constexpr std::size_t kMostDigits = 15;
/// The General format shows longer texts rounded or with an exponent.
constexpr std::size_t kMostGeneralCharacters = 11;
/// The General format may show smaller fractions with an exponent.
constexpr double kLeastGeneral = 1e-4;

bool areDigits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// The parts of "-12.50".
struct DecimalParts {
  bool isNegative = false;
  std::string_view whole;
  std::string_view fraction = {};
};

std::optional<DecimalParts> partsOf(std::string_view text) {
  DecimalParts parts;
  parts.isNegative = text.starts_with('-');
  if (parts.isNegative) text.remove_prefix(1);
  const std::size_t point = text.find('.');
  parts.whole = text.substr(0, point);
  if (!areDigits(parts.whole)) return std::nullopt;
  if (point == std::string_view::npos) return parts;
  parts.fraction = text.substr(point + 1);
  if (!areDigits(parts.fraction)) return std::nullopt;
  return parts;
}

std::optional<double> valueOf(std::string_view text, const DecimalParts &parts) {
  if (parts.whole.size() + parts.fraction.size() > kMostDigits) return std::nullopt;
  double value = 0;
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), value);
  if (parsed.ec != std::errc() || parsed.ptr != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

std::optional<XlsxNumber> ownXlsxNumber(std::string_view text) {
  const auto parts = partsOf(text);
  if (!parts) return std::nullopt;
  const auto value = valueOf(text, *parts);
  if (!value) return std::nullopt;
  XlsxNumber number{*value};
  if (!parts->fraction.empty() || text.size() > kMostGeneralCharacters)
    number.decimals = static_cast<unsigned>(parts->fraction.size());
  return number;
}

std::optional<XlsxNumber> exactXlsxNumber(std::string_view text) {
  const auto parts = partsOf(text);
  if (!parts || parts->fraction.ends_with('0')) return std::nullopt;
  if (parts->whole.size() > 1 && parts->whole.front() == '0') return std::nullopt;
  const auto value = valueOf(text, *parts);
  if (!value || (*value == 0 && text != "0")) return std::nullopt;
  if (*value != 0 && std::max(*value, -*value) < kLeastGeneral) return std::nullopt;
  XlsxNumber number{*value};
  if (text.size() > kMostGeneralCharacters)
    number.decimals = static_cast<unsigned>(parts->fraction.size());
  return number;
}

}  // namespace shinglescope
