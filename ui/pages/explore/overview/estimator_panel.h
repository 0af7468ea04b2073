// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/pages/explore/overview/estimator_picture.h"

class QLabel;
class QStackedWidget;

namespace shinglescope {

class Chip;
class EstimateErrorPlot;
class EstimatePlot;
class PlotPanel;
class SegmentedControl;
class TaskFooter;

/// Compares estimates with exact similarities of pairs: as a scatter plot or by the
/// number of hashes, optionally with the formula on sets of values and a note about
/// its bias. Computed on request in a worker. GUI thread; shares the question's data.
class EstimatorPanel final : public Panel {
  Q_OBJECT

 public:
  explicit EstimatorPanel(QWidget *parent = nullptr);
  /// Sets the question and discards the answer to any other question. With a null data set,
  /// nothing can start.
  void setQuestion(EstimatorQuestion question);
  bool isBusy() const { return m_job.isRunning(); }
  void cancel() { m_job.cancel(); }
  const std::shared_ptr<const EstimatorPicture> &picture() const { return m_picture; }
  TaskFooter &strip() const { return *m_strip; }

 signals:
  /// A dot, or its row in the table, was chosen.
  void pairActivated(const shinglescope::ItemKey &rows);
  void messageRaised(const QString &message);

 private:
  void createHeader();
  void createBody();
  void showKind(int index);
  void start();
  void show(std::shared_ptr<const EstimatorPicture> picture);
  void showFormula();

  EstimatorQuestion m_question;
  std::shared_ptr<const EstimatorPicture> m_picture;
  SegmentedControl *m_kind = nullptr;
  Chip *m_setOfValues = nullptr;
  QStackedWidget *m_stack = nullptr;
  EstimatePlot *m_scatter = nullptr;
  EstimateErrorPlot *m_errors = nullptr;
  QList<PlotPanel *> m_panels;
  QLabel *m_formula = nullptr;
  TaskFooter *m_strip = nullptr;
  JobSlot<EstimatorPicture> m_job;
};

}  // namespace shinglescope
