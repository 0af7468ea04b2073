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

void writeSvg(QCustomPlot &plot, QIODevice &device) {
  QSvgGenerator generator;
  generator.setOutputDevice(&device);
  // Else texts would be smaller beside the lines than they are on the screen.
  generator.setResolution(plot.logicalDpiY());
  generator.setSize(plot.size());
  generator.setViewBox(plot.rect());
  drawOn(plot, generator);
}

void writePdf(QCustomPlot &plot, QIODevice &device) {
  QPdfWriter writer(&device);
  writer.setResolution(kPdfResolution);
  const QSizeF inches = QSizeF(plot.size()) / kPdfResolution;
  writer.setPageSize(QPageSize(inches, QPageSize::Inch));
  writer.setPageMargins(QMarginsF());
  drawOn(plot, writer);
}

}  // namespace

QByteArray pictureOf(QCustomPlot &plot, const QString &path) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive))
    writeSvg(plot, buffer);
  else if (path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive))
    writePdf(plot, buffer);
  else
    plot.toPixmap(plot.width(), plot.height(), kPictureScale).save(&buffer, "PNG");
  return bytes;
}

}  // namespace shinglescope
