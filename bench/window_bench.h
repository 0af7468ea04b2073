// SPDX-License-Identifier: MIT
#pragma once

#include <stdlib.h>

#include <QApplication>
#include <QString>
#include <QStringList>
#include <cstdio>

#include "ui/base/style/theme.h"

namespace shinglescope::bench {

/// Prints the load average, which belongs to every table of measurements.
inline void printLoad() {
  double load[3] = {};
  if (getloadavg(load, 3) == 3)
    std::printf("load average: %.2f %.2f %.2f\n", load[0], load[1], load[2]);
}

/// The main function of a window benchmark with the arguments `[FILE] [--steps N]`. Runs without a
/// display unless one is selected, in the light theme. Returns the exit code of `run(file, steps)`;
/// the file is empty if none is given.
template <class Run>
int runWindowBench(int argc, char **argv, const char *name, int defaultSteps, Run run) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  applyTheme(application, ThemeChoice::Light);
  const QStringList words = application.arguments();
  const int option = static_cast<int>(words.indexOf("--steps"));
  const int steps = option < 0 ? defaultSteps : words.value(option + 1).toInt();
  const bool hasFile = words.size() > 1 && option != 1;
  if (steps <= 0 || words.size() > 1 + (hasFile ? 1 : 0) + (option < 0 ? 0 : 2)) {
    std::fprintf(stderr, "Usage: %s [FILE] [--steps N]\n", name);
    return 2;
  }
  return run(hasFile ? words[1] : QString(), steps);
}

}  // namespace shinglescope::bench
