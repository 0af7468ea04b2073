#pragma once

#include <QObject>
#include <QPointer>
#include <functional>

#include "ui/base/jobs/job.h"

namespace shinglescope {

/// A call off the GUI thread that a person watches and may cancel, one at a
/// time: what it ends in is told by exactly one of three functions. Dropped, it
/// ends by itself and tells nobody. GUI thread; the owner's destruction stops
/// and awaits the worker.
template <class T>
class WatchedJob {
 public:
  struct Ends {
    std::function<void(T)> finished;
    std::function<void()> cancelled;
    std::function<void(const Error &)> failed;
    std::function<void(const ProgressSample &)> progressed = {};
  };

  explicit WatchedJob(QObject *owner) : m_owner(owner) {}

  /// Drops what runs.
  void start(std::function<Result<T>(const RunContext &)> work, Ends ends,
             unsigned threads = hardwareThreads()) {
    drop();
    auto *job = new Job<T>(m_owner);
    m_job = job;
    const auto leave = [this, job] {
      m_job.clear();
      job->deleteLater();
    };
    QObject::connect(job, &JobBase::finished, m_owner, [=] {
      leave();
      ends.finished(job->takeResult());
    });
    QObject::connect(job, &JobBase::cancelled, m_owner, [=] {
      leave();
      ends.cancelled();
    });
    QObject::connect(job, &JobBase::failed, m_owner, [=](const Error &error) {
      const Error kept = error;
      leave();
      ends.failed(kept);
    });
    if (ends.progressed) QObject::connect(job, &JobBase::progressed, m_owner, ends.progressed);
    job->start(std::move(work), threads);
  }

  /// Asks the worker to stop; the end is told.
  void cancel() {
    if (m_job != nullptr) m_job->cancel();
  }

  void drop() {
    if (m_job == nullptr) return;
    JobBase *job = m_job;
    m_job.clear();
    QObject::disconnect(job, nullptr, m_owner, nullptr);
    QObject::connect(job, &JobBase::finished, job, &QObject::deleteLater);
    QObject::connect(job, &JobBase::cancelled, job, &QObject::deleteLater);
    QObject::connect(job, &JobBase::failed, job, &QObject::deleteLater);
    job->cancel();
  }

  bool isRunning() const { return m_job != nullptr; }

 private:
  QObject *m_owner;
  QPointer<JobBase> m_job;
};

}  // namespace shinglescope
