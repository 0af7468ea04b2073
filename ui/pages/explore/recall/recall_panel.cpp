// SPDX-License-Identifier: MIT
#include "ui/pages/explore/recall/recall_panel.h"

#include <climits>

#include "ui/base/controls/form_rows.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/explore/frame/task_footer.h"
#include "ui/parts/tuning/recall_text.h"

namespace shinglescope {
namespace {

QString withPartners(const RecallEstimate &estimate) {
  const QString partners = partnersText(estimate);
  if (partners.isEmpty()) return recallText(estimate);
  const bool isShort = estimate.interval.low >= estimate.interval.high;
  return recallText(estimate) + (isShort ? QStringLiteral(", ") : QStringLiteral("\n")) + partners;
}

}  // namespace

RecallPanel::RecallPanel(QWidget *parent) : Panel(tr("Measured recall"), parent) {
  m_rows = makeSpinBox(nullptr, tr("Rows to search exactly"), 1, INT_MAX, 1000);
  m_rows->setSingleStep(100);
  m_rows->setGroupSeparatorShown(true);
  m_rows->setObjectName(QStringLiteral("recallRows"));
  m_rows->setFixedWidth(110);
  m_seed = makeSpinBox(nullptr, tr("Seed of the sample"), 0, INT_MAX, 1);
  m_seed->setFixedWidth(76);
  m_form = new FormRows;
  m_form->addRow(tr("Random rows"),
                 {m_rows, makeLabel(nullptr, TextRole::Muted, tr("see&d"), m_seed), m_seed});
  m_form->addFigure(tr("Pairs that differ"), "others");
  m_form->addFigure(tr("All pairs"), "all");
  m_form->addFigure(tr("Identical pairs"), "identical");
  m_form->addFigure(tr("Curve expects"), "expected");
  m_form->addFigure(tr("Whole table"), "whole");
  m_form->finish();
  setBody(m_form);
  m_strip = new TaskFooter(tr("&Measure recall"));
  setFooter(m_strip);
  connect(m_strip, &TaskFooter::startRequested, this, [this] { emit measureRequested(options()); });
  clear();
}

RecallOptions RecallPanel::options() const {
  return {static_cast<std::uint64_t>(m_rows->value()), static_cast<std::uint64_t>(m_seed->value()),
          kAffordableComparisons};
}

QString RecallPanel::line(const QString &name) const { return m_form->figure(name); }

void RecallPanel::showFindings(const RecallFindings &findings) {
  const MeasuredRecall &measured = findings.measured;
  setSubtitle(
      measured.others.isExact
          ? tr("exact: all %1 rows").arg(countText(measured.dataRows))
          : tr("%1 of %2 rows").arg(countText(measured.sampledRows), countText(measured.dataRows)));
  m_form->setFigure("others", withPartners(measured.others));
  m_form->setFigure("all", recallText(measured.all));
  m_form->setFigure("identical", withPartners(measured.identical));
  m_form->setFigure("expected", expectedText(findings));
  m_form->setFigure("whole", inAllText(findings));
  m_strip->say(fewPairsText(measured.others));
}

void RecallPanel::clear() {
  setSubtitle({});
  m_form->clearFigures();
}

}  // namespace shinglescope
