// SPDX-License-Identifier: MIT
#pragma once

#include <QPointer>
#include <QStatusBar>
#include <QTimer>

#include "ui/session/review_counts.h"

class QLabel;

namespace shinglescope {

class ActionsController;
class GroupState;
class ProgressPanel;
class Session;

/// The status line: file, rows, pairs, review progress, and the running task with Cancel. Reads the
/// session. GUI thread.
class StatusLine : public QStatusBar {
  Q_OBJECT

 public:
  StatusLine(const Session &session, ActionsController &controller, QWidget *parent = nullptr);
  /// Also shows the number of groups, as in Review.
  void followGroups(const GroupState &groups);
  /// Shows a message on the right for a short time.
  void say(const QString &message);

 private:
  void createLabels();
  void connectSources(ActionsController &controller);
  void showFile();
  void showResult();
  void showPairs();
  void showReviewed();
  void showActivity();

  const Session &m_session;
  const ActionsController &m_controller;
  QLabel *m_file = nullptr;
  QLabel *m_rows = nullptr;
  QLabel *m_pairs = nullptr;
  QLabel *m_reviewed = nullptr;
  QLabel *m_message = nullptr;
  ProgressPanel *m_progress = nullptr;
  QTimer m_messageTimer;
  ReviewCounter m_counter;
  QPointer<const GroupState> m_groups;
};

}  // namespace shinglescope
