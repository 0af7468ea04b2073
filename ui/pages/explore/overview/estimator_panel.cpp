// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/estimator_panel.h"

#include <QStackedWidget>

#include "ui/base/controls/chip.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/overview/estimate_plot.h"

namespace shinglescope {
namespace {

constexpr int kEstimatorPanelPadding = 12;

}  // namespace

EstimatorPanel::EstimatorPanel(QWidget *parent) : Panel(tr("Estimate against exact"), parent) {
  createHeader();
  createBody();
  m_strip = new TaskFooter(tr("Com&pare estimates"));
  setFooter(m_strip);
  connect(m_strip, &TaskFooter::startRequested, this, &EstimatorPanel::start);
  connect(m_strip, &TaskFooter::cancelRequested, this, &EstimatorPanel::cancel);
}

void EstimatorPanel::createHeader() {
  m_kind = new SegmentedControl({tr("Pairs"), tr("By hashes")});
  m_kind->setAccessibleName(tr("What is drawn"));
  m_setOfValues = new Chip(tr("sets of values"));
  m_setOfValues->setObjectName(QStringLiteral("setOfValues"));
  m_setOfValues->setToolTip(tr("The formula of two published programs, and its bias"));
  addHeaderWidgets({m_setOfValues, m_kind});
  // Wrapped sentences below must not squeeze the header.
  m_kind->setMinimumHeight(m_kind->sizeHint().height());
  connect(m_kind, &SegmentedControl::currentChanged, this, &EstimatorPanel::showKind);
  connect(m_setOfValues, &Chip::toggled, this, [this](bool isOn) {
    m_scatter->setSetOfValuesShown(isOn);
    m_errors->setSetOfValuesShown(isOn);
    showFormula();
  });
}

void EstimatorPanel::createBody() {
  auto *body = new QWidget;
  QVBoxLayout *layout = makeColumn(body, {kEstimatorPanelPadding, 8, kEstimatorPanelPadding, 8});
  m_stack = new QStackedWidget;
  m_scatter = new EstimatePlot;
  m_errors = new EstimateErrorPlot;
  m_panels = {new PlotPanel(m_scatter, tr("Estimated and exact similarity of pairs"),
                            PlotPanel::Tools::Menu),
              new PlotPanel(m_errors, tr("Error by number of hashes"), PlotPanel::Tools::Menu)};
  for (PlotPanel *panel : std::as_const(m_panels)) {
    m_stack->addWidget(panel);
    addHeaderWidget(panel->menuButton());
    connect(panel, &PlotPanel::messageRaised, this, &EstimatorPanel::messageRaised);
  }
  const auto choose = [this](int point) {
    if (m_picture != nullptr) emit pairActivated(m_picture->rows[static_cast<std::size_t>(point)]);
  };
  connect(m_scatter, &EstimatePlot::pointActivated, this, choose);
  connect(m_panels.front(), &PlotPanel::rowActivated, this, choose);
  m_formula = makeNote(this, TextRole::Muted);
  m_formula->hide();
  showKind(0);
  layout->addWidget(m_stack, 1);
  layout->addWidget(m_formula);
  setBody(body);
}

void EstimatorPanel::showKind(int index) {
  m_stack->setCurrentIndex(index);
  for (int i = 0; i < m_panels.size(); ++i) m_panels[i]->menuButton()->setVisible(i == index);
}

void EstimatorPanel::setQuestion(EstimatorQuestion question) {
  const bool isSame = question.dataset == m_question.dataset &&
                      question.result == m_question.result &&
                      (question.result != nullptr || question.recipe == m_question.recipe);
  if (isSame) return;
  m_strip->drop(m_job);
  m_question = std::move(question);
  setSubtitle(m_question.result != nullptr ? tr("pairs of the run")
                                           : tr("all pairs at or above the floor"));
  if (m_picture != nullptr) m_strip->say({});
  show(nullptr);
}

void EstimatorPanel::start() {
  if (m_question.dataset == nullptr || m_job.isRunning()) return;
  m_strip->run(
      m_job,
      [question = m_question](const RunContext &context) {
        return makeEstimatorPicture(question, context);
      },
      [this](EstimatorPicture picture) {
        show(std::make_shared<const EstimatorPicture>(std::move(picture)));
        m_strip->say(estimatorText(*m_picture));
      });
}

void EstimatorPanel::show(std::shared_ptr<const EstimatorPicture> picture) {
  m_picture = std::move(picture);
  m_scatter->setPicture(m_picture);
  m_errors->setPicture(m_picture);
  for (PlotPanel *panel : std::as_const(m_panels)) panel->showTable();
  showFormula();
}

void EstimatorPanel::showFormula() {
  const bool isShown = m_setOfValues->isChecked() && m_picture != nullptr;
  say(m_formula, isShown ? setOfValuesText(*m_picture) : QString());
}

}  // namespace shinglescope
