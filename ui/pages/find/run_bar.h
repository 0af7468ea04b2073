// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/base/style/text_role.h"
#include "ui/session/actions_controller.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class KeyButton;
class ProgressPanel;

/// The bottom of the recipe panel: Find and Try, or, during a run, its progress and Cancel. The
/// outcome of the last run, or the reason for its failure, is shown above. Shows the given state
/// and emits requests. GUI thread.
class RunBar final : public QWidget {
  Q_OBJECT

 public:
  explicit RunBar(QWidget *parent = nullptr);
  void setActivity(Activity activity);
  void setProgress(const ProgressSample &sample);
  /// A run can start if the reason is empty; otherwise the bar shows the reason.
  void setObstacle(const QString &reason);
  /// A trial on the first rows is only for one table.
  void setTrialOffered(bool isOffered);
  void showProblem(const QString &message);
  void showOutcome(const QString &message, bool canReview);
  /// Offers the pairs that a cancelled run had verified.
  void offerPartial(const QString &message);
  /// Sets the sentence about the parts that the next run reuses; empty if there are none.
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
  void setMessage(const QString &message, TextRole role, bool canReview);

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
