#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// The rows of `file`, then those of `reference`, as one data set with the
/// columns of `file`. Only the named columns are filled; each is looked for in
/// both tables by what it is called (Dataset::findColumn), so it need not stand
/// in the same place. BadParameter where one is not there, Limit for more rows
/// than can be numbered. Copies the text of these columns.
Result<std::shared_ptr<const Dataset>> mergeDatasets(const Dataset &file, const Dataset &reference,
                                                     const std::vector<std::string> &columns);

}  // namespace shinglescope
