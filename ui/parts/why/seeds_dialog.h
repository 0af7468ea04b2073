// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <memory>

#include "core/tune/comparison/pair_estimates.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/base/tables/flat_model.h"

class QLabel;
class QSpinBox;

namespace shinglescope {

/// The estimates of one pair as a flat table: hashes, seed, equal positions, estimate, error. GUI
/// thread.
class PairEstimateModel final : public FlatModel<PairEstimate> {
  Q_OBJECT

 public:
  enum Column { HashesColumn, SeedColumn, EqualColumn, EstimateColumn, ErrorColumn };

  explicit PairEstimateModel(QObject *parent = nullptr) : FlatModel(parent) { setEstimates({}); }
  void setEstimates(const PairEstimates &estimates);
};

/// Signs one pair again with several seeds and numbers of hashes: how much the estimate depends on
/// chance. Computed in a worker; closing the dialog stops it. GUI thread; shares the data set.
class SeedsDialog final : public QDialog {
  Q_OBJECT

 public:
  struct Question {
    std::shared_ptr<const Dataset> dataset;
    Recipe recipe;
    RecordId a;
    RecordId b;
  };

  explicit SeedsDialog(Question question, QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }
  PairEstimateModel &model() const { return *m_model; }

 private:
  void createLayout();
  void ask();
  void fill(const PairEstimates &found);

  Question m_question;
  QLabel *m_words = nullptr;
  QSpinBox *m_seeds = nullptr;
  PairEstimateModel *m_model = nullptr;
  JobSlot<PairEstimates> m_job;
};

}  // namespace shinglescope
