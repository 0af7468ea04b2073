// SPDX-License-Identifier: MIT
#include "core/dataset/shapes/json_tokens.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>

#include "core/base/ascii.h"

namespace shinglescope {

namespace {

constexpr std::string_view kReplacementEscape = "\\uFFFD";

/// Removes leading digits from `text`; true if there were any.
bool takeSomeDigits(std::string_view &text) {
  const auto end = std::ranges::find_if_not(text, isAsciiDigit);
  const auto count = static_cast<std::size_t>(end - text.begin());
  text.remove_prefix(count);
  return count > 0;
}

bool isJsonNumber(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  if (text.starts_with('0')) {
    text.remove_prefix(1);
  } else if (!takeSomeDigits(text)) {
    return false;
  }
  if (text.starts_with('.')) {
    text.remove_prefix(1);
    if (!takeSomeDigits(text)) return false;
  }
  if (text.starts_with('e') || text.starts_with('E')) {
    text.remove_prefix(1);
    if (text.starts_with('+') || text.starts_with('-')) text.remove_prefix(1);
    if (!takeSomeDigits(text)) return false;
  }
  return text.empty();
}

/// Decodes the code unit of a `\uXXXX` at the beginning of `text`.
std::optional<std::uint32_t> escapedUnit(std::string_view text) {
  if (text.size() < 6 || !text.starts_with("\\u")) return std::nullopt;
  std::uint32_t unit = 0;
  const auto [end, error] = std::from_chars(text.data() + 2, text.data() + 6, unit, 16);
  if (error != std::errc() || end != text.data() + 6) return std::nullopt;
  return unit;
}

bool isHigh(std::uint32_t unit) { return unit >= 0xD800 && unit <= 0xDBFF; }
bool isLow(std::uint32_t unit) { return unit >= 0xDC00 && unit <= 0xDFFF; }

}  // namespace

bool isJsonScalar(std::string_view text) {
  return text == "true" || text == "false" || text == "null" || isJsonNumber(text);
}

std::string_view withoutWhiteSpace(std::string_view text) { return trimmed(text, " \t\r\n"); }

void replaceLoneSurrogates(std::span<char> json, std::vector<std::size_t> &places) {
  const std::string_view text(json.data(), json.size());
  std::size_t at = text.find('\\');
  while (at != std::string_view::npos) {
    std::size_t taken = 2;  // length of an escape such as \n or a doubled backslash
    if (const auto unit = escapedUnit(text.substr(at))) {
      taken = 6;
      const auto next = isHigh(*unit) ? escapedUnit(text.substr(at + 6)) : std::nullopt;
      if (next && isLow(*next)) {
        taken = 12;
      } else if (isHigh(*unit) || isLow(*unit)) {
        std::ranges::copy(kReplacementEscape, json.begin() + static_cast<std::ptrdiff_t>(at));
        places.push_back(at);
      }
    }
    at = text.find('\\', at + taken);
  }
}

}  // namespace shinglescope
