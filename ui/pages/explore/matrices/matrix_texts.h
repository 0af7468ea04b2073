// SPDX-License-Identifier: MIT
#pragma once

#include <QTextEdit>
#include <memory>
#include <optional>

#include "core/tune/comparison/row_matrices.h"

namespace shinglescope {

/// The prepared texts of rows of the matrices, one paragraph each, with every place of
/// the current shingle marked; a long text shows an excerpt around the first place.
/// Text is literal. Read-only. GUI thread; shares the matrices.
class MatrixTexts final : public QTextEdit {
  Q_OBJECT

 public:
  /// The maximum number of bytes that are shown of a text.
  static constexpr std::size_t kMostBytes = 1'500;

  explicit MatrixTexts(QWidget *parent = nullptr);
  /// Shows these columns of the matrices, in this order.
  void showTexts(std::shared_ptr<const RowMatrices> matrices, std::vector<std::uint32_t> columns,
                 std::optional<std::uint32_t> shingle);
  void clear();

 protected:
  void changeEvent(QEvent *event) override;

 private:
  void fill();
  void fillText(const MatrixRow &row);

  std::shared_ptr<const RowMatrices> m_matrices;
  std::vector<std::uint32_t> m_columns;
  std::optional<std::uint32_t> m_shingle;
};

}  // namespace shinglescope
