#include "ui/parts/tuning/zone_form.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include "core/signature/signature_options.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/style/text_role.h"

namespace shinglescope {
namespace {

constexpr double kZoneFormStep = 0.01;
constexpr double kHundred = 100;

}  // namespace

ZoneForm::ZoneForm(QWidget *parent) : QWidget(parent) {
  auto *grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(8);
  grid->setVerticalSpacing(4);
  m_d1 = addSimilarity(grid, 0, tr("below"), tr("Lower similarity, d1"));
  m_p1 = addChance(grid, 0, tr("at most"), tr("Most found below it, p1"));
  m_d2 = addSimilarity(grid, 1, tr("from"), tr("Upper similarity, d2"));
  m_p2 = addChance(grid, 1, tr("at least"), tr("Fewest found from it up, p2"));
  m_least = addHashes(grid, 0, tr("hashes"), tr("Fewest hashes"));
  m_most = addHashes(grid, 2, tr("to"), tr("Most hashes"));
  grid->setColumnStretch(4, 1);
  setZone(m_zone);
}

QDoubleSpinBox *ZoneForm::addSimilarity(QGridLayout *grid, int row, const QString &word,
                                        const QString &name) {
  auto *box = new QDoubleSpinBox;
  box->setRange(0, 1);
  box->setSingleStep(kZoneFormStep);
  box->setKeyboardTracking(false);
  box->setAccessibleName(name);
  grid->addWidget(makeMutedLabel(word), row, 0);
  grid->addWidget(box, row, 1);
  connect(box, &QDoubleSpinBox::valueChanged, this, [this, box] { take(box); });
  return box;
}

QDoubleSpinBox *ZoneForm::addChance(QGridLayout *grid, int row, const QString &word,
                                    const QString &name) {
  auto *box = new QDoubleSpinBox;
  box->setRange(0, kHundred);
  box->setDecimals(1);
  box->setSuffix(tr(" %"));
  box->setKeyboardTracking(false);
  box->setAccessibleName(name);
  grid->addWidget(makeMutedLabel(word), row, 2);
  grid->addWidget(box, row, 3);
  connect(box, &QDoubleSpinBox::valueChanged, this, [this, box] { take(box); });
  return box;
}

QSpinBox *ZoneForm::addHashes(QGridLayout *grid, int column, const QString &word,
                              const QString &name) {
  auto *box = new QSpinBox;
  box->setRange(1, kMaxHashes);
  box->setKeyboardTracking(false);
  box->setAccessibleName(name);
  grid->addWidget(makeMutedLabel(word), 2, column);
  grid->addWidget(box, 2, column + 1);
  connect(box, &QSpinBox::valueChanged, this, [this, box] { take(box); });
  return box;
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

/// The last edited value is kept; values that conflict with it are adjusted.
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
  if (zone.minHashes > zone.maxHashes) {
    if (changed == m_least) {
      zone.maxHashes = zone.minHashes;
    } else {
      zone.minHashes = zone.maxHashes;
    }
  }
  setZone(zone);
  emit edited(zone);
}

}  // namespace shinglescope
