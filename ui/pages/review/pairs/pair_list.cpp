// SPDX-License-Identifier: MIT
#include "ui/pages/review/pairs/pair_list.h"

#include <QItemSelectionModel>
#include <QScrollBar>
#include <QTableView>
#include <algorithm>

#include "core/base/sorted_list.h"
#include "ui/pages/review/pairs/verdict_delegate.h"
#include "ui/parts/table/list_table.h"
#include "ui/parts/table/similarity_delegate.h"

namespace shinglescope {
namespace {

constexpr int kPairListVerdictWidth = 28;
constexpr int kPairListBarWidth = 88;

}  // namespace

PairList::PairList(const Session &session, const ReviewState &state, QWidget *parent)
    : QObject(parent), m_session(session), m_state(state) {
  m_model = new PairModel(this);
  m_table = makeListTable(m_model, tr("Pairs"), parent);
  m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_table->setItemDelegateForColumn(PairModel::VerdictColumn, new VerdictDelegate(this));
  m_table->setItemDelegateForColumn(PairModel::SimilarityColumn, new SimilarityDelegate(this));
  m_table->setColumnWidth(PairModel::VerdictColumn, kPairListVerdictWidth);
  m_table->setColumnWidth(PairModel::SimilarityColumn, kPairListBarWidth);
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    m_lastPosition = position();
    if (const auto item = current()) m_last = item;
    emit picked();
  });
  connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &PairList::selectionChanged);
}

void PairList::showQueue() {
  m_model->setQueue(m_session.dataset(), m_state.queue(),
                    m_session.hasDataset() ? m_session.sharedVerdicts() : nullptr,
                    m_state.titleColumn());
  if (m_state.queue() == nullptr) m_lastPosition = 0;
}

void PairList::showItems() {
  const int before = m_lastPosition;
  const std::optional<ItemKey> item = m_last;
  m_model->setItems(m_state.queue(), m_state.items());
  if (count() == 0) return emit picked();
  int row = item ? m_model->rowOf(*item) : 0;
  if (row < 0) row = std::clamp(before, 0, count() - 1);
  selectInNewRows(*m_table, row);
}

void PairList::showVerdicts() {
  const bool isOfQueue =
      m_state.queue() != nullptr && m_state.queue()->result == m_session.result();
  m_model->setVerdicts(isOfQueue ? m_session.sharedVerdicts() : nullptr);
}

int PairList::position() const { return m_table->currentIndex().row(); }

void PairList::setLast(std::optional<ItemKey> item) {
  m_last = item;
  if (!item) m_lastPosition = 0;
}

std::vector<ItemHandle> PairList::selected() const {
  std::vector<int> rows;
  for (const QItemSelectionRange &range : m_table->selectionModel()->selection())
    for (int row = range.top(); row <= range.bottom(); ++row) rows.push_back(row);
  if (rows.empty() && current()) rows.push_back(position());
  sortUnique(rows);
  std::vector<ItemHandle> chosen(rows.size());
  std::ranges::transform(rows, chosen.begin(), [this](int row) { return m_model->handleAt(row); });
  return chosen;
}

std::uint64_t PairList::selectedCount() const {
  std::uint64_t rows = 0;
  for (const QItemSelectionRange &range : m_table->selectionModel()->selection())
    rows += static_cast<std::uint64_t>(range.height());
  return rows;
}

bool PairList::select(ItemKey item) {
  const int row = m_model->rowOf(item);
  if (row < 0) return false;
  selectOnly(*m_table, row);
  return true;
}

bool PairList::selectFirstDiffering() {
  for (int row = 0; row < count(); ++row) {
    if (m_model->itemAt(row)->similarity >= 1.0F) continue;
    selectOnly(*m_table, row);
    return true;
  }
  return false;
}

bool PairList::isUndecided(int row) const {
  if (m_state.verdictOf(m_model->handleAt(row)) == Verdict::Undecided) return true;
  // A rule has decided, but an audit needs the verdict of a reviewer.
  return m_state.arrangement().sort == QueueSort::Audit &&
         m_model->index(row, 0).data(PairModel::ByRuleRole).toBool();
}

void PairList::selectFirstUndecided() {
  for (int row = 0; row < count(); ++row)
    if (isUndecided(row)) return selectOnly(*m_table, row);
}

bool PairList::moveToUndecided() {
  for (int step = 1; step <= count(); ++step) {
    const int row = (std::max(0, position()) + step) % count();
    if (!isUndecided(row)) continue;
    selectOnly(*m_table, row);
    return true;
  }
  return false;
}

int PairList::firstShown() const { return m_table->verticalScrollBar()->value(); }

void PairList::scrollTo(int firstShown) {
  m_table->verticalScrollBar()->setValue(firstShown);
  // The window may be shorter than when the view was saved.
  m_table->scrollTo(m_table->currentIndex());
}

}  // namespace shinglescope
