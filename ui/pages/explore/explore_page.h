// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/explore/frame/explore_tools.h"
#include "ui/pages/explore/frame/explore_view.h"
#include "ui/parts/table/workspace_page.h"

class QStackedWidget;

namespace shinglescope {

class MatricesView;
class RecallLine;
class SegmentedControl;
class RecallRun;
class RecallMonitor;
class SweepPanel;
class SweepRun;

/// The Explore workspace: a stack of views that show how settings affect the data
/// set, under a bar with the measured recall of the run. GUI thread.
class ExplorePage final : public WorkspacePage {
  Q_OBJECT

 public:
  ExplorePage(Session &session, ActionsController &controller, QWidget *parent = nullptr);
  ~ExplorePage() override;
  void activate() override;
  bool isBusy() const override;
  QJsonObject view() const override;
  void restoreView(const QJsonObject &json) override;
  /// Chooses a view: "overview", "curves", "sweep", "recall", "accuracy", "buckets",
  /// "matrices".
  void showPart(const QString &name);
  QString currentPart() const;
  ExploreView *exploreView(const QString &name) const;
  MatricesView &matrices() { return *m_matrices; }
  RecallLine &recallLine() { return *m_recall; }
  /// The recall of the run as far as it is measured, for other pages that show the run.
  const RecallRun &recallRun() const { return *m_recallRun; }

 private:
  struct Part {
    QString name;
    QString title;
    ExploreView *view;
  };

  void createParts();
  ExploreView *createRecall();
  ExploreView *createSweep(SweepPanel &panel);
  void createLayout();
  void connectView(ExploreView *view);
  ExploreView *currentView() const;

  RecipeAdopter m_adopter;
  CurveChoice m_curves;
  ExploreTools m_tools;
  QList<Part> m_parts;
  MatricesView *m_matrices = nullptr;
  SweepRun *m_sweeps = nullptr;
  RecallRun *m_recallRun = nullptr;
  RecallMonitor *m_watch = nullptr;
  SegmentedControl *m_tabs = nullptr;
  RecallLine *m_recall = nullptr;
  QStackedWidget *m_stack = nullptr;
};

}  // namespace shinglescope
