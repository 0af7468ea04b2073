// SPDX-License-Identifier: MIT
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

int FlatModelBase::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : rows();
}

int FlatModelBase::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : columns();
}

QVariant FlatModelBase::data(const QModelIndex &index, int role) const {
  constexpr auto kChecks = CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid;
  if (!index.isValid() || !checkIndex(index, kChecks)) return {};
  return cell(index.row(), index.column(), role);
}

QVariant FlatModelBase::headerData(int section, Qt::Orientation orientation, int role) const {
  if (section < 0) return {};
  if (orientation == Qt::Horizontal)
    return section < columns() ? columnHeader(section, role) : QVariant();
  return section < rows() ? rowHeader(section, role) : QVariant();
}

void FlatModelBase::changeAll(const QList<int> &roles) {
  if (rows() > 0 && columns() > 0)
    emit dataChanged(index(0, 0), index(rows() - 1, columns() - 1), roles);
}

}  // namespace shinglescope
