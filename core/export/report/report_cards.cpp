// SPDX-License-Identifier: MIT
#include "core/export/report/report_cards.h"

#include <algorithm>

#include "core/export/report/html_text.h"
#include "core/pipeline/recipe/recipe_columns.h"

namespace shinglescope {

std::vector<ColumnId> reportColumns(const ExportRequest &request) {
  auto compared = comparedColumns(*request.dataset, request.result->recipe());
  if (compared) return *std::move(compared);
  std::vector<ColumnId> columns;
  for (std::uint32_t c = 0; c < request.dataset->columnCount(); ++c) columns.push_back({c});
  return columns;
}

ReportCards::ReportCards(const ExportRequest &request, ReportMarkup &markup)
    : m_request(request),
      m_markup(markup),
      m_columns(reportColumns(request)),
      m_removal(planRemoval(*request.groups, request.groupSlots)) {}

void ReportCards::add(const ReviewGroup &group, const CardLimits &limits, std::string_view reason) {
  std::string &out = m_markup.out();
  out += "<section class=\"card\"><h3>" + ReportMarkup::numberText(group.rows.size()) + " rows";
  if (group.weakest)
    out += ", weakest link " + ReportMarkup::similarityText(group.weakest->similarity);
  out += "</h3>\n";
  if (!reason.empty()) m_markup.note(reason);
  out += "<table>\n<tr><th scope=\"col\">row</th><th scope=\"col\"></th>";
  for (const ColumnId column : m_columns) {
    out += "<th scope=\"col\">";
    m_markup.escaped(m_request.dataset->columnName(column));
    out += "</th>";
  }
  out += "</tr>\n";
  const std::size_t most = std::min(group.rows.size(), limits.rows);
  for (std::size_t i = 0; i < most; ++i) {
    const RecordId row = group.rows[i];
    out += "<tr><td>" + ReportMarkup::rowName(*m_request.dataset, row) + "</td><td>";
    m_markup.escaped(rowFateName(m_removal.fates[row.value]));
    out += "</td>";
    for (const ColumnId column : m_columns) {
      out += "<td class=\"text\">";
      appendMarked(out, m_request.dataset->cell(row, column), {}, "ins", limits.cellBytes);
      out += "</td>";
    }
    out += "</tr>\n";
  }
  out += "</table>\n";
  if (most < group.rows.size())
    m_markup.note(ReportMarkup::numberText(group.rows.size() - most) + " more rows.");
  out += "</section>\n";
}

}  // namespace shinglescope
