#include <QApplication>
#include <QByteArray>

#include "app/application.h"
#include "app/window_options.h"

namespace {

/// A picture needs no display; a window does.
void choosePlatform(int argc, char *argv[]) {
  bool isPicture = false;
  for (int i = 1; i < argc; ++i) {
    isPicture |=
        QByteArray::fromRawData(argv[i], qsizetype(qstrlen(argv[i]))).startsWith("--screenshot");
  }
  const bool hasDisplay =
      qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
  if (isPicture && !hasDisplay && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
  }
}

}  // namespace

int main(int argc, char *argv[]) {
  choosePlatform(argc, argv);
  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("shinglescope"));
  QApplication::setOrganizationName(QStringLiteral("shinglescope"));
  QApplication::setApplicationDisplayName(QStringLiteral("Shinglescope"));
  QApplication::setApplicationVersion(QStringLiteral(SHINGLESCOPE_VERSION));
  shinglescope::Application window(application, shinglescope::readWindowOptions(application));
  return window.run();
}
