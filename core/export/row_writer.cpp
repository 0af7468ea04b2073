#include "core/export/row_writer.h"

#include <charconv>

namespace shinglescope {

std::string_view joinedList(std::span<const std::string> list, std::string &room) {
  room.clear();
  for (const std::string &text : list) {
    if (!room.empty()) room.push_back(';');
    room += text;
  }
  return room;
}

std::array<char, 32> &RowCells::room() {
  if (m_used == m_numbers.size()) m_numbers.emplace_back();
  return m_numbers[m_used++];
}

void RowCells::number(std::optional<std::uint64_t> number) {
  if (!number) return text({});
  auto &digits = room();
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), *number);
  text({digits.data(), end.ptr});
}

void RowCells::similarity(std::optional<double> value) {
  if (!value) return text({});
  auto &digits = room();
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), *value,
                                 std::chars_format::fixed, 6);
  text({digits.data(), end.ptr});
}

}  // namespace shinglescope
