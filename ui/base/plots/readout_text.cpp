// SPDX-License-Identifier: MIT
#include "ui/base/plots/readout_text.h"

#include <QStringList>

namespace shinglescope {
namespace {

constexpr int kMostReadoutColumns = 4;

QString foldedLine(const QString &line, const QFontMetrics &metrics, int width) {
  QString folded, current;
  for (const QString &word : line.split(u' ')) {
    const QString longer = current.isEmpty() ? word : current + u' ' + word;
    if (current.isEmpty() || metrics.horizontalAdvance(longer) <= width) {
      current = longer;
      continue;
    }
    folded += current + u'\n';
    current = word;
  }
  return folded + current;
}

QSize readoutSize(const QString &text, const QFontMetrics &metrics) {
  return metrics.boundingRect(QRect(), Qt::TextDontClip, text).size();
}

/// The first line is a heading; the others fill `columns` columns from the top.
QString inColumns(const QStringList &lines, int columns) {
  const qsizetype count = lines.size() - 1;
  const qsizetype height = (count + columns - 1) / columns;
  QStringList rows = {lines.front()};
  for (qsizetype row = 0; row < height; ++row) {
    QStringList cells;
    for (qsizetype at = row; at < count; at += height) cells << lines[at + 1];
    rows << cells.join(QStringLiteral("   "));
  }
  return rows.join(u'\n');
}

}  // namespace

QString foldedText(const QString &text, const QFontMetrics &metrics, int width) {
  QStringList lines;
  for (const QString &line : text.split(u'\n')) lines << foldedLine(line, metrics, width);
  return lines.join(u'\n');
}

QString fittedReadout(const QString &text, const QFontMetrics &metrics, const QSize &room) {
  const QString folded = foldedText(text, metrics, room.width());
  if (readoutSize(folded, metrics).height() <= room.height()) return folded;
  const QStringList lines = text.split(u'\n');
  for (int columns = 2; columns <= kMostReadoutColumns; ++columns) {
    const QString beside = inColumns(lines, columns);
    const QSize size = readoutSize(beside, metrics);
    if (size.width() <= room.width() && size.height() <= room.height()) return beside;
  }
  return folded;
}

}  // namespace shinglescope
