#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "ui/base/jobs/job.h"

namespace shinglescope {

/// Runs calls off the GUI thread of which only the last one counts: a new
/// start() cancels the one before, whose end is then ignored. GUI thread; owns
/// its jobs, whose workers are stopped and awaited on destruction.
template <class T>
class LatestJob {
 public:
  explicit LatestJob(QObject *owner) : m_owner(owner) {}

  void start(std::function<Result<T>(const RunContext &)> work, std::function<void(T)> onFinished,
             std::function<void(const Error &)> onFailed, unsigned threads = 1) {
    stop();
    auto *job = new Job<T>(m_owner);
    m_job = job;
    QObject::connect(job, &JobBase::finished, m_owner, [this, job, onFinished] {
      m_job.clear();
      job->deleteLater();
      onFinished(job->takeResult());
    });
    QObject::connect(job, &JobBase::failed, m_owner, [this, job, onFailed](const Error &error) {
      m_job.clear();
      job->deleteLater();
      onFailed(error);
    });
    job->start(std::move(work), threads);
  }

  /// Forgets the running call; it ends by itself.
  void stop() {
    if (m_job == nullptr) return;
    JobBase *job = m_job;
    QObject::disconnect(job, nullptr, m_owner, nullptr);
    for (const auto end : {&JobBase::finished, &JobBase::cancelled}) {
      QObject::connect(job, end, job, &QObject::deleteLater);
    }
    QObject::connect(job, &JobBase::failed, job, &QObject::deleteLater);
    job->cancel();
    m_job.clear();
  }

  bool isRunning() const { return m_job != nullptr; }
  /// What runs, so that its progress can be shown; null where nothing does.
  JobBase *job() const { return m_job; }

 private:
  QObject *m_owner;
  QPointer<JobBase> m_job;
};

}  // namespace shinglescope
