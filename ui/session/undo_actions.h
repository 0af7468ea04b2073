// SPDX-License-Identifier: MIT
#pragma once

#include <QAction>

namespace shinglescope {

class ActionsController;
class Session;

/// Undo and redo actions that name their step. They read the verdict log, so they also work
/// for verdicts from before a project was opened. GUI thread; session and controller outlive
/// them.
class UndoActions final : public QObject {
  Q_OBJECT

 public:
  UndoActions(const Session &session, ActionsController &controller, QObject *parent = nullptr);
  QAction *undo() const { return m_undo; }
  QAction *redo() const { return m_redo; }
  /// Hides, and so disables, the actions while a page that has its own edits is in front.
  void setVisible(bool isVisible);

 private:
  void follow();

  const Session &m_session;
  QAction *m_undo;
  QAction *m_redo;
};

}  // namespace shinglescope
