// SPDX-License-Identifier: MIT
#include "ui/pages/learn/presenter/presenter_tools.h"

#include <QWidget>

#include "ui/pages/learn/player/learn_actions.h"
#include "ui/pages/learn/player/lesson_player.h"
#include "ui/pages/learn/presenter/screen_marks.h"

namespace shinglescope {

using Tool = ScreenMarks::Tool;

PresenterTools::PresenterTools(LessonPlayer &player, const LearnActions &actions, QWidget *page)
    : QObject(page), m_actions(actions), m_marks(new ScreenMarks(page)) {
  const auto choose = [this](QAction *action, Tool tool) {
    connect(action, &QAction::triggered, this,
            [this, tool](bool isOn) { m_marks->setTool(isOn ? tool : Tool::None); });
  };
  choose(actions.pen, Tool::Pen);
  choose(actions.spot, Tool::Spot);
  choose(actions.black, Tool::Black);
  connect(actions.takeBack, &QAction::triggered, m_marks, &ScreenMarks::takeBack);
  connect(actions.erase, &QAction::triggered, m_marks, &ScreenMarks::erase);
  connect(m_marks, &ScreenMarks::toolChanged, this, &PresenterTools::showTool);
  for (const auto left : {&LessonPlayer::stepChanged, &LessonPlayer::lessonChanged})
    connect(&player, left, m_marks, &ScreenMarks::erase);
  setOn(false);
}

void PresenterTools::setOn(bool isOn) {
  for (QAction *action : m_actions.presenterTools) action->setEnabled(isOn);
  if (isOn) return;
  end();
  m_marks->erase();
}

bool PresenterTools::end() {
  if (m_marks->tool() == Tool::None) return false;
  m_marks->setTool(Tool::None);
  return true;
}

bool PresenterTools::moveBy(int key, Qt::KeyboardModifiers modifiers) {
  const Tool tool = m_marks->tool();
  if (tool != Tool::Pen && tool != Tool::Spot) return false;
  if (!modifiers.testFlag(Qt::ControlModifier)) return false;
  const QPoint steps(key == Qt::Key_Right  ? 1
                     : key == Qt::Key_Left ? -1
                                           : 0,
                     key == Qt::Key_Down ? 1
                     : key == Qt::Key_Up ? -1
                                         : 0);
  if (steps.isNull()) return false;
  m_marks->moveBy(steps, modifiers.testFlag(Qt::ShiftModifier));
  return true;
}

void PresenterTools::showTool() {
  m_actions.pen->setChecked(m_marks->tool() == Tool::Pen);
  m_actions.spot->setChecked(m_marks->tool() == Tool::Spot);
  m_actions.black->setChecked(m_marks->tool() == Tool::Black);
}

}  // namespace shinglescope
