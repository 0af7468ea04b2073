// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/jobs/job_slot.h"
#include "ui/pages/explore/frame/explore_tools.h"
#include "ui/pages/explore/frame/explore_view.h"
#include "ui/pages/explore/frame/pair_ticks.h"

class QComboBox;
class QPushButton;
class QSpinBox;
class QTableView;

namespace shinglescope {

class ChoiceBox;
class CurveModel;
class CurvesPlot;
class Panel;
class PlanFinder;
class PlotPanel;

/// The Curves view: curves of any number of settings with the key figures of each; on
/// the right, plans for a threshold or for a tolerance zone that is dragged on the
/// curves. GUI thread.
class CurvesView final : public ExploreView {
  Q_OBJECT

 public:
  explicit CurvesView(const ExploreTools &tools, QWidget *parent = nullptr);
  bool isBusy() const override;

 protected:
  void forget(Changes changes) override;
  void refresh(Changes changes) override;

 private:
  Panel *createPlot();
  Panel *createTable();
  QWidget *createControls();
  void connectFinder();
  void adoptFound(const BandPlan &plan);
  void connectControls();
  void showPlans();
  void showCuts();
  void showPlot();
  void showTicks();
  void showChosen();
  std::optional<BandPlan> chosen() const;

  ExploreTools m_tools;
  CurvesPlot *m_plot = nullptr;
  PlotPanel *m_panel = nullptr;
  ChoiceBox *m_ticks = nullptr;
  CurveModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  QSpinBox *m_numHashes = nullptr;
  QComboBox *m_cut = nullptr;
  QPushButton *m_add = nullptr;
  QPushButton *m_published = nullptr;
  QPushButton *m_reset = nullptr;
  QPushButton *m_remove = nullptr;
  QPushButton *m_adopt = nullptr;
  PlanFinder *m_finder = nullptr;
  std::optional<RecipeZone> m_recipeZone;  ///< the zone of a recipe that was shown last
  JobSlot<PairTicks> m_job;
};

}  // namespace shinglescope
