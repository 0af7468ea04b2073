// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QPolygonF>
#include <QString>
#include <algorithm>
#include <vector>

namespace shinglescope {

/// A label with the numbers of the points at one place: "1, 2, 3".
struct CurveLabel {
  QString text;
  QRectF place;
  QPointF point;
  bool isApart = false;  ///< far enough from its point to need a leader line

  /// The end of the leader line: the label's position nearest to its point.
  QPointF end() const {
    return {std::clamp(point.x(), place.left(), place.right()),
            std::clamp(point.y(), place.top(), place.bottom())};
  }
};

/// Places one label for each group of points whose dots overlap. Points are numbered
/// from 1 and drawn as dots of this radius. Every label is inside the field, clear of
/// other labels and dots, and clear of the curve if there is room. Any thread.
/// O(points² x places tried).
std::vector<CurveLabel> curveLabels(const QPolygonF &points, double radius, const QRectF &field,
                                    const QPolygonF &curve, const QFont &font);

}  // namespace shinglescope
