// SPDX-License-Identifier: MIT
#pragma once

#include <QLabel>

namespace shinglescope {

/// A line of plain text that is elided if it does not fit; its tool tip then shows the whole text.
/// GUI thread.
class ElidedLabel final : public QLabel {
  Q_OBJECT

 public:
  explicit ElidedLabel(QWidget *parent = nullptr);

  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

 private:
  QString shownText() const;
};

}  // namespace shinglescope
