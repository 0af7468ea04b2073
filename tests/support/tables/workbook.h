// SPDX-License-Identifier: MIT
#pragma once

#include <zlib.h>

#include <QByteArray>
#include <QMap>
#include <QStringList>
#include <QXmlStreamReader>

/// Reads our XLSX files with independent means: zlib and Qt's XML reader.
namespace shinglescope::test {

/// Returns the files of a ZIP archive by name; visits their local headers in the order of the
/// central directory.
inline QMap<QByteArray, QByteArray> unzip(const QByteArray &zip) {
  const auto number = [&zip](qsizetype at, int bytes) {
    quint64 value = 0;
    for (int i = bytes - 1; i >= 0; --i) value = value << 8U | static_cast<quint8>(zip[at + i]);
    return static_cast<qsizetype>(value);
  };
  QMap<QByteArray, QByteArray> files;
  const qsizetype end = zip.lastIndexOf("PK\5\6");
  if (end < 0) return files;
  for (qsizetype at = number(end + 16, 4); zip.mid(at, 4) == "PK\1\2";) {
    const qsizetype packed = number(at + 20, 4);
    const qsizetype local = number(at + 42, 4);
    const qsizetype data = local + 30 + number(local + 26, 2) + number(local + 28, 2);
    QByteArray content(number(at + 24, 4), '\0');
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return {};
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(zip.data() + data));
    stream.avail_in = static_cast<uInt>(packed);
    stream.next_out = reinterpret_cast<Bytef *>(content.data());
    stream.avail_out = static_cast<uInt>(content.size());
    const bool isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END;
    inflateEnd(&stream);
    if (!isWhole) return {};
    files[zip.mid(at + 46, number(at + 28, 2))] = content;
    at += 46 + number(at + 28, 2) + number(at + 30, 2) + number(at + 32, 2);
  }
  return files;
}

/// Returns the cells of a sheet: texts as they are, numbers as stored after a "#", such as
/// "#0.8125". A formula is shown as "<formula>"; if the XML is not well-formed, there are no rows.
inline QList<QStringList> sheetRows(const QByteArray &sheet) {
  QList<QStringList> rows;
  QXmlStreamReader xml(sheet);
  bool isText = false;
  while (!xml.atEnd()) {
    xml.readNext();
    if (!xml.isStartElement()) continue;
    if (xml.name() == u"row") rows.emplace_back();
    if (xml.name() == u"f") rows.last().last() = QStringLiteral("<formula>");
    if (xml.name() == u"c") {
      const QString place = xml.attributes().value(QLatin1String("r")).toString();
      int column = 0;
      for (const QChar c : place)
        if (c.isLetter()) column = column * 26 + (c.unicode() - u'A' + 1);
      while (rows.last().size() < column) rows.last().append(QString());
      isText = xml.attributes().value(QLatin1String("t")) == u"inlineStr";
    }
    if (xml.name() == u"v" && !isText) rows.last().last() = u'#' + xml.readElementText();
    if (xml.name() == u"t" && isText) rows.last().last() = xml.readElementText();
  }
  return xml.hasError() ? QList<QStringList>() : rows;
}

}  // namespace shinglescope::test
