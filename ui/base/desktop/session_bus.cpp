// SPDX-License-Identifier: MIT
#include "ui/base/desktop/session_bus.h"

#include <QFileInfo>

namespace shinglescope {

std::optional<QDBusConnection> sessionBus() {
  const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
  const bool hasBus = qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") ||
                      (!runtime.isEmpty() && QFileInfo::exists(runtime + QStringLiteral("/bus")));
  if (!hasBus) return std::nullopt;
  const QDBusConnection bus = QDBusConnection::sessionBus();
  return bus.isConnected() ? std::optional(bus) : std::nullopt;
}

}  // namespace shinglescope
