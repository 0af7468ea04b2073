// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "core/dataset/columns/column_type.h"

namespace shinglescope {

/// Returns a type as text, such as "text", "number, as 1,234.5" or "date, as dd/MM/yyyy in it".
QString columnTypeText(const ColumnType &type);

/// Returns the header sign of a type: none for text, "#" for numbers, "\u25F7" for dates, plus "!"
/// if some cells cannot be read as the type.
QString columnTypeSign(const ColumnGuess &guess);

/// Returns the type, and the number of cells that cannot be read as the type, if any, as one
/// sentence.
QString columnGuessText(const ColumnGuess &guess);

/// Returns the placeholder of an empty filter for a column of this type.
QString filterSuggestion(const ColumnType &type);

}  // namespace shinglescope
