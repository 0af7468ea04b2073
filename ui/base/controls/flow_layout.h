// SPDX-License-Identifier: MIT
#pragma once

#include <QLayout>
#include <QList>

namespace shinglescope {

/// Lays out its items from left to right and wraps at the right edge; used for chips. Owns its
/// items.
class FlowLayout final : public QLayout {
  Q_OBJECT

 public:
  explicit FlowLayout(QWidget *parent = nullptr, int gap = 6);
  ~FlowLayout() override;

  void addItem(QLayoutItem *item) override;
  int count() const override;
  QLayoutItem *itemAt(int index) const override;
  QLayoutItem *takeAt(int index) override;
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  void setGeometry(const QRect &rect) override;

 private:
  /// Returns the height of the items when laid out in this rectangle, and moves them there if
  /// `places` is true.
  int arrange(const QRect &rect, bool places) const;

  QList<QLayoutItem *> m_items;
  int m_gap;
};

}  // namespace shinglescope
