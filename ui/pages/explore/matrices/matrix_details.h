// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/tune/comparison/row_matrices.h"

namespace shinglescope {

class FormRows;

/// Describes the cell under the cursor of the two matrices: the shingle, its hash
/// value, its rows and the values that it determines; for a cell of the signature
/// matrix, its value, the rows with an equal value, and the band with its bucket. GUI
/// thread; shares the matrices.
class MatrixDetails final : public QWidget {
  Q_OBJECT

 public:
  explicit MatrixDetails(QWidget *parent = nullptr);
  void clear();
  void showShingle(const RowMatrices &matrices, std::uint32_t shingle);
  /// Shows a cell of the signature matrix with the shingle that it comes from.
  void showValue(const RowMatrices &matrices, std::uint32_t row, std::uint32_t position);
  void showBucket(const RowMatrices &matrices, std::uint32_t row, std::uint32_t band);
  QString line(const QString &name) const;

 private:
  void fillShingle(const RowMatrices &matrices, std::uint32_t shingle);
  void fillBand(const RowMatrices &matrices, std::uint32_t row, std::uint32_t band);

  FormRows *m_form = nullptr;
};

}  // namespace shinglescope
