#pragma once

#include <string>
#include <string_view>

namespace shinglescope {

/// What a reader sees of the HTML of a report, or of its beginning, as plain text:
/// a line for each heading, paragraph and row of a table, cells parted by a TAB;
/// no style, no pictures. Knows the markup that writeHtmlReport() makes. O(bytes).
std::string textOfReport(std::string_view html);

}  // namespace shinglescope
