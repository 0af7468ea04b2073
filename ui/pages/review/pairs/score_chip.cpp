// SPDX-License-Identifier: MIT
#include "ui/pages/review/pairs/score_chip.h"

#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QMenu>
#include <QWidgetAction>

#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

constexpr int kDecimals = 3;
constexpr double kScoreChipStep = 0.01;

}  // namespace

ScoreChip::ScoreChip(QWidget *parent) : Chip(tr("any score"), parent) {
  setToolTip(tr("Similarities shown"));
  auto *menu = new QMenu(this);
  auto *ends = new QWidget(menu);
  auto *form = new QFormLayout(ends);
  m_from = addEnd(form, tr("&From"));
  m_to = addEnd(form, tr("&To"));
  ends->setFocusProxy(m_from);
  auto *action = new QWidgetAction(menu);
  action->setDefaultWidget(ends);
  menu->addAction(action);
  menu->addSeparator();
  menu->addAction(tr("Any score"), this, [this] { emit rangeEdited(std::nullopt); });
  connect(
      menu, &QMenu::aboutToShow, m_from, [this] { m_from->setFocus(Qt::PopupFocusReason); },
      Qt::QueuedConnection);
  setMenu(menu);
  setPopupMode(QToolButton::InstantPopup);
  setRange(std::nullopt);
}

/// Deleting an open menu hides its boxes, which then commit typed text and emit signals.
ScoreChip::~ScoreChip() {
  for (QDoubleSpinBox *box : {m_from, m_to}) box->disconnect(this);
}

QDoubleSpinBox *ScoreChip::addEnd(QFormLayout *form, const QString &name) {
  auto *box = new QDoubleSpinBox(form->parentWidget());
  box->setRange(0.0, 1.0);
  box->setDecimals(kDecimals);
  box->setSingleStep(kScoreChipStep);
  box->setKeyboardTracking(false);
  box->setAccessibleName(QString(name).remove(u'&'));
  form->addRow(name, box);
  connect(box, &QDoubleSpinBox::valueChanged, this, &ScoreChip::takeEnds);
  return box;
}

void ScoreChip::takeEnds() {
  emit rangeEdited(ScoreRange{ratioFromDouble(m_from->value()), ratioFromDouble(m_to->value())});
}

void ScoreChip::setRange(const std::optional<ScoreRange> &range) {
  const ScoreRange shown = range.value_or(ScoreRange{});
  const QSignalBlocker quietFrom(m_from);
  const QSignalBlocker quietTo(m_to);
  m_from->setValue(shown.from.toDouble());
  m_to->setValue(shown.to.toDouble());
  setChecked(range.has_value());
  setText(range ? tr("%1 – %2").arg(similarityText(shown.from.toDouble()),
                                    similarityText(shown.to.toDouble()))
                : tr("any score"));
  setAccessibleName(tr("Similarities shown: %1").arg(text()));
  updateGeometry();
  update();
}

}  // namespace shinglescope
