// SPDX-License-Identifier: MIT
#include "app/cli/output/row_figures.h"

#include "core/dataset/table/two_tables.h"

namespace shinglescope {

std::uint32_t RowFigures::number(RecordId row) const { return numberInTable(m_dataset, row); }

std::uint32_t RowFigures::table(RecordId row) const {
  return isInSecondTable(m_dataset, row) ? 2 : 1;
}

std::string RowFigures::name(RecordId row) const {
  const std::string digits = std::to_string(number(row));
  return hasTwo() ? std::to_string(table(row)) + ':' + digits : digits;
}

void RowFigures::addTableNames(std::vector<std::string> &columns) const {
  if (namesTablesOfPairs()) columns.insert(columns.end(), {"table_a", "table_b"});
}

void RowFigures::addTables(RecordId a, RecordId b, std::vector<FigureJson> &cells) const {
  if (namesTablesOfPairs()) cells.insert(cells.end(), {table(a), table(b)});
}

void RowFigures::addTables(RecordId a, RecordId b, FigureJson &pair) const {
  if (!namesTablesOfPairs()) return;
  pair["table_a"] = table(a);
  pair["table_b"] = table(b);
}

}  // namespace shinglescope
