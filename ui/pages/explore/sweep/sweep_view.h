// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/jobs/job_slot.h"
#include "ui/pages/explore/frame/explore_view.h"
#include "ui/parts/tuning/sweep_run.h"

class QComboBox;
class QLabel;
class QPushButton;
class QSplitter;
class QStackedWidget;
class QTableView;

namespace shinglescope {

class Panel;
class PlotPanel;
class RecipeAdopter;
class SweepFilterBar;
class SweepForm;
class SweepFrontPlot;
class SweepModel;
struct NamedPairs;
struct SweepFilter;
struct SweepGrid;

/// The Sweep view: the grid on the left; on the right, the front and the table of all
/// settings, with the same setting picked in both. GUI thread; the run outlives it.
class SweepView final : public ExploreView {
  Q_OBJECT

 public:
  SweepView(Session &session, ActionsController &controller, SweepRun &run, RecipeAdopter &adopter,
            QWidget *parent = nullptr);
  bool isBusy() const override;
  void activate() override;
  /// Picks a setting of the result in the plot and the table.
  void pick(std::size_t setting);
  /// Puts the picked setting into the recipe.
  void adopt();
  /// Opens the picked setting's pairs.
  void openPairs();
  /// Saves the result in a worker: as JSON if the name ends with .json, otherwise as CSV.
  void saveTo(const QString &path);

 protected:
  void forget(Changes changes) override;
  void refresh(Changes changes) override;
  bool cancelWork() override;
  bool eventFilter(QObject *watched, QEvent *event) override;

 private:
  void createLayout();
  Panel *createFront();
  QWidget *createChoice();
  Panel *createTable();
  void connectRun();
  void connectResults();
  void start(const SweepGrid &grid);
  SweepRun::TruthReader truthReader();
  void showRun();
  void showResult();
  void showFilter(const SweepFilter &filter);
  void showPicked();
  void showPairs();
  void sayDone();
  void showChoice();
  void pickBest();
  void markBest();
  void showBest();
  double leastRecall() const;
  void showObstacle();
  void askAndSave();

  SweepRun &m_run;
  RecipeAdopter &m_adopter;
  int m_column = 0;  ///< column of the table's cursor, kept when the rows change
  SweepForm *m_form = nullptr;
  QStackedWidget *m_right = nullptr;
  QWidget *m_empty = nullptr;
  QSplitter *m_results = nullptr;
  Panel *m_frontPanel = nullptr;
  SweepFrontPlot *m_plot = nullptr;
  PlotPanel *m_plotPanel = nullptr;
  QComboBox *m_quality = nullptr;
  QComboBox *m_pairsBox = nullptr;
  QComboBox *m_cost = nullptr;
  QLabel *m_choice = nullptr;
  QPushButton *m_pairs = nullptr;
  QPushButton *m_adopt = nullptr;
  Panel *m_tablePanel = nullptr;
  SweepFilterBar *m_filters = nullptr;
  SweepModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  QComboBox *m_rule = nullptr;
  bool m_hasBest = false;
  QPushButton *m_save = nullptr;
  JobSlot<Done> m_saving;
  std::shared_ptr<NamedPairs> m_list;  ///< what the last sweep read; written by its worker
};

}  // namespace shinglescope
