// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <QVector>
#include <QWidget>

#include "ui/base/access/accessible_parts.h"

namespace shinglescope {

/// The first shingles of a text as a row of outlined chips, as many as fit, then their total
/// number. Literal text; GUI thread.
class ShingleStrip final : public QWidget, public AccessibleParts {
  Q_OBJECT

 public:
  explicit ShingleStrip(QWidget *parent = nullptr);
  void setShingles(const QStringList &shingles, std::size_t count);
  QString countText() const { return m_countText; }
  /// The shingles that fit, then their total number.
  int partCount() const override { return static_cast<int>(parts().size()); }
  AccessiblePart part(int index) const override { return parts().at(index); }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {40, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QVector<AccessiblePart> parts() const;

  QStringList m_shingles;
  QString m_countText;
};

}  // namespace shinglescope
