// SPDX-License-Identifier: MIT
#include "core/text/plain_text.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <iterator>

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

constexpr std::uint64_t bit(unsigned second) { return std::uint64_t{1} << (second - 0x80); }

/// Returns a bit for each of the bytes `from` to `to`.
constexpr std::uint64_t bits(unsigned from, unsigned to) {
  return (bit(to) | (bit(to) - 1)) & ~(bit(from) - 1);
}

/// Returns a bit for each second byte, from 0x80 on, that completes a plain character.
constexpr std::uint64_t plainSeconds(unsigned lead) {
  constexpr std::uint64_t kAll = ~std::uint64_t{0};
  switch (lead) {
    // Without those that have a compatibility mapping: U+00A0, diaeresis, ordinals, fractions ...
    case 0xC2:
      return kAll & ~(bit(0xA0) | bit(0xA8) | bit(0xAA) | bit(0xAF) | bits(0xB2, 0xB5) |
                      bits(0xB8, 0xBA) | bits(0xBC, 0xBE));
    case 0xC3: return kAll;
    case 0xC4:
      return kAll & ~(bit(0xB0) | bits(0xB2, 0xB3) | bit(0xBF));  // dotted I, IJ, L with dot
    case 0xC5: return kAll & ~(bit(0x80) | bit(0x89) | bit(0xB8) | bit(0xBF));
    case 0xD0: return kAll;
    case 0xD1: return kAll;
    case 0xD2: return kAll & ~bits(0x82, 0x89);  // combining marks
    case 0xD3: return bits(0x90, 0xBF);
    default: return 0;
  }
}

constexpr bool isIn(unsigned byte, unsigned from, unsigned to) {
  return byte >= from && byte <= to;
}

/// Returns whether two bytes are a plain capital whose lower-case letter follows it in Unicode.
constexpr bool isFirstOfCase(unsigned lead, unsigned second) {
  const bool isEven = second % 2 == 0;
  switch (lead) {
    case 0xC4: return isIn(second, 0xB9, 0xBE) ? !isEven : isEven && second != 0xB8;
    case 0xC5: return isIn(second, 0x8A, 0xB7) ? isEven : !isEven;
    case 0xD1: return isEven && second >= 0xA0;
    case 0xD2: return isEven;
    case 0xD3: return isEven;
    default: return false;
  }
}

/// A character and its NFKC.
struct Expansion {
  std::string_view from;
  std::string_view to;
};

constexpr Expansion kExpansions[] = {
    {"\u00a0", " "},        {"\u00a8", " \u0308"},  {"\u00aa", "a"},       {"\u00af", " \u0304"},
    {"\u00b2", "2"},        {"\u00b3", "3"},        {"\u00b4", " \u0301"}, {"\u00b5", "\u03bc"},
    {"\u00b8", " \u0327"},  {"\u00b9", "1"},        {"\u00ba", "o"},       {"\u00bc", "1\u20444"},
    {"\u00bd", "1\u20442"}, {"\u00be", "3\u20444"}, {"\u2026", "..."},     {"\u2122", "TM"}};

const Expansion *expansionAt(std::string_view text, std::size_t at) {
  const auto *const found = std::ranges::find_if(kExpansions, [&](const Expansion &each) {
    return text.compare(at, each.from.size(), each.from) == 0;
  });
  return found == std::end(kExpansions) ? nullptr : found;
}

}  // namespace

bool expandToPlain(std::string_view text, std::string &out) {
  out.clear();
  std::size_t copied = 0;
  for (std::size_t at = skipAscii(text, 0); at < text.size(); at = skipAscii(text, at)) {
    if (const std::size_t length = plainLength(text, at); length > 0) {
      at += length;
      continue;
    }
    const Expansion *const expansion = expansionAt(text, at);
    if (expansion == nullptr) return false;
    out.append(text, copied, at - copied).append(expansion->to);
    at += expansion->from.size();
    copied = at;
  }
  out.append(text, copied);
  return true;
}

std::size_t plainLength(std::string_view text, std::size_t at) {
  const unsigned lead = byteAt(text, at);
  const unsigned second = byteAt(text, at + 1);
  if (!isIn(second, 0x80, 0xBF)) return 0;
  if (lead != 0xE2) return (plainSeconds(lead) & bit(second)) != 0 ? 2 : 0;
  const unsigned third = byteAt(text, at + 2);
  const bool isMark = second == 0x80 && (isIn(third, 0x92, 0x95) || isIn(third, 0x98, 0xA2));
  const bool isEuro = second == 0x82 && third == 0xAC;
  return isMark || isEuro ? 3 : 0;
}

void lowerPlainPair(char *bytes) {
  const auto lead = static_cast<unsigned char>(bytes[0]);
  const auto second = static_cast<unsigned char>(bytes[1]);
  const auto set = [bytes](unsigned to, unsigned toSecond) {
    bytes[0] = static_cast<char>(to);
    bytes[1] = static_cast<char>(toSecond);
  };
  constexpr unsigned kTimesSign = 0x97;
  if (lead == 0xC3 && second <= 0x9E && second != kTimesSign) set(lead, second + 0x20U);
  if (lead == 0xD0 && second <= 0x8F) set(0xD1, second + 0x10U);
  if (lead == 0xD0 && isIn(second, 0x90, 0x9F)) set(lead, second + 0x20U);
  if (lead == 0xD0 && isIn(second, 0xA0, 0xAF)) set(0xD1, second - 0x20U);
  if (isFirstOfCase(lead, second)) set(lead, second + 1U);
}

namespace scalar {

bool isPlain(std::string_view text) {
  for (std::size_t at = skipAscii(text, 0); at < text.size(); at = skipAscii(text, at)) {
    const std::size_t length = plainLength(text, at);
    if (length == 0) return false;
    at += length;
  }
  return true;
}

void lowerPlain(char *text, std::size_t size) {
  const std::string_view view(text, size);
  for (std::size_t at = skipAscii(view, 0); at < size; at = skipAscii(view, at)) {
    const std::size_t length = byteAt(view, at) == 0xE2 ? 3 : 2;
    if (length == 2) lowerPlainPair(text + at);
    at += length;
  }
}

}  // namespace scalar

}  // namespace shinglescope
