// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "ui/base/access/accessible_parts.h"

namespace shinglescope {

/// The nine stages side by side, underlined as far as the lesson has progressed, the
/// current one in the accent colour. A click chooses a stage. GUI thread.
class StageBar final : public QWidget, public AccessibleParts {
  Q_OBJECT

 public:
  explicit StageBar(QWidget *parent = nullptr);
  /// `progress` is the progress within the stage, from 0 to 1.
  void setStage(int stage, double progress);
  int stage() const { return m_stage; }
  int partCount() const override;
  AccessiblePart part(int stage) const override;
  QAccessible::Role roleOfWidget() const override { return QAccessible::PageTabList; }
  QAccessible::Role roleOfParts() const override { return QAccessible::PageTab; }
  void pressPart(int stage) override { emit stageChosen(stage); }
  bool canBePressed() const override { return true; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void stageChosen(int stage);

 protected:
  void paintEvent(QPaintEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;

 private:
  QRect stageRect(int stage) const;

  int m_stage = 0;
  double m_progress = 0;
};

}  // namespace shinglescope
