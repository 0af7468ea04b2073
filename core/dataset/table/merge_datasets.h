// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// Returns the rows of `file`, then those of `reference`, as one data set with the columns of
/// `file`. Only the named columns are filled; each is looked up by name in both tables
/// (Dataset::findColumn), so its position may differ. BadParameter if one is missing, Limit if
/// there are too many rows to number. Copies the text of these columns.
Result<std::shared_ptr<const Dataset>> mergeDatasets(const Dataset &file, const Dataset &reference,
                                                     const std::vector<std::string> &columns);

}  // namespace shinglescope
