// SPDX-License-Identifier: MIT
#include "ui/base/style/unstyled_widgets.h"

#include <QApplication>
#include <QWidget>
#include <algorithm>

namespace shinglescope {

UnstyledWidgets::UnstyledWidgets() {
  // Qt's cache of rules goes with the style sheet, and the next one is not told that a widget which
  // was in the first is deleted; a change of theme would then read the deleted widget.
  const auto isStyled = [](const QWidget *widget) {
    return widget->testAttribute(Qt::WA_StyleSheet);
  };
  if (std::ranges::any_of(QApplication::allWidgets(), isStyled)) return;
  m_styleSheet = qApp->styleSheet();
  if (!m_styleSheet.isEmpty()) qApp->setStyleSheet({});
}

UnstyledWidgets::~UnstyledWidgets() {
  if (!m_styleSheet.isEmpty()) qApp->setStyleSheet(m_styleSheet);
}

}  // namespace shinglescope
