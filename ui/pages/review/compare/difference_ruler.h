// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

#include "ui/pages/review/compare/ruler_marks.h"

namespace shinglescope {

/// What the ruler shows.
struct RulerContent {
  std::vector<RulerMark> marks;  ///< from top to bottom
  int current = -1;              ///< the difference that is marked, in the part that is shown
  double viewBegin = 0;          ///< the visible stretch of the records
  double viewEnd = 1;
  int differences = 0;  ///< in the part that is shown
};

/// A narrow strip next to two compared records: the whole records from top to bottom, with a mark
/// for each difference, the left half for text of A and the right half for text of B, and a frame
/// around what is visible. A click goes to the nearest difference. By keyboard, Up and Down go from
/// one difference to the next, Home and End to the first and the last, PageUp and PageDown scroll.
/// GUI thread.
class DifferenceRuler final : public QWidget {
  Q_OBJECT

 public:
  explicit DifferenceRuler(QWidget *parent = nullptr);
  void setContent(RulerContent content);
  const RulerContent &content() const { return m_content; }
  QSize sizeHint() const override;
  /// Returns the pixel at which a mark begins.
  int pixelOf(double share) const;

 signals:
  void markChosen(const shinglescope::RulerMark &mark);
  void placeChosen(double share);  ///< there is no difference to go to
  void stepWanted(int step);
  void edgeWanted(bool isLast);
  void pageWanted(int step);

 protected:
  bool event(QEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseMoveEvent(QMouseEvent *event) override;
  void paintEvent(QPaintEvent *event) override;

 private:
  const RulerMark *nearest(double share) const;
  double shareAt(double pixel) const;
  void choose(double pixel);
  QString spokenText() const;

  RulerContent m_content;
};

}  // namespace shinglescope
