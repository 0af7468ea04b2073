// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <memory>
#include <vector>

#include "core/dataset/table/dataset.h"
#include "core/review/verdicts/judgement.h"
#include "ui/parts/table/pair_model.h"

namespace shinglescope {

/// One of the verdicts that contradict each other.
struct Evidence {
  RecordId a;
  RecordId b;
  Judgement judgement = {};
  QString reviewer = {};  ///< empty if not recorded
  QDateTime time = {};
  bool isOfOtherContent = false;  ///< the records have changed since the verdict
};

/// The verdicts of a contradiction as a flat table: verdict, the two rows, reviewer and
/// time, and the records' titles. GUI thread; shares the data set.
class EvidenceModel final : public FlatModel<Evidence> {
  Q_OBJECT

 public:
  enum Column { VerdictColumn, SaidColumn, RowsColumn, WhoColumn, TitleColumn };
  enum Role { VerdictRole = PairModel::VerdictRole };

  explicit EvidenceModel(QObject *parent = nullptr) : FlatModel(parent) {
    setEvidence(nullptr, {}, {});
  }
  void setEvidence(const std::shared_ptr<const Dataset> &dataset, std::vector<Evidence> all,
                   ColumnId titleColumn);
};

}  // namespace shinglescope
