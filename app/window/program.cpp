// SPDX-License-Identifier: MIT
#include "app/window/program.h"

#include <QApplication>
#include <QSettings>
#include <cstdio>

#include "core/base/cpu_target.h"
#include "ui/session/settings.h"

namespace shinglescope {
namespace {

constexpr int kUsualScale = 100;  // percent
constexpr char kScaleVariable[] = "QT_SCALE_FACTOR";

}  // namespace

void doWithoutDisplay() {
  const bool hasDisplay =
      qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
  if (!hasDisplay && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
    qputenv("QT_QPA_PLATFORM", "offscreen");
}

bool applyTextScale() {
  QSettings store;
  const int percent = Settings(store).textScale();
  if (percent == kUsualScale || qEnvironmentVariableIsSet(kScaleVariable)) return false;
  qputenv(kScaleVariable, QByteArray::number(percent / static_cast<double>(kUsualScale)));
  return true;
}

void forgetTextScale() { qunsetenv(kScaleVariable); }

void nameProgram() {
  QApplication::setApplicationName(QStringLiteral("shinglescope"));
  QApplication::setOrganizationName(QStringLiteral("shinglescope"));
  QApplication::setApplicationDisplayName(QStringLiteral("Shinglescope"));
  QApplication::setDesktopFileName(QStringLiteral(SHINGLESCOPE_APPLICATION_ID));
  QApplication::setApplicationVersion(QStringLiteral(SHINGLESCOPE_VERSION));
  if (const auto problem = cpuTargetProblem())
    std::fprintf(stderr, "shinglescope: %s\n", inEnglish(*problem).c_str());
}

}  // namespace shinglescope
