// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QPolygonF>
#include <QTextCursor>
#include <QTextObjectInterface>

#include "core/lesson/hand_out.h"

namespace shinglescope {

/// Draws a lesson's curve into a text document as vector graphics, black on white: a
/// filled point for a candidate, an open one for a missed pair, a ring around a filled
/// point if both coincide, and the pairs' numbers. Lives in the thread of its document,
/// which owns it.
class PrintedCurve final : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)

 public:
  /// Inserts the curve at the cursor.
  static void insert(QTextCursor &cursor, const HandOutCurve &curve);

  QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
  void drawObject(QPainter *painter, const QRectF &place, QTextDocument *document, int position,
                  const QTextFormat &format) override;

 private:
  PrintedCurve(HandOutCurve curve, QObject *parent);
  void drawAxes(QPainter &painter) const;
  void drawPoints(QPainter &painter, const QPolygonF &curve) const;
  QPointF at(double similarity, double chance) const;

  HandOutCurve m_curve;
};

}  // namespace shinglescope
