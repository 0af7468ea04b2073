// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <memory>

#include "core/tune/comparison/examined_candidates.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/parts/tuning/exact_set_cache.h"

class QCheckBox;
class QLabel;
class QTableView;

namespace shinglescope {

class CandidateModel;
class ProgressPanel;
class SegmentedControl;

/// The pairs that a run with the recipe compares, those below the threshold too, and those that it
/// misses: the most similar of each, or random ones. Computed in a worker; closing the dialog stops
/// it. Enter explains a pair. GUI thread; shares the data set.
class CandidatesDialog final : public QDialog {
  Q_OBJECT

 public:
  struct Question {
    std::shared_ptr<const Dataset> dataset;
    Recipe recipe;
    std::shared_ptr<ExactSetCache> shelf;
  };

  explicit CandidatesDialog(Question question, QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }
  CandidateModel &pairs() const { return *m_pairs; }

 signals:
  void rowChosen(quint32 row);

 private:
  void createLayout();
  void ask();
  void show(ExaminedCandidates examined);
  void chooseFate(int segment);
  void explain(const QModelIndex &index);

  Question m_question;
  CandidateModel *m_pairs = nullptr;
  QTableView *m_table = nullptr;
  SegmentedControl *m_fates = nullptr;
  QCheckBox *m_random = nullptr;
  QLabel *m_words = nullptr;
  JobSlot<ExaminedCandidates> m_job;
};

}  // namespace shinglescope
