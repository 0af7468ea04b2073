// Where the user is in the queue, and how it lands there again.

#include <QScrollBar>

#include "ui/base/controls/search_field.h"
#include "ui/pages/review/groups/group_model.h"
#include "ui/pages/review/queue/queue_chips.h"
#include "ui/pages/review/queue/queue_panel.h"

namespace shinglescope {

QueueView QueuePanel::view() const {
  if (m_wanted) return *m_wanted;
  QueueView view;
  view.mode = mode();
  view.filter = m_filter;
  view.arrangement = m_state.arrangement();
  view.entry = m_lastKey;
  view.firstRow = m_pairTable->verticalScrollBar()->value();
  view.group = currentGroupPosition();
  return view;
}

void QueuePanel::restoreView(const QueueView &view) {
  {
    const QSignalBlocker quiet(m_search);
    m_search->setText(QString::fromStdString(view.filter.text));
  }
  m_filter = view.filter;
  m_chips->setFilter(view.filter);
  m_chips->setArrangement(view.arrangement);
  m_state.setArrangement(view.arrangement);
  if (!(m_state.filter() == view.filter)) m_state.setFilter(view.filter);
  m_wanted = view;
  m_lastKey = view.entry;
  setMode(static_cast<Mode>(std::clamp(view.mode, 0, static_cast<int>(Contradictions))));
  landWhereItWas();
}

void QueuePanel::showScores(const ScoreRange &scores) {
  setMode(Pairs);
  m_wanted.reset();
  m_search->clear();
  m_filter = {};
  m_filter.scores = scores;
  applyFilter();
}

void QueuePanel::showEntry(EntryKey key) {
  setMode(Pairs);
  m_wanted.reset();
  if (!m_state.isFiltering() && selectEntry(key)) return;
  QueueView wanted = view();
  wanted.mode = Pairs;
  wanted.filter = {};
  wanted.entry = key;
  restoreView(wanted);
}

void QueuePanel::landWhereItWas() {
  if (!m_wanted || m_pairs->rowCount() == 0 || m_state.isFiltering()) return;
  const QueueView view = *m_wanted;
  m_wanted.reset();
  if (view.entry) selectEntry(*view.entry);
  m_pairTable->verticalScrollBar()->setValue(view.firstRow);
  // The window may be lower than it was.
  m_pairTable->scrollTo(m_pairTable->currentIndex());
  m_groupPosition = std::max(0, view.group);
  m_groupRows.clear();
  if (view.group >= 0 && view.group < m_groups->rowCount()) selectGroup(view.group);
}

}  // namespace shinglescope
