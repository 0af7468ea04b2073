// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace shinglescope {

/// The changes that made a text fit into a cell of XLSX.
struct XlsxTextReport {
  bool isCut = false;       ///< it was longer than `limit` UTF-16 code units
  bool isRepaired = false;  ///< it contained NUL, a non-character or invalid UTF-8
};

/// Sets `cell` to a text that XLSX can contain: NUL becomes U+2400, and characters that XML does
/// not allow become U+FFFD. "_x0041_", which Excel would take for an escaped letter, is escaped
/// itself. A longer text is cut and ends with " [cut]". O(bytes).
XlsxTextReport makeXlsxText(std::string_view text, std::size_t limit, std::string &cell);

}  // namespace shinglescope
