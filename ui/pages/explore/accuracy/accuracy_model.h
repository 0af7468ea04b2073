// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/accuracy/accuracy.h"
#include "core/accuracy/accuracy_examples.h"
#include "core/dataset/table/dataset.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// Returns a share with its interval: "92 % (81–97 %)", or a dash if it is unknown.
QString accuracyShareText(const std::optional<ShareEstimate> &share);

/// The accuracy at each threshold, the highest first. GUI thread.
class AccuracyModel final : public FlatModel<AccuracyPoint> {
  Q_OBJECT

 public:
  enum Column {
    ThresholdColumn,
    FoundColumn,
    FalseColumn,
    MissedColumn,
    PrecisionColumn,
    RecallColumn,
    F1Column
  };

  explicit AccuracyModel(QObject *parent = nullptr);
  void setAccuracy(const Accuracy &accuracy);
  void clear() { reset({}); }
};

/// Pairs that are wrong at a threshold: similarity, rows and texts. GUI thread; shares data set and
/// result.
class WrongPairModel final : public FlatModel<AccuracyExample> {
  Q_OBJECT

 public:
  enum Column { SimilarityColumn, RowsColumn, TextsColumn };

  explicit WrongPairModel(QObject *parent = nullptr) : FlatModel(parent) { clear(); }
  void setPairs(const std::shared_ptr<const Dataset> &dataset,
                const std::shared_ptr<const DuplicateResult> &result,
                std::vector<AccuracyExample> pairs);
  void clear() { setPairs(nullptr, nullptr, {}); }
};

}  // namespace shinglescope
