#include "core/export/format/table_writer.h"

#include <algorithm>

#include "core/base/decimal_text.h"

namespace shinglescope {

void appendDoublingQuotes(std::string &out, std::string_view field) {
  for (std::size_t begin = 0; begin < field.size();) {
    const std::size_t quote = std::min(field.find('"', begin), field.size() - 1);
    out.append(field.substr(begin, quote - begin + 1));
    if (field[quote] == '"') out.push_back('"');
    begin = quote + 1;
  }
}

void TableWriter::appendField(std::string &out, std::string_view field) const {
  const char special[] = {m_delimiter, '"', '\r', '\n'};
  if (field.find_first_of(std::string_view(special, sizeof(special))) == std::string_view::npos) {
    out.append(field);
    return;
  }
  out.push_back('"');
  appendDoublingQuotes(out, field);
  out.push_back('"');
}

void TableWriter::appendRow(std::string &out, std::span<const std::string_view> fields) const {
  if (fields.size() == 1 && fields[0].empty()) out.append("\"\"");  // not a blank line
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (i > 0) out.push_back(m_delimiter);
    appendField(out, fields[i]);
  }
  out.push_back('\n');
}

void appendSimilarity(std::string &out, double value) { appendDecimal(out, value, 6); }

}  // namespace shinglescope
