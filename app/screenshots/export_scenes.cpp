// SPDX-License-Identifier: MIT
#include "app/screenshots/screenshot_scenes.h"
#include "ui/pages/export/export_choice.h"
#include "ui/pages/export/export_dialog.h"
#include "ui/window/main_window.h"

namespace shinglescope {
namespace {

void openDialog(const SceneStage &stage) { stage.window.showExportDialog(); }

Scene exportScene(std::vector<Scene::Step> steps) {
  steps.insert(steps.end(), {waitForRest, waitForRest});
  return {QStringLiteral("review"), true, true, std::move(steps)};
}

}  // namespace

std::map<QString, Scene> exportScenes() {
  std::map<QString, Scene> scenes = {{QStringLiteral("export"), exportScene({openDialog})}};
  scenes[QStringLiteral("export-shown")] = {
      QStringLiteral("data"),
      true,
      false,
      {[](const SceneStage &stage) { stage.window.exportShown(); }, waitForRest, waitForRest}};
  for (const ExportContent content : exportContents()) {
    if (content == ExportContent::Shown) continue;
    scenes[QStringLiteral("export-") + contentName(content)] =
        exportScene({openDialog, [content](const SceneStage &stage) {
                       if (auto *dialog = stage.window.findChild<ExportDialog *>())
                         dialog->setContent(content);
                     }});
  }
  return scenes;
}

}  // namespace shinglescope
