#pragma once

#include <QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/pipeline/run/find_similar.h"

namespace shinglescope {

/// Rows that are like another one, most similar first: similarity, row number
/// (from 1), the compared columns as one line. data() costs the characters
/// shown. GUI thread; shares the data set.
class SimilarModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { SimilarityColumn, RowColumn, TextColumn, ColumnCount };

  explicit SimilarModel(QObject *parent = nullptr) : QAbstractTableModel(parent) {}
  void setRows(std::shared_ptr<const Dataset> dataset, std::vector<ColumnId> columns,
               std::vector<SimilarRow> rows);
  void clear() { setRows(nullptr, {}, {}); }
  RecordId rowAt(int position) const { return m_rows[static_cast<std::size_t>(position)].row; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role) const override;

 private:
  QString textOf(const SimilarRow &row) const;
  QString describe(const SimilarRow &row) const;

  std::shared_ptr<const Dataset> m_dataset;
  std::vector<ColumnId> m_columns;
  std::vector<SimilarRow> m_rows;
};

}  // namespace shinglescope
