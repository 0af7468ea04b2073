// SPDX-License-Identifier: MIT
#include "ui/base/jobs/job.h"

#include <QMetaObject>
#include <chrono>
#include <exception>
#include <new>

namespace shinglescope {
namespace {

constexpr int kSampleMilliseconds = 100;

std::int64_t nowMilliseconds() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

std::optional<Error> runGuarded(const std::function<std::optional<Error>(const RunContext &)> &work,
                                const RunContext &context) {
  try {
    return work(context);
  } catch (const std::bad_alloc &) {
    return errorOf(ErrorCode::Limit, {MessageId::NotEnoughMemory, {}});
  } catch (const std::exception &exception) {
    return plainError(ErrorCode::Internal, exception.what());
  } catch (...) {
    return errorOf(ErrorCode::Internal, {MessageId::ExceptionUnknown, {}});
  }
}

}  // namespace

JobBase::JobBase(QObject *parent) : QObject(parent) {
  m_timer.setInterval(kSampleMilliseconds);
  connect(&m_timer, &QTimer::timeout, this, &JobBase::sample);
}

JobBase::~JobBase() { stopAndWait(); }

void JobBase::cancel() { m_thread.request_stop(); }

void JobBase::launch(std::function<std::optional<Error>(const RunContext &)> work,
                     unsigned threads) {
  if (m_isRunning) return;
  m_isRunning = true;
  m_startedAt = nowMilliseconds();
  m_error.reset();
  m_progress.start(Stage::Idle, WorkUnit::Nothing, 0);
  m_thread = std::jthread(
      [this, work = std::move(work), threads, memory = jobMemory()](const std::stop_token &stop) {
        const RunContext context{
            .stop = stop, .progress = &m_progress, .threads = threads, .memoryBudget = memory};
        m_error = runGuarded(work, context);
        // If nobody waits for the end, the event is discarded together with the object.
        QMetaObject::invokeMethod(
            this, [this] { end(); }, Qt::QueuedConnection);
      });
  m_timer.start();
}

void JobBase::stopAndWait() {
  m_timer.stop();
  if (!m_thread.joinable()) return;
  m_thread.request_stop();
  m_thread.join();
  m_isRunning = false;
}

void JobBase::sample() {
  const ProgressSample sample{m_progress.stage.load(std::memory_order_acquire),
                              m_progress.unit.load(std::memory_order_relaxed),
                              m_progress.done.load(std::memory_order_relaxed),
                              m_progress.total.load(std::memory_order_relaxed),
                              static_cast<double>(nowMilliseconds() - m_startedAt) / 1000.0};
  emit progressed(sample);
}

void JobBase::end() {
  sample();
  m_timer.stop();
  m_thread.join();
  m_isRunning = false;
  if (!m_error) {
    emit finished();
  } else if (m_error->code == ErrorCode::Cancelled) {
    emit cancelled();
  } else {
    emit failed(*m_error);
  }
}

}  // namespace shinglescope
