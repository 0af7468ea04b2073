// SPDX-License-Identifier: MIT
#include <QKeySequence>

#include "app/screenshots/screenshot_scenes.h"
#include "ui/base/controls/segmented_control.h"
#include "ui/pages/find/measure_choice.h"
#include "ui/window/main_window.h"

namespace shinglescope {
namespace {

void chooseContainment(const SceneStage &stage) {
  auto *choice = stage.window.findChild<MeasureChoice *>();
  choice->findChild<SegmentedControl *>()->setCurrentIndex(1);
}

const QString kFindPage = QStringLiteral("find");

}  // namespace

std::map<QString, Scene> measureScenes() {
  return {
      {QStringLiteral("containment"), {kFindPage, true, false, {chooseContainment, waitForRest}}},
      {QStringLiteral("containment-review"),
       {kFindPage,
        true,
        false,
        {chooseContainment, waitForRest, pressInWindow(QKeySequence(Qt::CTRL | Qt::Key_R)),
         waitForRest, pressInWindow(QKeySequence(Qt::CTRL | Qt::Key_3)), waitForRest,
         waitForRest}}},
  };
}

}  // namespace shinglescope
