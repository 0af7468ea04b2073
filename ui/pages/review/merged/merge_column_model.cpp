// SPDX-License-Identifier: MIT
#include "ui/pages/review/merged/merge_column_model.h"

#include <QPainter>

#include "ui/base/style/theme.h"
#include "ui/base/tables/row_ground.h"
#include "ui/base/text/display_text.h"
#include "ui/base/text/number_text.h"
#include "ui/pages/review/merged/merge_rule_text.h"

namespace shinglescope {
namespace {

constexpr unsigned kValuesInCell = 6;
constexpr qsizetype kValueCharacters = 60;

QString shownValue(const std::string &text) {
  return text.empty() ? MergeColumnModel::tr("(empty)") : cellDisplayText(text, kValueCharacters);
}

QString mergeStateText(const MergeColumn &column) {
  if (column.cell.isByHand) return MergeColumnModel::tr("manually");
  return column.cell.hasDifference ? MergeColumnModel::tr("differ") : MergeColumnModel::tr("same");
}

QString valuesText(const MergeColumn &column) {
  QStringList texts;
  for (std::size_t i = 0; i < column.values.size() && i < kValuesInCell; ++i) {
    const ValueCount &value = column.values[i];
    texts << (value.count == 1 ? shownValue(value.text)
                               : MergeColumnModel::tr("%1 (%2 rows)")
                                     .arg(shownValue(value.text), countText(value.count)));
  }
  const std::uint64_t all = column.values.size() + column.otherValues;
  if (all > kValuesInCell) texts << QStringLiteral("…");
  return texts.join(QStringLiteral(" · "));
}

}  // namespace

MergeColumnModel::MergeColumnModel(QObject *parent) : FlatModel(parent) {
  const auto name = [this](const MergeColumn &column) {
    return cellDisplayText(m_dataset->columnName(column.column));
  };
  const auto merged = [](const MergeColumn &column) { return shownValue(column.cell.value); };
  const auto origin = [](const MergeColumn &column) { return originText(column.cell); };
  setColumns({{tr("Rows"), mergeStateText},
              {tr("Column"), name},
              {tr("Texts of the rows"), valuesText},
              {tr("Merged"), merged},
              {tr("From"), origin}},
             {{DiffersRole, [](const MergeColumn &column) { return column.cell.hasDifference; }}});
}

void MergeColumnModel::setMergeColumns(std::shared_ptr<const Dataset> dataset,
                                       std::vector<MergeColumn> columns) {
  beginResetModel();
  m_dataset = std::move(dataset);
  takeRows(std::move(columns));
  endResetModel();
}

int MergeColumnModel::rowOf(ColumnId column) const {
  for (int row = 0; row < rowCount(); ++row)
    if (at(row).column == column) return row;
  return -1;
}

void MergeColumnDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const {
  painter->save();
  paintRowGround(*painter, option);
  const ThemeColors &colors = themeColors(option.palette);
  const bool isDifferent = index.data(MergeColumnModel::DiffersRole).toBool();
  QFont font = option.font;
  font.setBold(isDifferent);
  painter->setFont(font);
  painter->setPen(isDifferent ? colors.ink : colors.muted);
  paintRowText(*painter, option, index);
  painter->restore();
}

}  // namespace shinglescope
