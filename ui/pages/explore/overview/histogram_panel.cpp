// SPDX-License-Identifier: MIT
#include "ui/pages/explore/overview/histogram_panel.h"

#include <QPushButton>

#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/plots/plot_panel.h"
#include "ui/pages/explore/frame/view_stack.h"
#include "ui/pages/explore/overview/histogram_plot.h"
#include "ui/pages/explore/overview/threshold_preview.h"

namespace shinglescope {
namespace {

constexpr int kHistogramPanelPadding = 10;
constexpr int kHistogramPanelMinPlotHeight = 140;
constexpr double kBelowNext = 1e-6;

}  // namespace

ScoreRange scoresOf(const SimilarityBin &bin) {
  return {ratioFromDouble(bin.low), ratioFromDouble(bin.high >= 1 ? 1 : bin.high - kBelowNext)};
}

HistogramPanel::HistogramPanel(QWidget *parent) : Panel(tr("Similarity of pairs"), parent) {
  m_words = makeLabel(nullptr, TextRole::Muted);
  m_words->setObjectName(QStringLiteral("histogramWords"));
  m_plot = new HistogramPlot;
  m_plot->setMinimumHeight(kHistogramPanelMinPlotHeight);
  m_panel = new PlotPanel(m_plot, tr("Pairs by similarity"), PlotPanel::Tools::Menu,
                          {kHistogramPanelPadding, 4, kHistogramPanelPadding, 4});
  m_preview = new ThresholdPreview;
  auto *content = new QWidget;
  QVBoxLayout *layout = makeColumn(content, {}, 0);
  layout->addWidget(m_panel, 1);
  layout->addWidget(m_preview);
  m_area = new ViewStack(content);
  setBody(m_area);
  m_lower = makePushButton(nullptr, {}, "lowerFloor",
                           tr("Counts the pairs that are only estimated, which takes longer"));
  m_lower->hide();
  addHeaderWidgets({m_words, m_lower, m_panel->menuButton()});
  connect(m_lower, &QPushButton::clicked, this, &HistogramPanel::lowerFloorRequested);
  m_panel->menuButton()->hide();
  connect(m_panel, &PlotPanel::messageRaised, this, &HistogramPanel::messageRaised);
  connectPreview();
}

void HistogramPanel::connectPreview() {
  connect(m_plot, &HistogramPlot::thresholdMoved, this,
          [this](const Ratio &to) { m_preview->compare(m_threshold, to); });
  const auto choose = [this](int bin) {
    emit scoresRequested(scoresOf(m_plot->histogram()->bins[static_cast<std::size_t>(bin)]));
  };
  connect(m_plot, &HistogramPlot::binActivated, this, choose);
  connect(m_panel, &PlotPanel::rowActivated, this, choose);
  connect(m_preview, &ThresholdPreview::wordsChanged, this, [this](const QString &words) {
    const bool isAtRest = m_plot->threshold() == m_threshold;
    m_words->setText(isAtRest && !words.isEmpty() ? tr("drag the bar: %1").arg(words) : words);
  });
  connect(m_preview, &ThresholdPreview::reviewRequested, this,
          &HistogramPanel::reviewThresholdRequested);
  connect(m_preview, &ThresholdPreview::recipeRequested, this,
          &HistogramPanel::recipeThresholdRequested);
  connect(m_preview, &ThresholdPreview::dropped, this, [this] {
    setThreshold(m_threshold);
    m_plot->setFocus(Qt::OtherFocusReason);
  });
}

void HistogramPanel::setMaterial(const std::shared_ptr<const TunedRows> &rows,
                                 const std::shared_ptr<const SimilarityHistogram> &histogram) {
  if (histogram == m_plot->histogram()) return;
  m_plot->setHistogram(histogram);
  m_panel->showTable();
  m_panel->menuButton()->setVisible(histogram != nullptr);
  m_preview->setPairs(rows, histogram);
}

void HistogramPanel::setThreshold(const Ratio &threshold) {
  m_threshold = threshold;
  m_plot->setThreshold(threshold);
  m_preview->compare(threshold, threshold);
}

void HistogramPanel::setReviewOff(const QString &reason) { m_preview->setReviewOff(reason); }

void HistogramPanel::offerLowerFloor(const QString &text) {
  m_lower->setText(text);
  m_lower->setVisible(!text.isEmpty());
}

bool HistogramPanel::isBusy() const { return m_preview->isBusy(); }

}  // namespace shinglescope
