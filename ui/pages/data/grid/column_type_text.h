#pragma once

#include <QString>

#include "core/dataset/columns/column_type.h"

namespace shinglescope {

/// A type in words, such as "text", "number, as 1,234.5" or "date, as
/// dd/MM/yyyy in it".
QString columnTypeText(const ColumnType &type);

/// The small sign of a type in a header: nothing for texts; "#" for numbers and
/// "\u25F7" for dates, with "!" where cells cannot be read so.
QString columnTypeSign(const ColumnGuess &guess);

/// Type and, where there are any, the cells that it cannot read: one sentence.
QString columnGuessText(const ColumnGuess &guess);

/// What an empty filter entry suggests for a column of this type.
QString filterSuggestion(const ColumnType &type);

}  // namespace shinglescope
