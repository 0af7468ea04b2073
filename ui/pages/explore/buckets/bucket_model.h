// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <variant>

#include "core/dataset/table/dataset.h"
#include "core/tune/comparison/bucket_statistics.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// The largest buckets as a flat table: band, texts, rows, text pairs, and the
/// shingles that cause each bucket. GUI thread.
class BucketModel final : public FlatModel<HotBucket> {
  Q_OBJECT

 public:
  enum Column { BandColumn, TextsColumn, RowsColumn, PairsColumn, ShinglesColumn };

  explicit BucketModel(QObject *parent = nullptr);
  void setBuckets(std::vector<HotBucket> buckets) { reset(std::move(buckets)); }
};

/// A shingle that all members of a bucket share, or a member.
using BucketContent = std::variant<ShingleShare, RecordId>;

/// The content of one bucket: first the shingles that all members share, with the
/// number of table rows that contain them, then the members. GUI thread; shares the
/// data set.
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
