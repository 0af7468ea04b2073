#pragma once

#include <QTimer>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>

#include "ui/base/jobs/job.h"

namespace shinglescope {

/// Work that is asked for again and again, such as a filter while one types:
/// only the latest request counts. Waits a moment for further requests, asks a
/// running job to stop and starts the next when it has ended, so the GUI thread
/// never waits for a worker. The destructor stops and joins. GUI thread.
template <class T>
class DebouncedJob {
 public:
  using Work = std::function<Result<T>(const RunContext &)>;

  DebouncedJob(std::function<void(T)> onFinished, std::function<void(const Error &)> onFailed)
      : m_onFinished(std::move(onFinished)), m_onFailed(std::move(onFailed)) {
    m_timer.setSingleShot(true);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { startPending(); });
  }

  void request(Work work, std::chrono::milliseconds delay) {
    m_pending = std::move(work);
    if (m_job) m_job->cancel();
    m_timer.start(delay);
  }
  /// Drops what is waiting and asks what runs to stop; nothing is reported.
  void stop() {
    m_timer.stop();
    m_pending = nullptr;
    m_isDropped = true;
    if (m_job) m_job->cancel();
  }
  bool isBusy() const { return m_pending || (m_job && !m_isDropped); }

 private:
  void startPending() {
    // A job that still winds down calls this when it ends.
    if (m_job || !m_pending) return;
    m_isDropped = false;
    m_job = std::make_unique<Job<T>>(nullptr);
    auto *job = m_job.get();
    QObject::connect(job, &JobBase::finished, &m_timer, [this, job] { end(job->takeResult()); });
    QObject::connect(job, &JobBase::cancelled, &m_timer, [this] { end(std::nullopt); });
    QObject::connect(job, &JobBase::failed, &m_timer, [this](const Error &error) {
      const bool isWanted = !m_pending && !m_isDropped;
      const Error copy = error;
      end(std::nullopt);
      if (isWanted) m_onFailed(copy);
    });
    Work work = std::move(m_pending);
    m_pending = nullptr;
    job->start(std::move(work));
  }

  void end(std::optional<T> result) {
    m_job.release()->deleteLater();
    const bool isWanted = !m_pending && !m_isDropped;
    if (m_pending && !m_timer.isActive()) startPending();
    if (result && isWanted) m_onFinished(std::move(*result));
  }

  std::function<void(T)> m_onFinished;
  std::function<void(const Error &)> m_onFailed;
  QTimer m_timer;
  Work m_pending;
  std::unique_ptr<Job<T>> m_job;
  bool m_isDropped = false;
};

}  // namespace shinglescope
