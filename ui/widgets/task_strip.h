#pragma once

#include <QWidget>

#include "ui/jobs/job.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class ProgressPanel;

/// The foot of a panel that computes on request: what came of it or why it
/// cannot start, and a button that starts it; while it runs, progress and
/// Cancel in their place. Shows what it is given and asks. GUI thread.
class TaskStrip final : public QWidget {
  Q_OBJECT

 public:
  explicit TaskStrip(const QString &action, QWidget *parent = nullptr);
  /// An empty reason lets it start; any other stands there instead.
  void setObstacle(const QString &reason);
  void setRunning(bool isRunning);
  bool isRunning() const { return m_isRunning; }
  void setSample(const ProgressSample &sample, const QString &text = {});
  void say(const QString &sentence);
  void sayProblem(const QString &sentence);
  QString message() const;
  QPushButton &button() const { return *m_start; }

 signals:
  void startRequested();
  void cancelRequested();

 private:
  void show(const QString &sentence, bool isProblem);

  bool m_isRunning = false;
  QString m_obstacle;
  QLabel *m_message = nullptr;
  QPushButton *m_start = nullptr;
  ProgressPanel *m_progress = nullptr;
};

}  // namespace shinglescope
