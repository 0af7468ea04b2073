// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/controls/panel.h"

namespace shinglescope {

class LessonPlayer;

/// The pseudo-code of the current stage with the current line highlighted. GUI thread.
class ListingView final : public QWidget {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  void setListing(const QStringList &lines, int current);
  int currentLine() const { return m_current; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  int lineHeight() const;
  QFont codeFont(int width) const;

  QStringList m_lines;
  int m_current = 0;
};

class AlgorithmPanel final : public Panel {
  Q_OBJECT

 public:
  explicit AlgorithmPanel(LessonPlayer &player, QWidget *parent = nullptr);
};

}  // namespace shinglescope
