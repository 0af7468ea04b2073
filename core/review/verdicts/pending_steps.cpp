// SPDX-License-Identifier: MIT
#include "core/review/verdicts/pending_steps.h"

#include <utility>

namespace shinglescope {
namespace {

constexpr std::size_t kPendingStepsItemsPerPoll = 1024;

template <class Item>
Result<void> copyItems(const std::vector<Item> &from, std::vector<Item> &to,
                       const RunContext &context) {
  to.reserve(from.size());
  for (const Item &item : from) {
    if (to.size() % kPendingStepsItemsPerPoll == 0 && context.isCancelled())
      return cancelledError();
    to.push_back(item);
  }
  return {};
}

Result<LogStep> copyOf(const LogStep &step, const RunContext &context) {
  LogStep copy{step.number, step.undoes, step.unixMilliseconds, step.reviewer, step.origin, {}, {}};
  if (auto done = copyItems(step.changes, copy.changes, context); !done) return done.error();
  if (auto done = copyItems(step.records, copy.records, context); !done) return done.error();
  return copy;
}

}  // namespace

Result<std::vector<std::uint64_t>> asSteps(const Result<std::uint64_t> &step) {
  if (!step) return step.error();
  return *step == 0 ? std::vector<std::uint64_t>() : std::vector<std::uint64_t>{*step};
}

PendingSteps::PendingSteps(const Verdicts &base)
    : m_base(base),
      m_ahead(Verdicts::unfolded(m_store, base.m_source)),
      m_steps(base.m_log.stepCount()) {
  m_ahead->m_classes = base.m_classes;
  m_ahead->m_items.putBack(base.m_items.snapshot());
  m_ahead->m_counts = base.m_counts;
}

/// Readers of the verdicts may take snapshots of the items or set the id column during this call,
/// so the constructor has copied both. The data that is copied here does not change.
Result<void> PendingSteps::copy(const RunContext &context) {
  context.startStage(Stage::Judging, WorkUnit::Nothing, 0);
  const auto part = [&](auto &&copied) {
    if (context.isCancelled()) return false;
    copied();
    return true;
  };
  const bool isWhole = part([&] { m_ahead->m_log = m_base.m_log; }) &&
                       part([&] { m_ahead->m_records = m_base.m_records; }) &&
                       part([&] { m_ahead->m_nextOnItem = m_base.m_nextOnItem; }) &&
                       part([&] { m_ahead->m_marks = m_base.m_marks; }) &&
                       part([&] { m_ahead->m_changedMarks = m_base.m_changedMarks; });
  if (!isWhole) return cancelledError();
  return {};
}

Result<void> PendingSteps::finish(const RunContext &context) {
  for (const LogStep &step : m_store.steps()) {
    Result<LogStep> again = copyOf(step, context);
    if (!again) return again.error();
    m_again.push_back(*std::move(again));
  }
  return {};
}

Result<void> PendingSteps::commitTo(Verdicts &base) {
  const bool isSame =
      &base == &m_base && base.m_log.stepCount() == m_steps && base.m_classes == m_ahead->m_classes;
  if (!isSame) return badParameter({MessageId::VerdictsChanged, {}});
  std::swap(base.m_log, m_ahead->m_log);
  std::swap(base.m_records, m_ahead->m_records);
  std::swap(base.m_items, m_ahead->m_items);
  std::swap(base.m_nextOnItem, m_ahead->m_nextOnItem);
  std::swap(base.m_marks, m_ahead->m_marks);
  std::swap(base.m_changedMarks, m_ahead->m_changedMarks);
  std::swap(base.m_counts, m_ahead->m_counts);
  std::vector<LogStep> steps = m_store.take();
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (i < m_again.size()) {
      base.m_store.append(std::move(steps[i]), std::move(m_again[i]));
    } else {
      base.m_store.append(std::move(steps[i]));
    }
  }
  return {};
}

}  // namespace shinglescope
