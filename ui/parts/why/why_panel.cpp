// SPDX-License-Identifier: MIT
#include "ui/parts/why/why_panel.h"

#include <QAction>
#include <QEvent>
#include <QScrollArea>

#include "ui/base/controls/key_cap_button.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/style/theme.h"
#include "ui/base/text/number_text.h"
#include "ui/parts/why/band_details.h"
#include "ui/parts/why/found_curve.h"
#include "ui/parts/why/what_if_area.h"
#include "ui/parts/why/why_text.h"

namespace shinglescope {
namespace {

constexpr QMargins kWhyPanelMargins(12, 12, 12, 12);
constexpr int kBetween = 8;

/// Formats a number in the colour of its mark. `text` is markup, so it must not come from data.
QString inColor(const QString &text, const QColor &color) {
  return QStringLiteral("<b style=\"color:%1\">%2</b>").arg(color.name(), text);
}

}  // namespace

WhyPanel::WhyPanel(QAction *toggle, QWidget *parent) : Panel(tr("Why these two?"), parent) {
  if (toggle != nullptr) addHeaderWidget(new KeyCapButton(toggle, this));
  auto *body = new QWidget(this);
  QVBoxLayout *bodyLayout = makeColumn(body, kWhyPanelMargins);
  m_reason = makeNote(body, TextRole::Muted);
  m_content = new QWidget(body);
  createContent();
  addWidgets(*bodyLayout, {m_reason, m_content, nullptr});
  QScrollArea *scroll = makeColumnScroller(body, this);
  scroll->setFocusPolicy(Qt::StrongFocus);
  scroll->setAccessibleName(tr("Why these two?"));
  setBody(scroll);
  connect(m_bands, &BandStrip::bandChosen, this, &WhyPanel::showBand);
  connect(m_band, &BandDetails::rowActivated, this, &WhyPanel::rowActivated);
  clear();
}

void WhyPanel::createContent() {
  QVBoxLayout *layout = makeColumn(m_content, {}, 6);
  addSimilarity(layout);
  layout->addSpacing(kBetween);
  addBands(layout);
  layout->addSpacing(kBetween);
  m_positionsTitle = addLabel(layout);
  layout->addWidget(m_positions = new PositionStrip(m_content));
  layout->addSpacing(kBetween);
  layout->addWidget(m_curve = new FoundCurve(m_content));
  m_found = addLabel(layout);
  layout->addSpacing(kBetween);
  layout->addWidget(m_whatIf = new WhatIfArea(m_content));
}

void WhyPanel::addSimilarity(QBoxLayout *layout) {
  auto *figure = new QHBoxLayout;
  m_exact = makeLabel(m_content, TextRole::Figure);
  m_measure = makeLabel(m_content, TextRole::Muted);
  figure->addWidget(m_exact);
  figure->addWidget(m_measure, 1, Qt::AlignBottom);
  layout->addLayout(figure);
  m_shingles = addLabel(layout);
  m_fate = addLabel(layout);
  m_fate->setTextFormat(Qt::PlainText);
  setTextRole(m_fate, TextRole::Body);
  layout->addSpacing(6);
  layout->addWidget(m_interval = new IntervalStrip(m_content));
  m_estimate = addLabel(layout);
}

void WhyPanel::addBands(QBoxLayout *layout) {
  m_bandsTitle = addLabel(layout);
  layout->addWidget(m_bands = new BandStrip(m_content));
  m_bandHint = addLabel(layout);
  m_bandHint->setText(tr("Choose a band to see its values and its bucket."));
  layout->addWidget(m_band = new BandDetails(m_content));
}

void WhyPanel::changeEvent(QEvent *event) {
  Panel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && m_shown) showSignature();  // colours in the text
}

QLabel *WhyPanel::addLabel(QBoxLayout *layout) {
  auto *label = new QLabel(m_content);
  label->setWordWrap(true);
  setTextRole(label, TextRole::Muted);
  layout->addWidget(label);
  return label;
}

void WhyPanel::clear(const QString &reason) {
  m_shown.reset();
  m_content->hide();
  say(m_reason, reason);
}

void WhyPanel::showExplanation(const PairExplanation &why, const Recipe &recipe, const Pair &pair) {
  m_shown = Shown{why, recipe, pair, std::nullopt, false};
  showContent();
  m_whatIf->setRecipe(recipe);
}

void WhyPanel::showContent() {
  showSimilarity();
  showSignature();
  showChance();
  m_bands->setBands(m_shown->why.bandCollided);
  // Minima and bands know only the Jaccard similarity.
  const bool hasBands = !m_shown->why.measure.isContainment();
  for (QWidget *widget :
       std::initializer_list<QWidget *>{m_interval, m_estimate, m_bandsTitle, m_bands, m_bandHint,
                                        m_positionsTitle, m_positions, m_curve, m_found})
    widget->setVisible(hasBands);
  m_band->hide();
  m_reason->hide();
  m_content->show();
}

void WhyPanel::showSimilarity() {
  const PairExplanation &why = m_shown->why;
  const Recipe &recipe = m_shown->recipe;
  const bool isPart = why.measure.isContainment();
  m_exact->setText(preciseSimilarityText(why.similarity, recipe.threshold));
  m_measure->setText(isPart ? tr("containment") : tr("exact Jaccard"));
  const QString unit = recipe.shingle.unit == ShingleUnit::Word ? tr("word %1") : tr("char %1");
  QString shingle = unit.arg(recipe.shingle.k);
  if (recipe.shingle.counts == ShingleCounts::Multiset)
    shingle = tr("%1, repeats count").arg(shingle);
  if (recipe.shingle.foldsRareWords())
    shingle = tr("%1, words in under %2 rows as one")
                  .arg(shingle, countText(recipe.shingle.minDocumentFrequency));
  m_shingles->setText(isPart
                          ? partText(why, shingle)
                          : tr("%1 shared of %2 shingles (%3)")
                                .arg(countText(why.intersection), countText(why.whole), shingle));
  m_fate->setText(m_shown->pair.isListedRun ? listedFateText()
                                            : fateText(why, recipe, m_shown->pair.isExactRun));
}

void WhyPanel::showSignature() {
  const PairExplanation &why = m_shown->why;
  const Recipe &recipe = m_shown->recipe;
  const ThemeColors &colors = themeColors(palette());
  m_interval->setValues(why.interval, why.estimate, why.jaccard);
  m_interval->setAccessibleName(tr("Estimate and exact similarity from 0 to 1"));
  m_estimate->setText(
      tr("%1 (%2 of %3 equal), 95 % interval %4 to %5; %6")
          .arg(inColor(tr("estimate %1").arg(preciseSimilarityText(why.estimate)), colors.accent),
               countText(why.equalPositions), countText(why.numHashes),
               preciseSimilarityText(why.interval.low), preciseSimilarityText(why.interval.high),
               inColor(tr("exact %1").arg(preciseSimilarityText(why.jaccard, recipe.threshold)),
                       colors.second)));
  const QString each = tr("%n rows each", nullptr, static_cast<int>(recipe.bandPlan().rows));
  m_bandsTitle->setText(tr("Bands that collided: <b>%1 of %2</b> (%3)")
                            .arg(why.collidedBands)
                            .arg(recipe.bands)
                            .arg(each));
  m_bands->setAccessibleName(
      tr("%1 of %2 bands collided").arg(why.collidedBands).arg(recipe.bands));
  m_positionsTitle->setText(tr("Equal positions"));
  m_positions->setPositions(why.positionIsEqual);
  m_positions->setAccessibleName(
      tr("%1 of %2 positions equal").arg(why.equalPositions).arg(why.numHashes));
}

void WhyPanel::showChance() {
  const Shown &shown = *m_shown;
  m_curve->setPair(shown.recipe.bandPlan(), shown.why.jaccard, shown.recipe.threshold.toDouble());
  m_found->setText(shown.pair.isListedRun
                       ? planChanceText(shown.why, shown.recipe)
                       : chanceText(shown.why, shown.recipe, shown.pair.isExactRun));
}

void WhyPanel::showBand(int band) {
  const auto number = static_cast<std::uint32_t>(band);
  m_bandHint->hide();
  m_band->show();
  m_band->showBand(m_shown->why, number, m_shown->pair.a, m_shown->pair.b);
  if (m_shown->buckets) return m_band->showBucket(&m_shown->buckets->at(number));
  if (m_shown->areBucketsAsked) return;
  m_shown->areBucketsAsked = true;
  emit bucketsAsked();
}

void WhyPanel::showBuckets(std::vector<BandBucket> buckets) {
  if (!m_shown || buckets.size() != m_shown->why.bandCollided.size()) return;
  m_shown->buckets = std::move(buckets);
  const int band = m_bands->chosenBand();
  if (band >= 0) m_band->showBucket(&m_shown->buckets->at(static_cast<std::size_t>(band)));
}

void WhyPanel::showBucketProblem(const QString &sentence) { m_band->showProblem(sentence); }

}  // namespace shinglescope
