// SPDX-License-Identifier: MIT
#include "ui/base/plots/plot_picture.h"

#include <qcustomplot.h>

#include <QBuffer>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>
#include <vector>

#include "ui/base/style/series_colors.h"
#include "ui/base/style/theme.h"

namespace shinglescope {
namespace {

constexpr int kPdfResolution = 96;  ///< one screen pixel becomes one page pixel
constexpr int kPictureMargin = 10;  ///< around title and caption
constexpr double kTitleScale = 1.15;
constexpr double kCaptionScale = 0.9;
constexpr int kMostPictureName = 100;  ///< characters

/// Gives a plot the colours of paper for the lifetime of this object. One role of the palette
/// determines the theme; see themeColors().
class PaperTheme final {
 public:
  explicit PaperTheme(QCustomPlot &plot)
      : m_plot(plot),
        m_before(plot.palette()),
        m_hadPalette(plot.testAttribute(Qt::WA_SetPalette)) {
    const ThemeColors &paper = paperColors(m_before);
    if (&paper == &themeColors(m_before)) return;
    QPalette light = m_before;
    light.setColor(QPalette::Midlight, paper.line);
    plot.setPalette(light);
    m_isChanged = true;
  }
  ~PaperTheme() {
    if (m_isChanged) m_plot.setPalette(m_hadPalette ? m_before : QPalette());
  }
  Q_DISABLE_COPY_MOVE(PaperTheme)

 private:
  QCustomPlot &m_plot;
  QPalette m_before;
  bool m_hadPalette;
  bool m_isChanged = false;
};

QFont scaled(QFont font, double scale) {
  font.setPointSizeF(font.pointSizeF() * scale);
  return font;
}

/// A plot with its title above and its caption below, in pixels of the screen.
class FramedPlot final {
 public:
  FramedPlot(QCustomPlot &plot, const PictureTexts &texts)
      : m_plot(plot),
        m_texts(texts),
        m_titleFont(strongFont(scaled(plot.font(), kTitleScale))),
        m_captionFont(scaled(plot.font(), kCaptionScale)),
        m_above(heightOf(texts.title, m_titleFont)),
        m_below(heightOf(texts.caption, m_captionFont)) {}

  QSize size() const { return {m_plot.width(), m_above + m_plot.height() + m_below}; }

  void drawOn(QPaintDevice &device, bool isVector) const {
    QCPPainter painter;
    painter.begin(&device);
    painter.setMode(QCPPainter::pmVectorized, isVector);
    painter.setMode(QCPPainter::pmNoCaching);
    if (!isVector) {
      painter.setMode(QCPPainter::pmNonCosmetic);
      painter.scale(kPictureScale, kPictureScale);
    }
    painter.fillRect(QRect({}, size()), themeColors(m_plot.palette()).panel);
    painter.translate(0, m_above);
    painter.save();
    m_plot.toPainter(&painter, m_plot.width(), m_plot.height());
    painter.restore();
    painter.translate(0, -m_above);
    drawTexts(painter);
    painter.end();
  }

 private:
  int heightOf(const QString &text, const QFont &font) const {
    return text.isEmpty() ? 0 : rectOf(text, font).height() + kPictureMargin;
  }
  QRect rectOf(const QString &text, const QFont &font) const {
    constexpr int kTallest = 10'000;
    const QRect room(0, 0, std::max(1, m_plot.width() - 2 * kPictureMargin), kTallest);
    return QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text);
  }
  void drawTexts(QCPPainter &painter) const {
    const ThemeColors &colors = themeColors(m_plot.palette());
    const int width = m_plot.width() - 2 * kPictureMargin;
    painter.setFont(m_titleFont);
    painter.setPen(colors.ink);
    painter.drawText(QRect(kPictureMargin, kPictureMargin, width, m_above),
                     Qt::TextWordWrap | Qt::TextDontClip, m_texts.title);
    painter.setFont(m_captionFont);
    painter.setPen(colors.muted);
    painter.drawText(QRect(kPictureMargin, m_above + m_plot.height(), width, m_below),
                     Qt::TextWordWrap | Qt::TextDontClip, m_texts.caption);
  }

  QCustomPlot &m_plot;
  const PictureTexts &m_texts;
  QFont m_titleFont;
  QFont m_captionFont;
  int m_above;
  int m_below;
};

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

void writeSvg(QCustomPlot &plot, const FramedPlot &framed, QIODevice &device) {
  QSvgGenerator generator;
  generator.setOutputDevice(&device);
  // At any other resolution the size of text relative to lines would differ from the screen.
  generator.setResolution(plot.logicalDpiY());
  generator.setSize(framed.size());
  generator.setViewBox(QRect({}, framed.size()));
  {
    const MarginCover cover(plot);
    framed.drawOn(generator, true);
  }
  // The widget's buffers still belong to the previous layers.
  plot.replot();
}

void writePdf(const FramedPlot &framed, QIODevice &device) {
  QPdfWriter writer(&device);
  writer.setResolution(kPdfResolution);
  const QSizeF inches = QSizeF(framed.size()) / kPdfResolution;
  writer.setPageSize(QPageSize(inches, QPageSize::Inch));
  writer.setPageMargins(QMarginsF());
  framed.drawOn(writer, true);
}

QPixmap pixelsOf(const FramedPlot &framed) {
  const QSizeF size = QSizeF(framed.size()) * kPictureScale;
  QPixmap pixels(size.toSize());
  framed.drawOn(pixels, false);
  return pixels;
}

}  // namespace

QByteArray pictureOf(QCustomPlot &plot, const QString &path, const PictureTexts &texts) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  const PaperTheme paper(plot);
  const FramedPlot framed(plot, texts);
  if (path.endsWith(QStringLiteral(".svg"), Qt::CaseInsensitive)) {
    writeSvg(plot, framed, buffer);
    nameInstalledFont(plot.font(), bytes);
  } else if (path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)) {
    writePdf(framed, buffer);
  } else {
    pixelsOf(framed).save(&buffer, "PNG");
  }
  return bytes;
}

QPixmap pixmapOf(QCustomPlot &plot, const PictureTexts &texts) {
  const PaperTheme paper(plot);
  return pixelsOf(FramedPlot(plot, texts));
}

QString pictureName(const QString &source, const QString &title) {
  const QString base = QFileInfo(source).completeBaseName();
  QString name =
      base.isEmpty() ? title : base + QStringLiteral(", ") + title.left(1).toLower() + title.mid(1);
  for (QChar &c : name)
    if (!c.isLetterOrNumber() && c != u',' && c != u'-') c = u' ';
  return name.simplified()
      .replace(QStringLiteral(" ,"), QStringLiteral(","))
      .left(kMostPictureName)
      .trimmed();
}

}  // namespace shinglescope
