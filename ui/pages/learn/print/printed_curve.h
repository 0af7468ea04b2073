#pragma once

#include <QObject>
#include <QPolygonF>
#include <QTextCursor>
#include <QTextObjectInterface>

#include "core/lesson/hand_out.h"

namespace shinglescope {

/// Draws a lesson's curve into a text as lines: black on white, a filled point where
/// a pair is a candidate, an open one where it is missed, a ring around a filled one
/// where both are at one place, and the pairs' numbers. Lives in the thread of its
/// document, which owns it.
class PrintedCurve final : public QObject, public QTextObjectInterface {
  Q_OBJECT
  Q_INTERFACES(QTextObjectInterface)

 public:
  /// Puts the curve at the cursor.
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
