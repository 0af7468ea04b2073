#include "ui/models/row_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/controls/number_text.h"

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

}  // namespace shinglescope
