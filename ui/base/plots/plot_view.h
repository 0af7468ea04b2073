// SPDX-License-Identifier: MIT
#pragma once

#include <qcustomplot.h>

#include <QPoint>

#include "core/base/files/overwrite_guard.h"
#include "core/base/result.h"
#include "ui/base/plots/picture_origin.h"
#include "ui/base/plots/plot_table.h"

class QMenu;

namespace shinglescope {

struct PictureTexts;

/// The base of all plots. Mouse: dragging pans, the wheel zooms, a double click resets, a click on
/// the legend hides a series, and the pointer shows a read-out. The context menu copies the image
/// or the data and saves PNG, SVG or PDF. Keys: Left and Right step through the values, and Return
/// acts like a click on the current one. Shift with an arrow moves what can be dragged. + and -
/// zoom, 0 resets, and L changes the scale if there are two. Derived classes provide the read-out
/// and the table. GUI thread; owns its layers and items like every QCustomPlot.
class PlotView : public QCustomPlot {
  Q_OBJECT

 public:
  explicit PlotView(QWidget *parent = nullptr);

  /// Sets the ranges that a reset shows; panning and zooming stay inside them.
  void setHomeRanges(const QCPRange &x, const QCPRange &y);
  void resetView();
  /// Lets the user switch between a logarithmic scale, the default, and a linear one. useScale() is
  /// called after each switch.
  void offerLogScale(QCPAxis *axis);
  bool isLogScale() const;
  void setLogScale(bool isLog);
  /// Puts the legend above the plot, wrapped into lines.
  void setLegendAbove();
  /// Adds the plot's commands to a menu.
  void fillMenu(QMenu &menu);
  void copyImage();
  /// Copies all data as shown, tab-separated, with a header line.
  void copyData();
  /// Copies all data for other programs; see csvText().
  void copyCsv();
  void askAndSave();
  /// Sets the check that a file must pass before a picture overwrites it.
  void setOverwriteGuard(OverwriteGuard check) { m_overwriteGuard = std::move(check); }
  /// Sets what saved pictures say about their data.
  void setPictureOrigin(PictureOriginOf origin) { m_originOf = std::move(origin); }
  /// Returns the plotted data as text, for screen readers and other programs.
  virtual PlotTable table() const { return {}; }
  /// Returns the data to copy: the whole table, even if the shown table is truncated.
  virtual PlotTable allData() const { return table(); }
  /// Lets the plot take the focus, so that keys act on it.
  void setKeyboardOn();
  /// Saves the plot as SVG or PDF if the file has that suffix, otherwise as PNG at twice the size.
  /// Atomic. Errors: those of the overwrite guard and of writeFile().
  Result<void> savePicture(const QString &path);
  /// Returns the text at the pointer, or an empty text while the pointer is elsewhere.
  QString readout() const { return m_readout->visible() ? m_readoutText : QString(); }
  /// Returns the read-out's rectangle in the widget.
  QRect readoutRect() const { return m_readoutRect; }

  /// A legend above the plot wraps, so its lines do not determine the width.
  QSize minimumSizeHint() const override;

 signals:
  /// A sentence for the status bar: where the picture was saved, or why it was not.
  void messageRaised(const QString &message);

 protected:
  static constexpr int kNoHandle = -1;

  /// Returns the read-out at a point in plot coordinates; empty if there is none. May move marks; a
  /// replot follows.
  virtual QString readoutAt(const QPointF &coordinates) = 0;
  virtual void readoutLeft() {}
  /// Handles a click, or Return at a stop.
  virtual void activateAt(const QPointF &) {}
  /// Returns the handle that the mouse can drag at this point of the widget, or kNoHandle.
  virtual int handleAt(const QPointF &) const { return kNoHandle; }
  /// Moves a handle to the coordinates `to`; `from` is the pointer's previous position.
  virtual void dragHandle(int, const QPointF & /*from*/, const QPointF & /*to*/) {}
  /// Moves what can be dragged, by steps to the right and up. Called for Shift with an arrow;
  /// `isOther` is true if Ctrl is also pressed.
  virtual void nudge(const QPoint &, bool /*isOther*/) {}
  /// Adapts home ranges and the base of bars to a newly chosen scale.
  virtual void useScale() {}
  /// Returns the points that the arrow keys step through, in plot coordinates.
  virtual QList<QPointF> stops() const { return {}; }
  /// Says which settings the plot depends on, for the caption of its pictures.
  virtual PlotSubject subject() const { return PlotSubject::Recipe; }
  /// Adds facts about what is drawn to the caption: sentences, or an empty text.
  virtual QString pictureNote() const { return {}; }
  /// Applies the colours of the palette again.
  virtual void restyle();

  /// Returns the position of a point, in pixels of the widget.
  QPointF pixelsOf(const QPointF &coordinates) const;

  void updateLayout() override;
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
  void foldLegend();
  PictureOrigin origin() const { return m_originOf ? m_originOf(subject()) : PictureOrigin(); }
  PictureTexts pictureTexts() const;
  void fitLogTicks();
  QPointF coordinatesOf(const QPointF &position) const;

  QCPRange m_homeX{0, 1};
  QCPRange m_homeY{0, 1};
  QCPItemText *m_readout = nullptr;
  QString m_readoutText;
  QRect m_readoutRect;
  int m_stop = -1;  ///< the index of the current stop; -1 for none
  QCPAxis *m_scaled = nullptr;
  bool m_isLegendAbove = false;
  int m_handle = kNoHandle;  ///< the handle being dragged
  QPointF m_pressedAt;
  QPointF m_draggedAt;
  OverwriteGuard m_overwriteGuard;
  PictureOriginOf m_originOf;
};

/// Sets the guard, or the origin of pictures, of every plot in a page or dialog.
void setOverwriteGuards(const QWidget &page, const OverwriteGuard &check);
void setPictureOrigins(const QWidget &page, const PictureOriginOf &origin);

}  // namespace shinglescope
