// SPDX-License-Identifier: MIT
#include "ui/base/controls/segmented_control.h"

#include <QButtonGroup>
#include <QStyle>
#include <QToolButton>

#include "ui/base/controls/layouts.h"
#include "ui/base/controls/tab_stop.h"

namespace shinglescope {
namespace {

QString placeOf(qsizetype index, qsizetype count) {
  if (count == 1) return QStringLiteral("only");
  if (index == 0) return QStringLiteral("first");
  return index + 1 == count ? QStringLiteral("last") : QStringLiteral("middle");
}

}  // namespace

SegmentedControl::SegmentedControl(const QStringList &segments, QWidget *parent)
    : QWidget(parent), m_group(new QButtonGroup(this)) {
  QHBoxLayout *layout = makeRow(this, {}, 0);
  m_group->setExclusive(true);
  for (qsizetype i = 0; i < segments.size(); ++i) {
    auto *button = new QToolButton(this);
    button->setText(segments[i]);
    button->setCheckable(true);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setProperty("segment", placeOf(i, segments.size()));
    // The group moves the focus between its buttons with the arrow keys.
    button->setFocusPolicy(Qt::TabFocus);
    m_group->addButton(button, static_cast<int>(i));
    layout->addWidget(button);
  }
  layout->addStretch(1);
  if (QAbstractButton *first = m_group->button(0)) first->setChecked(true);
  stopTabAtChecked(*m_group);
  connect(m_group, &QButtonGroup::idToggled, this, [this](int index, bool isOn) {
    if (isOn) emit currentChanged(index);
  });
}

int SegmentedControl::currentIndex() const { return m_group->checkedId(); }

void SegmentedControl::setCurrentIndex(int index) {
  if (QAbstractButton *button = m_group->button(index)) button->setChecked(true);
}

void SegmentedControl::setSegmentText(int index, const QString &text) {
  if (QAbstractButton *button = m_group->button(index)) button->setText(text);
}

void SegmentedControl::setSegmentHint(int index, const QString &hint) {
  QAbstractButton *button = m_group->button(index);
  if (button == nullptr) return;
  button->setToolTip(hint);
  button->setAccessibleDescription(hint);
}

void SegmentedControl::setSegmentEnabled(int index, bool isEnabled) {
  if (QAbstractButton *button = m_group->button(index)) button->setEnabled(isEnabled);
}

void SegmentedControl::setNarrow(bool isNarrow) {
  if (isNarrow == m_isNarrow) return;
  m_isNarrow = isNarrow;
  for (QAbstractButton *button : m_group->buttons()) {
    button->setProperty("narrow", isNarrow);
    button->style()->unpolish(button);
    button->style()->polish(button);
    button->updateGeometry();
  }
}

}  // namespace shinglescope
