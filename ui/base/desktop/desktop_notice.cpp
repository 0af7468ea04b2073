// SPDX-License-Identifier: MIT
#include "ui/base/desktop/desktop_notice.h"

#include <QDBusMessage>
#include <QGuiApplication>
#include <QVariantMap>

#include "ui/base/desktop/session_bus.h"

namespace shinglescope {

void showDesktopNotice(const QString &title, const QString &text) {
  const auto bus = sessionBus();
  if (!bus) return;
  const QString service = QStringLiteral("org.freedesktop.Notifications");
  QDBusMessage call = QDBusMessage::createMethodCall(
      service, QStringLiteral("/org/freedesktop/Notifications"), service, QStringLiteral("Notify"));
  const QVariantMap hints{{QStringLiteral("desktop-entry"), QGuiApplication::desktopFileName()}};
  // Services may read the text as markup, and it contains names of files.
  call.setArguments({QGuiApplication::applicationDisplayName(), 0U,
                     QGuiApplication::desktopFileName(), title, text.toHtmlEscaped(), QStringList(),
                     hints, -1});
  bus->send(call);
}

}  // namespace shinglescope
