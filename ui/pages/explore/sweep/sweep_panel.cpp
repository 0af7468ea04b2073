// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sweep/sweep_panel.h"

#include <QStackedWidget>

#include "ui/base/controls/empty_state.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/pages/explore/frame/revert_adoption_button.h"
#include "ui/pages/explore/sweep/sweep_front_plot.h"
#include "ui/parts/tuning/recipe_adopter.h"
#include "ui/parts/tuning/sweep_run.h"
#include "ui/parts/tuning/sweep_text.h"

namespace shinglescope {
namespace {

constexpr int kSweepPanelPadding = 12;

}  // namespace

SweepPanel::SweepPanel(SweepRun &run, RecipeAdopter &adopter, QWidget *parent)
    : Panel(tr("Sweep"), parent), m_run(run), m_adopter(adopter) {
  createBody();
  createHeader();
  connect(&m_run, &SweepRun::changed, this, &SweepPanel::showResult);
  connect(&m_run, &SweepRun::pickedChanged, this, &SweepPanel::showPicked);
  connect(&m_run, &SweepRun::pairsChanged, this, &SweepPanel::showPairs);
  connect(m_plot, &SweepFrontPlot::settingPicked, &m_run, &SweepRun::pick);
  connect(m_plotPanel, &PlotPanel::messageRaised, this, &SweepPanel::messageRaised);
  connect(m_plotPanel, &PlotPanel::rowActivated, this, [this](int row) {
    m_run.pick(m_plot->result()->handleAt(m_plot->twinSettings()[static_cast<std::size_t>(row)]));
  });
  showPairs();
  showResult();
}

void SweepPanel::showPairs() {
  m_plot->setPairs(m_run.pairs());
  m_plotPanel->showTable();
  showPicked();
}

void SweepPanel::createHeader() {
  m_adopt =
      makePushButton(nullptr, tr("Adopt"), "panelAdopt", tr("Puts the setting into the recipe"));
  m_open = makePushButton(nullptr, tr("Open"), "panelOpenSweep",
                          tr("The grid, all settings and their pairs"));
  addHeaderWidgets(
      {new RevertAdoptionButton(m_adopter), m_adopt, m_open, m_plotPanel->menuButton()});
  connect(m_adopt, &QPushButton::clicked, this, &SweepPanel::adoptRequested);
  connect(m_open, &QPushButton::clicked, this, &SweepPanel::openRequested);
}

void SweepPanel::createBody() {
  auto *empty = new EmptyState(
      tr("A sweep tries a grid of settings on a sample, each against the exact answer."),
      tr("Open Sweep"));
  connect(empty, &EmptyState::actionRequested, this, &SweepPanel::openRequested);
  m_empty = empty;
  m_plot = new SweepFrontPlot;
  m_plotPanel = new PlotPanel(m_plot, tr("Settings by time and F1"), PlotPanel::Tools::Menu);
  m_choice = makeLabel(nullptr, TextRole::Muted);
  m_choice->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_choice->setObjectName(QStringLiteral("panelChoice"));
  auto *front = new QWidget;
  QVBoxLayout *layout = makeColumn(front, {kSweepPanelPadding, 6, kSweepPanelPadding, 6}, 2);
  layout->addWidget(m_choice);
  layout->addWidget(m_plotPanel, 1);
  m_stack = makeStack({m_empty, front});
  setBody(m_stack);
}

void SweepPanel::showResult() {
  const auto &result = m_run.result();
  if (result != nullptr && result == m_plot->result()) return;
  m_stack->setCurrentIndex(result == nullptr ? 0 : 1);
  for (QWidget *widget : QList<QWidget *>{m_adopt, m_open, m_plotPanel->menuButton()})
    widget->setVisible(result != nullptr);
  m_plot->setResult(result);
  m_plotPanel->showTable();
  setSubtitle(result == nullptr ? QString() : resultText(*result));
  showPicked();
}

void SweepPanel::showPicked() {
  m_plot->setPicked(m_run.picked());
  const SweepRow *row = m_run.pickedRow();
  m_adopt->setEnabled(row != nullptr && row->setting.canBeAdopted());
  m_choice->setText(row != nullptr
                        ? tr("%1: F1 %2")
                              .arg(settingText(row->setting),
                                   shareText(qualityOf(*row, SweepQuality::F1, m_run.pairs())))
                        : tr("Click a dot to show its setting."));
}

}  // namespace shinglescope
