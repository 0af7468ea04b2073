// SPDX-License-Identifier: MIT
#include "ui/session/undo_actions.h"

#include "ui/base/controls/menu_title.h"
#include "ui/base/keys/command_keys.h"
#include "ui/session/actions_controller.h"
#include "ui/session/step_text.h"

namespace shinglescope {
namespace {

void show(QAction &action, const QString &name, const Session &session, std::uint64_t step) {
  const QString what = step == 0 ? QString() : stepText(session.verdicts(), step);
  action.setText(what.isEmpty() ? name : name + u' ' + menuTitle(what));
  action.setEnabled(step != 0 && !session.isReadOnly());
}

}  // namespace

UndoActions::UndoActions(const Session &session, ActionsController &controller, QObject *parent)
    : QObject(parent), m_session(session), m_undo(new QAction(this)), m_redo(new QAction(this)) {
  m_undo->setObjectName(QStringLiteral("undo"));
  m_redo->setObjectName(QStringLiteral("redo"));
  m_undo->setShortcuts(standardKeys(QKeySequence::Undo, kUndoKey.standard));
  m_redo->setShortcuts(standardKeys(QKeySequence::Redo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
  connect(m_undo, &QAction::triggered, &controller, &ActionsController::undo);
  connect(m_redo, &QAction::triggered, &controller, &ActionsController::redo);
  connect(&session, &Session::verdictsChanged, this, &UndoActions::follow);
  connect(&session, &Session::verdictsReplaced, this, &UndoActions::follow);
  follow();
}

void UndoActions::setVisible(bool isVisible) {
  m_undo->setVisible(isVisible);
  m_redo->setVisible(isVisible);
}

void UndoActions::follow() {
  const VerdictLog &log = m_session.verdicts().log();
  show(*m_undo, tr("&Undo"), m_session, log.nextUndo());
  show(*m_redo, tr("&Redo"), m_session, log.nextRedo());
}

}  // namespace shinglescope
