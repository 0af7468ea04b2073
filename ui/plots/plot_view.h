#pragma once

#include <qcustomplot.h>

#include <QPoint>
#include <QString>

#include "core/base/result.h"
#include "ui/plots/plot_table.h"

namespace shinglescope {

/// What all plots can do: drag to pan, wheel to zoom, double-click to reset, a
/// read-out at the pointer, a click on the legend to hide a series, copy the
/// image or the data, save it as PNG, SVG or PDF (context menu). With the focus:
/// left and right go from one value to the next, + and - zoom, 0 resets. A plot
/// of its own derives from it and says what stands at a point and in its table.
/// GUI thread; owns its layers and items as every QCustomPlot does.
class PlotView : public QCustomPlot {
  Q_OBJECT

 public:
  explicit PlotView(QWidget *parent = nullptr);

  /// What a reset shows; panning and zooming stay inside it.
  void setHomeRanges(const QCPRange &x, const QCPRange &y);
  void resetView();
  void copyImage();
  /// The table, tab-separated with a line of names.
  void copyData();
  void askAndSave();
  /// What the plot draws, for those who do not see it, and for other programs.
  virtual PlotTable table() const { return {}; }
  /// Takes the focus, so that keys act on it.
  void setKeyboardOn();
  /// SVG or PDF where the name ends so, else PNG at twice the size; atomic.
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
  /// Where the keys stop, in the plot's coordinates.
  virtual QList<QPointF> stops() const { return {}; }
  /// Colours anew from the palette.
  virtual void restyle();

  void changeEvent(QEvent *event) override;
  void leaveEvent(QEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void contextMenuEvent(QContextMenuEvent *event) override;

 private:
  void showReadout(const QPoint &position);
  void hideReadout();
  void stepTo(int step);
  void zoomBy(double factor);
  void toggleSeries(QCPAbstractLegendItem *item);

  QCPRange m_homeX{0, 1};
  QCPRange m_homeY{0, 1};
  QCPItemText *m_readout = nullptr;
  int m_stop = -1;  ///< where the keys are
};

}  // namespace shinglescope
