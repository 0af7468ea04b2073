// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstring>
#include <string_view>

#include "core/base/neon_bytes.h"
#include "core/text/white_mask.h"

#ifdef SHINGLESCOPE_NEON

namespace shinglescope::neon {

/// Sets the bytes that are ASCII white space to 0xFF, the others to zero.
inline uint8x16_t whiteBytes(uint8x16_t bytes) {
  // The kinds of white space differ in their lower halves. The table contains the white byte of
  // each half, or a byte with another half.
  alignas(kWidth) static constexpr std::array<std::uint8_t, kWidth> kWhiteOfHalf = {
      ' ', 0, 0, 0, 0, 0, 0, 0, 0, '\t', '\n', '\v', '\f', '\r', 0, 0};
  const uint8x16_t half = vandq_u8(bytes, vdupq_n_u8(0x0F));
  return vceqq_u8(vqtbl1q_u8(vld1q_u8(kWhiteOfHalf.data()), half), bytes);
}

/// Sets the bytes that may start white space outside ASCII to 0xFF, the others to zero.
inline uint8x16_t leadBytes(uint8x16_t bytes) {
  const uint8x16_t isThreeBytes =
      vcltq_u8(vsubq_u8(bytes, vdupq_n_u8(0xE1)), vdupq_n_u8(0xE4 - 0xE1));
  return vorrq_u8(vceqq_u8(bytes, vdupq_n_u8(0xC2)), isThreeBytes);
}

/// 64 bytes that contain a block of text, or all that is left of it.
struct Block {
  uint8x16x4_t bytes;
  unsigned before = 0;                 ///< the number of bytes before the block
  BlockMask isInside = ~BlockMask{0};  ///< a bit for each byte that is in the text

  /// Returns the mask of the block, of which bytes after the text's end are not part.
  BlockMask of(BlockMask mask) const { return mask >> before & isInside; }
};

/// Loads the block at byte `at`, which is in the text. The last bytes are loaded with those before
/// them, so that they need not be copied.
inline Block blockAt(std::string_view text, std::size_t at) {
  const std::size_t left = text.size() - at;
  if (left >= kBlockBytes) [[likely]]
    return {load64(text.data() + at)};
  const BlockMask isInside = (BlockMask{1} << left) - 1;
  if (text.size() >= kBlockBytes)
    return {load64(text.data() + text.size() - kBlockBytes),
            static_cast<unsigned>(kBlockBytes - left), isInside};
  alignas(kWidth) std::array<char, kBlockBytes> padded{};
  std::memcpy(padded.data(), text.data(), text.size());
  return {load64(padded.data()), 0, isInside};
}

inline BlockBytes classify(const Block &block) {
  BlockBytes found{block.of(bits(eachPart(block.bytes, whiteBytes))), 0};
  if (hasHighByte(block.bytes)) [[unlikely]]
    found.leads = block.of(bits(eachPart(block.bytes, leadBytes)));
  return found;
}

/// The last bytes of a text, after whole vectors of 16, loaded with those before them.
struct TextEnd {
  uint8x16_t bytes;
  std::size_t before;  ///< the number of bytes before the end
};

inline TextEnd loadEnd(std::string_view text, std::size_t at) {
  if (text.size() >= kWidth)
    return {load(text.data() + text.size() - kWidth), at + kWidth - text.size()};
  alignas(kWidth) std::array<char, kWidth> padded{};
  std::memcpy(padded.data(), text.data(), text.size());
  return {load(padded.data()), 0};
}

}  // namespace shinglescope::neon

#endif
