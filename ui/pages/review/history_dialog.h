// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QTimer>

class QTableView;

namespace shinglescope {

class ActionsController;
class HistoryModel;
class Session;

/// Lists the steps of the review, oldest first, and marks the current one. Enter or a double click
/// goes to a step by undoing or redoing all steps in between. Steps that were undone and replaced
/// stay listed, dimmed. Follows the session. GUI thread.
class HistoryDialog final : public QDialog {
  Q_OBJECT

 public:
  HistoryDialog(const Session &session, ActionsController &controller, QWidget *parent = nullptr);

 private:
  void createTable();
  void follow();
  void goTo(int row);
  void walk();

  const Session &m_session;
  ActionsController &m_controller;
  HistoryModel *m_model = nullptr;
  QTableView *m_table = nullptr;
  QTimer m_walk;
  int m_stepsLeft = 0;  ///< steps left to undo (negative) or redo (positive)
};

}  // namespace shinglescope
