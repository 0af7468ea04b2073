// SPDX-License-Identifier: MIT
#include "core/export/format/json_rows.h"

#include <nlohmann/json.hpp>

namespace shinglescope {
namespace {

using Json = nlohmann::json;

std::string jsonText(std::string_view text) {
  return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

Result<void> JsonRows::begin(const std::vector<ExportColumn> &columns) {
  std::string open = "{";
  std::string record;
  for (const ExportColumn &column : columns) {
    if (column.record != record) {
      if (!record.empty()) open = "},";
      if (!column.record.empty()) open += jsonText(column.record) + ":{";
      record = column.record;
    }
    m_kinds.push_back(column.kind);
    m_before.push_back(open + jsonText(column.name) + ":");
    open = ",";
  }
  m_after = columns.empty() ? "{" : record.empty() ? "" : "}";
  if (m_isPartial) m_after += columns.empty() ? "\"partial\":true" : ",\"partial\":true";
  m_after += "}";
  if (m_shape == Shape::Array) m_output.buffer() += "[";
  return {};
}

Result<void> JsonRows::row(std::span<const ExportCell> cells) {
  std::string &out = m_output.buffer();
  if (m_shape == Shape::Array) out += m_counts.rows == 0 ? "\n" : ",\n";
  for (std::size_t i = 0; i < m_kinds.size(); ++i) {
    out += m_before[i];
    appendCell(cells[i], m_kinds[i]);
  }
  out += m_after;
  if (m_shape == Shape::Lines) out.push_back('\n');
  ++m_counts.rows;
  return m_output.flushIfFull();
}

void JsonRows::appendCell(const ExportCell &cell, ExportCellKind kind) {
  std::string &out = m_output.buffer();
  if (kind == ExportCellKind::List) {
    out.push_back('[');
    for (std::size_t i = 0; i < cell.list.size(); ++i) {
      if (i > 0) out.push_back(',');
      out += jsonText(cell.list[i]);
    }
    out.push_back(']');
  } else if (cell.text.empty() && kind != ExportCellKind::Text) {
    out += "null";
  } else {
    out += isOwnNumber(kind) ? std::string(cell.text) : jsonText(cell.text);
  }
}

Result<void> JsonRows::end() {
  if (m_shape == Shape::Array) m_output.buffer() += "\n]\n";
  return m_output.flush();
}

}  // namespace shinglescope
