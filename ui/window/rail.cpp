// SPDX-License-Identifier: MIT
#include "ui/window/rail.h"

#include <QButtonGroup>
#include <QEvent>
#include <QToolButton>

#include "ui/base/controls/layouts.h"
#include "ui/base/style/icons.h"
#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kRailWidth = 76;
constexpr int kButtonHeight = 62;
constexpr int kIconSize = 22;
constexpr int kRailTopPadding = 8;

}  // namespace

Rail::Rail(QWidget *parent)
    : QFrame(parent),
      m_layout(makeColumn(this, {0, kRailTopPadding, 1, 0}, 0)),
      m_group(new QButtonGroup(this)) {
  setFixedWidth(kRailWidth);
  setAccessibleName(tr("Workspaces"));
  m_layout->addStretch(1);
  m_group->setExclusive(true);
}

void Rail::addPage(const QString &name, const QString &label, const QString &toolTip) {
  auto *button = new QToolButton(this);
  button->setObjectName(name);
  button->setProperty("rail", true);
  button->setText(label);
  button->setToolTip(toolTip);
  button->setCheckable(true);
  button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
  button->setIconSize({kIconSize, kIconSize});
  button->setFixedHeight(kButtonHeight);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  button->setFocusPolicy(Qt::TabFocus);
  m_group->addButton(button);
  m_buttons.insert(name, button);
  m_layout->insertWidget(m_layout->count() - 1, button);
  connect(button, &QToolButton::clicked, this, [this, name] { emit pageChosen(name); });
  tintIcons();
}

void Rail::setCurrent(const QString &name) {
  if (QToolButton *button = m_buttons.value(name)) button->setChecked(true);
}

QString Rail::current() const {
  const QAbstractButton *button = m_group->checkedButton();
  return button == nullptr ? QString() : button->objectName();
}

void Rail::changeEvent(QEvent *event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) tintIcons();
}

void Rail::tintIcons() {
  const ThemeColors &colors = themeColors(palette());
  for (auto it = m_buttons.cbegin(); it != m_buttons.cend(); ++it) {
    it.value()->setIcon(lineIcon(it.key(), colors.muted, colors.accent));
  }
}

}  // namespace shinglescope
