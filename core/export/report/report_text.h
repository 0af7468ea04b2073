// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace shinglescope {

/// The visible text of a report's HTML, or of its beginning: a line for each heading, paragraph and
/// table row, cells separated by a TAB; without style or pictures. Supports the markup that
/// writeHtmlReport() writes. O(bytes).
std::string textOfReport(std::string_view html);

}  // namespace shinglescope
