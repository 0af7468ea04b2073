// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <optional>

#include "core/tune/rows/matrix_rows.h"

namespace shinglescope {

/// Parses a list of row numbers, counted from 1 as in the window: "12, 40-45 77". Of two tables,
/// the second of which begins at `secondTable`, the number of the table comes first: "1:12,
/// 2:40-45"; without it, the row is one of the first. Returns the first `most` rows and the number
/// of distinct rows, or nothing if a part is not a row number. O(text log text + parts * most).
std::optional<MatrixRows> parseRowList(const QString &text, std::size_t rowCount, std::size_t most,
                                       const std::optional<std::uint32_t> &secondTable = {});

}  // namespace shinglescope
