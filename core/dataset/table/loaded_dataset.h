// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/dataset/csv/load_report.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// A table and how it was read.
struct LoadedDataset {
  std::shared_ptr<const Dataset> dataset;
  LoadReport report;
};

}  // namespace shinglescope
