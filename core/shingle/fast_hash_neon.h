// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/base/cpu_target.h"
#include "core/shingle/fast_hash.h"

#ifdef SHINGLESCOPE_NEON

#include <arm_neon.h>

namespace shinglescope::neon {

constexpr std::size_t kLanes = 4;

/// Four 64-bit numbers, as their lower and upper halves. NEON multiplies only 32-bit numbers.
struct Halves {
  uint32x4_t low;
  uint32x4_t high;
};

inline Halves halvesOf(const uint64x2x2_t &numbers) {
  const uint32x4_t first = vreinterpretq_u32_u64(numbers.val[0]);
  const uint32x4_t second = vreinterpretq_u32_u64(numbers.val[1]);
  return {vuzp1q_u32(first, second), vuzp2q_u32(first, second)};
}

inline Halves exclusiveOr(const Halves &a, const Halves &b) {
  return {veorq_u32(a.low, b.low), veorq_u32(a.high, b.high)};
}

/// Computes the low 64 bits of four products.
inline uint64x2x2_t multiply(const Halves &x, std::uint64_t factor) {
  const uint32x4_t low = vdupq_n_u32(static_cast<std::uint32_t>(factor));
  const uint32x4_t high = vdupq_n_u32(static_cast<std::uint32_t>(factor >> 32U));
  const uint32x4_t cross = vmlaq_u32(vmulq_u32(x.low, high), x.high, low);
  const uint32x4_t zero = vdupq_n_u32(0);
  const uint64x2_t first = vreinterpretq_u64_u32(vzip1q_u32(zero, cross));
  const uint64x2_t second = vreinterpretq_u64_u32(vzip2q_u32(zero, cross));
  return {{vmlal_u32(first, vget_low_u32(x.low), vget_low_u32(low)),
           vmlal_high_u32(second, x.low, low)}};
}

/// fastMix() of four numbers.
inline uint64x2x2_t mix(const Halves &x) {
  Halves halves = halvesOf(multiply(x, kFastFirst));
  halves.low = veorq_u32(halves.low, halves.high);
  uint64x2x2_t mixed = multiply(halves, kFastSecond);
  for (uint64x2_t &pair : mixed.val) pair = veorq_u64(pair, vshrq_n_u64(pair, 29));
  return mixed;
}

inline void storeFour(const uint64x2x2_t &numbers, std::uint64_t *out) {
  vst1q_u64(out, numbers.val[0]);
  vst1q_u64(out + 2, numbers.val[1]);
}

/// fastSeed() of four lengths.
inline Halves seedsOf(uint32x4_t lengths) {
  alignas(16) static constexpr auto kSeeds = [] {
    std::array<std::array<std::uint8_t, 32>, 2> halves{};
    for (std::size_t i = 0; i < 64; ++i)
      halves[i % 8 / 4][i / 8 * 4 + i % 4] =
          static_cast<std::uint8_t>(fastSeed(i / 8) >> i % 8 * 8);
    return halves;
  }();
  // The four bytes of a seed's half begin at four times its number.
  const uint32x4_t bytes = vmlaq_u32(vdupq_n_u32(0x03020100), vandq_u32(lengths, vdupq_n_u32(7)),
                                     vdupq_n_u32(0x04040404));
  const auto lookUp = [&](const std::array<std::uint8_t, 32> &table) {
    const uint8x16x2_t pair = {{vld1q_u8(table.data()), vld1q_u8(table.data() + 16)}};
    return vreinterpretq_u32_u8(vqtbl2q_u8(pair, vreinterpretq_u8_u32(bytes)));
  };
  return {lookUp(kSeeds[0]), lookUp(kSeeds[1])};
}

/// Prepares four strings for the mixer: the first eight bytes of each, or all of a shorter one,
/// combined with its length.
inline Halves seeded(const Halves &chunks, uint32x4_t lengths) {
  // A shift by 32 bits or more leaves no bit, and the second one counts from the fifth byte on.
  const uint32x4_t bits = vshlq_n_u32(vminq_u32(lengths, vdupq_n_u32(kFastChunk)), 3);
  const uint32x4_t ones = vdupq_n_u32(~0U);
  const uint32x4_t afterLow = vshlq_u32(ones, vreinterpretq_s32_u32(bits));
  const uint32x4_t afterHigh =
      vshlq_u32(ones, vreinterpretq_s32_u32(vqsubq_u32(bits, vdupq_n_u32(32))));
  return exclusiveOr({vbicq_u32(chunks.low, afterLow), vbicq_u32(chunks.high, afterHigh)},
                     seedsOf(lengths));
}

inline Halves loadChunks(const char *a, const char *b, const char *c, const char *d) {
  const auto eight = [](const char *bytes) {
    return vreinterpret_u64_u8(vld1_u8(reinterpret_cast<const std::uint8_t *>(bytes)));
  };
  return halvesOf({{vcombine_u64(eight(a), eight(b)), vcombine_u64(eight(c), eight(d))}});
}

}  // namespace shinglescope::neon

#endif
