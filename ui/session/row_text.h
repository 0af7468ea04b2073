// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <span>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "ui/base/text/display_text.h"

namespace shinglescope {

/// The number of a row in the window, from 1.
QString rowNumberText(RecordId row);
/// "118, 1 904, 1 951", at most eight rows.
QString rowListText(const std::vector<RecordId> &rows);

/// The columns of a row on one line, separated by dots. No column starts after
/// `maxCharacters`.
QString recordLine(const Dataset &dataset, RecordId row, std::span<const ColumnId> columns,
                   qsizetype maxCharacters = kMaxCellCharacters);

}  // namespace shinglescope
