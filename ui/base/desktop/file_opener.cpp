// SPDX-License-Identifier: MIT
#include "ui/base/desktop/file_opener.h"

#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDesktopServices>
#include <QFileInfo>
#include <QUrl>

#include "ui/base/desktop/session_bus.h"

namespace shinglescope {
namespace {

const QString kFileManager = QStringLiteral("org.freedesktop.FileManager1");

bool hasFileManager(const QDBusConnection &bus) {
  const QDBusConnectionInterface *services = bus.interface();
  if (services == nullptr) return false;
  return services->isServiceRegistered(kFileManager) ||
         services->activatableServiceNames().value().contains(kFileManager);
}

}  // namespace

bool openWithDesktop(const QString &path) {
  return QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

bool showInFolder(const QString &path) {
  if (const auto bus = sessionBus(); bus && hasFileManager(*bus)) {
    QDBusMessage call = QDBusMessage::createMethodCall(
        kFileManager, QStringLiteral("/org/freedesktop/FileManager1"), kFileManager,
        QStringLiteral("ShowItems"));
    call.setArguments({QStringList{QUrl::fromLocalFile(path).toString()}, QString()});
    return bus->send(call);
  }
  return QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
}

}  // namespace shinglescope
