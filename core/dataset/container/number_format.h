// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/dataset/container/format_section.h"
#include "core/dataset/container/sheet_date.h"

namespace shinglescope {

/// Shows numbers as a spreadsheet does with a number format such as "#,##0.00" or "yyyy-mm-dd".
/// Numbers are rounded half up from their 15 significant digits, as spreadsheets do. The point is
/// always "." and the mark of thousands ",", because a workbook does not contain those of its
/// reader. Blanks that only align cells are left out at both ends. Immutable; parsed once.
class NumberFormat {
 public:
  /// Parses a format; an unknown one shows numbers in the format General.
  explicit NumberFormat(std::string_view code);

  /// Returns the format of a built-in number; General if it has none. The formats that follow the
  /// reader's country (14, 22 and those of East Asia) show ISO dates.
  static std::string_view builtInCode(std::uint32_t id);

  /// Shows a finite number.
  std::string text(double number, DateSystem system = DateSystem::From1900) const;
  /// Tests for the format General, for a shortcut.
  bool isGeneral() const { return m_isGeneral; }

 private:
  struct Choice {
    const FormatSection *section;
    bool hidesSign;  ///< the section is only for negative numbers
  };
  Choice choose(double number) const;

  std::vector<FormatSection> m_sections;
  bool m_isGeneral = false;
};

/// Shows the absolute value of a number with a section of digits: "1,234.50", "12%", "1.5E+03".
std::string digitSectionText(double number, const FormatSection &section);
/// Shows it as a fraction: "1 1/2".
std::string fractionText(double number, const FormatSection &section);

}  // namespace shinglescope
