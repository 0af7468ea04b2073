// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/explore/frame/explore_tools.h"
#include "ui/pages/explore/frame/explore_view.h"
#include "ui/pages/explore/overview/overview_work.h"

namespace shinglescope {

class BandsPanel;
class CurvesPlot;
class HistogramPanel;
class Panel;
class PlotPanel;
class ViewStack;

/// The Overview view of Explore: the similarities of all pairs, the curves of the
/// recipe and its neighbours, what each number of bands finds, and the sweep panel.
/// GUI thread.
class OverviewView final : public ExploreView {
  Q_OBJECT

 public:
  /// Takes ownership of the sweep panel.
  OverviewView(const ExploreTools &tools, Panel *sweep, QWidget *parent = nullptr);
  bool isBusy() const override;

 signals:
  /// Every pair down to the histogram's floor is known and in the cache.
  void allPairsFound();

 protected:
  void forget(Changes changes) override;
  void refresh(Changes changes) override;
  bool cancelWork() override;

 private:
  void createPanels(Panel *sweep);
  Panel *createCurves();
  void connectPanels();
  void showWork();
  void showState(ViewStack &area, OverviewWork::State state);
  void offerPairs(ViewStack &area);
  void offerBands(ViewStack &area);
  bool goElsewhere();
  void actOnBands();
  void showCurves();
  void showThreshold();
  void reviewScores(const ScoreRange &scores);
  void openCandidates();

  ExploreTools m_tools;
  OverviewWork *m_work = nullptr;
  HistogramPanel *m_histogram = nullptr;
  CurvesPlot *m_curves = nullptr;
  PlotPanel *m_curvesPanel = nullptr;
  BandsPanel *m_bands = nullptr;
};

}  // namespace shinglescope
