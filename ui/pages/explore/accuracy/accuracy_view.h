// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/jobs/job_slot.h"
#include "ui/pages/explore/accuracy/accuracy_work.h"
#include "ui/pages/explore/frame/explore_tools.h"
#include "ui/pages/explore/frame/explore_view.h"

class QLabel;
class QPushButton;
class QSpinBox;
class QTableView;

namespace shinglescope {

class AccuracyModel;
class AccuracyPlot;
class Panel;
class PlotPanel;
class SegmentedControl;
class ViewStack;
class WrongPairModel;

/// The Accuracy view: precision and recall of the result by threshold, against the verdicts of the
/// random audit, all verdicts, or a file of matches or labels; the pairs that are wrong at the
/// chosen threshold, which open in Review; and a button that puts the threshold into the recipe.
/// Everything is computed in jobs. GUI thread.
class AccuracyView final : public ExploreView {
  Q_OBJECT

 public:
  explicit AccuracyView(const ExploreTools &tools, QWidget *parent = nullptr);
  bool isBusy() const override { return m_job.isRunning() || m_wrongJob.isRunning(); }
  void activate() override;
  /// Measures against a file of matches or labels.
  void useFile(const QString &path);

 protected:
  void forget(Changes changes) override;
  void refresh(Changes changes) override;
  bool cancelWork() override;

 private:
  enum Errors { FalsePairs, MissedPairs };

  void createLayout();
  QWidget *createTruth();
  QWidget *createCurves();
  Panel *createThresholds();
  Panel *createWrong();
  TruthSource source() const;
  void chooseSource(int index);
  void chooseFile();
  void measure();
  void showAnswer(std::shared_ptr<const AccuracyAnswer> answer);
  QString kindText(const AccuracyAnswer &answer) const;
  std::optional<Ratio> chosenThreshold() const;
  void showThreshold();
  void showWrong();
  void openPair(const QModelIndex &index);

  RecipeAdopter &m_adopter;
  QString m_path;  ///< of the file
  std::shared_ptr<const AccuracyAnswer> m_answer;
  AccuracyExamples m_wrong;
  SegmentedControl *m_source = nullptr;
  QPushButton *m_choose = nullptr;
  QLabel *m_seedLabel = nullptr;
  QSpinBox *m_seed = nullptr;
  QLabel *m_kind = nullptr;
  ViewStack *m_stack = nullptr;
  AccuracyPlot *m_plot = nullptr;
  PlotPanel *m_plotPanel = nullptr;
  AccuracyModel *m_points = nullptr;
  QTableView *m_table = nullptr;
  QPushButton *m_use = nullptr;
  Panel *m_wrongPanel = nullptr;
  SegmentedControl *m_errors = nullptr;
  WrongPairModel *m_pairs = nullptr;
  QTableView *m_pairTable = nullptr;
  JobSlot<std::shared_ptr<const AccuracyAnswer>> m_job;
  JobSlot<AccuracyExamples> m_wrongJob;
};

}  // namespace shinglescope
