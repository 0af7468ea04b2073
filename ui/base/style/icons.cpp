// SPDX-License-Identifier: MIT
#include "ui/base/style/icons.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

#include "ui/base/style/resources.h"

namespace shinglescope {
namespace {

/// Draws the SVG's lines in the colour of the state, at the requested size, so that scaling never
/// blurs them.
class LineIconEngine final : public QIconEngine {
 public:
  LineIconEngine(QByteArray svg, const QColor &normal, const QColor &active)
      : m_svg(std::move(svg)), m_normal(normal), m_active(active) {}

  void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override {
    const bool isActive = mode == QIcon::Active || mode == QIcon::Selected || state == QIcon::On;
    QByteArray svg = m_svg;
    svg.replace("currentColor", (isActive ? m_active : m_normal).name().toLatin1());
    QSvgRenderer renderer(svg);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (mode == QIcon::Disabled) painter->setOpacity(0.5);
    renderer.render(painter, rect);
    painter->restore();
  }

  QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
  }

  QIconEngine *clone() const override { return new LineIconEngine(m_svg, m_normal, m_active); }

 private:
  QByteArray m_svg;
  QColor m_normal;
  QColor m_active;
};

}  // namespace

QIcon lineIcon(const QString &name, const QColor &normal, const QColor &active) {
  ensureResources();
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QIcon(new LineIconEngine(file.readAll(), normal, active));
}

}  // namespace shinglescope
