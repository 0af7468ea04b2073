// SPDX-License-Identifier: MIT
#include "core/base/unicode.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace shinglescope {

namespace {

struct LeadByte {
  std::uint32_t length;  ///< 0 if the byte does not start a sequence
  char32_t bits;
  char32_t smallest;  ///< smaller values are overlong
};

LeadByte readLead(unsigned char lead) {
  if (lead >= 0xC2 && lead <= 0xDF) return {2, lead & 0x1FU, 0x80};
  if (lead >= 0xE0 && lead <= 0xEF) return {3, lead & 0x0FU, 0x800};
  if (lead >= 0xF0 && lead <= 0xF4) return {4, lead & 0x07U, 0x10000};
  return {0, 0, 0};
}

bool startsCharacter(char byte) { return !isContinuationByte(byte); }

bool isScalarValue(char32_t c) { return c <= 0x10FFFF && (c < 0xD800 || c > 0xDFFF); }

}  // namespace

CodePoint decodeUtf8(std::string_view text, std::size_t at) {
  const auto first = static_cast<unsigned char>(text[at]);
  if (first < 0x80) return {first, 1};
  const LeadByte lead = readLead(first);
  if (lead.length == 0 || text.size() - at < lead.length) return {kReplacementCharacter, 1};
  char32_t value = lead.bits;
  for (std::uint32_t i = 1; i < lead.length; ++i) {
    const auto next = static_cast<unsigned char>(text[at + i]);
    if (!isContinuationByte(next)) return {kReplacementCharacter, 1};
    value = (value << 6U) | (next & 0x3FU);
  }
  if (value < lead.smallest || !isScalarValue(value)) return {kReplacementCharacter, 1};
  return {value, lead.length};
}

std::size_t characterCount(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(text, startsCharacter));
}

std::size_t bytesOfCharacters(std::string_view text, std::size_t characters) {
  std::size_t end = 0;
  while (end < text.size() && (characters > 0 || !startsCharacter(text[end])))
    characters -= startsCharacter(text[end++]) ? 1 : 0;
  return end;
}

bool isAscii(std::string_view text) {
  constexpr std::uint64_t kHighBits = 0x8080808080808080ULL;
  std::size_t i = 0;
  std::array<std::uint64_t, 16> words;  // compilers keep this in vector registers
  for (; i + sizeof(words) <= text.size(); i += sizeof(words)) {
    std::memcpy(words.data(), text.data() + i, sizeof(words));
    std::uint64_t all = 0;
    for (const std::uint64_t word : words) all |= word;
    if ((all & kHighBits) != 0) return false;
  }
  for (; i + sizeof(std::uint64_t) <= text.size(); i += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data() + i, sizeof(word));
    if ((word & kHighBits) != 0) return false;
  }
  for (; i < text.size(); ++i) {
    if (static_cast<unsigned char>(text[i]) >= 0x80) return false;
  }
  return true;
}

}  // namespace shinglescope
