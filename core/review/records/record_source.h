// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "core/dataset/table/dataset.h"
#include "core/review/records/record_digests.h"

namespace shinglescope {

/// The table that verdicts refer to. `dataset` is read only for ids and may be null.
struct RecordSource {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const RecordDigests> digests;
  std::optional<ColumnId> idColumn;

  std::size_t rowCount() const { return digests == nullptr ? 0 : digests->rowCount(); }
};

}  // namespace shinglescope
