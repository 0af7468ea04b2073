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

/// The window's last line: file, rows, pairs, how much is reviewed, and the
/// running task with Cancel. Reads the session. GUI thread.
class StatusLine : public QStatusBar {
  Q_OBJECT

 public:
  StatusLine(const Session &session, ActionsController &controller, QWidget *parent = nullptr);
  /// Also shows how many groups there are, as Review has them.
  void followGroups(const GroupState &groups);
  /// A short passing message at the right.
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
