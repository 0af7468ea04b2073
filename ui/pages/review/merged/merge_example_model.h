// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/tables/flat_model.h"
#include "ui/pages/review/merged/merge_preview.h"

namespace shinglescope {

/// An example of a merged group, and the merged cell of the title column.
struct MergeExample {
  PlannedMerge merge;
  std::string title;
};

/// Examples of what the merge rules would do, as a flat table: the keeper, the number of rows, the
/// number of cells that change in the keeper, and the title. GUI thread.
class MergeExampleModel final : public FlatModel<MergeExample> {
  Q_OBJECT

 public:
  enum Column { KeeperColumn, RowsColumn, ChangedColumn, TitleColumn };

  explicit MergeExampleModel(QObject *parent = nullptr);
  void setExamples(const MergePreview &preview);
};

}  // namespace shinglescope
