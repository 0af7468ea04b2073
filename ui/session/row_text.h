// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "ui/base/text/display_text.h"

namespace shinglescope {

/// The number of a row in the window, from 1. In a data set of two tables it is the number in the
/// row's own table, after the number of the table: "2:118".
QString rowNumberText(RecordId row, const Dataset *dataset = nullptr);
/// The same, for a data set whose second table begins there; nothing if it is one table.
QString rowNumberText(RecordId row, const std::optional<std::uint32_t> &secondTable);
/// "118, 1 904, 1 951", at most eight rows.
QString rowListText(const std::vector<RecordId> &rows, const Dataset *dataset = nullptr);
QString rowListText(const std::vector<RecordId> &rows,
                    const std::optional<std::uint32_t> &secondTable);
/// Parses a number as rowNumberText() shows it, or one of the first table; nullopt for others.
std::optional<RecordId> rowOfNumberText(const QString &text, const Dataset &dataset);

/// The columns of a row on one line, separated by dots. No column starts after
/// `maxCharacters`.
QString recordLine(const Dataset &dataset, RecordId row, std::span<const ColumnId> columns,
                   qsizetype maxCharacters = kMaxCellCharacters);

}  // namespace shinglescope
