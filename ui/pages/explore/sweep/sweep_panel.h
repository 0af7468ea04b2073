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

/// The front of the last sweep, small: F1 against time, the setting that is
/// looked at and a button that adopts it; before a sweep, where to make one. GUI
/// thread; run and adopter outlive it.
class SweepPanel final : public Panel {
  Q_OBJECT

 public:
  SweepPanel(SweepRun &run, RecipeAdopter &adopter, QWidget *parent = nullptr);

 signals:
  void openRequested();
  /// The picked setting is to be put into the recipe.
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
