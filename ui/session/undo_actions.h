// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>

#include "ui/session/table_edits.h"

namespace shinglescope {

class ActionsController;
class Session;

/// Undo and redo actions that name their step. They read the verdict log, so they also work
/// for verdicts from before a project was opened. Changes of how two tables are compared are undone
/// in the same order. GUI thread; session and controller outlive them.
class UndoActions final : public QObject {
  Q_OBJECT

 public:
  UndoActions(const Session &session, ActionsController &controller, QObject *parent = nullptr);
  QAction *undo() const { return m_undo; }
  QAction *redo() const { return m_redo; }
  /// Hides, and so disables, the actions while a page that has its own edits is in front.
  void setVisible(bool isVisible);

 signals:
  /// A change of the second table is to be undone or redone.
  void tablesReverted(shinglescope::TableChange change);

 private:
  void follow();

  const Session &m_session;
  QAction *m_undo;
  QAction *m_redo;
};

}  // namespace shinglescope
