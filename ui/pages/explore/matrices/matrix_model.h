#pragma once

#include <memory>
#include <optional>

#include "core/tune/comparison/row_matrices.h"
#include "ui/base/tables/flat_model.h"
#include "ui/base/tables/marked_cell.h"

namespace shinglescope {

/// What the two matrices have in common: their columns are the chosen rows, a
/// pair of them may be looked at alone, and one shingle is the current one.
/// GUI thread; shares the matrices.
class MatrixModel : public FlatModelBase, public MarkedCell {
  Q_OBJECT

 public:
  using FlatModelBase::FlatModelBase;
  void setMatrices(std::shared_ptr<const RowMatrices> matrices);
  /// Nothing for all rows. What is of other matrices marks nothing.
  void setPair(const std::optional<MatrixPairHandle> &pair);
  void setShingle(const std::optional<MatrixShingleHandle> &shingle);
  /// The listed lines as tab-separated text with the rows' numbers, from 1, over it.
  QString tabText() const;

 protected:
  virtual int lines() const = 0;  ///< while there are matrices
  virtual QString cellText(int row, std::uint32_t column) const = 0;
  virtual QString cellDescription(int row, std::uint32_t column) const = 0;
  virtual CellTone tone(int row, std::uint32_t column) const = 0;
  virtual bool isEqual(int row, std::uint32_t column) const = 0;
  virtual bool isMadeByShingle(int, std::uint32_t) const { return false; }
  virtual bool hasLineUnder(int row) const = 0;
  virtual QString rowTitle(int row) const = 0;
  virtual QString rowHint(int row) const = 0;
  /// What stands before the cells of a line of the text: titles, or of a line.
  virtual QStringList copiedTitles() const = 0;
  virtual QStringList copiedLabels(int row) const = 0;
  virtual QString copiedCell(int row, std::uint32_t column) const = 0;
  virtual bool isCopied(int) const { return true; }

  const RowMatrices &matrices() const { return *m_matrices; }
  /// The current shingle's place in the matrices.
  std::optional<std::uint32_t> shingle() const;
  const MatrixPair *pair() const { return m_pair ? m_matrices->find(*m_pair) : nullptr; }
  /// False for a column that the pair looked at does not have.
  bool isLookedAt(std::uint32_t column) const;

 private:
  int rows() const final { return m_matrices == nullptr ? 0 : lines(); }
  int columns() const final;
  QVariant cell(int row, int column, int role) const final;
  QVariant columnHeader(int column, int role) const final;
  QVariant rowHeader(int row, int role) const final;

  std::shared_ptr<const RowMatrices> m_matrices;
  std::optional<MatrixPairHandle> m_pair;        ///< of m_matrices
  std::optional<MatrixShingleHandle> m_shingle;  ///< of m_matrices
};

}  // namespace shinglescope
