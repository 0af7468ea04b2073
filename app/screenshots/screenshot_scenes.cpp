// SPDX-License-Identifier: MIT
#include "app/screenshots/screenshot_scenes.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QFile>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPixmap>
#include <QToolButton>
#include <algorithm>

#include "ui/base/controls/chip.h"
#include "ui/base/style/theme.h"
#include "ui/pages/data/data_page.h"
#include "ui/pages/data/grid/column_types.h"
#include "ui/pages/data/grid/data_grid.h"
#include "ui/pages/data/grid/link_opener.h"
#include "ui/pages/data/grid/record_table.h"
#include "ui/pages/data/import/import_dialog.h"
#include "ui/parts/table/workspace_page.h"
#include "ui/session/session.h"
#include "ui/window/main_window.h"
#include "ui/window/window_pages.h"

namespace shinglescope {
namespace {

const QString kData = QStringLiteral("data");

/// Returns the first row of the text that is the first text of the most pairs.
RecordId rowOfManyPairs(const DuplicateResult &result) {
  RecordId best;
  std::size_t most = 0;
  std::size_t inARow = 0;
  for (std::size_t i = 0; i < result.pairs.size(); ++i) {
    const TextId text = result.pairs[i].textA;
    inARow = i > 0 && result.pairs[i - 1].textA == text ? inARow + 1 : 1;
    if (inARow <= most) continue;
    most = inARow;
    best = result.classes.firstRow(text);
  }
  return best;
}

void check(const SceneStage &stage, const char *chip) {
  if (auto *found = stage.window.findChild<Chip *>(QString::fromLatin1(chip))) {
    if (found->isEnabled()) found->setChecked(true);
  }
}

/// Opens the menu of the current column with Alt+Down.
void openColumnMenu(QWidget *table) {
  table->setFocus();
  QKeyEvent press(QEvent::KeyPress, Qt::Key_Down, Qt::AltModifier);
  QCoreApplication::sendEvent(table, &press);
}

void openImport(const SceneStage &stage) { stage.window.importFile(stage.file); }

void paste(const SceneStage &stage) {
  QFile file(stage.file);
  if (!file.open(QIODevice::ReadOnly)) return;
  QApplication::clipboard()->setText(QString::fromUtf8(file.readAll()));
  stage.window.findChild<DataPage *>()->pasteTable();
}

void openKept(const SceneStage &stage) {
  const auto *dialog = stage.window.findChild<ImportDialog *>();
  dialog->findChild<QAbstractButton *>(QStringLiteral("keptSettings"))->click();
}

void openTypes(const SceneStage &stage) {
  const auto *types = stage.window.findChild<QMenu *>(QStringLiteral("typeMenu"));
  auto *menu = stage.window.findChild<QMenu *>(QStringLiteral("columnMenu"));
  if (menu != nullptr && types != nullptr) menu->setActiveAction(types->menuAction());
}

/// Asks for the pattern of the dates in the current column.
void askForPattern(const SceneStage &stage) {
  const auto *types = stage.window.findChild<QMenu *>(QStringLiteral("typeMenu"));
  if (types == nullptr) return;
  for (QAction *command : types->actions())
    if (command->text() == ColumnTypes::tr("Another date &pattern...")) command->trigger();
  if (QWidget *menu = QApplication::activePopupWidget()) menu->close();
}

Scene importScene(Scene::Step first, std::vector<Scene::Step> then = {}) {
  Scene scene{kData, false, false, {std::move(first)}};
  scene.steps.insert(scene.steps.end(), then.begin(), then.end());
  return scene;
}

Scene gridScene(std::vector<Scene::Step> steps) { return {kData, true, false, std::move(steps)}; }

const std::map<QString, Scene> &scenes() {
  static const auto kOpenMenu = [](const SceneStage &stage) {
    openColumnMenu(stage.window.findChild<DataGrid *>()->table());
  };
  static const std::map<QString, Scene> kScenes = {
      {kData, gridScene({})},
      {QStringLiteral("start"), {kData, false}},
      {QStringLiteral("problems"),
       gridScene({[](const SceneStage &stage) { check(stage, "problemsChip"); }})},
      {QStringLiteral("only-problems"),
       gridScene({[](const SceneStage &stage) { check(stage, "onlyProblems"); }})},
      {QStringLiteral("column-menu"), gridScene({kOpenMenu})},
      {QStringLiteral("type-menu"), gridScene({kOpenMenu, openTypes, waitForRest})},
      {QStringLiteral("date-pattern"),
       gridScene({kOpenMenu, openTypes, waitForRest, askForPattern, waitForRest})},
      {QStringLiteral("columns-menu"), gridScene({[](const SceneStage &stage) {
         stage.window.findChild<QToolButton *>(QStringLiteral("columnsButton"))->showMenu();
       }})},
      {QStringLiteral("link"), gridScene({[](const SceneStage &stage) {
         stage.window.findChild<DataGrid *>()->links()->openCurrent();
       }})},
      {QStringLiteral("import"), importScene(openImport)},
      {QStringLiteral("paste"), importScene(paste)},
      {QStringLiteral("kept"), importScene(openImport, {openKept})},
      {QStringLiteral("role-menu"),
       importScene(openImport, {[](const SceneStage &stage) {
                     const auto *dialog = stage.window.findChild<ImportDialog *>();
                     openColumnMenu(dialog->findChild<RecordTable *>());
                   }})},
      {QStringLiteral("find"), {QStringLiteral("find")}},
      {kReviewPage, {kReviewPage, true, true}},
      {QStringLiteral("explore"), {QStringLiteral("explore")}},
      {QStringLiteral("similar"),
       {kData,
        true,
        true,
        {[](const SceneStage &stage) {
           stage.window.pages().data->revealRow(rowOfManyPairs(*stage.session.result()).value);
         },
         [](const SceneStage &stage) { stage.window.pages().data->findLikeCurrent(); }}}},
  };
  static const std::map<QString, Scene> kAll = [] {
    std::map<QString, Scene> all = kScenes;
    all.merge(projectScenes());
    all.merge(reviewScenes());
    all.merge(tablesScenes());
    all.merge(exportScenes());
    all.merge(exploreScenes());
    all.merge(measureScenes());
    all.merge(learnScenes());
    all.merge(dialogScenes());
    return all;
  }();
  return kAll;
}

/// Returns the window behind a menu or dialog.
const QWidget *windowBelow(const QWidget *front) {
  const QWidget *parent = front->parentWidget();
  while (parent != nullptr && qobject_cast<const QMenu *>(parent) != nullptr)
    parent = parent->parentWidget();
  return parent == nullptr ? nullptr : parent->window();
}

int depthOf(const QWidget *front) {
  int depth = 0;
  for (const QWidget *at = front; at != nullptr; at = windowBelow(at)) ++depth;
  return depth;
}

}  // namespace

Scene::Step press(const QKeySequence &key) {
  return [key](const SceneStage &stage) {
    for (QAction *action : stage.window.page(kReviewPage)->actions())
      if (action->shortcut() == key) action->trigger();
  };
}

Scene::Step pressInWindow(const QKeySequence &key) {
  return [key](const SceneStage &stage) {
    for (QAction *action : stage.window.findChildren<QAction *>())
      if (action->shortcut() == key) action->trigger();
  };
}

QStringList sceneNames() {
  QStringList names;
  for (const auto &[name, scene] : scenes()) names << name;
  return names;
}

Scene sceneOf(const QString &name) { return scenes().at(name); }

QPixmap pictureOf(QWidget &window) {
  QPixmap picture = window.grab();
  QPainter painter(&picture);
  // A window manager draws a dialog's frame; a picture has to draw its own.
  painter.setPen(themeColors(window.palette()).line);
  QWidgetList fronts;
  for (QWidget *each : QApplication::topLevelWidgets()) {
    const bool isFront = qobject_cast<QDialog *>(each) || qobject_cast<QMenu *>(each);
    if (isFront && each->isVisible()) fronts << each;
  }
  std::ranges::stable_sort(fronts, {}, depthOf);
  std::map<const QWidget *, QPoint> corners = {{&window, QPoint()}};
  for (QWidget *front : fronts) {
    const QSize room = window.size() - front->size();
    QPoint corner(room.width() / 2, room.height() / 2);
    const QWidget *below = windowBelow(front);
    if (qobject_cast<QMenu *>(front) && below != nullptr && corners.contains(below))
      corner = corners[below] + front->pos() - below->mapToGlobal(QPoint());
    corners[front] = corner;
    painter.drawPixmap(corner, front->grab());
    painter.drawRect(QRect(corner, front->size()));
  }
  return picture;
}

}  // namespace shinglescope
