// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "core/review/verdicts/item_key.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/pages/review/match_model.h"

class QLabel;
class QTableView;

namespace shinglescope {

class SegmentedControl;

/// Lists the best match in the second table for each row of the first, or matches in which each
/// row occurs once. A worker computes them. Enter or a double click chooses a pair. GUI thread;
/// shares data set and result, which must be of pairs across two tables.
class MatchesDialog final : public QDialog {
  Q_OBJECT

 public:
  MatchesDialog(std::shared_ptr<const Dataset> dataset,
                std::shared_ptr<const DuplicateResult> result, QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }

 signals:
  void pairChosen(shinglescope::ItemKey pair);
  void exportRequested();

 private:
  void createLayout();
  void compute();
  void showMatches(Matching matching);

  std::shared_ptr<const Dataset> m_dataset;
  std::shared_ptr<const DuplicateResult> m_result;
  SegmentedControl *m_kind = nullptr;
  MatchModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  QLabel *m_facts = nullptr;
  JobSlot<Matching> m_job;
};

}  // namespace shinglescope
