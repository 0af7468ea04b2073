// SPDX-License-Identifier: MIT
#pragma once

#include <QStyledItemDelegate>
#include <memory>

#include "core/dataset/table/dataset.h"
#include "ui/base/tables/flat_model.h"
#include "ui/pages/review/merged/merge_preview.h"

namespace shinglescope {

/// The columns of a group as a flat table: whether the rows differ, the column, their texts with
/// counts, the merged cell and its origin. GUI thread; shares the data set.
class MergeColumnModel final : public FlatModel<MergeColumn> {
  Q_OBJECT

 public:
  enum Column { StateColumn, NameColumn, ValuesColumn, MergedColumn, OriginColumn };
  enum Role { DiffersRole = Qt::UserRole + 1 };

  explicit MergeColumnModel(QObject *parent = nullptr);
  /// Shows columns of the data set; null: none.
  void setMergeColumns(std::shared_ptr<const Dataset> dataset, std::vector<MergeColumn> columns);
  /// The row of a column; -1 if it is not shown.
  int rowOf(ColumnId column) const;

 private:
  std::shared_ptr<const Dataset> m_dataset;
};

/// Draws the text of a row in bold if the rows of the group differ in it, otherwise muted.
class MergeColumnDelegate final : public QStyledItemDelegate {
  Q_OBJECT

 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter *painter, const QStyleOptionViewItem &option,
             const QModelIndex &index) const override;
};

}  // namespace shinglescope
