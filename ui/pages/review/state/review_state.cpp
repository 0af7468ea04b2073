// SPDX-License-Identifier: MIT
#include "ui/pages/review/state/review_state.h"

#include <utility>

#include "ui/base/text/error_text.h"
#include "ui/base/text/message_text.h"

namespace shinglescope {
namespace {

/// Steps with more items are processed off the GUI thread.
constexpr std::size_t kFewItems = 1000;
}  // namespace

ReviewState::ReviewState(Session &session, QObject *parent)
    : QObject(parent), m_session(session), m_groups(session), m_consequences(session) {
  connect(&session, &Session::resultChanged, this, &ReviewState::resetQueue);
  connect(&session, &Session::reviewThresholdChanged, this, [this] {
    if (m_judged.queue != nullptr) cutAtThreshold();
  });
  connect(&session, &Session::verdictsChanged, this, &ReviewState::followStep);
  connect(&session, &Session::verdictsReplaced, this, &ReviewState::followLog);
  connect(&m_groups, &GroupState::failed, this, &ReviewState::filterRefused);
  connect(&m_consequences, &VerdictConsequences::changed, this, [this] {
    // A restored view may list the offered items before they are known.
    const bool isWaiting = m_judged.queue != nullptr && m_filter.isOfferedOnly && m_items.empty();
    if (isWaiting && !m_consequences.offered().empty()) startFilter();
  });
  connect(&m_consequences, &VerdictConsequences::failed, this, &ReviewState::filterRefused);
  resetQueue();
}

/// Looks up the verdicts of a queue's items in a snapshot of the judgements.
ReviewState::JudgedQueue ReviewState::judged(std::shared_ptr<const ReviewQueue> queue,
                                             const ItemJudgements &judgements) {
  JudgedQueue judged{std::move(queue), {}, {}, {}};
  judged.verdicts.assign(judged.queue->items.size(), Verdict::Undecided);
  const std::size_t rows = judged.queue->result->classes.textOfRow.size();
  judgements.forEach([&](ItemKey key, const ItemState &state) {
    if (key.b.value >= rows) return;
    const std::uint32_t item = findItem(*judged.queue, key.a, key.b);
    if (item == kNoItem || judged.queue->keyAt(item) != key) return;
    judged.verdicts[item] = state.verdict;
    if (state.needsCheck) judged.changed.insert(item);
    if (state.remark != nullptr)
      judged.tags.insert(state.remark->tags.begin(), state.remark->tags.end());
  });
  return judged;
}

bool ReviewState::isBusy() const {
  return isFiltering() || m_verdictsJob.isRunning() || m_groups.isBusy() ||
         m_groups.isMeasuring() || m_groups.isSorting() || m_consequences.isBusy();
}

ColumnId ReviewState::titleColumn() const {
  const std::vector<ColumnId> compared = m_session.columnsWithRole(ColumnRole::Compared);
  return compared.empty() ? ColumnId{} : compared.front();
}

std::vector<ColumnId> ReviewState::searchedColumns() const {
  std::vector<ColumnId> columns;
  const std::vector<ColumnRole> &roles = m_session.roles();
  for (std::uint32_t i = 0; i < roles.size(); ++i) {
    if (roles[i] != ColumnRole::Ignored) columns.push_back({i});
  }
  return columns;
}

void ReviewState::resetQueue() {
  m_queueJob.drop();
  m_verdictsJob.drop();
  m_filterJob.drop();
  m_isQueueOutdated = false;
  m_isFilterOutdated = false;
  m_judged = {};
  m_order = {};
  m_items.clear();
  m_filter = {};
  m_groups.setResult(m_session.result());
  m_consequences.setQueue(nullptr);
  // The job is started before the signal, so that isFiltering() is true in the slots.
  if (m_session.hasResult()) startQueue();
  emit queueReset();
}

void ReviewState::startQueue() {
  m_queueJob.start(
      [result = m_session.result(), judgements = m_session.verdicts().items()](
          const RunContext &context) -> Result<JudgedQueue> {
        Result<std::shared_ptr<const ReviewQueue>> queue = makeReviewQueue(result, context);
        if (!queue) return queue.error();
        return judged(*std::move(queue), judgements);
      },
      {[this](JudgedQueue judged) { useQueue(std::move(judged)); },
       [this](const Error &error) { showFailure(errorText(error)); }});
}

void ReviewState::useQueue(JudgedQueue judged) {
  m_judged = std::move(judged);
  m_consequences.setQueue(m_judged.queue);
  if (std::exchange(m_isQueueOutdated, false)) {
    followLog();
  } else {
    startFilter();
  }
  emit queueReset();
}

/// Shows the message, and an empty list if nothing will fill it.
void ReviewState::showFailure(const QString &message) {
  emit filterRefused(message);
  if (m_judged.queue == nullptr) {
    emit queueReset();
  } else if (m_items.empty()) {
    emit itemsChanged();
  }
}

void ReviewState::followStep(std::uint64_t step) {
  if (m_judged.queue == nullptr) return noteOutdated();
  const Verdicts &verdicts = m_session.verdicts();
  const bool isLarge = verdicts.log().changeCount(step) > kFewItems;
  if (isLarge || m_verdictsJob.isRunning()) return judgeQueueAgain();
  const std::vector<ItemKey> items = verdicts.itemsOf(step);
  const std::size_t before = m_judged.changed.size();
  const std::size_t tagsBefore = m_judged.tags.size();
  for (const ItemKey key : items) followJudgement(key);
  if (m_judged.changed.size() != before) emit changedCountChanged();
  if (m_judged.tags.size() != tagsBefore) emit tagsChanged();
}

void ReviewState::followJudgement(ItemKey key) {
  const std::uint32_t item = findItem(*m_judged.queue, key.a, key.b);
  if (item == kNoItem) return;
  const ItemState *state = m_session.verdicts().stateOf(key);
  m_judged.verdicts[item] = state == nullptr ? Verdict::Undecided : state->verdict;
  if (state != nullptr && state->remark != nullptr)
    m_judged.tags.insert(state->remark->tags.begin(), state->remark->tags.end());
  if (state != nullptr && state->needsCheck) {
    m_judged.changed.insert(item);
  } else {
    m_judged.changed.erase(item);
  }
}

std::optional<Verdict> ReviewState::verdictOf(const ItemHandle &item) const {
  if (m_judged.queue == nullptr || m_judged.queue->find(item) == nullptr) return std::nullopt;
  return m_judged.verdicts[item.index];
}

void ReviewState::judgeQueueAgain() {
  m_verdictsJob.start(
      [queue = m_judged.queue, judgements = m_session.verdicts().items()](
          const RunContext &) -> Result<JudgedQueue> { return judged(queue, judgements); },
      {[this](JudgedQueue judged) {
         m_judged = std::move(judged);
         emit changedCountChanged();
         emit tagsChanged();
         if (std::exchange(m_isFilterOutdated, false)) startFilter();
       },
       [this](const Error &error) {
         m_isFilterOutdated = false;
         showFailure(errorText(error));
       }});
}

void ReviewState::noteOutdated() { m_isQueueOutdated = m_queueJob.isRunning(); }

/// Called when the log was replaced: the queue stays, but its verdicts may have changed.
void ReviewState::followLog() {
  if (m_judged.queue == nullptr) return noteOutdated();
  if (m_judged.queue->result != m_session.result()) return;
  m_isFilterOutdated = true;
  judgeQueueAgain();
}

void ReviewState::setFilter(const QueueFilter &filter) {
  m_filter = filter;
  if (m_judged.queue != nullptr) startFilter();
}

void ReviewState::setArrangement(const QueueArrangement &arrangement) {
  if (arrangement == m_arrangement) return;
  m_arrangement = arrangement;
  m_groups.setSort(arrangement.sort);
  if (m_judged.queue != nullptr) startFilter();
}

void ReviewState::startFilter() {
  // Uses the current verdicts: an item that is judged while it is shown stays in the list
  // until the filter is set again.
  QueueRequest request{.dataset = m_session.dataset(),
                       .queue = m_judged.queue,
                       .filter = m_filter,
                       .columns = searchedColumns(),
                       .verdicts = m_judged.verdicts,
                       .changed = {m_judged.changed.begin(), m_judged.changed.end()},
                       .records = m_session.records()};
  if (!m_filter.tag.empty()) request.judgements = m_session.verdicts().items();
  if (m_filter.sameGroupAs) {
    const ReviewGroup *group = m_groups.groupOf(*m_filter.sameGroupAs);
    if (group != nullptr) request.groupRows = group->rows;
  }
  if (m_filter.isOfferedOnly) {
    for (const ItemKey key : m_consequences.offered())
      request.offered.push_back(findItem(*m_judged.queue, key.a, key.b));
    std::erase(request.offered, kNoItem);
  }
  m_filterJob.start(
      [request = std::move(request), arrangement = m_arrangement](const RunContext &context) {
        return makeQueueOrder(request, arrangement, context);
      },
      {[this](QueueOrder order) {
         m_order = std::move(order);
         emit filterRefused({});
         cutAtThreshold();
       },
       [this](const Error &error) { showFailure(messageText(error.message)); }},
      {.threads = jobThreads()});
}

void ReviewState::cutAtThreshold() {
  const std::size_t count = countAtLeast(m_order, *m_judged.queue, m_session.reviewThreshold());
  m_items = arrangedItems(m_order, count);
  emit itemsChanged();
}

std::uint64_t ReviewState::rowPairs() const {
  return m_items.size() < m_order.rowPairs.size() ? m_order.rowPairs[m_items.size()] : 0;
}

}  // namespace shinglescope
