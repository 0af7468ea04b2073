// SPDX-License-Identifier: MIT
#include "core/export/format/spreadsheet_text.h"

#include <algorithm>
#include <array>

namespace shinglescope {

bool needsPrefix(std::string_view cell) {
  constexpr std::string_view kFirst("=+-@\t\r\n\0'", 9);
  // The full-width forms of = + - @ '.
  constexpr std::array<std::string_view, 5> kFullWidth = {
      "\xEF\xBC\x9D", "\xEF\xBC\x8B", "\xEF\xBC\x8D", "\xEF\xBC\xA0", "\xEF\xBC\x87"};
  if (cell.empty()) return false;
  if (kFirst.find(cell.front()) != std::string_view::npos) return true;
  return std::ranges::any_of(kFullWidth,
                             [cell](std::string_view form) { return cell.starts_with(form); });
}

std::string_view withoutPrefix(std::string_view cell) {
  return cell.starts_with('\'') ? cell.substr(1) : cell;
}

}  // namespace shinglescope
