// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/review_presenter.h"

#include "ui/pages/review/compare/row_comparison.h"
#include "ui/session/actions_controller.h"
#include "ui/session/row_text.h"

namespace shinglescope {

QString ReviewPresenter::title() const {
  if (!m_parts.comparison.shown()) return {};
  const Dataset *dataset = m_parts.session.dataset().get();
  return tr("Rows %1 and %2")
      .arg(rowNumberText(m_parts.comparison.rowOf(Keep::A), dataset),
           rowNumberText(m_parts.comparison.rowOf(Keep::B), dataset));
}

std::optional<ItemKey> ReviewPresenter::judgedKey() const {
  const QueueItem *item = m_parts.comparison.item();
  if (item == nullptr) return std::nullopt;
  return keyOf(*item, *m_parts.state.queue()->result);
}

void ReviewPresenter::markKeeper() { emit messageRaised(tr("Choose keepers in Groups: press G.")); }

/// Puts back the compared rows that were taken out.
void ReviewPresenter::takeOutOrPutBack() {
  ReviewCommand command;
  if (const auto &shown = m_parts.comparison.shown()) {
    for (const RecordId row : {shown->a, shown->b})
      if (m_parts.session.verdicts().markOf(row) == RowMark::TakenOut)
        command.rows.push_back({row, RowMark::None});
  }
  if (command.rows.empty())
    return emit messageRaised(tr("Take rows out of a group in Groups: press G."));
  m_parts.controller.apply(command);
}

/// Returns a row of the group of the compared rows.
std::vector<RecordId> ReviewPresenter::chosenGroups() const {
  const auto &shown = m_parts.comparison.shown();
  if (shown && m_parts.state.groups().groupOf(shown->a) != nullptr) return {shown->a};
  return {};
}

MatrixRows ReviewPresenter::chosenRows(std::size_t most) const {
  MatrixRows chosen;
  if (!m_parts.comparison.shown()) return chosen;
  chosen.rows = rowsInFront();
  chosen.available = chosen.rows.size();
  if (chosen.rows.size() > most) chosen.rows.resize(most);
  return chosen;
}

std::vector<RecordId> ReviewPresenter::rowsInFront() const {
  const auto &shown = m_parts.comparison.shown();
  return {shown->a, shown->b};
}

}  // namespace shinglescope
