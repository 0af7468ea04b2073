// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/explore/matrices/matrix_model.h"

namespace shinglescope {

/// The signature matrix: a line for each hash and, after the hashes of a band, a line for its
/// buckets. A value that several rows share is shown as a box with a letter, the same letter for
/// equal values of a line. Alternatively, the values themselves are shown. data() takes constant
/// time. GUI thread.
class SignatureMatrixModel final : public MatrixModel {
  Q_OBJECT

 public:
  using MatrixModel::MatrixModel;
  void setValuesShown(bool isShown);
  /// Returns the hash of a line, or nothing for the line of a band's buckets.
  std::optional<std::uint32_t> positionAt(int row) const;
  std::uint32_t bandAt(int row) const;
  int lineOfPosition(std::uint32_t position) const;

 protected:
  int lines() const override;
  QString cellText(int row, std::uint32_t column) const override;
  QString cellDescription(int row, std::uint32_t column) const override;
  CellTone tone(int row, std::uint32_t column) const override;
  bool isEqual(int row, std::uint32_t column) const override;
  bool isMadeByShingle(int row, std::uint32_t column) const override;
  bool hasLineUnder(int row) const override;
  QString rowTitle(int row) const override;
  QString rowHint(int row) const override;
  QStringList copiedTitles() const override;
  QStringList copiedLabels(int row) const override;
  QString copiedCell(int row, std::uint32_t column) const override;
  bool isCopied(int row) const override { return positionAt(row).has_value(); }

 private:
  /// The index of a cell's value or bucket among those that several rows share.
  std::uint32_t sharedNumber(int row, std::uint32_t column) const;

  bool m_areValuesShown = false;
};

/// The letter of a value or bucket that several rows share: A, B, ...
QString sharedLetter(std::uint32_t number);
/// The name of a hash, numbered from 1: "h17".
QString hashName(std::uint32_t position);

}  // namespace shinglescope
