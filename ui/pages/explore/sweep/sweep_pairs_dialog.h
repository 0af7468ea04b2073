// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

#include "core/tune/sweep/sweep.h"
#include "ui/base/jobs/job_slot.h"

class QLabel;
class QSpinBox;
class QTableView;

namespace shinglescope {

class SegmentedControl;
class SweepPairModel;

/// The row pairs of one setting of a sweep, recomputed in a worker: found, missed,
/// wrongly found. Enter explains a pair under that setting. GUI thread; shares data
/// set and result.
class SweepPairsDialog final : public QDialog {
  Q_OBJECT

 public:
  struct Question {
    std::shared_ptr<const Dataset> dataset;
    std::shared_ptr<const SweepResult> result;
    std::size_t setting = 0;
    SweepPairs pairs = SweepPairs::ThatDiffer;
  };

  explicit SweepPairsDialog(Question question, QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }
  SweepPairModel &pairs() const { return *m_pairs; }
  QTableView &table() const { return *m_table; }

 signals:
  void rowChosen(quint32 row);

 private:
  void createLayout();
  void ask();
  void show(std::vector<SweepPair> pairs);
  void chooseFate(int segment);
  void explain(const QModelIndex &index);
  const SweepSetting &setting() const {
    return m_question.result->rows[m_question.setting].setting;
  }

  Question m_question;
  SweepPairModel *m_pairs = nullptr;
  QTableView *m_table = nullptr;
  SegmentedControl *m_fates = nullptr;
  QSpinBox *m_sample = nullptr;
  QLabel *m_words = nullptr;
  JobSlot<std::vector<SweepPair>> m_job;
};

}  // namespace shinglescope
