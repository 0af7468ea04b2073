#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shinglescope {

/// What had to be done to a text so that a cell of XLSX can hold it.
struct XlsxTextReport {
  bool isCut = false;       ///< it was longer than `limit` units of UTF-16
  bool isRepaired = false;  ///< it held NUL, a non-character or bytes that are no UTF-8
};

/// Makes `cell` hold a text as XLSX can: NUL becomes U+2400, what is no character
/// of XML U+FFFD, and "_x0041_", which Excel would take for an escaped letter, is
/// escaped itself. A longer text ends in a mark, " [cut]". O(bytes).
XlsxTextReport makeXlsxText(std::string_view text, std::size_t limit, std::string &cell);

}  // namespace shinglescope
