#pragma once

#include <QFont>
#include <QPolygonF>
#include <QString>
#include <algorithm>
#include <vector>

namespace shinglescope {

/// The numbers of points that lie at one place: "1, 2, 3".
struct CurveLabel {
  QString text;
  QRectF place;
  QPointF point;
  bool isApart = false;  ///< so far from its point that a line should lead to it

  /// Of that line: the label's nearest place.
  QPointF end() const {
    return {std::clamp(point.x(), place.left(), place.right()),
            std::clamp(point.y(), place.top(), place.bottom())};
  }
};

/// One label for each place, of points numbered from 1 and drawn as dots of this
/// radius; points whose dots overlap are at one place. Every label is inside the
/// field, off the other labels and the dots, and off the curve where there is room.
/// Any thread. O(points² x places tried).
std::vector<CurveLabel> curveLabels(const QPolygonF &points, double radius, const QRectF &field,
                                    const QPolygonF &curve, const QFont &font);

}  // namespace shinglescope
