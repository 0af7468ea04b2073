// SPDX-License-Identifier: MIT
// shinglescope-screenshots: pictures of the window, for the documents and for developers. It is not
// installed.

#include <QApplication>
#include <QTimer>

#include "app/screenshots/screenshot.h"
#include "app/window/application.h"
#include "app/window/program.h"
#include "app/window/window_options.h"

namespace {

constexpr char kScreenshot[] = "screenshot";
constexpr char kOutput[] = "output";
constexpr QSize kUsualSize(1280, 800);

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

}  // namespace

int main(int argc, char *argv[]) {
  shinglescope::doWithoutDisplay();
  QApplication application(argc, argv);
  shinglescope::nameProgram();
  shinglescope::WindowArguments arguments(
      QStringLiteral("Saves a picture of Shinglescope's window and exits."));
  const QString pages = shinglescope::sceneNames().join(QStringLiteral(", "));
  arguments.add(kScreenshot, QStringLiteral("The page to show: %1").arg(pages), "PAGE");
  arguments.add(kOutput, QStringLiteral("The file to write the picture to"), "FILE");
  shinglescope::WindowOptions options = arguments.read(application);
  if (!options.otherFiles.isEmpty())
    shinglescope::refuseArgument(QStringLiteral("Name one file to show."));
  if (!options.size) options.size = kUsualSize;
  const auto wish = readWish(arguments, options);
  shinglescope::Application window(application, options,
                                   shinglescope::Application::Surroundings::OfItsOwn);
  shinglescope::Screenshot screenshot(window.session(), window.controller(), window.window(), wish);
  QTimer::singleShot(0, &screenshot, &shinglescope::Screenshot::start);
  return QApplication::exec();
}
