#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <optional>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "core/tune/comparison/bucket_view.h"

namespace shinglescope {

/// The largest buckets as a flat table: band, texts, rows, candidate pairs, and
/// the shingles that cause them. GUI thread; shares the view.
class BucketModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { BandColumn, TextsColumn, RowsColumn, PairsColumn, ShinglesColumn, ColumnCount };

  explicit BucketModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setView(std::shared_ptr<const BucketView> view);
  const HotBucket &bucketAt(int row) const {
    return m_view->largest[static_cast<std::size_t>(row)];
  }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::shared_ptr<const BucketView> m_view;
};

/// What one bucket holds: first the shingles that all its members have, with how
/// many rows of the table hold them, then the members. GUI thread; shares view
/// and data set.
class BucketContentModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { WhatColumn, RowsColumn, TextColumn, ColumnCount };

  explicit BucketContentModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setBucket(std::shared_ptr<const Dataset> dataset, std::vector<ColumnId> columns,
                 const HotBucket &bucket);
  void clear();
  /// The member of a row; nothing where a shingle stands there.
  std::optional<RecordId> memberAt(int row) const;

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString shingleCell(const ShingleShare &shingle, int column) const;
  QString memberCell(RecordId row, int column) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnId> m_columns;
  HotBucket m_bucket;
};

}  // namespace shinglescope
