// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QByteArray>
#include <QProcess>
#include <algorithm>
#include <cstdio>

#include "app/window/application.h"
#include "app/window/lesson_print.h"
#include "app/window/program.h"

namespace {

/// Tests whether the program only prints with this argument and therefore does not need a display.
bool isPrinted(const QByteArray &argument) {
  static const QByteArrayList kPrinted = {"-h", "-?", "--help", "--help-all", "-v", "--version"};
  return kPrinted.contains(argument) || argument.startsWith("--print-lesson");
}

/// Opens each other file in a process of its own, so one window cannot take others down.
void openOthers(const shinglescope::WindowArguments &arguments, const QStringList &files) {
  const QString program = QCoreApplication::applicationFilePath();
  for (const QString &file : files)
    if (!QProcess::startDetached(program, arguments.forFile(file)))
      std::fprintf(stderr,
                   "shinglescope: no other window could be started; open \"%s\" yourself.\n",
                   qPrintable(file));
}

}  // namespace

int main(int argc, char *argv[]) {
  if (std::any_of(argv + 1, argv + argc, isPrinted)) shinglescope::doWithoutDisplay();
  shinglescope::nameProgram();
  const bool isScaled = shinglescope::applyTextScale();
  QApplication application(argc, argv);
  if (isScaled) shinglescope::forgetTextScale();
  shinglescope::WindowArguments arguments(
      QStringLiteral("Finds near-duplicate records, and shows why."));
  shinglescope::addLessonOptions(arguments);
  const shinglescope::WindowOptions options = arguments.read(application);
  if (const auto print = shinglescope::readLessonOptions(arguments, options))
    return shinglescope::printLesson(*print);
  openOthers(arguments, options.otherFiles);
  shinglescope::Application window(application, options,
                                   shinglescope::Application::Surroundings::OfTheUser);
  return window.run();
}
