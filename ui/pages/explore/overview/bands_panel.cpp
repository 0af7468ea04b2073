// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/bands_panel.h"

#include <QScrollArea>

#include "ui/base/controls/inputs.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/frame/revert_adoption_button.h"
#include "ui/pages/explore/frame/view_stack.h"
#include "ui/pages/explore/overview/bands_plot.h"
#include "ui/parts/tuning/recipe_adopter.h"

namespace shinglescope {
namespace {
constexpr int kBandsPanelPadding = 10;
}

BandsPanel::BandsPanel(RecipeAdopter &adopter, QWidget *parent)
    : Panel(tr("Candidates by bands"), parent) {
  m_plot = new BandsPlot;
  m_panel = new PlotPanel(m_plot, tr("Candidates by number of bands"), PlotPanel::Tools::Menu,
                          {kBandsPanelPadding, 4, kBandsPanelPadding, 4});
  auto *scroll = new QScrollArea;
  scroll->setWidget(m_panel);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  m_area = new ViewStack(scroll);
  setBody(m_area);
  m_count = makePushButton(nullptr, tr("Count all"), "countBands",
                           tr("Finds every pair instead of estimating"));
  m_count->hide();
  m_pairs =
      makePushButton(nullptr, tr("Pairs..."), "candidatePairs",
                     tr("Lists found pairs, candidates below the threshold and missed pairs"));
  m_pairs->hide();
  addHeaderWidgets({new RevertAdoptionButton(adopter), m_count, m_pairs, m_panel->menuButton()});
  connect(m_pairs, &QPushButton::clicked, this, &BandsPanel::pairsRequested);
  connect(m_count, &QPushButton::clicked, this, &BandsPanel::countRequested);
  connect(m_panel, &PlotPanel::messageRaised, this, &BandsPanel::messageRaised);
  connect(m_plot, &BandsPlot::planChosen, &adopter, &RecipeAdopter::adoptPlan);
  connect(m_panel, &PlotPanel::rowActivated, this, [this, &adopter](int row) {
    adopter.adoptPlan(m_plot->sweep()->points[static_cast<std::size_t>(row)].plan);
  });
}

void BandsPanel::setSweep(const std::shared_ptr<const BandsSweep> &sweep, const BandPlan &current) {
  m_plot->setSweep(sweep, current);
  m_plot->setMinimumHeight(m_plot->heightForPlans());
  m_panel->showTable();
  m_panel->menuButton()->setVisible(sweep != nullptr);
  m_pairs->setVisible(sweep != nullptr);
  if (sweep == nullptr) return setSubtitle({});
  if (sweep->sample)
    return setSubtitle(
        tr("estimated from %1 of %2 rows")
            .arg(countText(sweep->sample->rows), countText(sweep->sample->dataRows)));
  setSubtitle(tr("%n hashes; click to adopt", nullptr, static_cast<int>(sweep->numHashes)));
}

void BandsPanel::offerCount(bool isOffered) { m_count->setVisible(isOffered); }

}  // namespace shinglescope
