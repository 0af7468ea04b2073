#include "ui/state/review_state.h"

#include "ui/state/error_text.h"

namespace shinglescope {
namespace {

constexpr int kGroupsDelayMilliseconds = 150;

}  // namespace

ReviewState::ReviewState(Session &session, QObject *parent) : QObject(parent), m_session(session) {
  m_groupsTimer.setSingleShot(true);
  m_groupsTimer.setInterval(kGroupsDelayMilliseconds);
  connect(&m_groupsTimer, &QTimer::timeout, this, &ReviewState::startGroups);
  connect(&session, &Session::resultChanged, this, &ReviewState::resetQueue);
  connect(&session, &Session::reviewThresholdChanged, this, [this] {
    if (m_queue == nullptr) return;
    cutAtThreshold();
    m_groupsTimer.start();
  });
  resetQueue();
}

bool ReviewState::isBusy() const {
  return m_queueJob.isRunning() || m_filterJob.isRunning() || m_groupsJob.isRunning() ||
         m_groupsTimer.isActive();
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
  m_queueJob.stop();
  m_filterJob.stop();
  m_groupsJob.stop();
  m_groupsTimer.stop();
  m_queue.reset();
  m_order = {};
  m_entries.clear();
  m_filter = {};
  setGroups(nullptr, m_session.reviewThreshold());
  emit queueReset();
  if (!m_session.hasResult()) return;
  m_queueJob.start([result = m_session.result()](
                       const RunContext &context) { return makeReviewQueue(result, context); },
                   [this](std::shared_ptr<const ReviewQueue> queue) {
                     m_queue = std::move(queue);
                     const std::shared_ptr<const DuplicateResult> &result = m_queue->result;
                     setGroups(SharedGroups(result, &result->groups), result->recipe().threshold);
                     if (!areGroupsCurrent()) m_groupsTimer.start();
                     emit queueReset();
                     startFilter();
                   },
                   [this](const Error &error) { emit filterRefused(errorText(error)); });
}

void ReviewState::setFilter(const QueueFilter &filter) {
  m_filter = filter;
  if (m_queue != nullptr) startFilter();
}

void ReviewState::setSort(QueueSort sort) {
  m_sort = sort;
  if (m_queue != nullptr) cutAtThreshold();
}

void ReviewState::startFilter() {
  // The judgements as they are now: an entry that is judged while it is shown
  // stays in the list until the filter is set again.
  FilterInput input{m_session.dataset(), m_queue, searchedColumns(), m_filter,
                    m_session.verdicts().all()};
  m_filterJob.start(
      [input = std::move(input)](const RunContext &context) {
        return makeQueueOrder(input, context);
      },
      [this](QueueOrder order) {
        m_order = std::move(order);
        emit filterRefused({});
        cutAtThreshold();
      },
      [this](const Error &error) { emit filterRefused(QString::fromStdString(error.detail)); });
}

void ReviewState::cutAtThreshold() {
  const std::size_t count = countAtLeast(m_order, *m_queue, m_session.reviewThreshold());
  m_entries = sortedEntries(m_order, count, m_sort);
  emit entriesChanged();
}

std::uint64_t ReviewState::rowPairs() const {
  return m_entries.size() < m_order.rowPairs.size() ? m_order.rowPairs[m_entries.size()] : 0;
}

std::size_t ReviewState::filteredTotal() const { return m_order.size(); }

void ReviewState::startGroups() {
  if (m_queue == nullptr || areGroupsCurrent()) return;
  const Ratio threshold = m_session.reviewThreshold();
  const std::shared_ptr<const DuplicateResult> result = m_queue->result;
  if (threshold == result->recipe().threshold) {
    m_groupsJob.stop();
    setGroups(SharedGroups(result, &result->groups), threshold);
    return;
  }
  m_groupsJob.start(
      [result, threshold](const RunContext &context) {
        return groupsAt(*result, threshold, context);
      },
      [this, threshold](std::vector<Group> groups) {
        setGroups(std::make_shared<const std::vector<Group>>(std::move(groups)), threshold);
      },
      [this](const Error &error) { emit filterRefused(errorText(error)); });
}

void ReviewState::setGroups(SharedGroups groups, const Ratio &threshold) {
  m_groups = std::move(groups);
  m_groupsThreshold = threshold;
  m_groupOfRow.clear();
  if (m_groups != nullptr && m_queue != nullptr) {
    const std::size_t rows = m_queue->result->classes.textOfRow.size();
    m_groupOfRow.assign(rows, kNoEntry);
    for (std::uint32_t group = 0; group < m_groups->size(); ++group) {
      for (const RecordId row : (*m_groups)[group].rows) m_groupOfRow[row.value] = group;
    }
  }
  emit groupsChanged();
}

const Group *ReviewState::groupOf(RecordId row) const {
  if (row.value >= m_groupOfRow.size() || m_groupOfRow[row.value] == kNoEntry) return nullptr;
  return &(*m_groups)[m_groupOfRow[row.value]];
}

}  // namespace shinglescope
