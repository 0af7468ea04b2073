// SPDX-License-Identifier: MIT
#include "app/cli/output/figure_table.h"

#include "core/base/decimal_text.h"

namespace shinglescope {
namespace {

constexpr int kFigureDecimals = 6;

std::string quotedCell(const std::string &text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char letter : text) {
    quoted += letter;
    if (letter == '"') quoted += letter;
  }
  return quoted + '"';
}

std::string cellText(const FigureJson &cell) {
  if (cell.is_null()) return {};
  if (cell.is_string()) return quotedCell(cell.get<std::string>());
  if (cell.is_number_float()) return decimalText(cell.get<double>(), kFigureDecimals);
  return cell.dump();
}

}  // namespace

std::string FigureTable::csv() const {
  std::string csv;
  const auto addLine = [&csv](const auto &cells, const auto &textOf) {
    for (std::size_t i = 0; i < cells.size(); ++i) csv += (i > 0 ? "," : "") + textOf(cells[i]);
    csv += '\n';
  };
  addLine(m_columns, quotedCell);
  for (const std::vector<FigureJson> &row : m_rows) addLine(row, cellText);
  return csv;
}

FigureJson FigureTable::json() const {
  FigureJson list = FigureJson::array();
  for (const std::vector<FigureJson> &row : m_rows) {
    FigureJson object = FigureJson::object();
    for (std::size_t i = 0; i < m_columns.size(); ++i) object[m_columns[i]] = row[i];
    list.push_back(std::move(object));
  }
  return list;
}

}  // namespace shinglescope
