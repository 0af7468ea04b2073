// SPDX-License-Identifier: MIT
#include "ui/session/row_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/base/text/number_text.h"

namespace shinglescope {
namespace {

struct RowText {
  Q_DECLARE_TR_FUNCTIONS(shinglescope::RowText)
};

constexpr std::size_t kMaxListedRows = 8;

}  // namespace

QString rowNumberText(RecordId row) { return countText(row.value + 1ULL); }

QString rowListText(const std::vector<RecordId> &rows) {
  QStringList numbers;
  for (std::size_t i = 0; i < rows.size() && i < kMaxListedRows; ++i) {
    numbers.append(rowNumberText(rows[i]));
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
