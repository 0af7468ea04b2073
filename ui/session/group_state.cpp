// SPDX-License-Identifier: MIT
#include "ui/session/group_state.h"

#include <algorithm>

#include "core/base/sorted_list.h"
#include "core/review/groups/review_marks.h"
#include "ui/base/jobs/delay.h"
#include "ui/base/text/error_text.h"

namespace shinglescope {
namespace {

constexpr int kDelayMilliseconds = 150;
/// The largest step that is followed immediately, which takes a few milliseconds.
constexpr std::size_t kItemsAtOnce = 64;
constexpr std::size_t kRowsAtOnce = 5'000;

}  // namespace

GroupState::GroupState(Session &session, QObject *parent) : QObject(parent), m_session(session) {
  setDelay(m_timer, kDelayMilliseconds, this, &GroupState::startMaking);
  connect(&session, &Session::reviewThresholdChanged, this, [this] {
    if (m_result != nullptr && m_session.reviewThreshold() != m_wanted) m_timer.start();
  });
  connect(&session, &Session::verdictsChanged, this, &GroupState::followStep);
  connect(&session, &Session::verdictsReplaced, this, [this] {
    if (m_result != nullptr && m_result == m_session.result()) m_timer.start();
  });
}

void GroupState::setResult(std::shared_ptr<const DuplicateResult> result) {
  m_job.drop();
  m_timer.stop();
  m_measuring.drop();
  m_sorting.drop();
  m_groups.reset();
  m_order.clear();
  m_measured = {};
  m_result = std::move(result);
  if (m_result != nullptr) startMaking();
  emit changed();
}

std::uint32_t GroupState::slotOf(RecordId row) const {
  const bool isKnown =
      m_groups != nullptr && row.value < m_groups->index().result().classes.textOfRow.size();
  return isKnown ? m_groups->slotOf(row) : ReviewGroups::kNoGroup;
}

const ReviewGroup *GroupState::groupOf(RecordId row) const {
  const std::uint32_t slot = slotOf(row);
  return slot == ReviewGroups::kNoGroup ? nullptr : &m_groups->bySlot()[slot];
}

void GroupState::startMaking() {
  const Ratio threshold = m_wanted = m_session.reviewThreshold();
  m_job.start(
      [result = m_result, threshold, items = m_session.verdicts().items(),
       rows = m_session.verdicts().rowMarks(),
       sort = m_sort](const RunContext &context) -> Result<Made> {
        Result<ReviewGroups> groups =
            ReviewGroups::make(result, threshold, reviewMarks(items, rows), context);
        if (!groups) return groups.error();
        std::vector<std::uint32_t> order = arrangedGroups(*groups, sort);
        return Made{std::make_shared<ReviewGroups>(*std::move(groups)), std::move(order), sort};
      },
      {[this](Made made) { useMade(std::move(made)); },
       [this](const Error &error) { emit failed(errorText(error)); }},
      {.threads = jobThreads()});
}

void GroupState::useMade(Made made) {
  m_sorting.drop();  // it sorts the previous groups
  m_groups = std::move(made.groups);
  m_order = std::move(made.order);
  if (made.sort != m_sort) startSorting();
  emit changed();
}

void GroupState::setSort(QueueSort sort) {
  if (sort == m_sort) return;
  m_sort = sort;
  if (m_groups != nullptr) startSorting();
}

void GroupState::startSorting() {
  m_sorting.start(
      [groups = shared(), sort = m_sort](const RunContext &) -> Result<std::vector<std::uint32_t>> {
        return arrangedGroups(*groups, sort);
      },
      {[this](std::vector<std::uint32_t> order) {
         m_order = std::move(order);
         emit changed();
       },
       [this](const Error &error) { emit failed(errorText(error)); }});
}

std::optional<std::size_t> GroupState::currentCount() const {
  const bool isCurrent =
      m_groups != nullptr && m_groups->threshold() == m_session.reviewThreshold();
  return isCurrent ? std::optional(count()) : std::nullopt;
}

bool GroupState::isSmall(const std::vector<ItemKey> &items,
                         const std::vector<RecordId> &rows) const {
  std::size_t touched = 0;
  const auto add = [&](RecordId row) {
    if (const ReviewGroup *group = groupOf(row)) touched += group->rows.size();
  };
  for (const ItemKey &item : items) {
    add(item.a);
    add(item.b);
  }
  for (const RecordId row : rows) add(row);
  return touched <= kRowsAtOnce;
}

void GroupState::followStep(std::uint64_t step) {
  if (m_result == nullptr) return;
  const Verdicts &verdicts = m_session.verdicts();
  // A bulk step is too long to scan here.
  if (verdicts.log().changeCount(step) > kItemsAtOnce) return m_timer.start();
  const std::vector<ItemKey> items = verdicts.itemsOf(step);
  const std::vector<RecordId> rows = verdicts.rowsOf(step);
  const bool isShared = m_groups.use_count() != 1;
  if (isBusy() || isSorting() || isShared || !isSmall(items, rows)) return m_timer.start();
  std::vector<std::uint32_t> made;
  const auto take = [&made](const ReviewGroups::Touched &touched) {
    made.insert(made.end(), touched.made.begin(), touched.made.end());
  };
  for (const ItemKey &item : items) {
    const ItemState *state = verdicts.stateOf(item);
    const ItemState said = state == nullptr ? ItemState{} : *state;
    take(m_groups->judge({item.a, item.b, said.verdict, said.keep, said.isContested}));
  }
  for (const RecordId row : rows) {
    take(m_groups->mark({row, verdicts.markOf(row), !verdicts.rowMarks().isByRule(row)}));
  }
  reorder(std::move(made));
  emit changed();
}

/// Updates the order, in which rebuilt slots may have moved or become free.
void GroupState::reorder(std::vector<std::uint32_t> made) {
  sortUnique(made);
  const std::vector<ReviewGroup> &bySlot = m_groups->bySlot();
  std::erase_if(m_order, [&](std::uint32_t slot) {
    return bySlot[slot].rows.empty() || std::ranges::binary_search(made, slot);
  });
  const GroupPrecedence isBefore(*m_groups, m_sort);
  for (const std::uint32_t slot : made) {
    if (bySlot[slot].rows.empty()) continue;
    m_order.insert(std::ranges::lower_bound(m_order, slot, isBefore), slot);
  }
}

std::optional<RowLink> GroupState::weakestLink(const ReviewGroup &group) {
  if (group.weakest) return group.weakest;
  const bool isAsked = m_measured.link || m_measuring.isRunning();
  if (isAsked && m_measured.rows == group.rows) return m_measured.link;
  m_measured = {group.rows, {}};
  m_measuring.start(
      [result = m_result, rows = group.rows](const RunContext &context) {
        return measureWeakestLink(*result, rows, context);
      },
      {[this](RowLink link) {
         m_measured.link = link;
         emit changed();
       },
       [this](const Error &error) { emit failed(errorText(error)); }});
  return std::nullopt;
}

}  // namespace shinglescope
