// SPDX-License-Identifier: MIT
#include "ui/pages/review/contradictions/contradiction_list.h"

#include <QItemSelectionModel>
#include <QTableView>
#include <algorithm>

#include "ui/base/tables/row_ground.h"
#include "ui/pages/review/contradictions/contradiction_model.h"
#include "ui/parts/table/list_table.h"

namespace shinglescope {
namespace {

constexpr int kLeastRowsWidth = 110;
constexpr int kAroundRows = 18;
constexpr int kRowsMeasured = 200;

/// Returns a width that shows both row numbers in full, since they identify the contradiction.
int widthOfRows(const QTableView &table) {
  int width = kLeastRowsWidth;
  const QAbstractItemModel &model = *table.model();
  for (int row = 0; row < std::min(model.rowCount(), kRowsMeasured); ++row) {
    const QString text = model.index(row, ContradictionModel::RowsColumn).data().toString();
    width = std::max(width, table.fontMetrics().horizontalAdvance(text) + kAroundRows);
  }
  return width;
}

}  // namespace

ContradictionList::ContradictionList(const Session &session, const ReviewState &state,
                                     QWidget *parent)
    : QObject(parent), m_session(session), m_state(state) {
  m_model = new ContradictionModel(this);
  m_table = makeListTable(m_model, tr("Contradictions"), parent);
  m_table->setColumnWidth(ContradictionModel::RowsColumn, kLeastRowsWidth);
  m_table->setItemDelegateForColumn(ContradictionModel::RowsColumn,
                                    new RowTextDelegate(RowTextDelegate::Look::Muted, this));
  connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
    if (m_isFilling) return;
    m_lastPosition = std::max(0, position());
    if (const Contradiction *shown = current()) m_last = shown->item;
    emit picked();
  });
}

void ContradictionList::showContradictions() {
  m_isFilling = true;
  m_model->setContradictions(m_session.dataset(), m_state.consequences().contradictions(),
                             m_state.titleColumn());
  m_table->setColumnWidth(ContradictionModel::RowsColumn, widthOfRows(*m_table));
  int position = m_last ? m_model->rowOf(*m_last) : -1;
  if (position < 0) position = std::min(m_lastPosition, m_model->rowCount() - 1);
  if (position >= 0) selectInNewRows(*m_table, position);
  m_isFilling = false;
  const Contradiction *shown = current();
  m_last = shown == nullptr ? std::nullopt : std::optional(shown->item);
  m_lastPosition = std::max(0, position);
}

const Contradiction *ContradictionList::current() const { return m_model->find(position()); }

int ContradictionList::position() const { return m_table->currentIndex().row(); }

}  // namespace shinglescope
