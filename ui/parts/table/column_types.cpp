// SPDX-License-Identifier: MIT
#include "ui/parts/table/column_types.h"

#include "ui/parts/table/column_layout.h"
#include "ui/session/session.h"
#include "ui/session/settings.h"

namespace shinglescope {

std::vector<std::optional<ColumnType>> chosenColumnTypes(const Session &session,
                                                         const Settings &settings) {
  std::vector<std::optional<ColumnType>> types(session.dataset()->columnCount());
  const QString path = QString::fromStdString(session.loadReport().path);
  const auto layout = columnLayoutFromJson(settings.tableLayout(path));
  if (!layout || !layout->fits(session.dataset()->columnNames())) return types;
  for (const ColumnLayout::Column &column : layout->columns)
    if (column.index < types.size()) types[column.index] = column.type;
  return types;
}

std::vector<ColumnType> typesSetByHand(const Session &session, const Settings &settings) {
  std::vector<ColumnType> types;
  for (const auto &chosen : chosenColumnTypes(session, settings))
    types.push_back(chosen.value_or(ColumnType{}));
  return types;
}

}  // namespace shinglescope
