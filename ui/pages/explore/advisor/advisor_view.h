// SPDX-License-Identifier: MIT
#pragma once

#include "core/tune/advice/advice.h"
#include "ui/base/jobs/job_slot.h"
#include "ui/pages/explore/frame/explore_tools.h"
#include "ui/pages/explore/frame/explore_view.h"

class QLabel;
class QPushButton;
class QTableView;

namespace shinglescope {

class AdviceForm;
class AdvicePlot;
class AlternativeModel;
class AdviceFigures;
class Panel;
class PlotPanel;
class ViewStack;

/// The Advisor view: what the user wants as a sentence; the recommended hashes and bands with the
/// reason and the figures; the pairs by similarity; and the nearest alternatives. Return puts the
/// recommendation into the recipe, Backspace takes it back. Everything is computed in a job; large
/// tables wait for a request. GUI thread.
class AdvisorView final : public ExploreView {
  Q_OBJECT

 public:
  explicit AdvisorView(const ExploreTools &tools, QWidget *parent = nullptr);
  bool isBusy() const override { return m_job.isRunning(); }
  void activate() override;
  /// Asks for advice, however large the table is.
  void ask();
  const std::optional<Advice> &advice() const { return m_advice; }

 signals:
  /// Requests a search, exact or as the recipe says.
  void searchRequested(bool isExact);

 protected:
  void forget(Changes changes) override;
  void refresh(Changes changes) override;
  bool cancelWork() override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  void createLayout();
  Panel *createAnswer();
  QWidget *createAnswerButtons();
  Panel *createHistogram();
  Panel *createAlternatives();
  void askSoon();
  void showAdvice(Advice advice);
  void showPlan();
  void showExact();
  void showChange();
  void adopt();
  void adoptAlternative();
  QString adoptedText(const BandPlan &plan) const;

  RecipeAdopter &m_adopter;
  std::optional<Advice> m_advice;
  AdviceForm *m_form = nullptr;
  ViewStack *m_stack = nullptr;
  Panel *m_answer = nullptr;
  QLabel *m_reason = nullptr;
  AdviceFigures *m_figures = nullptr;
  QLabel *m_exact = nullptr;
  QLabel *m_remarks = nullptr;
  QPushButton *m_adopt = nullptr;
  QPushButton *m_adoptAndFind = nullptr;
  QPushButton *m_useExact = nullptr;
  Panel *m_histogram = nullptr;
  AdvicePlot *m_plot = nullptr;
  PlotPanel *m_plotPanel = nullptr;
  AlternativeModel *m_alternatives = nullptr;
  QTableView *m_table = nullptr;
  QLabel *m_change = nullptr;
  JobSlot<Advice> m_job;
};

}  // namespace shinglescope
