#include "core/lesson/model/say_value.h"

#include <array>
#include <charconv>
#include <limits>

#include "core/base/comma_list.h"

namespace shinglescope {

SayValue SayValue::whole(std::string text) { return {Kind::Whole, {std::move(text)}}; }

SayValue SayValue::count(std::uint64_t number) { return {Kind::Count, {std::to_string(number)}}; }

SayValue SayValue::counted(std::uint64_t number, Thing thing) {
  SayValue value{Kind::Counted, {std::to_string(number)}};
  value.thing = thing;
  return value;
}

SayValue SayValue::decimal(double number, int decimals) {
  std::array<char, 32> text{};
  // 47/200 is a tie, but its double is smaller: ties are rounded up, as people do.
  const double rounded = number * (1 + 2 * std::numeric_limits<double>::epsilon());
  const auto end = std::to_chars(text.data(), text.data() + text.size(), rounded,
                                 std::chars_format::fixed, decimals);
  return {Kind::Decimal, {std::string(text.data(), end.ptr)}};
}

SayValue SayValue::names(std::vector<std::string> names) { return {Kind::Names, std::move(names)}; }

SayValue SayValue::list(std::vector<std::string> parts) {
  if (parts.size() > kListedParts) {
    parts.resize(kListedParts);
    parts.emplace_back("…");
  }
  return {Kind::List, std::move(parts)};
}

SayValue SayValue::quoted(std::vector<std::string> parts) {
  SayValue value = list(std::move(parts));
  value.kind = Kind::Quoted;
  return value;
}

std::string SayValue::plain() const { return commaList(parts); }

}  // namespace shinglescope
