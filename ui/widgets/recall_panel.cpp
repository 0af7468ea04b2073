#include "ui/widgets/recall_panel.h"

#include <QSpinBox>
#include <climits>

#include "ui/controls/form_rows.h"
#include "ui/controls/note_label.h"
#include "ui/controls/number_text.h"
#include "ui/state/recall_text.h"
#include "ui/widgets/task_strip.h"

namespace shinglescope {
namespace {

constexpr const char *kLines[] = {"all", "others", "identical", "expected", "whole"};

QString withPartners(const RecallEstimate &estimate) {
  const QString partners = partnersText(estimate);
  if (partners.isEmpty()) return recallText(estimate);
  const bool isShort = estimate.interval.low >= estimate.interval.high;
  return recallText(estimate) + (isShort ? QStringLiteral(", ") : QStringLiteral("\n")) + partners;
}

}  // namespace

RecallPanel::RecallPanel(QWidget *parent) : Panel(tr("Measured recall"), parent) {
  m_rows = new QSpinBox;
  m_rows->setRange(1, INT_MAX);
  m_rows->setValue(1000);
  m_rows->setSingleStep(100);
  m_rows->setGroupSeparatorShown(true);
  m_rows->setAccessibleName(tr("Rows to search exactly"));
  m_rows->setObjectName(QStringLiteral("recallRows"));
  m_rows->setFixedWidth(110);
  m_seed = new QSpinBox;
  m_seed->setRange(0, INT_MAX);
  m_seed->setValue(1);
  m_seed->setAccessibleName(tr("Seed of the sample"));
  m_seed->setFixedWidth(76);
  auto *form = new FormRows;
  auto *seed = new QLabel(tr("see&d"));
  setTextRole(seed, TextRole::Muted);
  seed->setBuddy(m_seed);
  form->addRow(tr("Random rows"), {m_rows, seed, m_seed});
  addLine(*form, tr("All pairs"), "all");
  addLine(*form, tr("Other pairs"), "others");
  addLine(*form, tr("Identical pairs"), "identical");
  addLine(*form, tr("Curve expects"), "expected");
  addLine(*form, tr("Whole table"), "whole");
  form->finish();
  setBody(form);
  m_strip = new TaskStrip(tr("&Measure recall"));
  setFooter(m_strip);
  connect(m_strip, &TaskStrip::startRequested, this, [this] { emit measureRequested(options()); });
  clear();
}

QLabel *RecallPanel::addLine(FormRows &form, const QString &label, const char *name) {
  QLabel *note = makeNote(this, TextRole::Body);
  note->setObjectName(QLatin1String(name));
  note->setTextInteractionFlags(Qt::TextSelectableByMouse);
  form.addFillingRow(label, note);
  return note;
}

RecallOptions RecallPanel::options() const {
  return {static_cast<std::uint64_t>(m_rows->value()), static_cast<std::uint64_t>(m_seed->value())};
}

void RecallPanel::say(const char *name, const QString &text) {
  findChild<QLabel *>(QLatin1String(name))->setText(text);
}

QString RecallPanel::line(const QString &name) const { return findChild<QLabel *>(name)->text(); }

void RecallPanel::showFindings(const RecallFindings &findings) {
  const MeasuredRecall &measured = findings.measured;
  setSubtitle(
      tr("%1 of %2 rows").arg(countText(measured.sampledRows), countText(measured.dataRows)));
  say("all", recallText(measured.all));
  say("others", withPartners(measured.others));
  say("identical", withPartners(measured.identical));
  say("expected", expectedText(findings));
  say("whole", inAllText(findings));
}

void RecallPanel::clear() {
  setSubtitle({});
  for (const char *name : kLines) say(name, QStringLiteral("–"));
}

}  // namespace shinglescope
