// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "core/dataset/container/format_section.h"

namespace shinglescope {

/// The day from which a workbook counts.
enum class DateSystem {
  From1900,  ///< 1 is 1 January 1900, and 60 is 29 February 1900, which did not exist
  From1904   ///< 0 is 1 January 1904
};

/// Shows a number as a date or time. None if the number is not one: negative, or after the year
/// 9999.
std::optional<std::string> sheetDateText(double number, const FormatSection &section,
                                         DateSystem system);

}  // namespace shinglescope
