// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>
#include <thread>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "ui/base/jobs/job_resources.h"

namespace shinglescope {

/// The content of a progress panel.
struct ProgressSample {
  Stage stage = Stage::Idle;
  WorkUnit unit = WorkUnit::Nothing;
  std::uint64_t done = 0;
  std::uint64_t total = 0;  ///< 0 if unknown
  double elapsedSeconds = 0;
};

/// The signalling part of a job. It owns the worker thread and samples the progress counters ten
/// times a second. A job ends with exactly one of the signals finished, cancelled and failed,
/// always on the GUI thread. The destructor asks the worker to stop and waits for it.
class JobBase : public QObject {
  Q_OBJECT

 public:
  ~JobBase() override;
  void cancel();  ///< requests a stop; cancelled() follows
  bool isRunning() const { return m_isRunning; }

 signals:
  void progressed(const shinglescope::ProgressSample &sample);
  void finished();
  void cancelled();
  void failed(const shinglescope::Error &error);

 protected:
  explicit JobBase(QObject *parent);
  /// Runs `work`, which returns an Error or nothing, in the worker. Exceptions become errors (out
  /// of memory: Limit).
  void launch(std::function<std::optional<Error>(const RunContext &)> work, unsigned threads);
  /// Must be called by the destructor of the class that owns the data that `work` writes.
  void stopAndWait();

 private:
  void sample();
  void end();

  Progress m_progress;
  std::jthread m_thread;
  QTimer m_timer;
  std::optional<Error> m_error;
  std::int64_t m_startedAt = 0;
  bool m_isRunning = false;
};

/// The result type of jobs that have no result.
struct Done {};

/// Runs a core call off the GUI thread. The function must capture by value only. Usage:
///   auto *job = new Job<LoadedDataset>(this);
///   connect(job, &JobBase::finished, this, [=] { use(job->takeResult()); });
///   job->start([=](const RunContext &context) { return loadDataset(path, options, context); });
template <class T>
class Job final : public JobBase {
 public:
  explicit Job(QObject *parent) : JobBase(parent) {}
  ~Job() override { stopAndWait(); }

  void start(std::function<Result<T>(const RunContext &)> work, unsigned threads = jobThreads()) {
    launch(
        [this, work = std::move(work)](const RunContext &context) -> std::optional<Error> {
          Result<T> result = work(context);
          if (!result) return result.error();
          m_result.emplace(std::move(*result));
          return std::nullopt;
        },
        threads);
  }
  /// Moves the result out. Call it once, after finished().
  T takeResult() { return std::move(*m_result); }

 private:
  std::optional<T> m_result;
};

}  // namespace shinglescope
