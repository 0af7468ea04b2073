#include "ui/pages/learn/player/learn_actions.h"

#include <QWidget>

#include "ui/pages/learn/player/lesson_words.h"

namespace shinglescope {
namespace {

constexpr int kChoices = 4;

QAction *add(QWidget *page, const QString &text, const QList<QKeySequence> &keys) {
  auto *action = new QAction(text, page);
  action->setShortcuts(keys);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  page->addAction(action);
  return action;
}

}  // namespace

LearnActions::LearnActions(QWidget *page)
    : play(add(page, tr("Play or pause"), {Qt::Key_Space})),
      forward(add(page, tr("Step forward"), {Qt::Key_Right})),
      back(add(page, tr("Step back"), {Qt::Key_Left})),
      first(add(page, tr("First step"), {Qt::Key_Home})),
      last(add(page, tr("Last step"), {Qt::Key_End})),
      nextStage(add(page, tr("Next stage"), {Qt::SHIFT | Qt::Key_Right})),
      previousStage(add(page, tr("Previous stage"), {Qt::SHIFT | Qt::Key_Left})),
      faster(add(page, tr("Faster"), {Qt::Key_Plus})),
      slower(add(page, tr("Slower"), {Qt::Key_Minus})),
      predict(add(page, tr("Predict before each step"), {Qt::Key_P})),
      presenter(add(page, tr("Presenter mode"), {Qt::Key_F11})),
      undo(add(page, tr("&Undo lesson edit"), {Qt::CTRL | Qt::Key_Z})),
      redo(add(page, tr("&Redo lesson edit"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Z})),
      open(add(page, tr("Open a lesson..."), {})),
      save(add(page, tr("Save the lesson..."), {})),
      remove(add(page, tr("Delete this lesson"), {})),
      copyPicture(add(page, tr("Copy this step as a picture"), {})) {
  prints << add(page, tr("Print the hand-out..."), {Qt::CTRL | Qt::Key_P})
         << add(page, tr("Print the work sheet..."), {})
         << add(page, tr("Print the answer key..."), {});
  // Active even if the focus is outside the page, as in every other workspace.
  for (QAction *action : {undo, redo}) action->setShortcutContext(Qt::WindowShortcut);
  predict->setCheckable(true);
  presenter->setCheckable(true);
  for (int stage = 0; stage < static_cast<int>(kLessonStages); ++stage)
    stages << add(page,
                  tr("Stage %1: %2").arg(stage + 1).arg(stageName(static_cast<LessonStage>(stage))),
                  {QKeySequence(static_cast<Qt::Key>(Qt::Key_1 + stage))});
  for (int choice = 0; choice < kChoices; ++choice)
    choices << add(page, tr("Choose answer %1").arg(QChar(u'A' + choice)),
                   {QKeySequence(static_cast<Qt::Key>(Qt::Key_A + choice))});
}

QList<QAction *> LearnActions::inMenu() const {
  QList<QAction *> all{play,    forward, back,   first,   last,      nextStage, previousStage,
                       nullptr, faster,  slower, predict, presenter, nullptr};
  all << stages << nullptr << open << save << remove << copyPicture << nullptr << prints;
  return all;
}

}  // namespace shinglescope
