// SPDX-License-Identifier: MIT
#include "ui/pages/explore/recall/brute_force_panel.h"

#include <QCheckBox>
#include <QPushButton>
#include <algorithm>
#include <climits>

#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/frame/partners_box.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/pages/explore/overview/candidate_model.h"
#include "ui/parts/tuning/recall_text.h"
#include "ui/parts/tuning/sweep_text.h"

namespace shinglescope {
namespace {
constexpr int kExamplesGap = 4;
}

BruteForcePanel::BruteForcePanel(QWidget *parent) : Panel(tr("LSH against brute force"), parent) {
  m_rows = makeSpinBox(nullptr, tr("Rows to extrapolate to"), 2, INT_MAX,
                       static_cast<int>(kPublishedRows));
  m_rows->setSingleStep(100'000);
  m_rows->setGroupSeparatorShown(true);
  m_rows->setFixedWidth(140);
  m_rows->setObjectName(QStringLiteral("showdownRows"));
  m_form = new FormRows;
  m_form->addFigure(tr("LSH"), "lsh");
  m_form->addFigure(tr("Brute force"), "brute");
  m_form->addFigure(tr("Exact join"), "join");
  m_form->addFigure(tr("Found by both"), "both");
  m_form->addWideRow(createExamples());
  m_form->addRow(tr("For rows"), {m_rows});
  m_form->addFigure({}, "cost");
  m_form->addFillingRow({}, makeNote(this, TextRole::Muted, publishedText()));
  m_form->finish();
  setBody(m_form);
  m_strip = new TaskFooter(tr("&Time both"));
  m_partners = makePartnersBox(m_strip);
  m_strip->setOption(m_partners);
  setFooter(m_strip);
  connect(m_rows, &QSpinBox::valueChanged, this, &BruteForcePanel::extrapolate);
  connect(m_strip, &TaskFooter::startRequested, this, &BruteForcePanel::start);
  connect(m_strip, &TaskFooter::cancelRequested, this, &BruteForcePanel::cancel);
  clear();
}

QWidget *BruteForcePanel::createExamples() {
  auto *examples = new QWidget;
  auto *line = new FlowLayout(examples, kExamplesGap);
  QLabel *title = makeLabel(examples, TextRole::Muted);
  title->setText(tr("One pair each"));
  line->addWidget(title);
  const std::array names = {"exampleFound", "exampleBelow", "exampleMissed"};
  const std::array tips = {tr("The most similar pair that was found. Shows why."),
                           tr("The most similar candidate below the threshold. Shows why."),
                           tr("The most similar pair that shares no band. Shows why.")};
  for (std::size_t i = 0; i < m_examples.size(); ++i) {
    m_examples[i] = makePushButton(examples, {}, names[i], tips[i]);
    line->addWidget(m_examples[i]);
    connect(m_examples[i], &QPushButton::clicked, this, [this, i] {
      const auto fate = static_cast<CandidateFate>(i);
      const auto pair = std::ranges::find(m_showdown->examples, fate, &ExaminedPair::fate);
      if (pair != m_showdown->examples.end()) emit pairActivated({pair->rowA, pair->rowB});
    });
  }
  title->setMinimumHeight(m_examples.front()->sizeHint().height());  // on one line with the buttons
  return examples;
}

void BruteForcePanel::showExamples() {
  for (std::size_t i = 0; i < m_examples.size(); ++i) {
    const auto fate = static_cast<CandidateFate>(i);
    m_examples[i]->setText(candidateFateText(fate));
    m_examples[i]->setEnabled(false);
    if (!m_showdown) continue;
    const auto pair = std::ranges::find(m_showdown->examples, fate, &ExaminedPair::fate);
    if (pair == m_showdown->examples.end()) continue;
    m_examples[i]->setText(
        tr("%1 %2").arg(candidateFateText(fate), similarityText(pair->similarity())));
    m_examples[i]->setEnabled(true);
  }
}

void BruteForcePanel::setQuestion(std::shared_ptr<const Dataset> dataset, const Recipe &recipe) {
  if (dataset == m_dataset && recipe == m_recipe) return;
  m_strip->drop(m_job);
  m_dataset = std::move(dataset);
  m_recipe = recipe;
  if (m_showdown) m_strip->say({});
  m_showdown.reset();
  clear();
}

void BruteForcePanel::clear() {
  setSubtitle({});
  m_form->clearFigures();
  showExamples();
}

void BruteForcePanel::start() {
  if (m_dataset == nullptr || m_job.isRunning()) return;
  BruteForceOptions options;
  if (m_partners->isChecked()) options.drawn = RowsDrawn::WithPartner;
  m_strip->run(
      m_job,
      [dataset = m_dataset, recipe = m_recipe, options](const RunContext &context) {
        return runShowdown(*dataset, recipe, options, context);
      },
      [this](const BruteForceComparison &showdown) { show(showdown); });
}

void BruteForcePanel::show(const BruteForceComparison &showdown) {
  m_showdown = showdown;
  setSubtitle(sampledRowsText(showdown));
  showExamples();
  m_form->setFigure(
      "lsh", contestantText(showdown.lshSeconds, showdown.lshPairs.rows, showdown.candidates));
  m_form->setFigure("brute", contestantText(showdown.bruteSeconds, showdown.brutePairs.rows,
                                            showdown.bruteComparisons));
  m_form->setFigure(
      "join",
      tr("%1, the same pairs").arg(costValueText(SweepCost::Seconds, showdown.joinSeconds)));
  m_form->setFigure(
      "both", tr("%1 pairs, and %2 with equal texts")
                  .arg(countText(showdown.bothPairs.rows), countText(showdown.identicalPairs)));
  m_strip->say(tr("On %1 threads. Brute force and the join need %2 more to shingle the texts.")
                   .arg(showdown.threads)
                   .arg(costValueText(SweepCost::Seconds, showdown.shinglingSeconds)));
  if (const QString few = fewPairsText(showdown); !few.isEmpty())
    m_strip->say(few + u' ' + m_strip->message());
  extrapolate();
}

void BruteForcePanel::extrapolate() {
  if (!m_showdown) return;
  m_form->setFigure("cost", extrapolationText(*m_showdown, m_rows->value()));
}

}  // namespace shinglescope
