// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/dataset/table/two_tables.h"
#include "core/review/records/record_digests.h"

namespace shinglescope {

/// The table, or the two tables, that verdicts refer to. `dataset` is read only for ids and may be
/// null.
struct RecordSource {
  std::shared_ptr<const Dataset> dataset;
  std::shared_ptr<const RecordDigests> digests;
  std::optional<ColumnId> idColumn;

  /// The id by which a record is found again after its cells were edited; empty without one. That
  /// of a row of a second table begins with a control character, so that it is never that of a row
  /// of the first.
  std::string idOf(RecordId row) const {
    if (dataset == nullptr || !idColumn) return {};
    const std::string_view id = dataset->cell(row, *idColumn);
    if (id.empty() || !isInSecondTable(*dataset, row)) return std::string(id);
    return '\2' + std::string(id);
  }
  std::size_t rowCount() const { return digests == nullptr ? 0 : digests->rowCount(); }
};

}  // namespace shinglescope
