// SPDX-License-Identifier: MIT
#include "ui/base/plots/plot_table.h"

#include <QLocale>
#include <algorithm>

#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

QString csvCell(QString text) {
  const auto needsQuotes = [](QChar c) {
    return c == u',' || c == u'"' || c == u'\n' || c == u'\r';
  };
  if (std::ranges::none_of(text, needsQuotes)) return text;
  text.replace(u'"', QStringLiteral("\"\""));
  return u'"' + text + u'"';
}

QString csvLine(const QStringList &cells) {
  QStringList quoted;
  for (const QString &cell : cells) quoted << csvCell(cell);
  return quoted.join(u',') + u'\n';
}

}  // namespace

PlotCell::PlotCell(const QString &shown, double value)
    : text(shown), plain(QString::number(value, 'g', QLocale::FloatingPointShortest)) {}

PlotCell PlotCell::count(std::uint64_t count) {
  PlotCell cell(countText(count));
  cell.plain = QString::number(count);
  return cell;
}

PlotCell PlotCell::similarity(double similarity) {
  return {similarityText(similarity), similarity};
}

PlotCell PlotCell::fine(double figure) { return {fineText(figure), figure}; }

void PlotTable::add(const QList<PlotCell> &cells) {
  QStringList row, plain;
  for (const PlotCell &cell : cells) {
    row << cell.text;
    plain << cell.plain;
  }
  rows << row;
  plainRows << plain;
}

QString csvText(const PlotTable &table) {
  const bool isPlain = table.plainRows.size() == table.rows.size();
  QString text = csvLine(table.headers);
  for (const QStringList &row : isPlain ? table.plainRows : table.rows) text += csvLine(row);
  return text;
}

}  // namespace shinglescope
