// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/explore/matrices/matrix_model.h"

namespace shinglescope {

/// The characteristic matrix: a line for each listed shingle, with a 1 for each row that contains
/// it. A box marks a shingle that several rows share, or that both rows of the shown pair share.
/// data() takes O(characters shown). GUI thread.
class ShingleMatrixModel final : public MatrixModel {
  Q_OBJECT

 public:
  using MatrixModel::MatrixModel;

 protected:
  int lines() const override { return static_cast<int>(matrices().shingles.size()); }
  QString cellText(int row, std::uint32_t column) const override;
  QString cellDescription(int row, std::uint32_t column) const override;
  CellTone tone(int row, std::uint32_t column) const override;
  bool isEqual(int row, std::uint32_t column) const override;
  bool hasLineUnder(int row) const override;
  QString rowTitle(int row) const override;
  QString rowHint(int row) const override;
  QStringList copiedTitles() const override;
  QStringList copiedLabels(int row) const override;

 private:
  const MatrixShingle &shingleAt(int row) const {
    return matrices().shingles[static_cast<std::size_t>(row)];
  }
};

/// A 64-bit hash as sixteen hexadecimal digits.
QString hexText(std::uint64_t hash);

}  // namespace shinglescope
