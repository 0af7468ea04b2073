// SPDX-License-Identifier: MIT
// The desktop's setting for animations is read over its portal, and changes are followed. The
// portal is one of this test, on a bus of its own.

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

#include "tests/support/test_registry.h"
#include "ui/base/desktop/desktop_motion.h"
#include "ui/base/style/motion.h"

using namespace shinglescope;

/// Answers like the portal of a desktop.
class MotionPortal : public QObject {
  Q_OBJECT
  Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

 public:
  bool isOn = false;

 public slots:
  QDBusVariant Read(const QString &group, const QString &key) const {
    if (group != QStringLiteral("org.gnome.desktop.interface") ||
        key != QStringLiteral("enable-animations"))
      return QDBusVariant(QStringLiteral("nothing"));
    return QDBusVariant(QVariant::fromValue(QDBusVariant(isOn)));
  }
};

class TestDesktopMotion : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    if (QStandardPaths::findExecutable(QStringLiteral("dbus-daemon")).isEmpty())
      QSKIP("dbus-daemon is not installed; the portal is not tested.");
    m_daemon.start(QStringLiteral("dbus-daemon"),
                   {QStringLiteral("--session"), QStringLiteral("--print-address"),
                    QStringLiteral("--nofork"), QStringLiteral("--nopidfile")});
    QVERIFY(m_daemon.waitForStarted() && m_daemon.waitForReadyRead());
    m_address = QString::fromUtf8(m_daemon.readLine()).trimmed();
    qputenv("DBUS_SESSION_BUS_ADDRESS", m_address.toUtf8());
    QDBusConnection bus = QDBusConnection::connectToBus(m_address, QStringLiteral("portal"));
    QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
    QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &m_portal,
                               QDBusConnection::ExportAllSlots));
  }

  void cleanupTestCase() {
    QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    m_daemon.kill();
    m_daemon.waitForFinished();
    setDesktopMotion(*qApp, true);
  }

  void theSettingIsReadAndFollowed() {
    const QWidget widget;
    QVERIFY(mayAnimate(widget));
    const DesktopMotion motion(qApp);
    QTRY_VERIFY(!mayAnimate(widget));
    QVERIFY(isMotionOn(*qApp));  // the user's choice is another one
    change(QStringLiteral("enable-animations"), QDBusVariant(true));
    QTRY_VERIFY(mayAnimate(widget));
    change(QStringLiteral("cursor-blink"), QDBusVariant(false));
    change(QStringLiteral("enable-animations"), QDBusVariant(QStringLiteral("strange")));
    QTest::qWait(100);
    QVERIFY(mayAnimate(widget));
    setMotionOn(*qApp, false);
    QVERIFY(!mayAnimate(widget));
    setMotionOn(*qApp, true);
  }

 private:
  void change(const QString &key, const QDBusVariant &value) {
    QDBusMessage signal = QDBusMessage::createSignal(
        QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("SettingChanged"));
    signal << QStringLiteral("org.gnome.desktop.interface") << key << QVariant::fromValue(value);
    QVERIFY(QDBusConnection(QStringLiteral("portal")).send(signal));
  }

  QProcess m_daemon;
  QString m_address;
  MotionPortal m_portal;
};

SHINGLESCOPE_TEST(TestDesktopMotion, QApplication)
#include "tst_desktop_motion.moc"
