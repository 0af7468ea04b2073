// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/cli/output/figure_table.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// How figures name rows: by their number in their table, from 0, and of two tables by the table
/// too, 1 or 2. Of a pair the tables are named only if both rows can be of one table; otherwise
/// row_a is of the first and row_b of the second. Must not outlive the data set.
class RowFigures {
 public:
  RowFigures(const Dataset &dataset, bool hasPairsWithin)
      : m_dataset(dataset), m_hasPairsWithin(hasPairsWithin) {}

  bool hasTwo() const { return m_dataset.secondTable().has_value(); }
  bool namesTablesOfPairs() const { return hasTwo() && m_hasPairsWithin; }

  std::uint32_t number(RecordId row) const;
  std::uint32_t table(RecordId row) const;
  /// "12"; of two tables "2:12", as options accept it.
  std::string name(RecordId row) const;

  /// Adds "table_a" and "table_b" and their cells at the end, if the tables of pairs are named.
  void addTableNames(std::vector<std::string> &columns) const;
  void addTables(RecordId a, RecordId b, std::vector<FigureJson> &cells) const;
  void addTables(RecordId a, RecordId b, FigureJson &pair) const;

 private:
  const Dataset &m_dataset;
  bool m_hasPairsWithin;
};

}  // namespace shinglescope
