// SPDX-License-Identifier: MIT
#include "ui/pages/find/measure_choice.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

#include "core/pipeline/recipe/recipe.h"
#include "ui/base/controls/note_label.h"
#include "ui/base/controls/segmented_control.h"

namespace shinglescope {
namespace {

constexpr int kContainmentSegment = 1;

}  // namespace

MeasureChoice::MeasureChoice(QWidget *parent) : QWidget(parent) {
  m_kind = new SegmentedControl({tr("Jaccard"), tr("containment")});
  m_kind->setAccessibleName(tr("Similarity measured as"));
  m_kind->setSegmentHint(0, tr("Shared shingles among all of the two texts: both say the same"));
  m_kind->setSegmentHint(
      kContainmentSegment,
      tr("Shared shingles among those of the smaller text: it is a part of the larger one"));
  m_leastName = makeMutedLabel(tr("at least"));
  m_leastUnit = makeMutedLabel(tr("shingles"));
  m_least = new QSpinBox;
  m_least->setRange(1, static_cast<int>(kMostLeastShingles));
  m_least->setKeyboardTracking(false);
  m_least->setFixedWidth(78);
  m_least->setAccessibleName(tr("Fewest shingles of the smaller text"));
  m_least->setToolTip(
      tr("A text with fewer shingles is in no pair: it would be part of many others by chance."));
  auto *leastRow = new QHBoxLayout;
  for (QWidget *widget : std::initializer_list<QWidget *>{m_leastName, m_least, m_leastUnit})
    leastRow->addWidget(widget);
  leastRow->addStretch();
  auto *column = new QVBoxLayout(this);
  column->setContentsMargins({});
  column->addWidget(m_kind, 0, Qt::AlignLeft);
  column->addLayout(leastRow);
  setFocusProxy(m_kind);
  connectControls();
  setMeasure({});
}

void MeasureChoice::connectControls() {
  connect(m_kind, &SegmentedControl::currentChanged, this, [this](int index) {
    if (m_isShowing) return;
    Measure measure = m_measure;
    measure.kind = index == kContainmentSegment ? MeasureKind::Containment : MeasureKind::Jaccard;
    emit edited(measure);
  });
  connect(m_least, &QSpinBox::valueChanged, this, [this](int least) {
    if (m_isShowing) return;
    Measure measure = m_measure;
    measure.leastShingles = static_cast<std::uint32_t>(least);
    emit edited(measure);
  });
}

void MeasureChoice::setMeasure(const Measure &measure) {
  m_isShowing = true;
  m_measure = measure;
  m_kind->setCurrentIndex(measure.isContainment() ? kContainmentSegment : 0);
  m_least->setValue(static_cast<int>(measure.leastShingles));
  for (QWidget *widget : std::initializer_list<QWidget *>{m_leastName, m_least, m_leastUnit})
    widget->setVisible(measure.isContainment());
  m_isShowing = false;
}

}  // namespace shinglescope
