// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "ui/base/jobs/job.h"

namespace shinglescope {

/// Callbacks of a call; exactly one of the first three is called, when the call ends. All except
/// `finished` may be empty.
template <class T>
struct JobEnds {
  std::function<void(T)> finished;
  std::function<void(const Error &)> failed = {};
  std::function<void()> cancelled = {};
  std::function<void(const ProgressSample &)> progressed = {};
};

struct JobStart {
  std::chrono::milliseconds delay{0};  ///< time in which a later request replaces this one
  unsigned threads = 1;
};

/// The part of JobSlot that does not depend on the type of the result. GUI thread.
class JobSlotBase {
 public:
  JobSlotBase(const JobSlotBase &) = delete;
  JobSlotBase &operator=(const JobSlotBase &) = delete;

  /// Requests a stop; an end callback is still called.
  void cancel();
  /// Requests a stop, without callbacks.
  void drop();
  /// Tests whether an end callback is still pending.
  bool isRunning() const { return m_next || m_ends; }

 protected:
  /// The callbacks of a call, without the type of its result.
  struct Ends {
    std::function<void()> finished;
    std::function<void(const Error &)> failed;
    std::function<void()> cancelled;
    std::function<void(const ProgressSample &)> progressed;
  };
  struct Call {
    std::unique_ptr<JobBase> job;
    std::function<void()> launch;
    Ends ends;
    bool isCancelled = false;
  };

  JobSlotBase();
  ~JobSlotBase() = default;
  /// Replaces the running or waiting call.
  void startCall(Call call, std::chrono::milliseconds delay);

 private:
  void startNext();
  void connectEnds(const JobBase &job);
  std::optional<Ends> leave();

  QTimer m_timer;
  std::optional<Call> m_next;
  std::optional<Ends> m_ends;  ///< the callbacks of m_job; nullopt after drop()
  std::unique_ptr<JobBase> m_job;
};

/// Runs one call at a time off the GUI thread; only the latest request counts. A new request stops
/// the running call, without callbacks, and starts after it has ended. Requests in quick succession
/// therefore never compute at the same time, and the GUI thread never waits. The destructor stops
/// the call and waits for it. GUI thread.
template <class T>
class JobSlot : public JobSlotBase {
 public:
  using Work = std::function<Result<T>(const RunContext &)>;

  /// Replaces the running or waiting call.
  void start(Work work, JobEnds<T> ends, JobStart how = {}) {
    auto owner = std::make_unique<Job<T>>(nullptr);
    Job<T> *const job = owner.get();
    startCall({std::move(owner),
               [job, work = std::move(work), threads = how.threads]() mutable {
                 job->start(std::move(work), threads);
               },
               {[job, finished = std::move(ends.finished)] { finished(job->takeResult()); },
                std::move(ends.failed), std::move(ends.cancelled), std::move(ends.progressed)}},
              how.delay);
  }
};

}  // namespace shinglescope
