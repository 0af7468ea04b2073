#pragma once

#include <memory>
#include <optional>

#include "core/review/verdicts/verdicts.h"
#include "ui/base/tables/flat_model.h"

namespace shinglescope {

/// A line of the history.
struct HistoryLine {
  std::optional<HistoryItem> step = {};  ///< nothing: the start
  int doneBefore = 0;                    ///< steps that hold, or were undone, up to it
  bool isCurrent = false;
  bool isIn(StepState state) const { return step && step->state == state; }
};

/// The steps of a review as a flat table, oldest first, after a first row for
/// the start: what a step did and when. Words are made when they are shown. GUI
/// thread; shares the verdicts.
class HistoryModel final : public FlatModel<HistoryLine> {
  Q_OBJECT

 public:
  enum Column { TextColumn, TimeColumn };
  enum Role { DimmedRole = Qt::UserRole + 1, CurrentRole, AbandonedRole };

  explicit HistoryModel(QObject *parent = nullptr) : FlatModel(parent) { setVerdicts(nullptr); }
  void setVerdicts(const std::shared_ptr<const Verdicts> &verdicts);
  int currentRow() const { return m_current; }  ///< the last step that holds; 0: the start
  /// How many times to undo (under 0) or redo (over 0) to get there; 0 also for
  /// a step that was abandoned.
  int stepsTo(int row) const;

 private:
  int m_current = 0;
};

}  // namespace shinglescope
