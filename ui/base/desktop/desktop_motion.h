// SPDX-License-Identifier: MIT
#pragma once

#include <QDBusVariant>
#include <QObject>

class QApplication;

namespace shinglescope {

/// Asks the desktop whether it shows animations, without waiting for the answer, and follows later
/// changes: the setting of GNOME and desktops like it, over the portal. Other desktops tell Qt.
/// Without a portal nothing happens. GUI thread; owned by the application.
class DesktopMotion final : public QObject {
  Q_OBJECT

 public:
  explicit DesktopMotion(QApplication *application);

 private slots:
  void takeChange(const QString &group, const QString &key, const QDBusVariant &value);

 private:
  void ask();
  void take(const QVariant &value);

  QApplication &m_application;
};

}  // namespace shinglescope
