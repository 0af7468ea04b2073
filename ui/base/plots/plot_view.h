#pragma once

#include <qcustomplot.h>

#include <QPoint>
#include <QString>

#include "core/base/files/overwrite_guard.h"
#include "core/base/result.h"
#include "ui/base/plots/plot_table.h"

class QMenu;

namespace shinglescope {

/// What all plots can do: drag to pan, wheel to zoom, double-click to reset, a
/// read-out at the pointer, a click on the legend to hide a series, copy the
/// image or the data, save it as PNG, SVG or PDF (context menu). With the focus:
/// left and right go from one value to the next, Return does what a click there
/// does, Shift with an arrow moves what can be dragged, + and - zoom, 0 resets, L
/// changes the scale where there are two. A plot of its own derives from it and
/// says what stands at a point and in its table. GUI thread; owns its layers and
/// items as every QCustomPlot does.
class PlotView : public QCustomPlot {
  Q_OBJECT

 public:
  explicit PlotView(QWidget *parent = nullptr);

  /// What a reset shows; panning and zooming stay inside it.
  void setHomeRanges(const QCPRange &x, const QCPRange &y);
  void resetView();
  /// Lets the user choose between a scale of powers of ten, which is on, and an
  /// even one. useScale() is called after each change.
  void offerLogScale(QCPAxis *axis);
  bool hasLogScale() const { return m_scaled != nullptr; }
  bool isLogScale() const;
  void setLogScale(bool isLog);
  /// The names of the series in lines over the plot.
  void setLegendAbove();
  /// What can be done with the plot, as a menu.
  void fillMenu(QMenu &menu);
  void copyImage();
  /// All data, tab-separated with a line of names.
  void copyData();
  void askAndSave();
  /// What a file has to pass before a picture is written to it.
  void setOverwriteGuard(OverwriteGuard check) { m_overwriteGuard = std::move(check); }
  /// What the plot draws, for those who do not see it, and for other programs.
  virtual PlotTable table() const { return {}; }
  /// What is copied as data: the table, whole where a long one is cut.
  virtual PlotTable allData() const { return table(); }
  /// Takes the focus, so that keys act on it.
  void setKeyboardOn();
  /// SVG or PDF where the name ends so, else PNG at twice the size; atomic. Errors
  /// as the target check, writeFile().
  Result<void> savePicture(const QString &path);
  /// The text at the pointer, empty while the pointer is elsewhere.
  QString readout() const { return m_readout->visible() ? m_readout->text() : QString(); }
  /// Where it stands in the widget.
  QRect readoutRect() const { return m_readoutRect; }

 signals:
  /// A sentence for the status bar: where the picture went, or why not.
  void messageRaised(const QString &message);

 protected:
  static constexpr int kNoHandle = -1;

  /// What to say at this place of the plot's coordinates; empty for nothing.
  /// May move marks; a replot follows.
  virtual QString readoutAt(const QPointF &coordinates) = 0;
  virtual void readoutLeft() {}
  /// A click, or Return at a stop.
  virtual void activateAt(const QPointF &) {}
  /// What the mouse can take hold of at this place of the widget; kNoHandle where
  /// there is nothing.
  virtual int handleAt(const QPointF &) const { return kNoHandle; }
  /// It is at these coordinates now; `from` is where the pointer was before.
  virtual void dragHandle(int, const QPointF & /*from*/, const QPointF & /*to*/) {}
  /// Shift with an arrow: by so many steps to the right and up; `isOther` with Ctrl.
  virtual void nudge(const QPoint &, bool /*isOther*/) {}
  /// After another scale was chosen: home ranges and where bars begin.
  virtual void useScale() {}
  /// Where the keys stop, in the plot's coordinates.
  virtual QList<QPointF> stops() const { return {}; }
  /// Colours anew from the palette.
  virtual void restyle();

  void changeEvent(QEvent *event) override;
  void resizeEvent(QResizeEvent *event) override;
  void mousePressEvent(QMouseEvent *event) override;
  void mouseMoveEvent(QMouseEvent *event) override;
  void mouseReleaseEvent(QMouseEvent *event) override;
  void leaveEvent(QEvent *event) override;
  void focusOutEvent(QFocusEvent *event) override;
  void keyPressEvent(QKeyEvent *event) override;
  void contextMenuEvent(QContextMenuEvent *event) override;

 private:
  void showReadout(const QPoint &position);
  void placeReadout(const QPoint &place);
  void hideReadout();
  void stepTo(int step);
  void zoomBy(double factor);
  void showSeries(QCPPlottableLegendItem &item, bool isShown);
  void addSeriesTo(QMenu &menu);
  bool moveByKey(const QKeyEvent &event);
  void layLegend();
  void fitLogTicks();
  QPointF coordinatesOf(const QPointF &position) const;

  QCPRange m_homeX{0, 1};
  QCPRange m_homeY{0, 1};
  QCPItemText *m_readout = nullptr;
  QRect m_readoutRect;
  int m_stop = -1;  ///< where the keys are
  QCPAxis *m_scaled = nullptr;
  bool m_isLegendAbove = false;
  int m_handle = kNoHandle;  ///< what is being dragged
  QPointF m_pressedAt;
  QPointF m_draggedAt;
  OverwriteGuard m_overwriteGuard;
};

/// Sets the check of every plot in a page or dialog.
void setOverwriteGuards(const QWidget &page, const OverwriteGuard &check);

}  // namespace shinglescope
