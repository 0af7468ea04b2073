// SPDX-License-Identifier: MIT
#include "app/screenshots/painted_texts.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QWidget>

namespace shinglescope {
namespace {

struct TextAt {
  QString text;
  QPointF place;
};

/// Keeps the texts and draws nothing.
class TextEngine final : public QPaintEngine {
 public:
  TextEngine() : QPaintEngine(AllFeatures) {}
  bool begin(QPaintDevice *) override { return true; }
  bool end() override { return true; }
  void updateState(const QPaintEngineState &changed) override {
    if (changed.state().testFlag(DirtyTransform)) m_transform = changed.transform();
  }
  void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}
  void drawTiledPixmap(const QRectF &, const QPixmap &, const QPointF &) override {}
  void drawImage(const QRectF &, const QImage &, const QRectF &,
                 Qt::ImageConversionFlags) override {}
  void drawPath(const QPainterPath &) override {}
  void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
  void drawPolygon(const QPoint *, int, PolygonDrawMode) override {}
  void drawRects(const QRectF *, int) override {}
  void drawRects(const QRect *, int) override {}
  void drawLines(const QLineF *, int) override {}
  void drawLines(const QLine *, int) override {}
  void drawEllipse(const QRectF &) override {}
  void drawEllipse(const QRect &) override {}
  void drawPoints(const QPointF *, int) override {}
  void drawPoints(const QPoint *, int) override {}
  void drawTextItem(const QPointF &baseline, const QTextItem &item) override {
    const QPointF middle = baseline + QPointF(item.width() / 2, -item.ascent() / 2);
    m_texts.append({item.text(), m_transform.map(middle)});
  }
  Type type() const override { return User; }
  const QList<TextAt> &texts() const { return m_texts; }

 private:
  QTransform m_transform;
  QList<TextAt> m_texts;
};

class TextDevice final : public QPaintDevice {
 public:
  explicit TextDevice(const QWidget &widget) : m_widget(widget) {}
  QPaintEngine *paintEngine() const override { return &m_engine; }
  const QList<TextAt> &texts() const { return m_engine.texts(); }

 protected:
  int metric(PaintDeviceMetric metric) const override {
    switch (metric) {
      case PdmWidth: return m_widget.width();
      case PdmHeight: return m_widget.height();
      case PdmDevicePixelRatio: return 1;
      case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
      case PdmDpiX:
      case PdmPhysicalDpiX: return m_widget.logicalDpiX();
      case PdmDpiY:
      case PdmPhysicalDpiY: return m_widget.logicalDpiY();
      default: return QPaintDevice::metric(metric);
    }
  }

 private:
  const QWidget &m_widget;
  mutable TextEngine m_engine;
};

}  // namespace

QList<PaintedText> paintedTexts(QWidget &window) {
  QList<QWidget *> widgets = window.findChildren<QWidget *>();
  widgets.prepend(&window);
  QList<PaintedText> painted;
  for (QWidget *widget : std::as_const(widgets)) {
    const bool isOfWindow = widget->window() == &window;
    if (!isOfWindow || !widget->isVisible() || widget->visibleRegion().isEmpty()) continue;
    TextDevice device(*widget);
    widget->render(&device, QPoint(), QRegion(), QWidget::RenderFlags());
    for (const TextAt &each : device.texts()) {
      const QPoint place = each.place.toPoint();
      if (widget->visibleRegion().contains(place))
        painted.append({widget, each.text, widget->mapToGlobal(place)});
    }
  }
  return painted;
}

}  // namespace shinglescope
