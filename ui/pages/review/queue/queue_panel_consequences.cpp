// What follows from verdicts, and what cannot hold with them, in the queue.
#include <QTableView>
#include <algorithm>

#include "ui/base/tables/row_ground.h"
#include "ui/pages/review/contradictions/contradiction_model.h"
#include "ui/pages/review/queue/offer_line.h"
#include "ui/pages/review/queue/queue_chips.h"
#include "ui/pages/review/queue/queue_panel.h"
#include "ui/parts/table/list_table.h"

namespace shinglescope {
namespace {

constexpr int kQueuePanelConsequencesRowsWidth = 110;
constexpr int kAroundRows = 18;
constexpr int kRowsMeasured = 200;

/// Both row numbers in full: they say which contradiction it is.
int widthOfRows(const QTableView &table) {
  int width = kQueuePanelConsequencesRowsWidth;
  const QAbstractItemModel &model = *table.model();
  for (int row = 0; row < std::min(model.rowCount(), kRowsMeasured); ++row) {
    const QString text = model.index(row, ContradictionModel::RowsColumn).data().toString();
    width = std::max(width, table.fontMetrics().horizontalAdvance(text) + kAroundRows);
  }
  return width;
}

}  // namespace

void QueuePanel::createContradictions() {
  m_contradictions = new ContradictionModel(this);
  m_contradictionTable = makeListTable(m_contradictions, tr("Contradictions"), this);
  m_contradictionTable->setColumnWidth(ContradictionModel::RowsColumn,
                                       kQueuePanelConsequencesRowsWidth);
  m_contradictionTable->setItemDelegateForColumn(
      ContradictionModel::RowsColumn, new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  m_lists->addWidget(m_contradictionTable);
}

void QueuePanel::connectConsequences() {
  connect(&m_state.consequences(), &VerdictConsequences::changed, this,
          &QueuePanel::showConsequences);
  connect(m_contradictionTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this] {
            if (m_isFillingContradictions) return;
            m_contradictionPosition = std::max(0, currentContradictionPosition());
            if (const Contradiction *shown = currentContradiction()) m_contradicted = shown->entry;
            emit contradictionPicked();
          });
}

void QueuePanel::showConsequences() {
  const VerdictConsequences &consequences = m_state.consequences();
  m_offer->setCount(consequences.offered().size());
  m_chips->setOfferedCount(consequences.offered().size());
  m_isFillingContradictions = true;
  m_contradictions->setContradictions(m_session.dataset(), consequences.contradictions(),
                                      m_state.titleColumn());
  m_contradictionTable->setColumnWidth(ContradictionModel::RowsColumn,
                                       widthOfRows(*m_contradictionTable));
  int position = m_contradicted ? m_contradictions->rowOf(*m_contradicted) : -1;
  if (position < 0) position = std::min(m_contradictionPosition, m_contradictions->rowCount() - 1);
  if (position >= 0) m_contradictionTable->selectRow(position);
  m_isFillingContradictions = false;
  const Contradiction *shown = currentContradiction();
  m_contradicted = shown == nullptr ? std::nullopt : std::optional(shown->entry);
  m_contradictionPosition = std::max(0, position);
  showCounts();
  emit contradictionPicked();
  // What was offered is judged: the whole queue again.
  if (m_filter.isOfferedOnly && consequences.offered().empty() && !consequences.isBusy()) {
    m_filter.isOfferedOnly = false;
    applyFilter();
  }
}

const Contradiction *QueuePanel::currentContradiction() const {
  return m_contradictions->at(currentContradictionPosition());
}

int QueuePanel::currentContradictionPosition() const {
  return m_contradictionTable->currentIndex().row();
}

void QueuePanel::showOffered() {
  setMode(Pairs);
  m_wanted.reset();
  m_filter.isOfferedOnly = true;
  m_chips->setFilter(m_filter);
  m_state.setFilter(m_filter);
  focusList();
}

}  // namespace shinglescope
