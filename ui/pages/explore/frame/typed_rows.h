#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/tune/rows/matrix_rows.h"

namespace shinglescope {

/// Rows by their numbers as the window writes them, from 1: "12, 40-45 77". The
/// first `most`, and how many different ones were named; nothing where a part is
/// no number of a row. O(text log text + parts * most).
std::optional<MatrixRows> typedRows(const QString &text, std::size_t rowCount, std::size_t most);

}  // namespace shinglescope
