// SPDX-License-Identifier: MIT
#pragma once

#include <QPolygonF>
#include <QWidget>

namespace shinglescope {

/// A layer over a page for a lecture: a pen to draw over the picture, a spot of light to point
/// with, and a black screen. The mouse, or moveBy() for keys, moves pen and spot. Strokes keep
/// their place in proportion to the page. GUI thread.
class ScreenMarks final : public QWidget {
  Q_OBJECT

 public:
  enum class Tool { None, Pen, Spot, Black };

  /// Covers the page and follows its size.
  explicit ScreenMarks(QWidget *page);
  Tool tool() const { return m_tool; }
  void setTool(Tool tool);
  /// Moves the pen or the spot by steps to the right and down, and draws if asked to.
  void moveBy(const QPoint &steps, bool isDrawing);
  /// Removes the last stroke.
  void takeBack();
  void erase();
  /// Strokes in shares of the width and the height of the page.
  const QList<QPolygonF> &strokes() const { return m_strokes; }
  /// The place of the pen or the spot, in the same shares.
  QPointF place() const { return m_place; }

 signals:
  void toolChanged();

 protected:
  bool eventFilter(QObject *watched, QEvent *event) override;
  void paintEvent(QPaintEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseMoveEvent(QMouseEvent *event) override;
  void mouseReleaseEvent(QMouseEvent *event) override;

 private:
  QPointF shareOf(const QPointF &place) const;
  QPointF onScreen(const QPointF &share) const;
  void drawTo(const QPointF &share);
  void showState();

  Tool m_tool = Tool::None;
  QList<QPolygonF> m_strokes;
  QPointF m_place{0.5, 0.5};
  bool m_isDrawing = false;
};

}  // namespace shinglescope
