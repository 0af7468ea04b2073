// SPDX-License-Identifier: MIT
// shinglescope-screenshots: pictures of the window, for the documents and for developers. It is not
// installed.

#include <QApplication>
#include <QFile>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <optional>

#include "app/screenshots/screenshot.h"
#include "app/screenshots/walk.h"
#include "app/window/application.h"
#include "app/window/program.h"
#include "app/window/window_options.h"

namespace {

constexpr char kScreenshot[] = "screenshot";
constexpr char kWalk[] = "walk";
constexpr char kOutput[] = "output";
constexpr char kTexts[] = "texts";
constexpr QSize kUsualSize(1280, 800);

/// Shows a scene, and returns the exit code.
int takeScene(QApplication &application, const shinglescope::WindowOptions &options,
              const shinglescope::Screenshot::Wish &wish) {
  shinglescope::Application window(application, options,
                                   shinglescope::Application::Surroundings::OfItsOwn);
  shinglescope::Screenshot screenshot(window.session(), window.controller(), window.window(), wish);
  QTimer::singleShot(0, &screenshot, &shinglescope::Screenshot::start);
  return QApplication::exec();
}

/// Checks the texts of all scenes, or of one.
int checkScenes(QApplication &application, const shinglescope::WindowOptions &options,
                const QString &chosen) {
  int code = 0;
  for (const QString &scene : shinglescope::sceneNames()) {
    if (!chosen.isEmpty() && scene != chosen) continue;
    // The presenter fills the screen, which is tiny without a display; tst_lesson_fits checks its
    // texts at the sizes of screens.
    if (chosen.isEmpty() && scene == QStringLiteral("learn-presenter")) continue;
    std::printf("%s\n", qPrintable(scene));
    std::fflush(stdout);
    code = std::max(code, takeScene(application, options, {scene, options.file, {}, true}));
  }
  return code;
}

shinglescope::Screenshot::Wish readWish(const shinglescope::WindowArguments &arguments,
                                        const shinglescope::WindowOptions &options) {
  const QStringList scenes = shinglescope::sceneNames();
  const QString scene = arguments.value(kScreenshot);
  if (!scenes.contains(scene)) {
    shinglescope::refuseArgument(QStringLiteral("There is no page \"%1\"; use one of %2.")
                                     .arg(scene, scenes.join(QStringLiteral(", "))));
  }
  const QString output = arguments.value(kOutput);
  if (output.isEmpty())
    shinglescope::refuseArgument(
        QStringLiteral("--screenshot needs --output FILE.png to write to."));
  return {scene, options.file, output};
}

std::vector<shinglescope::WalkStep> readWalk(const QString &path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    shinglescope::refuseArgument(
        QStringLiteral("The walk %1 could not be read; choose another file.").arg(path));
  QString mistake;
  std::vector<shinglescope::WalkStep> steps =
      shinglescope::parseWalk(QString::fromUtf8(file.readAll()), mistake);
  if (!mistake.isEmpty()) shinglescope::refuseArgument(mistake);
  return steps;
}

int takeWalk(QApplication &application, const shinglescope::WindowOptions &options,
             const QString &file, const QString &folder) {
  const std::vector<shinglescope::WalkStep> steps = readWalk(file);
  shinglescope::Application window(application, options,
                                   shinglescope::Application::Surroundings::OfItsOwn);
  shinglescope::Walk walk(window.controller(), window.window(), steps, folder);
  QTimer::singleShot(0, &walk, &shinglescope::Walk::start);
  return QApplication::exec();
}

}  // namespace

int main(int argc, char *argv[]) {
  shinglescope::doWithoutDisplay();
  QApplication application(argc, argv);
  shinglescope::nameProgram();
  shinglescope::WindowArguments arguments(
      QStringLiteral("Saves a picture of Shinglescope's window and exits."));
  const QString pages = shinglescope::sceneNames().join(QStringLiteral(", "));
  arguments.add(kScreenshot, QStringLiteral("The page to show: %1").arg(pages), "PAGE");
  arguments.add(kWalk, QStringLiteral("A file with keys to press and pictures to save"), "WALK");
  arguments.add(
      kOutput, QStringLiteral("The file to write the picture to; with --walk, the folder"), "FILE");
  arguments.addFlag(kTexts, QStringLiteral("Check the texts of all pages, or of the one named"));
  shinglescope::WindowOptions options = arguments.read(application);
  if (!options.otherFiles.isEmpty())
    shinglescope::refuseArgument(QStringLiteral("Name one file to show."));
  if (!options.size) options.size = kUsualSize;
  const QString walkFile = arguments.value(kWalk);
  if (!walkFile.isEmpty())
    return takeWalk(application, options, walkFile, arguments.value(kOutput));
  if (arguments.isSet(kTexts))
    return checkScenes(application, options, arguments.value(kScreenshot));
  return takeScene(application, options, readWish(arguments, options));
}
