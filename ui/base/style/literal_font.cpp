// SPDX-License-Identifier: MIT
#include "ui/base/style/literal_font.h"

#include <QFontDatabase>
#include <QHash>
#include <QMutex>
#include <QRawFont>

#include "ui/base/style/literal_face.h"

namespace shinglescope {
namespace {

#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)

void dropAlternates(QFont &font) {
  for (const QFont::Tag tag : {QFont::Tag("calt"), QFont::Tag("liga"), QFont::Tag("dlig")})
    font.setFeature(tag, 0);
}

#else

struct FaceStyle {
  QFont::Weight weight;
  bool isItalic;
};
// The styles that the window uses; other styles are drawn with the nearest one.
constexpr FaceStyle kFaceStyles[] = {
    {QFont::Normal, false}, {QFont::DemiBold, false}, {QFont::Bold, false}, {QFont::Normal, true}};

/// Registers copies of a family's faces. Returns the family's own name if a face does not need a
/// copy or cannot be copied.
QString copiedFamily(const QString &family) {
  const QString copy = family + QStringLiteral(" Literal");
  for (const auto &[weight, isItalic] : kFaceStyles) {
    QFont wanted(family);
    wanted.setWeight(weight);
    wanted.setItalic(isItalic);
    const QRawFont face = QRawFont::fromFont(wanted);
    const QByteArray bytes = literalFace(face, copy);
    if (bytes.isEmpty() || QFontDatabase::addApplicationFontFromData(bytes) < 0) return family;
  }
  return copy;
}

/// Replaces the font with a copy without alternates, because Qt before 6.7 cannot switch off a
/// feature.
void dropAlternates(QFont &font) {
  static QMutex mutex;
  static QHash<QString, QString> copies;
  const QMutexLocker lock(&mutex);
  const QString family = font.family();
  if (!copies.contains(family)) {
    const QString copy = copiedFamily(family);
    copies.insert(family, copy);
    copies.insert(copy, copy);
  }
  const QString copy = copies.value(family);
  if (copy != family) font.setFamilies({copy, family});
}

#endif

}  // namespace

QFont literalFont(QFont font) {
  dropAlternates(font);
  // Qt drops ligatures if letter spacing is set, in fallback fonts too; 100 % adds no space.
  font.setLetterSpacing(QFont::PercentageSpacing, 100);
  return font;
}

}  // namespace shinglescope
