#pragma once

#include <QAbstractTableModel>
#include <string>
#include <vector>

#include "core/dataset/csv/load_report.h"

namespace shinglescope {

/// The name of a kind of problem in the window's language.
QString problemKindText(ProblemKind kind);
/// The kind with its detail: "short row: 2 cells instead of 6".
QString problemText(const RowProblem &problem);

/// The problems that reading a file met, one a row: data row, physical line,
/// byte offset, kind and detail. GUI thread; owns its copy.
class ProblemModel final : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { RowColumn, LineColumn, ByteColumn, KindColumn, DetailColumn, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;
  void setProblems(std::vector<RowProblem> problems);
  const std::vector<RowProblem> &problems() const { return m_problems; }

  int rowCount(const QModelIndex &parent = {}) const override;
  int columnCount(const QModelIndex &parent = {}) const override;
  QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation,
                      int role = Qt::DisplayRole) const override;

 private:
  std::vector<RowProblem> m_problems;
};

/// The list as CSV, the same in every locale: data rows count from 0, as in
/// every file that we write, lines from 1.
std::string problemsAsCsv(const std::vector<RowProblem> &problems);

}  // namespace shinglescope
