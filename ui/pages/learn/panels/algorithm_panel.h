// SPDX-License-Identifier: MIT
#pragma once

#include "ui/base/access/accessible_parts.h"
#include "ui/base/controls/panel.h"

namespace shinglescope {

class LessonPlayer;

/// The pseudo-code of the current stage with the current line highlighted. GUI thread.
class ListingView final : public QWidget, public AccessibleParts {
  Q_OBJECT

 public:
  using QWidget::QWidget;
  void setListing(const QStringList &lines, int current);
  int currentLine() const { return m_current; }
  int partCount() const override { return static_cast<int>(m_lines.size()); }
  AccessiblePart part(int line) const override;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  int lineHeight() const;
  QRect lineRect(int line) const;
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
