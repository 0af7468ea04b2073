#include "ui/pages/explore/overview/pair_example_model.h"

#include <utility>

#include "ui/base/tables/flat_table.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/parts/table/pair_model.h"
#include "ui/session/row_text.h"

namespace shinglescope {

void PairExampleModel::setMove(std::shared_ptr<const Dataset> dataset,
                               std::vector<ColumnId> columns, const ThresholdMove &move,
                               const Ratio &upper) {
  beginResetModel();
  m_upper = upper;
  m_dataset = std::move(dataset);
  m_columns = std::move(columns);
  m_isGain = !move.gained.empty();
  m_pairs = m_isGain ? move.gained : move.lost;
  endResetModel();
}

int PairExampleModel::rowCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_pairs.size());
}

int PairExampleModel::columnCount(const QModelIndex &parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QString PairExampleModel::textOf(RecordId row) const {
  return rowNumberText(row) + QStringLiteral("  ") + recordLine(*m_dataset, row, m_columns);
}

QString PairExampleModel::describe(const PairExample &pair) const {
  return (m_isGain ? tr("gained, similarity %1: row %2; row %3")
                   : tr("lost, similarity %1: row %2; row %3"))
      .arg(similarityText(pair.jaccard(), m_upper), textOf(pair.rowA), textOf(pair.rowB));
}

QVariant PairExampleModel::data(const QModelIndex &index, int role) const {
  if (!isFlatCell(*this, index)) return {};
  const PairExample &pair = m_pairs[static_cast<std::size_t>(index.row())];
  switch (role) {
    case PairModel::SimilarityRole: return pair.jaccard();
    case Qt::AccessibleTextRole: return describe(pair);
    case Qt::DisplayRole: break;
    default: return {};
  }
  switch (index.column()) {
    case SignColumn: return m_isGain ? QStringLiteral("+") : QStringLiteral("−");
    case SimilarityColumn: return similarityText(pair.jaccard(), m_upper);
    case FirstColumn: return textOf(pair.rowA);
    case SecondColumn: return textOf(pair.rowB);
    default: return {};
  }
}

}  // namespace shinglescope
