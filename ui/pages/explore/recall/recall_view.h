// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/explore/frame/explore_tools.h"
#include "ui/pages/explore/frame/explore_view.h"
#include "ui/parts/why/pair_explainer.h"

class QPushButton;
class QStackedWidget;
class QTableView;

namespace shinglescope {

class EmptyState;
class EstimatorPanel;
class MissedModel;
class Panel;
class RecallPanel;
class RecallRun;
class BruteForcePanel;

/// The Recall view: what the run missed, measured on random rows, as figures and as a
/// list of pairs with explanations; LSH against brute force; estimates against exact
/// similarities. GUI thread; the run outlives it.
class RecallView final : public ExploreView {
  Q_OBJECT

 public:
  RecallView(const ExploreTools &tools, RecallRun &run, QWidget *parent = nullptr);
  bool isBusy() const override;
  void activate() override;

 public slots:
  /// Measures the recall of the current result with the panel's number of rows.
  void measure();

 protected:
  void forget(Changes changes) override;
  void refresh(Changes changes) override;
  bool cancelWork() override;

 private:
  void askPanels();
  void createLayout();
  Panel *createMissed();
  void connectRun();
  void showRun();
  void showMissed();
  void explain(const QModelIndex &index);
  void openPair(const ItemKey &rows);
  void openWhy(PairExplainer::Question question);

  std::shared_ptr<ExactSetCache> m_shelf;
  RecallRun &m_run;
  RecallPanel *m_recall = nullptr;
  BruteForcePanel *m_showdown = nullptr;
  EstimatorPanel *m_estimator = nullptr;
  Panel *m_missedPanel = nullptr;
  QStackedWidget *m_missedStack = nullptr;
  EmptyState *m_empty = nullptr;
  QPushButton *m_why = nullptr;
  QTableView *m_table = nullptr;
  MissedModel *m_missed = nullptr;
};

}  // namespace shinglescope
