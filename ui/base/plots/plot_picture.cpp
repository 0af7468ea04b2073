// SPDX-License-Identifier: MIT
#include "ui/base/plots/plot_picture.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <vector>

#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kPdfResolution = 96;  ///< one screen pixel becomes one page pixel

void drawOn(QCustomPlot &plot, QPaintDevice &device) {
  QCPPainter painter;
  painter.begin(&device);
  painter.setMode(QCPPainter::pmVectorized);
  painter.setMode(QCPPainter::pmNoCaching);
  plot.toPainter(&painter, plot.width(), plot.height());
  painter.end();
}

/// Covers what curves draw outside the axes, because Qt's SVG writer does not clip. The cover is
/// drawn before axes, legend and items that belong outside the axes. It lasts for the lifetime of
/// this object. For plots with one pair of axes.
class MarginCover final : public QCPLayerable {
 public:
  explicit MarginCover(QCustomPlot &plot) : QCPLayerable(&plot), m_plot(plot) {
    plot.addLayer(kLayer, plot.layer(QStringLiteral("main")));
    setLayer(kLayer);
    for (int i = 0; i < plot.itemCount(); ++i) {
      QCPAbstractItem *item = plot.item(i);
      if (item->clipToAxisRect() || item->layer()->name() != QStringLiteral("main")) continue;
      m_lifted.push_back(item);
      item->setLayer(QStringLiteral("axes"));
    }
  }
  ~MarginCover() override {
    for (QCPAbstractItem *item : m_lifted) item->setLayer(QStringLiteral("main"));
    setLayer(QStringLiteral("main"));
    m_plot.removeLayer(m_plot.layer(kLayer));
  }

 protected:
  void applyDefaultAntialiasingHint(QCPPainter *painter) const override {
    painter->setAntialiasing(false);
  }
  void draw(QCPPainter *painter) override {
    const QRectF axes = m_plot.axisRect()->rect();
    const QRectF all = m_plot.rect();
    const QColor ground = themeColors(m_plot.palette()).panel;
    painter->fillRect(QRectF(all.topLeft(), QPointF(axes.left(), all.bottom())), ground);
    painter->fillRect(QRectF(QPointF(axes.right(), all.top()), all.bottomRight()), ground);
    painter->fillRect(QRectF(all.topLeft(), QPointF(all.right(), axes.top())), ground);
    painter->fillRect(QRectF(QPointF(all.left(), axes.bottom()), all.bottomRight()), ground);
  }

 private:
  inline static const QString kLayer = QStringLiteral("margin cover");
  QCustomPlot &m_plot;
  std::vector<QCPAbstractItem *> m_lifted;
};

/// Replaces the font name with the name of the font on other systems, and disables glyph
/// substitution in other programs.
void nameInstalledFont(const QFont &font, QByteArray &svg) {
  const QByteArray attribute = "font-family=\"";
  if (font.families().size() > 1)
    svg.replace(attribute + font.families().first().toUtf8() + '"',
                attribute + font.families().last().toUtf8() + '"');
  svg.replace("<svg ",
              "<svg style=\"font-variant-ligatures: none; "
              "font-feature-settings: 'calt' 0, 'liga' 0, 'dlig' 0\" ");
}

void writeSvg(QCustomPlot &plot, QIODevice &device) {
  QSvgGenerator generator;
  generator.setOutputDevice(&device);
  // At any other resolution the size of text relative to lines would differ from the screen.
  generator.setResolution(plot.logicalDpiY());
  generator.setSize(plot.size());
  generator.setViewBox(plot.rect());
  {
    const MarginCover cover(plot);
    drawOn(plot, generator);
  }
  // The widget's buffers still belong to the previous layers.
  plot.replot();
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
  if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
    writeSvg(plot, buffer);
    nameInstalledFont(plot.font(), bytes);
  } else if (path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) {
    writePdf(plot, buffer);
  } else {
    plot.toPixmap(plot.width(), plot.height(), kPictureScale).save(&buffer, "PNG");
  }
  return bytes;
}

}  // namespace shinglescope
