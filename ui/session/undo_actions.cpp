// SPDX-License-Identifier: MIT
#include "ui/session/undo_actions.h"

#include "ui/base/controls/menu_title.h"
#include "ui/base/keys/command_keys.h"
#include "ui/session/actions_controller.h"
#include "ui/session/step_text.h"

namespace shinglescope {
namespace {

QString editText(const TableEdit &edit) {
  if (edit.before.columns != edit.after.columns)
    return UndoActions::tr("match columns", "what Undo undoes");
  return edit.after.hasPairsWithin ? UndoActions::tr("pairs across and within", "what Undo undoes")
                                   : UndoActions::tr("pairs across only", "what Undo undoes");
}

/// Shows a step of the log, or a change of the second table.
void show(QAction &action, const QString &name, const Session &session, std::uint64_t step,
          const TableEdit *edit) {
  QString what = step == 0 ? QString() : stepText(session.verdicts(), step);
  if (edit != nullptr) what = editText(*edit);
  action.setText(what.isEmpty() ? name : name + u' ' + menuTitle(what));
  action.setEnabled(edit != nullptr || (step != 0 && !session.isReadOnly()));
}

const TableEdit *nextEdit(const Session &session, TableChange change) {
  const SecondTable *second = session.secondTable();
  if (second == nullptr) return nullptr;
  const VerdictLog &log = session.verdicts().log();
  return change == TableChange::Undo ? second->edits.nextUndo(log) : second->edits.nextRedo(log);
}

}  // namespace

UndoActions::UndoActions(const Session &session, ActionsController &controller, QObject *parent)
    : QObject(parent), m_session(session), m_undo(new QAction(this)), m_redo(new QAction(this)) {
  m_undo->setObjectName(QStringLiteral("undo"));
  m_redo->setObjectName(QStringLiteral("redo"));
  m_undo->setShortcuts(standardKeys(QKeySequence::Undo, kUndoKey.standard));
  m_redo->setShortcuts(standardKeys(QKeySequence::Redo, Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
  connect(m_undo, &QAction::triggered, this, [this, &controller] {
    if (nextEdit(m_session, TableChange::Undo)) return emit tablesReverted(TableChange::Undo);
    controller.undo();
  });
  connect(m_redo, &QAction::triggered, this, [this, &controller] {
    if (nextEdit(m_session, TableChange::Redo)) return emit tablesReverted(TableChange::Redo);
    controller.redo();
  });
  connect(&session, &Session::datasetChanged, this, &UndoActions::follow);
  connect(&session, &Session::recipeChanged, this, &UndoActions::follow);
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
  show(*m_undo, tr("&Undo"), m_session, log.nextUndo(), nextEdit(m_session, TableChange::Undo));
  show(*m_redo, tr("&Redo"), m_session, log.nextRedo(), nextEdit(m_session, TableChange::Redo));
}

}  // namespace shinglescope
