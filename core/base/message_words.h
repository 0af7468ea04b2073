// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shinglescope {

/// Replaces %1, %2 and so on by the values in a single pass: a value that contains "%2" is kept as
/// it is. A placeholder without a value is removed.
std::string withValues(std::string_view words, const std::vector<std::string> &values);

/// Separates the digits before the decimal point by thousands, in English: "-12345.6" becomes
/// "-12,345.6". Expects a number as decimalText() writes it.
std::string groupedByThousands(std::string number);

}  // namespace shinglescope
