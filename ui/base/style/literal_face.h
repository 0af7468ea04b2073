// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QRawFont>
#include <QString>

namespace shinglescope {

/// Returns a copy of a face, under another family name, that draws each character as itself. The
/// OpenType features that substitute glyphs depending on their neighbours are removed. Empty if the
/// face has no contextual alternates or cannot be copied. O(size of the font).
QByteArray literalFace(const QRawFont &face, const QString &family);

}  // namespace shinglescope
