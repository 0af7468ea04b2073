// SPDX-License-Identifier: MIT
#include "core/lesson/model/sentence_value.h"

#include <array>
#include <charconv>
#include <limits>

#include "core/base/comma_list.h"

namespace shinglescope {
namespace {

std::vector<std::string> shortened(std::vector<std::string> parts, std::size_t most) {
  if (parts.size() <= most) return parts;
  parts.resize(most);
  parts.emplace_back("…");
  return parts;
}

}  // namespace

SentenceValue SentenceValue::whole(std::string text) { return {Kind::Whole, {std::move(text)}}; }

SentenceValue SentenceValue::count(std::uint64_t number) {
  return {Kind::Count, {std::to_string(number)}};
}

SentenceValue SentenceValue::counted(std::uint64_t number, Thing thing) {
  SentenceValue value{Kind::Counted, {std::to_string(number)}};
  value.thing = thing;
  return value;
}

SentenceValue SentenceValue::decimal(double number, int decimals) {
  std::array<char, 32> text{};
  // 47/200 is a tie, but its double is smaller: ties are rounded up, as people do.
  const double rounded = number * (1 + 2 * std::numeric_limits<double>::epsilon());
  const auto end = std::to_chars(text.data(), text.data() + text.size(), rounded,
                                 std::chars_format::fixed, decimals);
  return {Kind::Decimal, {std::string(text.data(), end.ptr)}};
}

SentenceValue SentenceValue::names(std::vector<std::string> names) {
  return {Kind::Names, std::move(names)};
}

SentenceValue SentenceValue::list(std::vector<std::string> parts) {
  return {Kind::List, shortened(std::move(parts), kListedParts)};
}

SentenceValue SentenceValue::quoted(std::vector<std::string> parts, std::size_t most) {
  return {Kind::Quoted, shortened(std::move(parts), most)};
}

std::string SentenceValue::plain() const { return commaList(parts); }

}  // namespace shinglescope
