#include "ui/plots/plot_view.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>

#include "core/base/atomic_file.h"
#include "ui/plots/plot_picture.h"
#include "ui/plots/plot_style.h"
#include "ui/state/error_text.h"
#include "ui/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kReadoutGap = 10;
constexpr double kZoomStep = 0.8;

}  // namespace

PlotView::PlotView(QWidget *parent) : QCustomPlot(parent), m_readout(new QCPItemText(this)) {
  setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
  setLocale(QLocale());
  setFocusPolicy(Qt::NoFocus);
  m_readout->setLayer(QStringLiteral("overlay"));
  m_readout->setClipToAxisRect(false);
  m_readout->position->setType(QCPItemPosition::ptAbsolute);
  m_readout->setPadding(QMargins(6, 3, 6, 3));
  m_readout->setVisible(false);
  connect(this, &QCustomPlot::mouseMove, this,
          [this](QMouseEvent *event) { showReadout(event->pos()); });
  connect(this, &QCustomPlot::mouseDoubleClick, this, &PlotView::resetView);
  connect(this, &QCustomPlot::legendClick, this,
          [this](QCPLegend *, QCPAbstractLegendItem *item) { toggleSeries(item); });
  const auto stayInside = [](QCPAxis *axis, const QCPRange &home, const QCPRange &range) {
    axis->setRange(range.bounded(home.lower, home.upper));
  };
  connect(xAxis, qOverload<const QCPRange &>(&QCPAxis::rangeChanged), this,
          [=, this](const QCPRange &range) { stayInside(xAxis, m_homeX, range); });
  connect(yAxis, qOverload<const QCPRange &>(&QCPAxis::rangeChanged), this,
          [=, this](const QCPRange &range) { stayInside(yAxis, m_homeY, range); });
  PlotView::restyle();
}

void PlotView::setHomeRanges(const QCPRange &x, const QCPRange &y) {
  m_homeX = x;
  m_homeY = y;
  resetView();
}

void PlotView::resetView() {
  xAxis->setRange(m_homeX);
  yAxis->setRange(m_homeY);
  replot(rpQueuedReplot);
}

void PlotView::copyImage() {
  hideReadout();
  QGuiApplication::clipboard()->setPixmap(toPixmap(width(), height(), kPictureScale));
  emit messageRaised(tr("The picture is on the clipboard."));
}

void PlotView::copyData() {
  const PlotTable twin = table();
  QStringList lines = {twin.headers.join(u'\t')};
  for (const QStringList &row : twin.rows) lines << row.join(u'\t');
  QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
  emit messageRaised(tr("The data is on the clipboard."));
}

void PlotView::setKeyboardOn() { setFocusPolicy(Qt::StrongFocus); }

Result<void> PlotView::savePicture(const QString &path) {
  hideReadout();
  const QByteArray bytes = pictureOf(*this, path);
  auto file = AtomicFile::open(path.toStdString());
  if (!file) return file.error();
  const auto size = static_cast<std::size_t>(bytes.size());
  if (auto written = file->write({bytes.constData(), size}); !written) return written;
  return file->commit();
}

void PlotView::restyle() {
  applyPlotStyle(*this);
  const ThemeColors &colors = themeColors(palette());
  m_readout->setColor(colors.ink);
  m_readout->setBrush(colors.panel);
  m_readout->setPen(QPen(colors.line, 1));
  m_readout->setFont(font());
}

void PlotView::changeEvent(QEvent *event) {
  QCustomPlot::changeEvent(event);
  if (event->type() != QEvent::PaletteChange && event->type() != QEvent::FontChange) return;
  restyle();
  replot(rpQueuedReplot);
}

void PlotView::leaveEvent(QEvent *event) {
  QCustomPlot::leaveEvent(event);
  hideReadout();
}

void PlotView::focusOutEvent(QFocusEvent *event) {
  QCustomPlot::focusOutEvent(event);
  hideReadout();
}

void PlotView::keyPressEvent(QKeyEvent *event) {
  switch (event->key()) {
    case Qt::Key_Left: return stepTo(-1);
    case Qt::Key_Right: return stepTo(1);
    case Qt::Key_Plus: return zoomBy(kZoomStep);
    case Qt::Key_Minus: return zoomBy(1 / kZoomStep);
    case Qt::Key_0: return resetView();
    default: QCustomPlot::keyPressEvent(event);
  }
}

void PlotView::stepTo(int step) {
  const QList<QPointF> places = stops();
  if (places.isEmpty()) return;
  const int last = static_cast<int>(places.size()) - 1;
  const int from = m_stop < 0 ? (step > 0 ? -1 : last + 1) : m_stop;
  m_stop = std::clamp(from + step, 0, last);
  const QPointF &place = places[m_stop];
  showReadout(QPointF(xAxis->coordToPixel(place.x()), yAxis->coordToPixel(place.y())).toPoint());
}

/// As the wheel does, round the middle, along the axes that may be zoomed.
void PlotView::zoomBy(double factor) {
  const Qt::Orientations along = axisRect()->rangeZoom();
  if (along.testFlag(Qt::Horizontal)) xAxis->scaleRange(factor);
  if (along.testFlag(Qt::Vertical)) yAxis->scaleRange(factor);
  replot(rpQueuedReplot);
}

/// A hidden series stays in the legend, struck out.
void PlotView::toggleSeries(QCPAbstractLegendItem *item) {
  auto *series = qobject_cast<QCPPlottableLegendItem *>(item);
  if (series == nullptr) return;
  const bool isShown = !series->plottable()->visible();
  series->plottable()->setVisible(isShown);
  for (int i = 0; i < plottableCount(); ++i) {
    auto *errors = qobject_cast<QCPErrorBars *>(plottable(i));
    if (errors != nullptr && errors->dataPlottable() == series->plottable())
      errors->setVisible(isShown);
  }
  QFont font = legend->font();
  font.setStrikeOut(!isShown);
  series->setFont(font);
  replot(rpQueuedReplot);
}

void PlotView::contextMenuEvent(QContextMenuEvent *event) {
  QMenu menu(this);
  menu.addAction(tr("&Copy image"), this, &PlotView::copyImage);
  if (!table().rows.isEmpty()) menu.addAction(tr("Copy &data"), this, &PlotView::copyData);
  menu.addAction(tr("&Save picture…"), this, &PlotView::askAndSave);
  menu.addSeparator();
  menu.addAction(tr("&Reset view"), this, &PlotView::resetView);
  menu.exec(event->globalPos());
}

void PlotView::showReadout(const QPoint &position) {
  const bool isInside = axisRect()->rect().contains(position);
  const QPointF place(xAxis->pixelToCoord(position.x()), yAxis->pixelToCoord(position.y()));
  const QString text = isInside ? readoutAt(place) : QString();
  if (text.isEmpty()) {
    hideReadout();
    return;
  }
  const bool isAtRight = position.x() > axisRect()->center().x();
  m_readout->setPositionAlignment((isAtRight ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
  m_readout->position->setCoords(position.x() + (isAtRight ? -kReadoutGap : kReadoutGap),
                                 std::max(position.y() - kReadoutGap, 3 * kReadoutGap));
  m_readout->setText(text);
  m_readout->setVisible(true);
  replot(rpQueuedReplot);
}

void PlotView::hideReadout() {
  m_stop = -1;
  if (!m_readout->visible()) return;
  m_readout->setVisible(false);
  readoutLeft();
  replot(rpQueuedReplot);
}

void PlotView::askAndSave() {
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save picture"), {},
      tr("PNG picture (*.png);;SVG drawing (*.svg);;PDF document (*.pdf)"));
  if (path.isEmpty()) return;
  const auto saved = savePicture(path);
  emit messageRaised(saved ? tr("Saved %1.").arg(path) : errorText(saved.error()));
}

}  // namespace shinglescope
