// SPDX-License-Identifier: MIT
#include "core/export/format/xlsx_text.h"

#include <algorithm>

#include "core/base/unicode.h"

namespace shinglescope {
namespace {

constexpr std::string_view kXlsxCutMark = " [cut]";
constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
constexpr std::string_view kNulSymbol = "\xE2\x90\x80";

bool isHexDigit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// True if the text begins like "_x0041_".
bool isEscape(std::string_view text) {
  return text.size() >= 7 && text.starts_with("_x") && text[6] == '_' &&
         std::all_of(text.begin() + 2, text.begin() + 6, isHexDigit);
}

bool isPlain(std::string_view text, std::size_t limit) {
  return text.size() <= limit && text.find("_x") == std::string_view::npos &&
         std::ranges::all_of(text, [](char c) { return c > 0; });
}

/// The replacement for a character that no cell can contain; empty for any other.
std::string_view standIn(CodePoint character) {
  if (character.value == 0) return kNulSymbol;
  return character.isInvalid() || character.value == 0xFFFE || character.value == 0xFFFF
             ? kReplacement
             : std::string_view();
}

}  // namespace

XlsxTextReport makeXlsxText(std::string_view text, std::size_t limit, std::string &cell) {
  XlsxTextReport report;
  cell.clear();
  if (isPlain(text, limit)) {
    cell.assign(text);
    return report;
  }
  std::size_t units = 0;
  std::size_t cutAt = 0;  // bytes of `cell` that leave space for the mark
  for (std::size_t at = 0; at < text.size();) {
    if (units + kXlsxCutMark.size() <= limit) cutAt = cell.size();
    if (isEscape(text.substr(at))) {
      cell += "_x005F";
      units += 6;
    }
    const CodePoint character = decodeUtf8(text, at);
    const std::string_view other = standIn(character);
    cell += other.empty() ? text.substr(at, character.length) : other;
    report.isRepaired = report.isRepaired || !other.empty();
    units += character.value > 0xFFFF ? 2 : 1;
    at += character.length;
    if (units <= limit) continue;
    report.isCut = true;
    cell.resize(cutAt);
    cell += kXlsxCutMark;
    return report;
  }
  return report;
}

}  // namespace shinglescope
