#include "ui/plots/plot_picture.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>

namespace shinglescope {
namespace {

constexpr int kPdfResolution = 96;  ///< a pixel of the screen is one of the page

void drawOn(QCustomPlot &plot, QPaintDevice &device) {
  QCPPainter painter;
  painter.begin(&device);
  painter.setMode(QCPPainter::pmVectorized);
  painter.setMode(QCPPainter::pmNoCaching);
  plot.toPainter(&painter, plot.width(), plot.height());
  painter.end();
}

QByteArray svgOf(QCustomPlot &plot) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(plot.size());
  generator.setViewBox(plot.rect());
  drawOn(plot, generator);
  return bytes;
}

QByteArray pdfOf(QCustomPlot &plot) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(kPdfResolution);
  const QSizeF inches = QSizeF(plot.size()) / kPdfResolution;
  writer.setPageSize(QPageSize(inches, QPageSize::Inch));
  writer.setPageMargins(QMarginsF());
  drawOn(plot, writer);
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

QByteArray pictureOf(QCustomPlot &plot, const QString &path) {
  if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) return svgOf(plot);
  if (path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) return pdfOf(plot);
  return pngOf(plot);
}

}  // namespace shinglescope
