// SPDX-License-Identifier: MIT
#include "app/window/program.h"

#include <QApplication>
#include <cstdio>

#include "core/base/cpu_target.h"

namespace shinglescope {

void doWithoutDisplay() {
  const bool hasDisplay =
      qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
  if (!hasDisplay && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
    qputenv("QT_QPA_PLATFORM", "offscreen");
}

void nameProgram() {
  QApplication::setApplicationName(QStringLiteral("shinglescope"));
  QApplication::setOrganizationName(QStringLiteral("shinglescope"));
  QApplication::setApplicationDisplayName(QStringLiteral("Shinglescope"));
  QApplication::setApplicationVersion(QStringLiteral(SHINGLESCOPE_VERSION));
  if (const auto problem = cpuTargetProblem())
    std::fprintf(stderr, "shinglescope: %s\n", inEnglish(*problem).c_str());
}

}  // namespace shinglescope
