// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "core/review/verdicts/verdicts.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// A line of the history.
struct HistoryLine {
  std::optional<HistoryItem> step = {};  ///< nullopt for the start
  int doneBefore = 0;                    ///< number of steps up to this one that were not replaced
  bool isCurrent = false;
  bool isIn(StepState state) const { return step && step->state == state; }
};

/// The steps of a review as a flat table, oldest first: what each step did and when. The first row
/// is the start. Texts are created when they are shown. GUI thread; shares the verdicts.
class HistoryModel final : public FlatModel<HistoryLine> {
  Q_OBJECT

 public:
  enum Column { TextColumn, TimeColumn };
  enum Role { DimmedRole = Qt::UserRole + 1, CurrentRole, AbandonedRole };

  explicit HistoryModel(QObject *parent = nullptr) : FlatModel(parent) { setVerdicts(nullptr); }
  void setVerdicts(const std::shared_ptr<const Verdicts> &verdicts);
  int currentRow() const { return m_current; }  ///< the last step in effect; 0 for the start
  /// Returns the number of steps to undo (negative) or redo (positive) to reach a row's step; also
  /// 0 for an abandoned step.
  int stepsTo(int row) const;

 private:
  int m_current = 0;
};

}  // namespace shinglescope
