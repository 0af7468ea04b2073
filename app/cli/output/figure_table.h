// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace shinglescope {

using FigureJson = nlohmann::ordered_json;

/// A table of figures that a notebook can draw. Cells are numbers, texts, truth values or null.
class FigureTable {
 public:
  explicit FigureTable(std::vector<std::string> columns) : m_columns(std::move(columns)) {}
  /// Adds a row with a cell for each column.
  void add(std::vector<FigureJson> cells) { m_rows.push_back(std::move(cells)); }
  std::size_t rowCount() const { return m_rows.size(); }

  /// A line of names, then one for each row. Fractions have six decimals, null is empty, and texts
  /// are quoted where necessary.
  std::string csv() const;
  /// A list with an object for each row.
  FigureJson json() const;

 private:
  std::vector<std::string> m_columns;
  std::vector<std::vector<FigureJson>> m_rows;
};

}  // namespace shinglescope
