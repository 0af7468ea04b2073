// SPDX-License-Identifier: MIT
#include "ui/parts/tuning/zone_form.h"

#include <QGridLayout>

#include "core/signature/signature_options.h"
#include "ui/base/controls/inputs.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/controls/note_label.h"

namespace shinglescope {
namespace {

constexpr double kZoneFormStep = 0.01;
constexpr double kHundred = 100;

}  // namespace

ZoneForm::ZoneForm(QWidget *parent) : QWidget(parent), m_grid(makeGrid(this, 8, 4)) {
  m_d1 = addSimilarity(0, tr("below"), tr("Lower similarity, d1"));
  m_p1 = addChance(0, tr("at most"), tr("Most found below it, p1"));
  m_d2 = addSimilarity(1, tr("from"), tr("Upper similarity, d2"));
  m_p2 = addChance(1, tr("at least"), tr("Fewest found from it up, p2"));
  m_least = addHashes(0, tr("hashes"), tr("Fewest hashes"));
  m_most = addHashes(2, tr("to"), tr("Most hashes"));
  m_grid->setColumnStretch(4, 1);
  setZone(m_zone);
}

QDoubleSpinBox *ZoneForm::addSimilarity(int row, const QString &word, const QString &name) {
  QDoubleSpinBox *box = makeShareBox(this, name, kZoneFormStep);
  add(box, row, 0, word);
  return box;
}

QDoubleSpinBox *ZoneForm::addChance(int row, const QString &word, const QString &name) {
  QDoubleSpinBox *box = makeShareBox(this, name, 1);
  box->setRange(0, kHundred);
  box->setDecimals(1);
  box->setSuffix(tr(" %"));
  add(box, row, 2, word);
  return box;
}

QSpinBox *ZoneForm::addHashes(int column, const QString &word, const QString &name) {
  QSpinBox *box = makeSpinBox(this, name, 1, kMaxHashes, 1);
  box->setKeyboardTracking(false);
  add(box, 2, column, word);
  return box;
}

template <class Box>
void ZoneForm::add(Box *box, int row, int column, const QString &word) {
  m_grid->addWidget(makeMutedLabel(word), row, column);
  m_grid->addWidget(box, row, column + 1);
  connect(box, &Box::valueChanged, this, [this, box] { take(box); });
}

void ZoneForm::setZone(const ToleranceZone &zone) {
  m_isShowing = true;
  m_zone = zone;
  m_d1->setValue(zone.d1);
  m_d2->setValue(zone.d2);
  m_p1->setValue(zone.p1 * kHundred);
  m_p2->setValue(zone.p2 * kHundred);
  m_least->setValue(static_cast<int>(zone.minHashes));
  m_most->setValue(static_cast<int>(zone.maxHashes));
  m_isShowing = false;
}

/// Keeps the last edited value and adjusts values that conflict with it.
void ZoneForm::take(const QObject *changed) {
  if (m_isShowing) return;
  ToleranceZone zone;
  zone.d1 = m_d1->value();
  zone.d2 = m_d2->value();
  zone.p1 = m_p1->value() / kHundred;
  zone.p2 = m_p2->value() / kHundred;
  zone.minHashes = static_cast<std::uint32_t>(m_least->value());
  zone.maxHashes = static_cast<std::uint32_t>(m_most->value());
  if (zone.d1 >= zone.d2) {
    const bool isLower = changed == m_d1;
    zone.d1 =
        isLower ? std::min(zone.d1, 1 - kZoneFormStep) : std::max(0.0, zone.d2 - kZoneFormStep);
    zone.d2 = isLower ? zone.d1 + kZoneFormStep : std::max(kZoneFormStep, zone.d2);
  }
  if (zone.minHashes > zone.maxHashes)
    zone.minHashes = zone.maxHashes = changed == m_least ? zone.minHashes : zone.maxHashes;
  setZone(zone);
  emit edited(zone);
}

}  // namespace shinglescope
