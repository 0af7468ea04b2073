#include "ui/models/cell_order.h"

#include <QChar>
#include <algorithm>
#include <charconv>
#include <cmath>

namespace shinglescope {

namespace {

constexpr unsigned kBitsPerCharacter = 21;
constexpr int kCharactersPerWord = 3;

bool isContinuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// Takes the first character off `utf8`, which must be valid and not empty.
char32_t takeCharacter(std::string_view &utf8) {
  const auto lead = static_cast<unsigned char>(utf8.front());
  utf8.remove_prefix(1);
  if (lead < 0x80U) return lead;
  char32_t character = lead < 0xE0U ? lead & 0x1FU : lead < 0xF0U ? lead & 0x0FU : lead & 0x07U;
  while (!utf8.empty() && isContinuation(utf8.front())) {
    character = (character << 6U) | (static_cast<unsigned char>(utf8.front()) & 0x3FU);
    utf8.remove_prefix(1);
  }
  return character;
}

char32_t takeFolded(std::string_view &utf8) { return QChar::toCaseFolded(takeCharacter(utf8)); }

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

}  // namespace

std::optional<double> plainNumber(std::string_view text) {
  text = trimmed(text);
  double value = 0;
  const char *end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  if (error != std::errc() || stop != end || !std::isfinite(value)) return std::nullopt;
  return value;
}

std::array<std::uint64_t, 2> foldedPrefix(std::string_view utf8) {
  std::array<std::uint64_t, 2> prefix{};
  for (std::uint64_t &word : prefix) {
    for (int i = 0; i < kCharactersPerWord; ++i) {
      // One more than the character, so that the end sorts before everything.
      const std::uint64_t unit = utf8.empty() ? 0 : std::uint64_t{takeFolded(utf8)} + 1;
      word = (word << kBitsPerCharacter) | unit;
    }
  }
  return prefix;
}

int compareFolded(std::string_view a, std::string_view b) {
  const auto shorter = static_cast<std::ptrdiff_t>(std::min(a.size(), b.size()));
  const auto difference = std::mismatch(a.begin(), a.begin() + shorter, b.begin());
  auto same = static_cast<std::size_t>(difference.first - a.begin());
  while (same > 0 && ((same < a.size() && isContinuation(a[same])) ||
                      (same < b.size() && isContinuation(b[same]))))
    --same;
  a.remove_prefix(same);
  b.remove_prefix(same);
  while (!a.empty() && !b.empty()) {
    const char32_t left = takeFolded(a);
    const char32_t right = takeFolded(b);
    if (left != right) return left < right ? -1 : 1;
  }
  return a.empty() && b.empty() ? 0 : a.empty() ? -1 : 1;
}

}  // namespace shinglescope
