#include "core/dataset/cell_parser.h"

#include <charconv>
#include <cmath>

namespace shinglescope {

namespace {

std::string_view withoutSpaces(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

}  // namespace

struct CellParser::Reader {
  ColumnType type;
};

CellParser::CellParser(const ColumnType &type)
    : m_reader(std::make_unique<const Reader>(Reader{type})) {}
CellParser::~CellParser() = default;
CellParser::CellParser(CellParser &&) noexcept = default;
CellParser &CellParser::operator=(CellParser &&) noexcept = default;

std::optional<double> CellParser::parse(std::string_view cell) const {
  if (m_reader->type.kind != ColumnKind::Number) return std::nullopt;
  return plainNumber(cell);
}

std::optional<ValueRange> CellParser::parseOperand(std::string_view text) const {
  const std::optional<double> value = parse(text);
  if (!value) return std::nullopt;
  return ValueRange{*value, *value};
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
