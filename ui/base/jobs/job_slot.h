#pragma once

#include <QTimer>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "ui/base/jobs/job.h"

namespace shinglescope {

/// Whom the end of a call is told; exactly one of the first three. What is not
/// given is not told.
template <class T>
struct JobEnds {
  std::function<void(T)> finished;
  std::function<void(const Error &)> failed = {};
  std::function<void()> cancelled = {};
  std::function<void(const ProgressSample &)> progressed = {};
};

struct JobStart {
  std::chrono::milliseconds delay{0};  ///< further requests may come meanwhile
  unsigned threads = 1;
};

/// A place for one call off the GUI thread, of which only the last counts. What
/// runs is asked to stop and tells nobody; the next starts when it has ended, so
/// that requests in quick succession never compute at the same time, and the GUI
/// thread never waits. The destructor stops and joins. GUI thread.
template <class T>
class JobSlot {
 public:
  using Work = std::function<Result<T>(const RunContext &)>;

  JobSlot() {
    m_timer.setSingleShot(true);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { startNext(); });
  }

  /// Drops what runs or waits.
  void start(Work work, JobEnds<T> ends, JobStart how = {}) {
    drop();
    m_next.emplace(Next{std::move(work), std::move(ends), how.threads});
    if (how.delay.count() > 0)
      m_timer.start(how.delay);
    else
      startNext();
  }
  /// Asks the call to stop; the end is told.
  void cancel() {
    if (m_next) m_next->isCancelled = true;
    if (m_ends) m_job->cancel();
  }
  /// Asks the call to stop; nobody is told.
  void drop() {
    m_timer.stop();
    m_next.reset();
    m_ends.reset();
    if (m_job) m_job->cancel();
  }
  /// Somebody will be told an end.
  bool isRunning() const { return m_next || m_ends; }

 private:
  struct Next {
    Work work;
    JobEnds<T> ends;
    unsigned threads = 1;
    bool isCancelled = false;
  };

  void startNext() {
    // A job that still winds down calls this when it ends.
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

  /// Frees the place. Who is told may start the next call, or end this slot.
  std::optional<JobEnds<T>> leave() {
    m_job.release()->deleteLater();
    auto ends = std::exchange(m_ends, std::nullopt);
    if (!m_timer.isActive()) startNext();
    return ends;
  }

  QTimer m_timer;
  std::optional<Next> m_next;
  std::optional<JobEnds<T>> m_ends;  ///< of m_job; none once it was dropped
  std::unique_ptr<JobBase> m_job;
};

}  // namespace shinglescope
