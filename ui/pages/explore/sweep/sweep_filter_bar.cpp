// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sweep/sweep_filter_bar.h"

#include <QComboBox>

#include "ui/base/controls/chip.h"
#include "ui/base/controls/flow_layout.h"
#include "ui/base/controls/layouts.h"
#include "ui/base/text/number_text.h"
#include "ui/parts/tuning/sweep_text.h"

namespace shinglescope {

SweepFilterBar::SweepFilterBar(QWidget *parent) : QWidget(parent) {
  auto *layout = new FlowLayout(this, 8);
  layout->setContentsMargins(12, 6, 12, 6);
  m_adoptable = new Chip(tr("can be adopted"), this);
  m_adoptable->setObjectName(QStringLiteral("adoptableChip"));
  m_adoptable->setToolTip(tr("Only settings whose bands divide the hashes"));
  // As high as the boxes next to it, so that they align.
  m_chip = new QWidget(this);
  makeColumn(m_chip, {0, 3, 0, 3})->addWidget(m_adoptable);
  layout->addWidget(m_chip);
  connect(m_adoptable, &Chip::toggled, this, [this](bool isOn) {
    m_filter.isAdoptableOnly = isOn;
    emit filterChanged(m_filter);
  });
}

template <typename Value, typename Words>
void SweepFilterBar::addBox(const char *name, const QString &label,
                            const std::vector<Value> &values,
                            std::optional<Value> SweepFilter::*field, Words words) {
  if (values.size() < 2) return;
  auto *box = new QComboBox(this);
  box->setObjectName(QString::fromLatin1(name));
  box->setAccessibleName(label);
  box->addItem(SweepFilterBar::tr("%1: all").arg(label));
  for (const Value &value : values) box->addItem(QStringLiteral("%1: %2").arg(label, words(value)));
  layout()->addWidget(box);
  box->show();
  m_boxes << box;
  connect(box, &QComboBox::currentIndexChanged, this, [this, field, values](int index) {
    m_filter.*field =
        index <= 0 ? std::nullopt : std::optional(values[static_cast<std::size_t>(index) - 1]);
    emit filterChanged(m_filter);
  });
}

void SweepFilterBar::setGrid(const SweepGrid &grid) {
  qDeleteAll(m_boxes);
  m_boxes.clear();
  const QSignalBlocker blocker(m_adoptable);
  m_adoptable->setChecked(false);
  m_filter = {};
  const auto number = [](std::uint32_t value) { return QString::number(value); };
  addBox("thresholdBox", tr("threshold"), grid.thresholds, &SweepFilter::threshold,
         [](const Ratio &value) { return similarityText(value.toDouble()); });
  addBox("kBox", tr("k"), grid.k, &SweepFilter::k, number);
  addBox("hashBox", tr("hash"), grid.hash, &SweepFilter::hash, hashText);
  addBox("schemeBox", tr("permutations"), grid.permutations, &SweepFilter::scheme, schemeText);
  addBox("hashesBox", tr("hashes"), grid.numHashes, &SweepFilter::numHashes, number);
  addBox("bandsBox", tr("bands"), grid.bands, &SweepFilter::bands, number);
  layout()->removeWidget(m_chip);
  layout()->addWidget(m_chip);
  updateGeometry();
  emit filterChanged(m_filter);
}

}  // namespace shinglescope
