#pragma once

#include <memory>

#include "core/dataset/dataset.h"
#include "core/dataset/load_report.h"

namespace shinglescope {

/// A table and how it was read.
struct LoadedDataset {
  std::shared_ptr<const Dataset> dataset;
  LoadReport report;
};

}  // namespace shinglescope
