// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace shinglescope {

class PlotPanel;
class RecipeAdopter;
class SweepFrontPlot;
class SweepRun;

/// A small plot of the last sweep's front: F1 against time, the picked setting and a
/// button that adopts it; before a sweep, a button that opens the Sweep view. GUI
/// thread; run and adopter outlive it.
class SweepPanel final : public Panel {
  Q_OBJECT

 public:
  SweepPanel(SweepRun &run, RecipeAdopter &adopter, QWidget *parent = nullptr);

 signals:
  void openRequested();
  /// Requests that the picked setting be put into the recipe.
  void adoptRequested();
  void messageRaised(const QString &message);

 private:
  void createHeader();
  void createBody();
  void showResult();
  void showPicked();
  void showPairs();

  SweepRun &m_run;
  RecipeAdopter &m_adopter;
  QStackedWidget *m_stack = nullptr;
  QWidget *m_empty = nullptr;
  SweepFrontPlot *m_plot = nullptr;
  PlotPanel *m_plotPanel = nullptr;
  QLabel *m_choice = nullptr;
  QPushButton *m_adopt = nullptr;
  QPushButton *m_open = nullptr;
};

}  // namespace shinglescope
