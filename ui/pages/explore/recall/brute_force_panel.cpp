// SPDX-License-Identifier: MIT
#include "ui/pages/explore/recall/brute_force_panel.h"

#include <QCheckBox>
#include <climits>

#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/frame/partners_box.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/parts/tuning/recall_text.h"
#include "ui/parts/tuning/sweep_text.h"

namespace shinglescope {

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
