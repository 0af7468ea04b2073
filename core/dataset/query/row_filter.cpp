// SPDX-License-Identifier: MIT
#include "core/dataset/query/row_filter.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/base/unicode.h"
#include "core/dataset/columns/cell_pattern.h"

namespace shinglescope {

namespace {

/// A part of the filter's text and its byte offset there.
struct Part {
  std::string_view text;
  std::size_t begin = 0;

  Part from(std::size_t at) const { return {text.substr(at), begin + at}; }
};

Part trimmedPart(Part part) {
  std::string_view text = part.text;
  dropWhiteSpace(text);
  part = part.from(part.text.size() - text.size());
  while (!part.text.empty()) {
    std::size_t last = part.text.size() - 1;
    while (last > 0 && isContinuationByte(part.text[last])) --last;
    if (whiteSpaceLength(part.text, last) == 0) break;
    part.text = part.text.substr(0, last);
  }
  return part;
}

/// Returns the position of the mark that closes the one at `open`; npos if there is none.
std::size_t closingMark(std::string_view text, std::size_t open) {
  for (std::size_t at = open + 1; at < text.size(); ++at) {
    if (text[at] == '\\' && text[open] == '/') {
      ++at;
    } else if (text[at] == text[open]) {
      return at;
    }
  }
  return std::string_view::npos;
}

/// Returns whether a quoted text or a regular expression may begin at `at`.
bool mayOpen(std::string_view text, std::size_t at) {
  if (text[at] != '"' && text[at] != '/') return false;
  const std::size_t before = text.find_last_not_of(' ', at == 0 ? std::string_view::npos : at - 1);
  if (at == 0 || before == std::string_view::npos) return true;
  return std::string_view("=<>~|&").find(text[before]) != std::string_view::npos;
}

/// Splits at ` && ` or ` || ` outside quotes and regular expressions.
std::vector<Part> splitAt(Part whole, std::string_view joint) {
  std::vector<Part> parts;
  std::size_t begin = 0;
  for (std::size_t at = 0; at < whole.text.size(); ++at) {
    if (mayOpen(whole.text, at)) {
      const std::size_t close = closingMark(whole.text, at);
      if (close != std::string_view::npos) at = close;
    } else if (whole.text.substr(at, joint.size()) == joint) {
      parts.push_back({whole.text.substr(begin, at - begin), whole.begin + begin});
      at += joint.size() - 1;
      begin = at + 1;
    }
  }
  parts.push_back(whole.from(begin));
  return parts;
}

struct OperatorSign {
  std::string_view sign;
  FilterOperator op;
};

constexpr std::array<OperatorSign, 8> kRowFilterSigns{{{"!=", FilterOperator::NotEqual},
                                                       {"<=", FilterOperator::LessOrEqual},
                                                       {">=", FilterOperator::GreaterOrEqual},
                                                       {"!~", FilterOperator::NotMatches},
                                                       {"=", FilterOperator::Equal},
                                                       {"<", FilterOperator::Less},
                                                       {">", FilterOperator::Greater},
                                                       {"~", FilterOperator::Matches}}};

std::size_t characterAt(std::string_view whole, std::size_t byte) {
  std::size_t characters = 1;
  for (std::size_t at = 0; at < std::min(byte, whole.size());) {
    at += decodeUtf8(whole, at).length;
    ++characters;
  }
  return characters;
}

/// Parses one filter entry. One thread; short-lived.
class FilterReader {
 public:
  FilterReader(std::string_view text, const ColumnType &type)
      : m_text(text), m_type(type), m_parser(type) {}

  Result<CellFilter> read() const {
    CellFilter filter;
    if (trimmedPart({m_text}).text.empty()) return filter;
    for (const Part &alternative : splitAt({m_text}, " || ")) {
      std::vector<FilterCondition> all;
      for (const Part &part : splitAt(alternative, " && ")) {
        Result<FilterCondition> condition = readCondition(trimmedPart(part));
        if (!condition) return condition.error();
        all.push_back(std::move(*condition));
      }
      filter.anyOf.push_back(std::move(all));
    }
    return filter;
  }

 private:
  Result<FilterCondition> readCondition(Part part) const {
    if (part.text.empty()) {
      return badParameter({MessageId::FilterConditionMissing, {position(part.begin)}});
    }
    for (const OperatorSign &sign : kRowFilterSigns) {
      if (part.text.starts_with(sign.sign))
        return readOperand(sign.op, trimmedPart(part.from(sign.sign.size())));
    }
    if (std::optional<FilterCondition> regex = slashed(part, FilterOperator::Matches))
      return checkedRegex(std::move(*regex), part.begin + 1);
    return FilterCondition{FilterOperator::Contains, std::string(unquoted(part.text))};
  }

  Result<FilterCondition> readOperand(FilterOperator op, Part operand) const {
    if (op == FilterOperator::Matches || op == FilterOperator::NotMatches) {
      if (std::optional<FilterCondition> regex = slashed(operand, op))
        return checkedRegex(std::move(*regex), operand.begin + 1);
      return checkedRegex({op, std::string(operand.text), false}, operand.begin);
    }
    if (operand.text.empty()) {
      if (op == FilterOperator::Equal) return FilterCondition{FilterOperator::Empty};
      if (op == FilterOperator::NotEqual) return FilterCondition{FilterOperator::NotEmpty};
      return badParameter({MessageId::FilterValueMissing, {position(operand.begin)}});
    }
    FilterCondition condition{op, std::string(unquoted(operand.text))};
    if (m_type.kind == ColumnKind::Text) return condition;
    const std::optional<ValueRange> value = m_parser.parseOperand(condition.operand);
    if (!value) return notOfTheType(operand);
    condition.isValue = true;
    condition.value = *value;
    return condition;
  }

  Error notOfTheType(Part operand) const {
    const bool isDate = m_type.kind == ColumnKind::Date;
    return badParameter({isDate ? MessageId::FilterNoDate : MessageId::FilterNoNumber,
                         {operand.text, position(operand.begin)}});
  }

  /// Parses `/regex/` or `/regex/i`; nothing for any other text.
  static std::optional<FilterCondition> slashed(Part part, FilterOperator op) {
    if (part.text.size() < 2 || part.text.front() != '/') return std::nullopt;
    const std::size_t close = closingMark(part.text, 0);
    if (close == std::string_view::npos || close == 1) return std::nullopt;
    const std::string_view flags = part.text.substr(close + 1);
    if (!flags.empty() && flags != "i") return std::nullopt;
    return FilterCondition{op, std::string(part.text.substr(1, close - 1)), flags == "i"};
  }

  Result<FilterCondition> checkedRegex(FilterCondition condition, std::size_t begin) const {
    const std::optional<PatternFault> fault = faultOf(condition.operand);
    if (!fault) return condition;
    return badParameter({MessageId::RegexWrongAt, {fault->what, position(begin + fault->byte)}});
  }

  static std::string_view unquoted(std::string_view text) {
    const bool isQuoted = text.size() >= 2 && text.front() == '"' && text.back() == '"';
    return isQuoted ? text.substr(1, text.size() - 2) : text;
  }

  std::size_t position(std::size_t byte) const { return characterAt(m_text, byte); }

  std::string_view m_text;
  const ColumnType &m_type;
  CellParser m_parser;
};

}  // namespace

Result<CellFilter> parseCellFilter(std::string_view text, const ColumnType &type) {
  return FilterReader(text, type).read();
}

}  // namespace shinglescope
