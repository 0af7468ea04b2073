// SPDX-License-Identifier: MIT
#include "ui/session/row_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/dataset/table/two_tables.h"
#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

struct RowText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::RowText)
};

constexpr std::size_t kMaxListedRows = 8;

}  // namespace

QString rowNumberText(RecordId row, const Dataset *dataset) {
  return rowNumberText(row, dataset == nullptr ? std::nullopt : dataset->secondTable());
}

QString rowNumberText(RecordId row, const std::optional<std::uint32_t> &secondTable) {
  if (!secondTable) return countText(row.value + 1ULL);
  const bool isSecond = row.value >= *secondTable;
  const QString number = countText(row.value - (isSecond ? *secondTable : 0) + 1ULL);
  return (isSecond ? QStringLiteral("2:") : QStringLiteral("1:")) + number;
}

std::optional<RecordId> rowOfNumberText(const QString &text, const Dataset &dataset) {
  const bool hasTable = dataset.secondTable() && text.contains(u':');
  const bool isSecond = hasTable && text.startsWith(QStringLiteral("2:"));
  if (hasTable && !isSecond && !text.startsWith(QStringLiteral("1:"))) return std::nullopt;
  const std::uint64_t first = rowsOfFirstTable(dataset);
  const std::uint64_t rows = isSecond ? dataset.rowCount() - first : first;
  bool isNumber = false;
  const qulonglong typed =
      QLocale().toULongLong(hasTable ? text.sliced(2).trimmed() : text, &isNumber);
  if (!isNumber || typed < 1 || typed > rows) return std::nullopt;
  return RecordId{static_cast<std::uint32_t>((isSecond ? first : 0) + typed - 1)};
}

QString rowListText(const std::vector<RecordId> &rows, const Dataset *dataset) {
  return rowListText(rows, dataset == nullptr ? std::nullopt : dataset->secondTable());
}

QString rowListText(const std::vector<RecordId> &rows,
                    const std::optional<std::uint32_t> &secondTable) {
  QStringList numbers;
  for (std::size_t i = 0; i < rows.size() && i < kMaxListedRows; ++i) {
    numbers.append(rowNumberText(rows[i], secondTable));
  }
  const QString list = numbers.join(QStringLiteral(", "));
  if (rows.size() <= kMaxListedRows) return list;
  return RowText::tr("%1 and %n more", nullptr, static_cast<int>(rows.size() - kMaxListedRows))
      .arg(list);
}

QString recordLine(const Dataset &dataset, RecordId row, std::span<const ColumnId> columns,
                   qsizetype maxCharacters) {
  QString text;
  for (const ColumnId column : columns) {
    if (text.size() >= maxCharacters) break;
    if (!text.isEmpty()) text += QStringLiteral(" · ");
    text += cellDisplayText(dataset.cell(row, column), maxCharacters);
  }
  return text;
}

}  // namespace shinglescope
