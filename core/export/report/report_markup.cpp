// SPDX-License-Identifier: MIT
#include "core/export/report/report_markup.h"

#include "core/base/decimal_text.h"
#include "core/dataset/table/two_tables.h"
#include "core/export/format/row_writer.h"
#include "core/export/report/html_text.h"

namespace shinglescope {

void ReportMarkup::escaped(std::string_view text) { appendEscaped(m_out, text); }

void ReportMarkup::heading(std::string_view text) {
  m_out += "<h2>";
  escaped(text);
  m_out += "</h2>\n";
}

void ReportMarkup::subheading(std::string_view text) {
  m_out += "<h3>";
  escaped(text);
  m_out += "</h3>\n";
}

void ReportMarkup::note(std::string_view text) {
  m_out += "<p class=\"note\">";
  escaped(text);
  m_out += "</p>\n";
}

void ReportMarkup::beginFacts() { m_out += "<table class=\"facts\">\n"; }

void ReportMarkup::endFacts() { m_out += "</table>\n"; }

void ReportMarkup::line(std::string_view name, std::string_view value) {
  m_out += "<tr><th scope=\"row\">";
  escaped(name);
  m_out += "</th><td>";
  escaped(value);
  m_out += "</td></tr>\n";
}

void ReportMarkup::count(std::string_view name, std::uint64_t value) {
  line(name, numberText(value));
}

std::string ReportMarkup::numberText(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
  return text;
}

std::string ReportMarkup::similarityText(double value) {
  return decimalText(value, kSimilarityDecimals);
}

std::string ReportMarkup::rowName(const Dataset &dataset, RecordId row) {
  const std::string number = std::to_string(numberInTable(dataset, row));
  if (!dataset.secondTable()) return number;
  return number + (isInSecondTable(dataset, row) ? " of table B" : " of table A");
}

}  // namespace shinglescope
