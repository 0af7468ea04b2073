// SPDX-License-Identifier: MIT
#pragma once

#include "core/tune/comparison/bands_sweep.h"
#include "ui/base/controls/panel.h"

class QPushButton;

namespace shinglescope {

class BandsPlot;
class PlotPanel;
class RecipeAdopter;
class ViewStack;

/// Shows the candidates for each number of bands with the recipe's hashes; choosing a
/// number adopts it. GUI thread; the adopter outlives it.
class BandsPanel final : public Panel {
  Q_OBJECT

 public:
  explicit BandsPanel(RecipeAdopter &adopter, QWidget *parent = nullptr);
  ViewStack &area() { return *m_area; }
  /// Null shows nothing; `current` is the plan of the recipe.
  void setSweep(const std::shared_ptr<const BandsSweep> &sweep, const BandPlan &current);
  /// Shows or hides the button that counts all candidates.
  void offerCount(bool isOffered);

 signals:
  /// Requests exact counts; until then, an estimate or nothing is shown.
  void countRequested();
  /// Requests the list of candidates.
  void pairsRequested();
  void messageRaised(const QString &message);

 private:
  ViewStack *m_area = nullptr;
  BandsPlot *m_plot = nullptr;
  PlotPanel *m_panel = nullptr;
  QPushButton *m_count = nullptr;
  QPushButton *m_pairs = nullptr;
};

}  // namespace shinglescope
