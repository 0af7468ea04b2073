#pragma once

#include <QLabel>

namespace shinglescope {

/// A line of plain text that may be shortened where room is short: it ends in an
/// ellipsis then, and its tool tip says the whole. GUI thread.
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
