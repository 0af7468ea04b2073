#pragma once

#include <QWidget>
#include <type_traits>
#include <utility>

#include "ui/base/jobs/job_slot.h"

class QHBoxLayout;
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
  /// Of what is started: stands beside the button and goes with it. One at most.
  void setOption(QWidget *option);
  /// An empty reason lets it start; any other stands there instead.
  void setObstacle(const QString &reason);
  void setRunning(bool isRunning);
  bool isRunning() const { return m_isRunning; }
  void setSample(const ProgressSample &sample, const QString &text = {});
  void say(const QString &sentence);
  void sayProblem(const QString &sentence);
  /// Starts a job whose progress and three endings this shows; what came of it
  /// goes to `finished`. The job is of an owner of this strip.
  template <class T>
  void run(JobSlot<T> &job, std::type_identity_t<std::function<Result<T>(const RunContext &)>> work,
           std::type_identity_t<std::function<void(T)>> finished) {
    JobEnds<T> ends;
    ends.finished = [this, finished = std::move(finished)](T value) {
      setRunning(false);
      finished(std::move(value));
    };
    ends.cancelled = [this] { endCancelled(); };
    ends.failed = [this](const Error &error) { endFailed(error); };
    ends.progressed = [this](const ProgressSample &sample) { setSample(sample); };
    setRunning(true);
    job.start(std::move(work), std::move(ends), {.threads = hardwareThreads()});
  }
  /// Gives up what run() has started: it ends by itself and tells nobody.
  template <class T>
  void drop(JobSlot<T> &job) {
    job.drop();
    setRunning(false);
  }
  QString message() const;
  QPushButton &button() const { return *m_start; }

 signals:
  void startRequested();
  void cancelRequested();
  /// What ran was cancelled or has failed, and this says so.
  void stopped();

 private:
  void endCancelled();
  void endFailed(const Error &error);
  void show(const QString &sentence, bool isProblem);

  bool m_isRunning = false;
  QString m_obstacle;
  QLabel *m_message = nullptr;
  QPushButton *m_start = nullptr;
  QHBoxLayout *m_row = nullptr;
  QWidget *m_option = nullptr;
  ProgressPanel *m_progress = nullptr;
};

}  // namespace shinglescope
