#pragma once

#include <QString>
#include <vector>

#include "core/dataset/dataset.h"

namespace shinglescope {

/// The number of a row as the window writes it: from 1.
QString rowNumberText(RecordId row);
/// "118, 1 904, 1 951", at most eight rows.
QString rowListText(const std::vector<RecordId> &rows);

}  // namespace shinglescope
