// SPDX-License-Identifier: MIT
#include "ui/pages/review/compare/compare_content.h"

#include "core/dataset/table/two_tables.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/session/row_text.h"

namespace shinglescope {
namespace {

constexpr qsizetype kTableNameCharacters = 24;

/// Adds the file that a row is from to the note at its head.
void addTableName(QString &note, const QString &file) {
  const QString name = cellDisplayText(file.toStdString(), kTableNameCharacters);
  note += note.isEmpty() ? name : QStringLiteral(" · ") + name;
}

}  // namespace

CompareContent makeCompareContent(const Session &session, RecordId a, RecordId b) {
  const auto [heads, fields] = makeMemberContent(session, {a, b});
  CompareContent content{heads[0].number, heads[0].note, heads[1].number, heads[1].note, {}};
  for (const MemberContent::Field &field : fields)
    content.fields.push_back({field.name, field.cells[0], field.cells[1]});
  return content;
}

MemberContent makeMemberContent(const Session &session, const std::vector<RecordId> &rows) {
  const Dataset &dataset = *session.dataset();
  const std::vector<ColumnRole> &roles = session.roles();
  MemberContent content;
  for (const RecordId row : rows) content.heads.push_back({rowNumberText(row, &dataset), {}});
  for (std::uint32_t i = 0; i < roles.size(); ++i) {
    const ColumnId column{i};
    if (roles[i] == ColumnRole::Ignored) continue;
    if (roles[i] == ColumnRole::Id) {
      for (std::size_t row = 0; row < rows.size(); ++row)
        content.heads[row].note = cellDisplayText(dataset.cell(rows[row], column), 40);
      continue;
    }
    MemberContent::Field field{cellDisplayText(dataset.columnName(column)), {}};
    for (const RecordId row : rows) field.cells.push_back(dataset.cell(row, column));
    content.fields.push_back(std::move(field));
  }
  if (const SecondTable *second = session.secondTable())
    for (std::size_t row = 0; row < rows.size(); ++row) {
      const bool isSecond = isInSecondTable(dataset, rows[row]);
      addTableName(content.heads[row].note, isSecond ? second->fileName() : session.fileName());
    }
  return content;
}

}  // namespace shinglescope
