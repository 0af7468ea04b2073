#include "core/dataset/columns/cell_parser.h"

#include <charconv>
#include <cmath>

#include "core/dataset/columns/date_reader.h"
#include "core/dataset/columns/number_reader.h"

namespace shinglescope {

namespace {

constexpr std::string_view kIsoPattern = "yyyy-MM-dd HH:mm";

std::string_view withoutSpaces(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

std::optional<DateReader> compiled(std::string_view pattern, std::string_view languages) {
  Result<DateReader> reader = DateReader::compile(pattern, languages);
  return reader ? std::optional(std::move(*reader)) : std::nullopt;
}

ValueRange rangeOf(const ReadDate &date) { return {date.begin, date.begin + date.length}; }

}  // namespace

struct CellParser::Reader {
  ColumnType type;
  std::optional<DateReader> date;  ///< none if the pattern is wrong: no cell is read
  std::optional<DateReader> isoDate;
};

CellParser::CellParser(const ColumnType &type) {
  auto reader = std::make_unique<Reader>();
  reader->type = type;
  if (type.kind == ColumnKind::Date) {
    reader->date = compiled(type.datePattern, type.dateLanguage);
    reader->isoDate = compiled(kIsoPattern, {});
  }
  m_reader = std::move(reader);
}
CellParser::~CellParser() = default;
CellParser::CellParser(CellParser &&) noexcept = default;
CellParser &CellParser::operator=(CellParser &&) noexcept = default;

std::optional<double> CellParser::parse(std::string_view cell) const {
  const ColumnType &type = m_reader->type;
  if (type.kind == ColumnKind::Number)
    return readNumber(cell, type.decimalMark, type.thousandsMark);
  if (!m_reader->date) return std::nullopt;
  const std::optional<ReadDate> date = m_reader->date->read(cell);
  return date ? std::optional(date->begin) : std::nullopt;
}

std::optional<ValueRange> CellParser::parseOperand(std::string_view text) const {
  const ColumnType &type = m_reader->type;
  if (type.kind == ColumnKind::Text) return std::nullopt;
  if (type.kind == ColumnKind::Number) {
    std::optional<double> value = parse(text);
    if (!value) value = plainNumber(text);
    return value ? std::optional(ValueRange{*value, *value}) : std::nullopt;
  }
  for (const std::optional<DateReader> *reader : {&m_reader->date, &m_reader->isoDate}) {
    if (!*reader) continue;
    if (const std::optional<ReadDate> date = (*reader)->read(text)) return rangeOf(*date);
  }
  const std::optional<ReadDate> span = readYearOrMonth(text);
  return span ? std::optional(rangeOf(*span)) : std::nullopt;
}

std::optional<double> plainNumber(std::string_view text) {
  text = withoutSpaces(text);
  double value = 0;
  const char *end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || stop != end || !std::isfinite(value)) return std::nullopt;
  return value;
}

}  // namespace shinglescope
