// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/base/cpu_target.h"

#ifdef SHINGLESCOPE_NEON

#include <arm_neon.h>

namespace shinglescope::neon {

constexpr std::size_t kWidth = sizeof(uint8x16_t);

inline uint8x16_t load(const char *bytes) {
  return vld1q_u8(reinterpret_cast<const std::uint8_t *>(bytes));
}

inline uint8x16x4_t load64(const char *bytes) {
  return {{load(bytes), load(bytes + kWidth), load(bytes + 2 * kWidth), load(bytes + 3 * kWidth)}};
}

inline void store(uint8x16_t bytes, char *out) {
  vst1q_u8(reinterpret_cast<std::uint8_t *>(out), bytes);
}

/// Returns the vector f(part) for each of the four parts of 64 bytes.
template <class Function>
inline uint8x16x4_t eachPart(const uint8x16x4_t &block, Function f) {
  return {{f(block.val[0]), f(block.val[1]), f(block.val[2]), f(block.val[3])}};
}

/// Returns a bit for each byte of 64 bytes, whose bytes are all 0xFF or zero.
inline std::uint64_t bits(const uint8x16x4_t &block) {
  const uint8x16_t bit = vreinterpretq_u8_u64(vdupq_n_u64(0x8040201008040201ULL));
  const uint8x16x4_t own = eachPart(block, [&](uint8x16_t part) { return vandq_u8(part, bit); });
  const uint8x16_t quarters =
      vpaddq_u8(vpaddq_u8(own.val[0], own.val[1]), vpaddq_u8(own.val[2], own.val[3]));
  return vgetq_lane_u64(vreinterpretq_u64_u8(vpaddq_u8(quarters, quarters)), 0);
}

/// Returns a number whose byte i is the number of bits among the first 8 (i + 1) of a mask.
inline std::uint64_t runningCounts(std::uint64_t mask) {
  const uint64x1_t counts = vreinterpret_u64_u8(vcnt_u8(vcreate_u8(mask)));
  return vget_lane_u64(counts, 0) * 0x0101010101010101ULL;
}

/// Returns the number of bits in the bytes of a mask before byte `number`.
inline std::size_t countBefore(std::uint64_t runningCounts, unsigned number) {
  return number == 0 ? 0 : runningCounts >> 8U * (number - 1) & 0xFFU;
}

/// Returns whether a byte is over 0x7F.
inline bool hasHighByte(uint8x16_t bytes) { return vmaxvq_u8(bytes) > 0x7F; }
inline bool hasHighByte(const uint8x16x4_t &block) {
  return hasHighByte(
      vorrq_u8(vorrq_u8(block.val[0], block.val[1]), vorrq_u8(block.val[2], block.val[3])));
}

}  // namespace shinglescope::neon

#endif
