// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace shinglescope {

/// Formats 1234567 as "1,234,567".
std::string groupedNumber(std::uint64_t number);

/// Formats 1234567 as "1.2 MB", 4e9 as "4.0 GB", and 24e9 as "24 GB".
std::string byteSizeText(std::uint64_t bytes);

}  // namespace shinglescope
