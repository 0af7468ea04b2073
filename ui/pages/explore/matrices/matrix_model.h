// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "core/tune/comparison/row_matrices.h"
#include "ui/base/tables/flat_model.h"
#include "ui/base/tables/marked_cell.h"

namespace shinglescope {

/// The base of both matrix models: columns are the chosen rows, a pair of them may
/// be shown alone, and one shingle is current. GUI thread; shares the matrices.
class MatrixModel : public FlatModelBase, public MarkedCell {
  Q_OBJECT

 public:
  using FlatModelBase::FlatModelBase;
  void setMatrices(std::shared_ptr<const RowMatrices> matrices);
  /// Shows only one pair, or all rows if `pair` is nullopt. A handle of other matrices has no
  /// effect.
  void setPair(const std::optional<MatrixPairHandle> &pair);
  void setShingle(const std::optional<MatrixShingleHandle> &shingle);
  /// The listed lines as tab-separated text under a header of row numbers, from 1.
  QString tabText() const;

 protected:
  virtual int lines() const = 0;  ///< called only while there are matrices
  virtual QString cellText(int row, std::uint32_t column) const = 0;
  virtual QString cellDescription(int row, std::uint32_t column) const = 0;
  virtual CellTone tone(int row, std::uint32_t column) const = 0;
  virtual bool isEqual(int row, std::uint32_t column) const = 0;
  virtual bool isMadeByShingle(int, std::uint32_t) const { return false; }
  virtual bool hasLineUnder(int row) const = 0;
  virtual QString rowTitle(int row) const = 0;
  virtual QString rowHint(int row) const = 0;
  /// The columns before the cells in the copied text: their titles, and their values in a line.
  virtual QStringList copiedTitles() const = 0;
  virtual QStringList copiedLabels(int row) const = 0;
  virtual QString copiedCell(int row, std::uint32_t column) const { return cellText(row, column); }
  virtual bool isCopied(int) const { return true; }

  const RowMatrices &matrices() const { return *m_matrices; }
  /// The index of the current shingle in the matrices.
  std::optional<std::uint32_t> shingle() const;
  const MatrixPair *pair() const { return m_pair ? m_matrices->find(*m_pair) : nullptr; }
  /// False for a column that is not part of the shown pair.
  bool isLookedAt(std::uint32_t column) const;

 private:
  int rows() const final { return m_matrices == nullptr ? 0 : lines(); }
  int columns() const final;
  QVariant cell(int row, int column, int role) const final;
  QVariant columnHeader(int column, int role) const final;
  QVariant rowHeader(int row, int role) const final;

  std::shared_ptr<const RowMatrices> m_matrices;
  std::optional<MatrixPairHandle> m_pair;        ///< the shown pair of m_matrices
  std::optional<MatrixShingleHandle> m_shingle;  ///< the current shingle of m_matrices
};

}  // namespace shinglescope
