// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>
#include <vector>

#include "core/base/statistics.h"
#include "ui/base/access/accessible_parts.h"

namespace shinglescope {

/// A line from 0 to 1 that shows an estimate with its interval, and the exact value. GUI
/// thread.
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

/// The bands as numbered boxes; those that collided are filled. The boxes wrap into rows; if
/// there are too many for numbers, the boxes shrink and omit them. A click or the arrow keys
/// choose a band, which is framed.
class BandStrip final : public QWidget, public AccessibleParts {
  Q_OBJECT

 public:
  explicit BandStrip(QWidget *parent = nullptr);
  /// Sets the bands and clears the choice.
  void setBands(std::vector<bool> collided);
  int bandCount() const { return static_cast<int>(m_collided.size()); }
  bool hasCollided(int band) const { return m_collided[static_cast<std::size_t>(band)]; }
  int chosenBand() const { return m_chosen; }  ///< from 0; -1 for none
  void chooseBand(int band);
  int partCount() const override { return bandCount(); }
  AccessiblePart part(int band) const override;
  void pressPart(int band) override { chooseBand(band); }
  bool canBePressed() const override { return true; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override { return {200, heightForWidth(200)}; }

 signals:
  void bandChosen(int band);

 protected:
  void paintEvent(QPaintEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;

 private:
  QSize boxSize() const;
  int boxesARow(int width) const;
  QRectF boxRect(int band) const;

  std::vector<bool> m_collided;
  int m_chosen = -1;
};

/// The positions of the signature as thin bars; equal ones are filled. A bar is at least one
/// pixel wide; further positions wrap into more rows.
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
