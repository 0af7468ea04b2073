// SPDX-License-Identifier: MIT
#include "ui/pages/learn/print/printed_curve.h"

#include <QAbstractTextDocumentLayout>
#include <QLocale>
#include <QPainter>
#include <QTextDocument>

#include "core/lsh/s_curve.h"
#include "ui/base/style/print_style.h"
#include "ui/pages/learn/plots/curve_labels.h"

namespace shinglescope {
namespace {

constexpr int kCurveObject = QTextFormat::UserObject + 1;
constexpr QSizeF kSize(380, 232);
constexpr QRectF kField(46, 10, 324, 176);
constexpr int kSteps = 1000;
constexpr double kPrintedCurveDotSize = 4;
constexpr double kRing = 6.5;  ///< radius of an open point around a filled one
constexpr int kLetters = 11;
constexpr QSizeF kLabel(60, 16);

QFont curveFont() {
  QFont font = printFont();
  font.setPixelSize(kLetters);
  return font;
}

}  // namespace

PrintedCurve::PrintedCurve(HandOutCurve curve, QObject *parent)
    : QObject(parent), m_curve(std::move(curve)) {}

void PrintedCurve::insert(QTextCursor &cursor, const HandOutCurve &curve) {
  QTextDocument *document = cursor.document();
  document->documentLayout()->registerHandler(kCurveObject, new PrintedCurve(curve, document));
  QTextCharFormat format;
  format.setObjectType(kCurveObject);
  cursor.insertText(QString(QChar::ObjectReplacementCharacter), format);
}

QSizeF PrintedCurve::intrinsicSize(QTextDocument *, int, const QTextFormat &) { return kSize; }

QPointF PrintedCurve::at(double similarity, double chance) const {
  return {kField.left() + similarity * kField.width(), kField.bottom() - chance * kField.height()};
}

void PrintedCurve::drawObject(QPainter *painter, const QRectF &place, QTextDocument *, int,
                              const QTextFormat &) {
  painter->save();
  painter->translate(place.topLeft());
  painter->setFont(curveFont());
  painter->setRenderHint(QPainter::Antialiasing);
  drawAxes(*painter);
  QPolygonF curve;
  for (int i = 0; i <= kSteps; ++i) {
    const double similarity = static_cast<double>(i) / kSteps;
    curve << at(similarity, candidateProbability(similarity, m_curve.plan));
  }
  painter->setBrush(Qt::NoBrush);
  painter->setPen(QPen(printPalette().text(), 1.6));
  painter->drawPolyline(curve);
  drawPoints(*painter, curve);
  painter->restore();
}

void PrintedCurve::drawAxes(QPainter &painter) const {
  const QPen ink(printPalette().text(), 1);
  for (int i = 0; i <= 10; ++i) {
    const double share = i / 10.0;
    painter.setPen(QPen(printGrid(), 0.5));
    painter.drawLine(at(share, 0), at(share, 1));
    painter.drawLine(at(0, share), at(1, share));
    if (i % 2 != 0) continue;
    painter.setPen(ink);
    const QString text = QLocale().toString(share, 'f', 1);
    QRectF below(QPointF(), kLabel);
    below.moveCenter(at(share, 0) + QPointF(0, 12));
    painter.drawText(below, Qt::AlignCenter, text);
    QRectF beside(QPointF(), kLabel);
    beside.moveCenter(at(0, share));
    beside.moveRight(kField.left() - 6);
    painter.drawText(beside, Qt::AlignRight | Qt::AlignVCenter, text);
  }
  painter.setPen(ink);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(kField);
  painter.drawText(QRectF(kField.left(), kField.bottom() + 22, kField.width(), kLabel.height()),
                   Qt::AlignCenter, tr("Jaccard similarity"));
  painter.save();
  painter.translate(10, kField.center().y());
  painter.rotate(-90);
  painter.drawText(
      QRectF(-kSize.height() / 2, -kLabel.height() / 2, kSize.height(), kLabel.height()),
      Qt::AlignCenter, tr("chance of becoming a candidate"));
  painter.restore();
}

void PrintedCurve::drawPoints(QPainter &painter, const QPolygonF &curve) const {
  QPolygonF all;
  QPolygonF filled;
  QPolygonF open;
  for (const HandOutCurve::Point &point : m_curve.points) {
    all << at(point.similarity, point.chance);
    (point.isCandidate ? filled : open) << all.back();
  }
  painter.setPen(QPen(printPalette().text(), 1.4));
  painter.setBrush(Qt::white);
  for (const QPointF &place : open) {
    const double radius = filled.contains(place) ? kRing : kPrintedCurveDotSize;
    painter.drawEllipse(place, radius, radius);
  }
  painter.setBrush(printPalette().text());
  for (const QPointF &place : filled)
    painter.drawEllipse(place, kPrintedCurveDotSize, kPrintedCurveDotSize);
  for (const CurveLabel &label :
       curveLabels(all, kPrintedCurveDotSize, kField, curve, curveFont())) {
    painter.setPen(QPen(printRule(), 0.5));
    if (label.isApart) painter.drawLine(label.point, label.end());
    painter.setPen(printPalette().text().color());
    painter.drawText(label.place, Qt::AlignCenter | Qt::TextWordWrap, label.text);
  }
}

}  // namespace shinglescope
