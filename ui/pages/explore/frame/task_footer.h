// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <type_traits>
#include <utility>

#include "ui/base/jobs/job_slot.h"

class QLabel;
class QPushButton;

namespace shinglescope {

class FlowLayout;
class ProgressPanel;

/// The footer of a panel that computes on request: its outcome or why it cannot
/// start, and a button that starts it; while it runs, progress and Cancel instead.
/// GUI thread.
class TaskFooter final : public QWidget {
  Q_OBJECT

 public:
  explicit TaskFooter(const QString &action, QWidget *parent = nullptr);
  /// Adds an option next to the button, shown and hidden with it. At most one.
  void setOption(QWidget *option);
  /// Disables the button and shows the reason; an empty reason enables the button.
  void setObstacle(const QString &reason);
  void setRunning(bool isRunning);
  bool isRunning() const { return m_isRunning; }
  void setSample(const ProgressSample &sample, const QString &text = {});
  void say(const QString &sentence);
  void sayProblem(const QString &sentence);
  /// Starts a job and shows its progress and outcome; passes its value to `finished`. The owner of
  /// the job also owns this footer.
  template <class T>
  void run(JobSlot<T> &job, std::type_identity_t<std::function<Result<T>(const RunContext &)>> work,
           std::type_identity_t<std::function<void(T)>> finished) {
    JobEnds<T> ends;
    ends.finished = [this, finished = std::move(finished)](T value) {
      setRunning(false);
      finished(std::move(value));
    };
    showEnds(ends.failed, ends.cancelled, ends.progressed);
    setRunning(true);
    job.start(std::move(work), std::move(ends), {.threads = jobThreads()});
  }
  /// Drops the job that run() started; it ends without a report.
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
  /// The job was cancelled or failed; the message is already shown.
  void stopped();

 private:
  /// Sets the callbacks that show the progress and the end of a job with any type of value.
  void showEnds(std::function<void(const Error &)> &failed, std::function<void()> &cancelled,
                std::function<void(const ProgressSample &)> &progressed);
  void endCancelled();
  void endFailed(const Error &error);
  void show(const QString &sentence, bool isProblem);

  bool m_isRunning = false;
  QString m_obstacle;
  QLabel *m_message = nullptr;
  QPushButton *m_start = nullptr;
  FlowLayout *m_row = nullptr;
  QWidget *m_option = nullptr;
  ProgressPanel *m_progress = nullptr;
};

}  // namespace shinglescope
