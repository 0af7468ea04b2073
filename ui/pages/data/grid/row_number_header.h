// SPDX-License-Identifier: MIT
#pragma once

#include <QHeaderView>

namespace shinglescope {

/// The muted, right-aligned row numbers at the left of a record table, with the table's own lines
/// and selection. GUI thread.
class RowNumberHeader final : public QHeaderView {
  Q_OBJECT

 public:
  explicit RowNumberHeader(QWidget *parent = nullptr);
  /// Sets the width for numbers up to `rows`.
  void fitTo(std::size_t rows);

 protected:
  void paintSection(QPainter *painter, const QRect &rect, int section) const override;
};

}  // namespace shinglescope
