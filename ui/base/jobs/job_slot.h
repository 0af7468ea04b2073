#pragma once

#include <QTimer>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "ui/base/jobs/job.h"

namespace shinglescope {

/// Callbacks for the end of a call; exactly one of the first three is called. Empty callbacks are
/// skipped.
template <class T>
struct JobEnds {
  std::function<void(T)> finished;
  std::function<void(const Error &)> failed = {};
  std::function<void()> cancelled = {};
  std::function<void(const ProgressSample &)> progressed = {};
};

struct JobStart {
  std::chrono::milliseconds delay{0};  ///< another request may arrive in the meantime
  unsigned threads = 1;
};

/// Runs one call at a time off the GUI thread; only the latest request counts. A new request asks
/// the running call to stop, without callbacks, and starts after it has ended. Requests in quick
/// succession therefore never compute at the same time, and the GUI thread never waits. The
/// destructor stops the call and joins. GUI thread.
template <class T>
class JobSlot {
 public:
  using Work = std::function<Result<T>(const RunContext &)>;

  JobSlot() {
    m_timer.setSingleShot(true);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { startNext(); });
  }

  /// Replaces the running or waiting call.
  void start(Work work, JobEnds<T> ends, JobStart how = {}) {
    drop();
    m_next.emplace(Next{std::move(work), std::move(ends), how.threads});
    how.delay.count() > 0 ? m_timer.start(how.delay) : startNext();
  }
  /// Asks the call to stop; its callback is still called.
  void cancel() {
    if (m_next) m_next->isCancelled = true;
    if (m_ends) m_job->cancel();
  }
  /// Asks the call to stop, without callbacks.
  void drop() {
    m_timer.stop();
    m_next.reset();
    m_ends.reset();
    if (m_job) m_job->cancel();
  }
  /// True if a callback for an end is still to come.
  bool isRunning() const { return m_next || m_ends; }

 private:
  struct Next {
    Work work;
    JobEnds<T> ends;
    unsigned threads = 1;
    bool isCancelled = false;
  };

  void startNext() {
    // A job that is still stopping calls this when it ends.
    if (m_job || !m_next) return;
    Next next = *std::exchange(m_next, std::nullopt);
    m_ends = std::move(next.ends);
    auto job = std::make_unique<Job<T>>(nullptr);
    connectEnds(*job);
    job->start(std::move(next.work), next.threads);
    if (next.isCancelled) job->cancel();
    m_job = std::move(job);
  }

  void connectEnds(Job<T> &job) {
    QObject::connect(&job, &JobBase::progressed, &m_timer, [this](const ProgressSample &sample) {
      if (m_ends && m_ends->progressed) m_ends->progressed(sample);
    });
    QObject::connect(&job, &JobBase::finished, &m_timer, [this, &job] {
      T result = job.takeResult();
      if (const auto ends = leave()) ends->finished(std::move(result));
    });
    QObject::connect(&job, &JobBase::cancelled, &m_timer, [this] {
      const auto ends = leave();
      if (ends && ends->cancelled) ends->cancelled();
    });
    QObject::connect(&job, &JobBase::failed, &m_timer, [this](const Error &error) {
      const Error kept = error;
      const auto ends = leave();
      if (ends && ends->failed) ends->failed(kept);
    });
  }

  /// Frees the slot. The callback may start the next call or destroy this slot.
  std::optional<JobEnds<T>> leave() {
    m_job.release()->deleteLater();
    auto ends = std::exchange(m_ends, std::nullopt);
    if (!m_timer.isActive()) startNext();
    return ends;
  }

  QTimer m_timer;
  std::optional<Next> m_next;
  std::optional<JobEnds<T>> m_ends;  ///< of m_job; none after drop()
  std::unique_ptr<JobBase> m_job;
};

}  // namespace shinglescope
