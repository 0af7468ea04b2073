// SPDX-License-Identifier: MIT
#include "ui/base/style/literal_face.h"

#include <QList>
#include <QtEndian>
#include <utility>

namespace shinglescope {
namespace {

using Tables = QList<std::pair<QByteArray, QByteArray>>;  ///< tags and contents, sorted by tag

// The tables of an outline font (OpenType 1.9, "Font tables").
constexpr const char *kFaceTables[] = {
    "BASE", "CFF ", "CFF2", "DSIG", "GDEF", "GPOS", "GSUB", "OS/2", "VORG", "cmap", "cvt ", "fpgm",
    "gasp", "glyf", "head", "hhea", "hmtx", "kern", "loca", "maxp", "post", "prep", "vhea", "vmtx"};
constexpr const char *kChangingFeatures[] = {"calt", "clig", "dlig", "hlig", "liga"};
constexpr char kUnusedFeature[] = "zzzz";  ///< no shaper requests it
constexpr qsizetype kFeatureListField = 6;
constexpr qsizetype kFeatureRecord = 6;
constexpr qsizetype kTagSize = 4;
constexpr qsizetype kDirectoryEntry = 16;
constexpr qsizetype kDirectoryHead = 12;

quint16 numberAt(const QByteArray &table, qsizetype at) {
  return at + 2 > table.size() ? 0 : qFromBigEndian<quint16>(table.constData() + at);
}

template <typename Number>
void append(QByteArray &bytes, Number number) {
  const Number big = qToBigEndian(number);
  bytes.append(reinterpret_cast<const char *>(&big), sizeof big);
}

/// Returns the offsets of the feature tags in GSUB.
QList<qsizetype> featureTags(const QByteArray &table) {
  QList<qsizetype> places;
  const qsizetype list = numberAt(table, kFeatureListField);
  for (qsizetype i = 0; list > 0 && i < numberAt(table, list); ++i) {
    const qsizetype place = list + 2 + i * kFeatureRecord;
    if (place + kTagSize <= table.size()) places << place;
  }
  return places;
}

bool hasFeature(const QByteArray &table, const char *tag) {
  for (const qsizetype place : featureTags(table))
    if (table.mid(place, kTagSize) == tag) return true;
  return false;
}

void dropChangingFeatures(QByteArray &table) {
  for (const qsizetype place : featureTags(table))
    for (const char *tag : kChangingFeatures)
      if (table.mid(place, kTagSize) == tag) table.replace(place, kTagSize, kUnusedFeature);
}

/// Returns a name table with family, style, full name and PostScript name, for Windows in English.
QByteArray nameTable(const QString &family, const QString &style) {
  const QString full = family + u' ' + style;
  const std::pair<quint16, QString> names[] = {
      {1, family}, {2, style}, {3, full}, {4, full}, {6, QString(full).remove(u' ')}};
  QByteArray table;
  QByteArray texts;
  append<quint16>(table, 0);
  append<quint16>(table, std::size(names));
  append<quint16>(table, 6 + 12 * std::size(names));
  for (const auto &[id, text] : names) {
    QByteArray utf16;
    for (const QChar letter : text) append<quint16>(utf16, letter.unicode());
    for (const quint16 field : {quint16(3), quint16(1), quint16(0x409), id}) append(table, field);
    append<quint16>(table, quint16(utf16.size()));
    append<quint16>(table, quint16(texts.size()));
    texts += utf16;
  }
  return table + texts;
}

/// Returns the font file, without checksums: the drawing libraries ignore them.
QByteArray fontFile(const Tables &tables, bool isCff) {
  QByteArray head;
  QByteArray body;
  append<quint32>(head, isCff ? 0x4f54544f : 0x00010000);  // "OTTO", or TrueType
  quint16 power = 0;
  while ((2 << power) <= tables.size()) ++power;
  const auto search = quint16(kDirectoryEntry << power);
  append(head, quint16(tables.size()));
  append(head, search);
  append(head, power);
  append(head, quint16(tables.size() * kDirectoryEntry - search));
  const qsizetype start = kDirectoryHead + tables.size() * kDirectoryEntry;
  for (const auto &[tag, content] : tables) {
    head += tag;
    append<quint32>(head, 0);
    append(head, quint32(start + body.size()));
    append(head, quint32(content.size()));
    body += content;
    body.append((4 - body.size() % 4) % 4, '\0');
  }
  return head + body;
}

}  // namespace

QByteArray literalFace(const QRawFont &face, const QString &family) {
  QByteArray substitutions = face.fontTable("GSUB");
  const bool isVariable = !face.fontTable("fvar").isEmpty();
  if (isVariable || !hasFeature(substitutions, "calt")) return {};
  dropChangingFeatures(substitutions);
  Tables tables;
  bool isCff = false;
  for (const char *tag : kFaceTables) {
    QByteArray content = qstrcmp(tag, "GSUB") == 0 ? substitutions : face.fontTable(tag);
    if (content.isEmpty()) continue;
    isCff = isCff || qstrncmp(tag, "CFF", 3) == 0;
    if (qstrcmp(tag, "post") == 0) tables.emplaceBack("name", nameTable(family, face.styleName()));
    tables.emplaceBack(tag, std::move(content));
  }
  return fontFile(tables, isCff);
}

}  // namespace shinglescope
