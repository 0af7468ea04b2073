#include "ui/plots/plot_view.h"

#include <QBuffer>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMenu>
#include <QSvgGenerator>

#include "core/base/atomic_file.h"
#include "ui/plots/plot_style.h"
#include "ui/state/error_text.h"
#include "ui/style/theme.h"

namespace shinglescope {
namespace {

constexpr double kPictureScale = 2.0;
constexpr int kReadoutGap = 10;

QByteArray svgOf(QCustomPlot &plot) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(plot.size());
  generator.setViewBox(plot.rect());
  QCPPainter painter;
  painter.begin(&generator);
  painter.setMode(QCPPainter::pmVectorized);
  painter.setMode(QCPPainter::pmNoCaching);
  plot.toPainter(&painter, plot.width(), plot.height());
  painter.end();
  return bytes;
}

QByteArray pngOf(QCustomPlot &plot) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  plot.toPixmap(plot.width(), plot.height(), kPictureScale).save(&buffer, "PNG");
  return bytes;
}

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

Result<void> PlotView::savePicture(const QString &path) {
  hideReadout();
  const bool isSvg = path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive);
  const QByteArray bytes = isSvg ? svgOf(*this) : pngOf(*this);
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

void PlotView::contextMenuEvent(QContextMenuEvent *event) {
  QMenu menu(this);
  menu.addAction(tr("&Copy image"), this, &PlotView::copyImage);
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
  if (!m_readout->visible()) return;
  m_readout->setVisible(false);
  readoutLeft();
  replot(rpQueuedReplot);
}

void PlotView::askAndSave() {
  const QString path = QFileDialog::getSaveFileName(this, tr("Save picture"), {},
                                                    tr("PNG picture (*.png);;SVG drawing (*.svg)"));
  if (path.isEmpty()) return;
  const auto saved = savePicture(path);
  emit messageRaised(saved ? tr("Saved %1.").arg(path) : errorText(saved.error()));
}

}  // namespace shinglescope
