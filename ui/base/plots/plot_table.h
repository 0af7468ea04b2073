// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <cstdint>

namespace shinglescope {

/// A cell of a plot's data: as it is shown, in the user's language and rounded, and as another
/// program reads it. Plain data.
struct PlotCell {
  PlotCell(const QString &shown) : text(shown), plain(shown) {}  // NOLINT: a text is a cell
  /// A number with its text; the plain form is the shortest one that reads back as `value`.
  PlotCell(const QString &shown, double value);
  static PlotCell count(std::uint64_t count);
  static PlotCell similarity(double similarity);
  /// An error or a share, with four decimals.
  static PlotCell fine(double figure);
  QString text;
  QString plain;
};

/// The data of a plot as text, one column for each quantity. Plain data.
struct PlotTable {
  QStringList headers;
  QList<QStringList> rows = {};
  QList<QStringList> plainRows = {};  ///< of the rows added by add(); otherwise empty

  void add(const QList<PlotCell> &cells);
};

/// Returns the data as CSV (RFC 4180, with '\n' at the ends of lines): numbers with a decimal point
/// and all their digits, without thousands separators. O(cells).
QString csvText(const PlotTable &table);

}  // namespace shinglescope
