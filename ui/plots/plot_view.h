#pragma once

#include <qcustomplot.h>

#include <QPoint>
#include <QString>

#include "core/base/result.h"

namespace shinglescope {

/// What all plots can do: drag to pan, wheel to zoom, double-click to reset, a
/// read-out at the pointer, copy the image, save it as PNG or SVG (context
/// menu). A plot of its own derives from it and says what stands at a point.
/// GUI thread; owns its layers and items as every QCustomPlot does.
class PlotView : public QCustomPlot {
  Q_OBJECT

 public:
  explicit PlotView(QWidget *parent = nullptr);

  /// What a reset shows; panning and zooming stay inside it.
  void setHomeRanges(const QCPRange &x, const QCPRange &y);
  void resetView();
  void copyImage();
  /// SVG where the name ends in .svg, else PNG at twice the size; atomic.
  Result<void> savePicture(const QString &path);
  /// The text at the pointer, empty while the pointer is elsewhere.
  QString readout() const { return m_readout->visible() ? m_readout->text() : QString(); }

 signals:
  /// A sentence for the status bar: where the picture went, or why not.
  void messageRaised(const QString &message);

 protected:
  /// What to say at this place of the plot's coordinates; empty for nothing.
  /// May move marks; a replot follows.
  virtual QString readoutAt(const QPointF &coordinates) = 0;
  virtual void readoutLeft() {}
  /// Colours anew from the palette.
  virtual void restyle();

  void changeEvent(QEvent *event) override;
  void leaveEvent(QEvent *event) override;
  void contextMenuEvent(QContextMenuEvent *event) override;

 private:
  void showReadout(const QPoint &position);
  void hideReadout();
  void askAndSave();

  QCPRange m_homeX{0, 1};
  QCPRange m_homeY{0, 1};
  QCPItemText *m_readout = nullptr;
};

}  // namespace shinglescope
