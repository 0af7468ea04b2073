#include <QApplication>
#include <QByteArray>
#include <algorithm>
#include <cstdio>

#include "app/window/application.h"
#include "app/window/lesson_print.h"
#include "app/window/window_options.h"
#include "core/base/cpu_target.h"

namespace {

/// What only prints or draws needs no display; a window does.
bool isWithoutWindow(const QByteArray &argument) {
  static const QByteArrayList kPrinted = {"-h", "-?", "--help", "--help-all", "-v", "--version"};
  return kPrinted.contains(argument) || argument.startsWith("--screenshot") ||
         argument.startsWith("--print-lesson");
}

void choosePlatform(int argc, char *argv[]) {
  const bool isPicture = std::any_of(argv + 1, argv + argc, isWithoutWindow);
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
  if (const auto problem = shinglescope::cpuTargetProblem())
    std::fprintf(stderr, "shinglescope: %s\n", shinglescope::inEnglish(*problem).c_str());
  const shinglescope::WindowOptions options = shinglescope::readWindowOptions(application);
  if (!options.lesson.isEmpty()) return shinglescope::printLesson(options);
  shinglescope::Application window(application, options);
  return window.run();
}
