// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "app/cli/worker/frames/frame.h"
#include "app/cli/worker/parts/row_classes.h"
#include "app/cli/worker/parts/row_forest.h"

namespace shinglescope {

/// Collects the links and the classes of all rows, and connects the rows to groups. One thread.
class LinkedRows {
 public:
  /// Adds a frame of kind LINKS, CLASSES or SIZES. Errors: Format.
  Result<void> add(const Frame &frame);
  /// Returns the groups: rows that links or an equal text connect. Must be the last call.
  RowForest connect();

 private:
  std::vector<RowPair> m_links;
  RowClasses m_classes;
};

}  // namespace shinglescope
