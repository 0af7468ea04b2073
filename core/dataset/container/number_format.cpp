// SPDX-License-Identifier: MIT
#include "core/dataset/container/number_format.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/dataset/container/decimal_digits.h"

namespace shinglescope {

namespace {

constexpr std::string_view kGeneral = "General";
constexpr std::size_t kMostFormatBytes = 4096;  ///< Excel allows 255 characters

struct BuiltInFormat {
  std::uint32_t id;
  std::string_view code;
};

constexpr std::array kBuiltInFormats = {
    BuiltInFormat{1, "0"},
    BuiltInFormat{2, "0.00"},
    BuiltInFormat{3, "#,##0"},
    BuiltInFormat{4, "#,##0.00"},
    BuiltInFormat{5, "$#,##0_);($#,##0)"},
    BuiltInFormat{6, "$#,##0_);[Red]($#,##0)"},
    BuiltInFormat{7, "$#,##0.00_);($#,##0.00)"},
    BuiltInFormat{8, "$#,##0.00_);[Red]($#,##0.00)"},
    BuiltInFormat{9, "0%"},
    BuiltInFormat{10, "0.00%"},
    BuiltInFormat{11, "0.00E+00"},
    BuiltInFormat{12, "# ?/?"},
    BuiltInFormat{13, "# ?\?/??"},
    BuiltInFormat{14, "yyyy-mm-dd"},
    BuiltInFormat{15, "d-mmm-yy"},
    BuiltInFormat{16, "d-mmm"},
    BuiltInFormat{17, "mmm-yy"},
    BuiltInFormat{18, "h:mm AM/PM"},
    BuiltInFormat{19, "h:mm:ss AM/PM"},
    BuiltInFormat{20, "h:mm"},
    BuiltInFormat{21, "h:mm:ss"},
    BuiltInFormat{22, "yyyy-mm-dd hh:mm"},
    BuiltInFormat{37, "#,##0_);(#,##0)"},
    BuiltInFormat{38, "#,##0_);[Red](#,##0)"},
    BuiltInFormat{39, "#,##0.00_);(#,##0.00)"},
    BuiltInFormat{40, "#,##0.00_);[Red](#,##0.00)"},
    BuiltInFormat{41, "_(* #,##0_);_(* (#,##0);_(* \"-\"_);_(@_)"},
    BuiltInFormat{42, "_($* #,##0_);_($* (#,##0);_($* \"-\"_);_(@_)"},
    BuiltInFormat{43, "_(* #,##0.00_);_(* (#,##0.00);_(* \"-\"?\?_);_(@_)"},
    BuiltInFormat{44, "_($* #,##0.00_);_($* (#,##0.00);_($* \"-\"?\?_);_(@_)"},
    BuiltInFormat{45, "mm:ss"},
    BuiltInFormat{46, "[h]:mm:ss"},
    BuiltInFormat{47, "mm:ss.0"},
    BuiltInFormat{48, "##0.0E+0"},
    BuiltInFormat{49, "@"}};

/// 27 to 36 and 50 to 58 follow the East Asian version of the program: dates, and four times.
std::string_view eastAsianCode(std::uint32_t id) {
  if (id == 32 || id == 34 || id == 55) return "h:mm";
  if (id == 33 || id == 35 || id == 56) return "h:mm:ss";
  return (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? "yyyy-mm-dd" : kGeneral;
}

std::string trimmedBlanks(std::string text) {
  const std::size_t last = text.find_last_not_of(' ');
  text.resize(last == text.npos ? 0 : last + 1);
  text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
  return text;
}

}  // namespace

std::string_view NumberFormat::builtInCode(std::uint32_t id) {
  const auto found = std::ranges::find(kBuiltInFormats, id, &BuiltInFormat::id);
  return found == kBuiltInFormats.end() ? eastAsianCode(id) : found->code;
}

NumberFormat::NumberFormat(std::string_view code) {
  if (code.empty() || code.size() > kMostFormatBytes) code = kGeneral;
  m_isGeneral = code == kGeneral || code == "GENERAL" || code == "@";
  for (const std::string_view section : formatSections(code)) {
    if (m_sections.size() == 3) break;  // the fourth is for texts, which are shown as they are
    m_sections.push_back(parseFormatSection(section));
  }
  // A last section for texts is not for numbers.
  if (m_sections.size() > 1 && m_sections.back().kind == FormatSection::Kind::Text)
    m_sections.pop_back();
}

NumberFormat::Choice NumberFormat::choose(double number) const {
  const std::size_t count = m_sections.size();
  const bool hasConditions = std::ranges::any_of(
      m_sections, [](const FormatSection &section) { return section.condition.has_value(); });
  if (!hasConditions) {
    if (number < 0 && count > 1) return {&m_sections[1], true};
    return {&m_sections[number == 0 && count > 2 ? 2 : 0], false};
  }
  for (const FormatSection &section : m_sections) {
    if (!section.condition || !section.condition->holds(number)) continue;
    const bool isOnlyNegative = !section.condition->holds(0) && !section.condition->holds(1e300);
    return {&section, isOnlyNegative};
  }
  for (const FormatSection &section : m_sections)
    if (!section.condition && (number >= 0 || &section != &m_sections.front()))
      return {&section, false};
  return {&m_sections.back(), false};
}

std::string NumberFormat::text(double number, DateSystem system) const {
  if (m_isGeneral || !std::isfinite(number)) return generalText(number);
  const Choice choice = choose(number);
  const FormatSection &section = *choice.section;
  const bool hasSign = number < 0 && !choice.hidesSign;
  if (section.kind == FormatSection::Kind::Date) {
    const auto date = sheetDateText(number, section, system);
    return date ? trimmedBlanks(*date) : generalText(number);
  }
  const std::string shown = section.kind == FormatSection::Kind::Fraction
                                ? fractionText(number, section)
                                : digitSectionText(number, section);
  return trimmedBlanks(hasSign ? "-" + trimmedBlanks(shown) : shown);
}

}  // namespace shinglescope
