// SPDX-License-Identifier: MIT
#include "ui/base/access/announce.h"

#include <QAccessible>
#include <QWidget>

namespace shinglescope {

void announce(QWidget &widget, [[maybe_unused]] const QString &text) {
  if (!widget.isVisible()) return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
  QAccessibleAnnouncementEvent event(&widget, text);
  QAccessible::updateAccessibility(&event);
#else
  QAccessibleEvent name(&widget, QAccessible::NameChanged);
  QAccessible::updateAccessibility(&name);
  QAccessibleEvent alert(&widget, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
#endif
}

}  // namespace shinglescope
