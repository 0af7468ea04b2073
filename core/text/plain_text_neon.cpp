// SPDX-License-Identifier: MIT
#include <bit>

#include "core/text/byte_kernels.h"
#include "core/text/plain_text.h"
#include "core/text/white_mask_neon.h"

#ifdef SHINGLESCOPE_NEON

// As in plain_text_avx2.cpp, vectors handle the letters of Western Europe (after the byte 0xC3) and
// Cyrillic ones (after 0xD0 and 0xD1); the others are looked up one by one.

namespace shinglescope::neon {

namespace {

inline uint8x16_t equals(uint8x16_t bytes, std::uint8_t byte) {
  return vceqq_u8(bytes, vdupq_n_u8(byte));
}

/// Marks the bytes from `first` to below `end`.
inline uint8x16_t isBetween(uint8x16_t bytes, std::uint8_t first, std::uint8_t end) {
  return vcltq_u8(vsubq_u8(bytes, vdupq_n_u8(first)),
                  vdupq_n_u8(static_cast<std::uint8_t>(end - first)));
}

/// Marks the first bytes of the characters that vectors do not recognize as plain.
inline uint8x16_t otherLeads(uint8x16_t bytes) {
  const uint8x16_t isCyrillic = equals(vandq_u8(bytes, vdupq_n_u8(0xFE)), 0xD0);
  const uint8x16_t isKnown = vorrq_u8(equals(bytes, 0xC3), isCyrillic);
  return vbicq_u8(vcgeq_u8(bytes, vdupq_n_u8(0xC0)), isKnown);
}

bool areOthersPlain(std::string_view text, std::size_t at, BlockMask leads) {
  for (; leads != 0; leads &= leads - 1)
    if (plainLength(text, at + static_cast<std::size_t>(std::countr_zero(leads))) == 0)
      return false;
  return true;
}

/// Returns what to add to each byte; `previous` and `next` are its neighbours.
inline uint8x16_t loweringOf(uint8x16_t previous, uint8x16_t bytes, uint8x16_t next) {
  constexpr std::uint8_t kTimesSign = 0x97;
  const uint8x16_t isLatin = vbicq_u8(
      vandq_u8(equals(previous, 0xC3), isBetween(bytes, 0x80, 0x9F)), equals(bytes, kTimesSign));
  const uint8x16_t add10 = vandq_u8(isBetween(bytes, 0x80, 0x90), vdupq_n_u8(0x10));
  const uint8x16_t add20 = vandq_u8(isBetween(bytes, 0x90, 0xA0), vdupq_n_u8(0x20));
  const uint8x16_t less20 = vandq_u8(isBetween(bytes, 0xA0, 0xB0), vdupq_n_u8(0xE0));
  const uint8x16_t cyrillic =
      vandq_u8(equals(previous, 0xD0), vorrq_u8(add10, vorrq_u8(add20, less20)));
  // The lower-case letters of two ranges of capitals have the next first byte.
  const uint8x16_t changesLead = vorrq_u8(isBetween(next, 0x80, 0x90), isBetween(next, 0xA0, 0xB0));
  const uint8x16_t leads = vandq_u8(vandq_u8(equals(bytes, 0xD0), changesLead), vdupq_n_u8(1));
  return vorrq_u8(vorrq_u8(vandq_u8(isLatin, vdupq_n_u8(0x20)), cyrillic), leads);
}

/// Returns four bits for each first byte of a letter that loweringOf() does not handle.
inline std::uint64_t otherLetters(uint8x16_t bytes, uint8x16_t next) {
  const uint8x16_t even = vandq_u8(bytes, vdupq_n_u8(0xFE));
  const uint8x16_t isPaired = vbicq_u8(equals(bytes, 0xD1), isBetween(next, 0x80, 0xA0));
  const uint8x16_t isOther = vorrq_u8(isPaired, vorrq_u8(equals(even, 0xC4), equals(even, 0xD2)));
  const uint8x8_t narrow = vshrn_n_u16(vreinterpretq_u16_u8(isOther), 4);
  return vget_lane_u64(vreinterpret_u64_u8(narrow), 0);
}

}  // namespace

bool isPlain(std::string_view text) {
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const Block block = blockAt(text, at);
    if (!hasHighByte(block.bytes)) continue;
    if (!areOthersPlain(text, at, block.of(bits(eachPart(block.bytes, otherLeads))))) return false;
  }
  return true;
}

void lowerPlain(char *text, std::size_t size) {
  constexpr std::uint64_t kLowestOfFour = 0x1111111111111111ULL;
  uint8x16_t before = vdupq_n_u8(0);
  for (std::size_t at = 0; at < size; at += kWidth) {
    const uint8x16_t bytes = load(text + at);
    if (hasHighByte(bytes)) {
      const uint8x16_t next = load(text + at + 1);
      store(vaddq_u8(bytes, loweringOf(vextq_u8(before, bytes, kWidth - 1), bytes, next)),
            text + at);
      for (auto others = otherLetters(bytes, next) & kLowestOfFour; others != 0;
           others &= others - 1) {
        const std::size_t lead = at + static_cast<std::size_t>(std::countr_zero(others)) / 4;
        if (lead + 1 < size) lowerPlainPair(text + lead);
      }
    }
    before = bytes;
  }
}

}  // namespace shinglescope::neon

#endif
