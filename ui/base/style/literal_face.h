#pragma once

#include <QByteArray>
#include <QRawFont>
#include <QString>

namespace shinglescope {

/// A copy of a face that draws a sequence of characters as its characters: the OpenType
/// features that exchange glyphs by their neighbours are left out, the family gets another
/// name. Empty where the face has no contextual alternates, or cannot be copied.
/// O(size of the font).
QByteArray literalFace(const QRawFont &face, const QString &family);

}  // namespace shinglescope
