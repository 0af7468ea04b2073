#pragma once

#include <QAbstractItemModel>

namespace shinglescope {

/// What checkIndex() asks of a cell in a flat table: that it exists, and stands
/// under no other.
inline constexpr auto kFlatCell = QAbstractItemModel::CheckIndexOption::IndexIsValid |
                                  QAbstractItemModel::CheckIndexOption::ParentIsInvalid;

}  // namespace shinglescope
