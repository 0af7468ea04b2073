// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/pipeline/run/find_similar.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// Rows similar to another row, most similar first: similarity, row number (from 1), the
/// compared columns as one line. data() takes time proportional to the shown characters. GUI
/// thread; shares the data set.
class SimilarModel final : public FlatModel<SimilarRow> {
  Q_OBJECT

 public:
  enum Column { SimilarityColumn, RowColumn, TextColumn };

  explicit SimilarModel(QObject *parent = nullptr) : FlatModel(parent) { clear(); }
  void setRows(const std::shared_ptr<const Dataset> &dataset, const std::vector<ColumnId> &columns,
               std::vector<SimilarRow> rows);
  void clear() { setRows(nullptr, {}, {}); }
};

}  // namespace shinglescope
