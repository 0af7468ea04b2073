#include "core/text/plain_latin.h"

#include <cstdint>
#include <cstring>

namespace shinglescope {

namespace {

/// Returns the position of the first byte over 0x7F at or after `at`.
std::size_t skipAscii(std::string_view text, std::size_t at) {
  constexpr std::uint64_t kHighBits = 0x8080808080808080ULL;
  for (; at + sizeof(std::uint64_t) <= text.size(); at += sizeof(std::uint64_t)) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, text.data() + at, sizeof(eight));
    if ((eight & kHighBits) != 0) break;
  }
  while (at < text.size() && static_cast<unsigned char>(text[at]) < 0x80) ++at;
  return at;
}

unsigned byteAt(std::string_view text, std::size_t at) {
  return at < text.size() ? static_cast<unsigned char>(text[at]) : 0;
}

/// Returns the length of the non-ASCII plain Latin character at byte `at`, or 0.
std::size_t plainLength(std::string_view text, std::size_t at) {
  const unsigned lead = byteAt(text, at);
  const unsigned second = byteAt(text, at + 1);
  if (lead == 0xC3) return second >= 0x80 && second <= 0xBF ? 2 : 0;
  if (lead == 0xC2) {  // controls; symbols and guillemets without a compatibility mapping
    return (second >= 0x80 && second <= 0x9F) || second == 0xA1 || second == 0xA3 ||
                   second == 0xA7 || second == 0xA9 || second == 0xAB || second == 0xAE ||
                   second == 0xB0 || second == 0xBB || second == 0xBF
               ? 2
               : 0;
  }
  if (lead != 0xE2) return 0;
  const unsigned third = byteAt(text, at + 2);
  const bool isMark =
      second == 0x80 && ((third >= 0x92 && third <= 0x95) || (third >= 0x98 && third <= 0xA2));
  const bool isEuro = second == 0x82 && third == 0xAC;
  return isMark || isEuro ? 3 : 0;
}

}  // namespace

bool isPlainLatin(std::string_view text) {
  for (std::size_t at = skipAscii(text, 0); at < text.size(); at = skipAscii(text, at)) {
    const std::size_t length = plainLength(text, at);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

void lowerPlainLatin(char *text, std::size_t size) {
  constexpr unsigned kTimesSign = 0x97;
  const std::string_view view(text, size);
  for (std::size_t at = skipAscii(view, 0); at < size; at = skipAscii(view, at + 1)) {
    if (byteAt(view, at) != 0xC3 || at + 1 == size) continue;
    const unsigned second = byteAt(view, at + 1);
    const bool isCapital = second >= 0x80 && second <= 0x9E && second != kTimesSign;
    if (isCapital) text[at + 1] = static_cast<char>(second + 0x20);
  }
}

}  // namespace shinglescope
