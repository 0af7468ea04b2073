#include <QApplication>
#include <QByteArray>
#include <cstdio>

#include "app/application.h"
#include "app/lesson_print.h"
#include "app/window_options.h"
#include "core/base/cpu_target.h"

namespace {

/// Pictures and printed lessons need no display; a window does.
void choosePlatform(int argc, char *argv[]) {
  bool isPicture = false;
  for (int i = 1; i < argc; ++i) {
    const auto argument = QByteArray::fromRawData(argv[i], qsizetype(qstrlen(argv[i])));
    isPicture |= argument.startsWith("--screenshot") || argument.startsWith("--print-lesson");
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
  if (const auto problem = shinglescope::cpuTargetProblem())
    std::fprintf(stderr, "shinglescope: %s\n", shinglescope::inEnglish(*problem).c_str());
  const shinglescope::WindowOptions options = shinglescope::readWindowOptions(application);
  if (!options.lesson.isEmpty()) return shinglescope::printLesson(options);
  shinglescope::Application window(application, options);
  return window.run();
}
