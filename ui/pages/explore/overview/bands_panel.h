#pragma once

#include "core/tune/comparison/bands_sweep.h"
#include "ui/base/controls/panel.h"

class QPushButton;

namespace shinglescope {

class BandsPlot;
class PlotPanel;
class RecipeAdopter;
class WorkArea;

/// What each number of bands makes of the recipe's hashes; choosing one adopts
/// it. GUI thread; the adopter outlives it.
class BandsPanel final : public Panel {
  Q_OBJECT

 public:
  explicit BandsPanel(RecipeAdopter &adopter, QWidget *parent = nullptr);
  WorkArea &area() { return *m_area; }
  /// Null for nothing; `current` is the plan of the recipe.
  void setSweep(const std::shared_ptr<const BandsSweep> &sweep, const BandPlan &current);
  /// Whether there is a button to count all.
  void offerCount(bool isOffered);

 signals:
  /// In place of an estimate, or of nothing.
  void countRequested();
  void messageRaised(const QString &message);

 private:
  WorkArea *m_area = nullptr;
  BandsPlot *m_plot = nullptr;
  PlotPanel *m_panel = nullptr;
  QPushButton *m_count = nullptr;
};

}  // namespace shinglescope
