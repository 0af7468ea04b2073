// SPDX-License-Identifier: MIT
#include "ui/base/style/unstyled_widgets.h"

#include <QApplication>
#include <QWidget>
#include <algorithm>

namespace shinglescope {

UnstyledWidgets::UnstyledWidgets() {
  if (std::ranges::any_of(QApplication::topLevelWidgets(), &QWidget::isVisible)) return;
  m_styleSheet = qApp->styleSheet();
  if (!m_styleSheet.isEmpty()) qApp->setStyleSheet({});
}

UnstyledWidgets::~UnstyledWidgets() {
  if (!m_styleSheet.isEmpty()) qApp->setStyleSheet(m_styleSheet);
}

}  // namespace shinglescope
