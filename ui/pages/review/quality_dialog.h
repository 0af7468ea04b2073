// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <memory>

#include "core/review/quality/quality_chart.h"
#include "ui/base/jobs/job_slot.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class PlotPanel;
class QualityPlot;

/// The data of the chart when the dialog opens. Contains only shared objects.
struct QualityRequest {
  std::shared_ptr<const ReviewQueue> queue;
  std::shared_ptr<const RecordDigests> records;
  ItemJudgements judged;
  std::uint64_t seed = 1;  ///< seed of the audit
  Ratio threshold{8, 10};
};

/// The "Quality from verdicts" dialog: pairs by similarity, with the precision that the
/// random audit estimates at each step, the precision at the threshold as text, and a button
/// that continues the audit. The chart is computed off the GUI thread. GUI thread.
class QualityDialog final : public QDialog {
  Q_OBJECT

 public:
  explicit QualityDialog(const QualityRequest &request, QWidget *parent = nullptr);
  bool isBusy() const { return m_job.isRunning(); }

 signals:
  void auditRequested();
  void messageRaised(const QString &message);

 private:
  void createLayout();
  void start(const QualityRequest &request);
  void showChart(QualityChart chart);

  QLabel *m_words = nullptr;
  QLabel *m_counts = nullptr;
  QualityPlot *m_plot = nullptr;
  PlotPanel *m_panel = nullptr;
  QPushButton *m_audit = nullptr;
  JobSlot<QualityChart> m_job;
};

}  // namespace shinglescope
