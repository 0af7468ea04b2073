#pragma once

#include <memory>

#include "core/tune/comparison/row_matrices.h"
#include "ui/base/controls/panel.h"

namespace shinglescope {

class FormRows;

/// What the cursor of the two matrices stands on, in words and numbers: the
/// shingle, its hash value, the rows that have it and what it gives; of a cell of the
/// signature matrix its value, who is equal, and the band with its bucket. GUI
/// thread; shares the matrices.
class MatrixDetails final : public QWidget {
  Q_OBJECT

 public:
  explicit MatrixDetails(QWidget *parent = nullptr);
  void clear();
  void showShingle(const RowMatrices &matrices, std::uint32_t shingle);
  /// A cell of the signature matrix, with the shingle that it comes from.
  void showValue(const RowMatrices &matrices, std::uint32_t row, std::uint32_t position);
  void showBucket(const RowMatrices &matrices, std::uint32_t row, std::uint32_t band);
  QString line(const QString &name) const;

 private:
  void fillShingle(const RowMatrices &matrices, std::uint32_t shingle);
  void fillBand(const RowMatrices &matrices, std::uint32_t row, std::uint32_t band);

  FormRows *m_form = nullptr;
};

}  // namespace shinglescope
