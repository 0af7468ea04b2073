// SPDX-License-Identifier: MIT
#include "ui/pages/explore/frame/row_list.h"

#include <QRegularExpression>
#include <algorithm>

#include "core/base/disjoint_ranges.h"

namespace shinglescope {

std::optional<MatrixRows> parseRowList(const QString &text, std::size_t rowCount, std::size_t most,
                                       const std::optional<std::uint32_t> &secondTable) {
  static const QRegularExpression kBetween(QStringLiteral("[,;\\s]+"));
  static const QRegularExpression kPart(
      QStringLiteral("^(?:([12]):)?(\\d{1,10})(?:[-–](?:\\1:)?(\\d{1,10}))?$"));
  static const QRegularExpression kLooseRange(QStringLiteral("\\s*[-–]\\s*"));
  MatrixRows rows;
  std::vector<std::pair<quint64, quint64>> ranges;  // first and last row of each part
  QString tight = text;
  tight.replace(kLooseRange, QStringLiteral("-"));
  for (const QString &part : tight.split(kBetween, Qt::SkipEmptyParts)) {
    const auto match = kPart.match(part);
    if (!match.hasMatch() || (!match.captured(1).isEmpty() && !secondTable)) return std::nullopt;
    const bool isSecond = match.captured(1) == QStringLiteral("2");
    const quint64 before = isSecond ? *secondTable : 0;
    const quint64 end = isSecond ? rowCount : secondTable.value_or(rowCount);
    const quint64 number = match.captured(2).toULongLong();
    const quint64 first = before + number;
    const quint64 last =
        match.captured(3).isEmpty() ? first : before + match.captured(3).toULongLong();
    if (number == 0 || last < first || last > end) return std::nullopt;
    ranges.emplace_back(first, last);
    for (quint64 row = first; row <= last && rows.rows.size() < most; ++row) {
      const RecordId record{static_cast<std::uint32_t>(row - 1)};
      if (std::ranges::find(rows.rows, record) == rows.rows.end()) rows.rows.push_back(record);
    }
  }
  for (const auto &[first, last] : disjointRanges(std::move(ranges)))
    rows.available += last - first + 1;
  return rows;
}

}  // namespace shinglescope
