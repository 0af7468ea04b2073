#pragma once

#include <QAbstractItemModel>

namespace shinglescope {

/// Whether a cell of a flat table exists, and stands under no other. Views ask for the cell under
/// a cursor that there is not, for one to copy it: that is no mistake, and nothing is said of it.
inline bool isFlatCell(const QAbstractItemModel &model, const QModelIndex &index) {
  constexpr auto kChecks = QAbstractItemModel::CheckIndexOption::IndexIsValid |
                           QAbstractItemModel::CheckIndexOption::ParentIsInvalid;
  return index.isValid() && model.checkIndex(index, kChecks);
}

}  // namespace shinglescope
