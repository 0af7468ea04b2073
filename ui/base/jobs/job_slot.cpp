// SPDX-License-Identifier: MIT
#include "ui/base/jobs/job_slot.h"

namespace shinglescope {

JobSlotBase::JobSlotBase() {
  m_timer.setSingleShot(true);
  QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { startNext(); });
}

void JobSlotBase::startCall(Call call, std::chrono::milliseconds delay) {
  drop();
  m_next.emplace(std::move(call));
  delay.count() > 0 ? m_timer.start(delay) : startNext();
}

void JobSlotBase::cancel() {
  if (m_next) m_next->isCancelled = true;
  if (m_ends) m_job->cancel();
}

void JobSlotBase::drop() {
  m_timer.stop();
  m_next.reset();
  m_ends.reset();
  if (m_job) m_job->cancel();
}

void JobSlotBase::startNext() {
  // A job that is still stopping calls this when it ends.
  if (m_job || !m_next) return;
  Call next = *std::exchange(m_next, std::nullopt);
  m_ends = std::move(next.ends);
  connectEnds(*next.job);
  next.launch();
  if (next.isCancelled) next.job->cancel();
  m_job = std::move(next.job);
}

void JobSlotBase::connectEnds(const JobBase &job) {
  QObject::connect(&job, &JobBase::progressed, &m_timer, [this](const ProgressSample &sample) {
    if (m_ends && m_ends->progressed) m_ends->progressed(sample);
  });
  QObject::connect(&job, &JobBase::finished, &m_timer, [this] {
    if (const auto ends = leave()) ends->finished();
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

/// Frees the slot. The callback may start the next call or destroy this slot. The job is deleted
/// after the current event, because the callback moves its result out.
std::optional<JobSlotBase::Ends> JobSlotBase::leave() {
  m_job.release()->deleteLater();
  auto ends = std::exchange(m_ends, std::nullopt);
  if (!m_timer.isActive()) startNext();
  return ends;
}

}  // namespace shinglescope
