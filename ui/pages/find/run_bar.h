#pragma once

#include <QWidget>

#include "ui/session/actions_controller.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class KeyButton;
class ProgressPanel;

/// The foot of the recipe panel: Find and Try, or, while a run lasts, its
/// progress and Cancel; above them what came of the last run or why there was
/// none. Shows what it is given and asks; GUI thread.
class RunBar final : public QWidget {
  Q_OBJECT

 public:
  explicit RunBar(QWidget *parent = nullptr);
  void setActivity(Activity activity);
  void setProgress(const ProgressSample &sample);
  /// An empty reason lets a run start; any other stands there instead.
  void setObstacle(const QString &reason);
  void showProblem(const QString &message);
  void showOutcome(const QString &message, bool canReview);
  /// After a cancelled run: offers the pairs that it had verified.
  void offerPartial(const QString &message);
  /// What the next run will not make again; empty where that is nothing.
  void setReuse(const QString &sentence);
  void clearMessage();

 signals:
  void findRequested();
  void tryRequested();
  void cancelRequested();
  void reviewRequested();
  void sweepRequested();
  void recallRequested();
  void partialRequested();

 private:
  void createControls();
  void enableButtons();

  Activity m_activity = Activity::Idle;
  QString m_obstacle;
  QLabel *m_message = nullptr;
  QWidget *m_buttons = nullptr;
  KeyButton *m_find = nullptr;
  QPushButton *m_try = nullptr;
  QPushButton *m_sweep = nullptr;
  QPushButton *m_review = nullptr;
  QPushButton *m_recall = nullptr;
  QPushButton *m_partial = nullptr;
  QLabel *m_reuse = nullptr;
  ProgressPanel *m_progress = nullptr;
};

}  // namespace shinglescope
