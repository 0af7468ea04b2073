// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QWidget>

namespace shinglescope {

/// The first shingles of a text as a row of outlined chips, as many as fit, then their total
/// number. Literal text; GUI thread.
class ShingleStrip final : public QWidget {
  Q_OBJECT

 public:
  explicit ShingleStrip(QWidget *parent = nullptr);
  void setShingles(const QStringList &shingles, std::size_t count);
  QString countText() const { return m_countText; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QStringList m_shingles;
  QString m_countText;
};

}  // namespace shinglescope
