#pragma once

#include <QWidget>
#include <vector>

#include "core/base/statistics.h"

namespace shinglescope {

/// A line from 0 to 1 with the interval of an estimate, the estimate and the
/// exact value. GUI thread.
class IntervalStrip final : public QWidget {
  Q_OBJECT

 public:
  explicit IntervalStrip(QWidget *parent = nullptr);
  void setValues(const Interval &interval, double estimate, double exact);
  QSize sizeHint() const override { return {120, 20}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  Interval m_interval;
  double m_estimate = 0;
  double m_exact = 0;
};

/// The bands as numbered boxes; those that collided are filled. Breaks into
/// rows; where there are more than fit with a number, boxes shrink and lose it.
class BandStrip final : public QWidget {
  Q_OBJECT

 public:
  explicit BandStrip(QWidget *parent = nullptr);
  void setBands(std::vector<bool> collided);
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override { return {200, heightForWidth(200)}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  QSize boxSize() const;
  int boxesARow(int width) const;

  std::vector<bool> m_collided;
};

/// The positions of the signature as thin bars; equal ones are filled. Down to
/// a pixel a position; more positions make more rows.
class PositionStrip final : public QWidget {
  Q_OBJECT

 public:
  explicit PositionStrip(QWidget *parent = nullptr);
  void setPositions(std::vector<bool> isEqual);
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override { return {200, heightForWidth(200)}; }

 protected:
  void paintEvent(QPaintEvent *event) override;

 private:
  int pitch() const;

  std::vector<bool> m_isEqual;
};

}  // namespace shinglescope
