// SPDX-License-Identifier: MIT
#include "ui/base/desktop/desktop_motion.h"

#include <QApplication>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

#include "ui/base/desktop/session_bus.h"
#include "ui/base/style/motion.h"

namespace shinglescope {
namespace {

const QString kPortal = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPortalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kSettings = QStringLiteral("org.freedesktop.portal.Settings");
const QString kInterfaceGroup = QStringLiteral("org.gnome.desktop.interface");
const QString kAnimations = QStringLiteral("enable-animations");

}  // namespace

DesktopMotion::DesktopMotion(QApplication *application)
    : QObject(application), m_application(*application) {
  ask();
}

void DesktopMotion::ask() {
  auto bus = sessionBus();
  if (!bus) return;
  // Without it, Qt 6.4 does not know the types of the slot before the first call, and connect()
  // fails.
  qDBusRegisterMetaType<QDBusVariant>();
  bus->connect(kPortal, kPortalPath, kSettings, QStringLiteral("SettingChanged"), this,
               SLOT(takeChange(QString, QString, QDBusVariant)));
  QDBusMessage call =
      QDBusMessage::createMethodCall(kPortal, kPortalPath, kSettings, QStringLiteral("Read"));
  call.setArguments({kInterfaceGroup, kAnimations});
  auto *answer = new QDBusPendingCallWatcher(bus->asyncCall(call), this);
  connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
    const QDBusPendingReply<QDBusVariant> reply = *answer;
    if (!reply.isError()) take(reply.value().variant());
    answer->deleteLater();
  });
}

void DesktopMotion::takeChange(const QString &group, const QString &key,
                               const QDBusVariant &value) {
  if (group == kInterfaceGroup && key == kAnimations) take(value.variant());
}

/// Portals wrap the value once or twice.
void DesktopMotion::take(const QVariant &value) {
  if (value.userType() == qMetaTypeId<QDBusVariant>())
    return take(qvariant_cast<QDBusVariant>(value).variant());
  if (value.userType() == QMetaType::Bool) setDesktopMotion(m_application, value.toBool());
}

}  // namespace shinglescope
