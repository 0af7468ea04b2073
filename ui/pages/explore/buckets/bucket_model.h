#pragma once

#include <memory>
#include <optional>
#include <variant>

#include "core/dataset/table/dataset.h"
#include "core/tune/comparison/bucket_view.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// The largest buckets as a flat table: band, texts, rows, candidate pairs, and
/// the shingles that cause them. GUI thread.
class BucketModel final : public FlatModel<HotBucket> {
  Q_OBJECT

 public:
  enum Column { BandColumn, TextsColumn, RowsColumn, PairsColumn, ShinglesColumn };

  explicit BucketModel(QObject *parent = nullptr);
  void setBuckets(std::vector<HotBucket> buckets) { reset(std::move(buckets)); }
};

/// What a bucket holds.
using BucketContent = std::variant<ShingleShare, RecordId>;

/// What one bucket holds: first the shingles that all its members have, with how
/// many rows of the table hold them, then the members. GUI thread; shares the data set.
class BucketContentModel final : public FlatModel<BucketContent> {
  Q_OBJECT

 public:
  enum Column { WhatColumn, RowsColumn, TextColumn };

  explicit BucketContentModel(QObject *parent = nullptr) : FlatModel(parent) { clear(); }
  void setBucket(const std::shared_ptr<const Dataset> &dataset,
                 const std::vector<ColumnId> &columns, const HotBucket &bucket);
  void clear() { setBucket(nullptr, {}, {}); }
};

}  // namespace shinglescope
