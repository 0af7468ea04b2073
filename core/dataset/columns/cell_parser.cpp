// SPDX-License-Identifier: MIT
#include "core/dataset/columns/cell_parser.h"

#include <cmath>

#include "core/base/ascii.h"
#include "core/base/decimal_text.h"
#include "core/dataset/columns/number_reader.h"

namespace shinglescope {

namespace {

constexpr std::string_view kIsoPattern = "yyyy-MM-dd HH:mm";

std::optional<DateReader> compiled(std::string_view pattern, std::string_view languages) {
  Result<DateReader> reader = DateReader::compile(pattern, languages);
  return reader ? std::optional(std::move(*reader)) : std::nullopt;
}

ValueRange rangeOf(const ReadDate &date) { return {date.begin, date.begin + date.length}; }

}  // namespace

CellParser::CellParser(const ColumnType &type) : m_type(type) {
  if (type.kind != ColumnKind::Date) return;
  m_date = compiled(type.datePattern, type.dateLanguage);
  m_isoDate = compiled(kIsoPattern, {});
}

std::optional<double> CellParser::parse(std::string_view cell) const {
  if (m_type.kind == ColumnKind::Number)
    return readNumber(cell, m_type.decimalMark, m_type.thousandsMark);
  if (!m_date) return std::nullopt;
  const std::optional<ReadDate> date = m_date->read(cell);
  return date ? std::optional(date->begin) : std::nullopt;
}

std::optional<ValueRange> CellParser::parseOperand(std::string_view text) const {
  if (m_type.kind == ColumnKind::Text) return std::nullopt;
  if (m_type.kind == ColumnKind::Number) {
    std::optional<double> value = parse(text);
    if (!value) value = plainNumber(text);
    return value ? std::optional(ValueRange{*value, *value}) : std::nullopt;
  }
  for (const std::optional<DateReader> *reader : {&m_date, &m_isoDate}) {
    if (!*reader) continue;
    if (const std::optional<ReadDate> date = (*reader)->read(text)) return rangeOf(*date);
  }
  const std::optional<ReadDate> span = readYearOrMonth(text);
  return span ? std::optional(rangeOf(*span)) : std::nullopt;
}

std::optional<double> plainNumber(std::string_view text) {
  const auto value = parsedNumber<double>(trimmed(text, " "));
  return value && std::isfinite(*value) ? value : std::nullopt;
}

}  // namespace shinglescope
