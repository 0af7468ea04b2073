// SPDX-License-Identifier: MIT
#include "ui/pages/learn/plots/curve_labels.h"

#include <QFontMetricsF>
#include <QLineF>
#include <optional>

namespace shinglescope {
namespace {

constexpr double kMostWidth = 120;  ///< wider labels wrap to the next line
constexpr double kTall = 1000;
constexpr double kAway = 2;  ///< distance from a dot
constexpr double kStep = 3;
constexpr double kCurveLabelsNearDistance =
    12;  ///< a label within this distance does not need a leader line

struct Direction {
  double right;
  double down;
};
/// Directions around a point, best first. The curve rises, so there is more room above
/// and to the left, then below and to the right.
constexpr Direction kDirections[] = {{-1, -1}, {-.5, -1}, {0, -1},  {-1, -.5}, {-1, 0},  {1, 1},
                                     {.5, 1},  {0, 1},    {1, .5},  {1, 0},    {.5, -1}, {1, -1},
                                     {1, -.5}, {-.5, 1},  {-1, .5}, {-1, 1}};

bool touches(const QRectF &place, const QPolygonF &curve) {
  return std::ranges::any_of(curve, [&](const QPointF &point) { return place.contains(point); });
}

/// Finds places for labels, one after the other. Keeps references to its arguments.
class LabelPlacer {
 public:
  LabelPlacer(const QPolygonF &points, double radius, const QRectF &field, const QPolygonF &curve)
      : m_radius(radius), m_field(field), m_curve(curve) {
    for (const QPointF &point : points)
      m_taken << QRectF(point.x() - radius, point.y() - radius, 2 * radius, 2 * radius);
  }

  void place(CurveLabel &label, const QSizeF &size) {
    auto found = nearest(label, size, true);
    if (!found) found = nearest(label, size, false);
    label.place = found ? found->first : inside({label.point, size});
    label.isApart = found && found->second > kCurveLabelsNearDistance;
    m_taken << label.place;
  }

 private:
  using Found = std::optional<std::pair<QRectF, double>>;

  Found nearest(const CurveLabel &label, const QSizeF &size, bool isOffCurve) const {
    const double most = std::max(m_field.width(), m_field.height());
    for (double gap = m_radius + kAway; gap < most; gap += kStep)
      for (const auto &[right, down] : kDirections) {
        QRectF place(QPointF(), size);
        place.moveCenter(label.point + QPointF(right * (gap + size.width() / 2),
                                               down * (gap + size.height() / 2)));
        const bool isFree = std::ranges::none_of(
            m_taken, [&](const QRectF &taken) { return taken.intersects(place); });
        if (isFree && m_field.contains(place) && (!isOffCurve || !touches(place, m_curve)))
          return std::pair(place, gap);
      }
    return {};
  }

  QRectF inside(QRectF place) const {
    place.moveLeft(std::clamp(place.left(), m_field.left(), m_field.right() - place.width()));
    place.moveTop(std::clamp(place.top(), m_field.top(), m_field.bottom() - place.height()));
    return place;
  }

  double m_radius;
  QRectF m_field;
  const QPolygonF &m_curve;
  QVector<QRectF> m_taken;
};

}  // namespace

std::vector<CurveLabel> curveLabels(const QPolygonF &points, double radius, const QRectF &field,
                                    const QPolygonF &curve, const QFont &font) {
  std::vector<CurveLabel> labels;
  for (qsizetype i = 0; i < points.size(); ++i) {
    const QString number = QString::number(i + 1);
    const auto same = std::ranges::find_if(labels, [&](const CurveLabel &label) {
      return QLineF(label.point, points[i]).length() < 2 * radius;
    });
    if (same == labels.end())
      labels.push_back({number, {}, points[i]});
    else
      same->text += QStringLiteral(", ") + number;
  }
  LabelPlacer placer(points, radius, field, curve);
  const QFontMetricsF metrics(font);
  for (CurveLabel &label : labels)
    placer.place(
        label,
        metrics.boundingRect({0, 0, kMostWidth, kTall}, Qt::TextWordWrap, label.text).size() +
            QSizeF(2, 0));
  return labels;
}

}  // namespace shinglescope
