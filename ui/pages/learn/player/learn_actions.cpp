// SPDX-License-Identifier: MIT
#include "ui/pages/learn/player/learn_actions.h"

#include <QApplication>
#include <QMenu>
#include <QWidget>

#include "ui/base/keys/command_keys.h"
#include "ui/base/style/motion.h"
#include "ui/pages/learn/player/lesson_words.h"

namespace shinglescope {
namespace {

constexpr int kChoices = 6;

}  // namespace

QAction *LearnActions::add(const QString &name, const QString &text,
                           const QList<QKeySequence> &keys) const {
  auto *action = new QAction(text, m_page);
  action->setObjectName(name);
  action->setShortcuts(keys);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  m_page->addAction(action);
  return action;
}

LearnActions::LearnActions(QWidget *page) : m_page(page) {
  prints << add(QStringLiteral("printHandOut"), tr("Print the &hand-out..."),
                {Qt::CTRL | Qt::SHIFT | Qt::Key_P})
         << add(QStringLiteral("printWorkSheet"), tr("Print the wor&k sheet..."), {})
         << add(QStringLiteral("printAnswerKey"), tr("Print the &answer key..."), {});
  blanks << add(QStringLiteral("blankMatrix"), tr("&Matrix"), {})
         << add(QStringLiteral("blankHashValues"), tr("&Hash values"), {})
         << add(QStringLiteral("blankSignature"), tr("&Signature"), {})
         << add(QStringLiteral("blankBuckets"), tr("&Buckets"), {});
  for (QAction *blank : std::as_const(blanks)) {
    blank->setCheckable(true);
    blank->setChecked(true);
  }
  // Active even if the focus is outside the page, as in every other workspace.
  for (QAction *action : {undo, redo}) action->setShortcutContext(Qt::WindowShortcut);
  for (QAction *action : {predict, countVotes}) action->setCheckable(true);
  proof->setCheckable(true);
  walk->setCheckable(true);
  animate->setCheckable(true);
  animate->setChecked(isMotionOn(*qApp));
  ownNumbers->setEnabled(false);
  presenter->setCheckable(true);
  notes->setCheckable(true);
  presenterTools = {pen, spot, black, takeBack, erase};
  for (QAction *tool : {pen, spot, black}) tool->setCheckable(true);
  for (int stage = 0; stage < static_cast<int>(kLessonStages); ++stage)
    stages << add(QStringLiteral("stage%1").arg(stage + 1),
                  tr("Stage %1: %2").arg(stage + 1).arg(stageName(static_cast<LessonStage>(stage))),
                  {QKeySequence(static_cast<Qt::Key>(Qt::Key_1 + stage))});
  for (int choice = 0; choice < kChoices; ++choice)
    choices << add(QStringLiteral("choice%1").arg(choice + 1),
                   tr("Choose answer %1").arg(QChar(u'A' + choice)),
                   {QKeySequence(static_cast<Qt::Key>(Qt::Key_A + choice))});
  fillMenu();
}

void LearnActions::fillMenu() {
  auto *menu = new QMenu(tr("Sta&ge"), m_page);
  menu->addActions(stages);
  menu->addSeparator();
  menu->addActions({printStage, savePictures, copyPicture});
  auto *tools = new QMenu(presenter->text(), m_page);
  tools->addAction(presenter);
  tools->addSeparator();
  tools->addActions(presenterTools);
  tools->addSeparator();
  tools->addAction(notes);
  auto *minima = new QMenu(tr("Why e&qual minima"), m_page);
  minima->addActions({proof, another, many});
  auto *rows = new QMenu(tr("Permutations and matri&x"), m_page);
  rows->addActions({walk, animate, hand, ownNumbers});
  auto *questions = new QMenu(tr("Q&uestions and log"), m_page);
  questions->addActions({predict, quiz, nextQuestion});
  questions->addActions(choices);
  questions->addAction(resetScore);
  questions->addSeparator();
  questions->addActions({countVotes, takeBackVote, clearVotes, exportVotes});
  questions->addSeparator();
  questions->addActions({log, copyLog});
  inMenu = {play,
            forward,
            back,
            first,
            last,
            nextStage,
            previousStage,
            nullptr,
            faster,
            slower,
            tools->menuAction(),
            nullptr,
            menu->menuAction(),
            minima->menuAction(),
            rows->menuAction(),
            questions->menuAction(),
            nullptr,
            choose,
            open,
            save,
            remove,
            nullptr};
  auto *blankMenu = new QMenu(tr("Blanks of th&e work sheet"), m_page);
  blankMenu->addActions(blanks);
  inMenu << prints << blankMenu->menuAction();
}

SheetBlanks LearnActions::sheetBlanks() const {
  return {blanks[0]->isChecked(), blanks[1]->isChecked(), blanks[2]->isChecked(),
          blanks[3]->isChecked()};
}

}  // namespace shinglescope
