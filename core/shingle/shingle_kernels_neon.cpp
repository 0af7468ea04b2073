// SPDX-License-Identifier: MIT
#include "core/base/unicode.h"
#include "core/shingle/fast_hash_neon.h"
#include "core/shingle/shingle_kernels.h"
#include "core/shingle/word_blocks.h"
#include "core/text/byte_positions.h"
#include "core/text/white_mask_neon.h"

#ifdef SHINGLESCOPE_NEON

namespace shinglescope::neon {

namespace {

constexpr std::size_t kLoadBytes = 16;

/// For each of the windows at bytes 0 to 3 of 16: the indices of its first bytes, in halves, and
/// 0xFF (which a look-up turns into zero) after its end.
struct WindowBytes {
  uint8x16_t low;
  uint8x16_t high;

  explicit WindowBytes(std::size_t length) {
    std::array<std::array<std::uint8_t, kLoadBytes>, 2> numbers;
    for (std::size_t i = 0; i < 2 * kLoadBytes; ++i) {
      const std::size_t window = i % kLoadBytes / 4;
      const std::size_t byte = i / kLoadBytes * 4 + i % 4;
      numbers[i / kLoadBytes][i % kLoadBytes] =
          static_cast<std::uint8_t>(byte < length ? window + byte : 0xFFU);
    }
    low = vld1q_u8(numbers[0].data());
    high = vld1q_u8(numbers[1].data());
  }

  Halves at(const char *text) const {
    const uint8x16_t bytes = load(text);
    return {vreinterpretq_u32_u8(vqtbl1q_u8(bytes, low)),
            vreinterpretq_u32_u8(vqtbl1q_u8(bytes, high))};
  }
};

}  // namespace

void hashWindows(std::string_view text, std::size_t k, std::uint64_t *out) {
  const WindowBytes windows(k);
  const Halves seed{vdupq_n_u32(static_cast<std::uint32_t>(fastSeed(k))),
                    vdupq_n_u32(static_cast<std::uint32_t>(fastSeed(k) >> 32U))};
  const std::size_t last = k > kFastChunk ? k - kFastChunk : 0;  // last chunk of a window
  std::size_t i = 0;
  for (; i + last + kLoadBytes <= text.size(); i += kLanes) {
    const char *const window = text.data() + i;
    Halves hash = seed;
    for (std::size_t at = 0; at < last; at += kFastChunk)
      hash = halvesOf(mix(exclusiveOr(hash, windows.at(window + at))));
    storeFour(mix(exclusiveOr(hash, windows.at(window + last))), out + i);
  }
  for (; i + k <= text.size(); ++i) out[i] = hashInside(text, i, i + k);
}

void hashSpans(std::string_view text, const std::uint32_t *starts, std::size_t count, std::size_t k,
               std::uint64_t *out) {
  const auto hashOne = [&](std::size_t i) { out[i] = hashInside(text, starts[i], starts[i + k]); };
  const auto hasChunk = [&](std::size_t i) { return starts[i] + kFastChunk <= text.size(); };
  std::size_t i = 0;
  for (; i < count && starts[i + k] < kFastChunk; ++i) hashOne(i);
  for (; i + kLanes <= count && hasChunk(i + kLanes - 1); i += kLanes) {
    const auto first = [&](std::size_t lane) { return text.data() + starts[i + lane]; };
    const auto last = [&](std::size_t lane) {
      return text.data() + starts[i + lane + k] - kFastChunk;
    };
    const uint32x4_t lengths = vsubq_u32(vld1q_u32(starts + i + k), vld1q_u32(starts + i));
    const uint64x2x2_t hashes =
        mix(seeded(loadChunks(first(0), first(1), first(2), first(3)), lengths));
    const uint64x2x2_t longHashes =
        mix(exclusiveOr(halvesOf(hashes), loadChunks(last(0), last(1), last(2), last(3))));
    const uint32x4_t isLong = vcgtq_u32(lengths, vdupq_n_u32(kFastChunk));
    const auto chosen = [&](uint32x4_t isLongPair, int pair) {
      return vbslq_u64(vreinterpretq_u64_u32(isLongPair), longHashes.val[pair], hashes.val[pair]);
    };
    storeFour({{chosen(vzip1q_u32(isLong, isLong), 0), chosen(vzip2q_u32(isLong, isLong), 1)}},
              out + i);
    if (vmaxvq_u32(lengths) > 2 * kFastChunk) [[unlikely]]
      for (std::size_t lane = 0; lane < kLanes; ++lane) hashOne(i + lane);
  }
  for (; i < count; ++i) hashOne(i);
}

std::size_t findCharacters(std::string_view text, std::uint32_t *starts) {
  std::uint32_t *out = starts;
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const Block block = blockAt(text, at);
    // Continuation bytes are the lowest signed numbers.
    const BlockMask mask = block.of(bits(eachPart(block.bytes, [](uint8x16_t part) {
      return vcgtq_s8(vreinterpretq_s8_u8(part), vdupq_n_s8(static_cast<signed char>(0xBF)));
    })));
    const std::uint64_t counts = runningCounts(mask);
    for (unsigned i = 0; i < sizeof(mask); ++i) {
      const uint8x8_t positions = vcreate_u8(kBitPositions[mask >> 8U * i & 0xFFU]);
      const uint16x8_t inBlock =
          vaddw_u8(vdupq_n_u16(static_cast<std::uint16_t>(8 * i)), positions);
      const uint32x4_t base = vdupq_n_u32(static_cast<std::uint32_t>(at));
      std::uint32_t *const write = out + countBefore(counts, i);
      vst1q_u32(write, vaddw_u16(base, vget_low_u16(inBlock)));
      vst1q_u32(write + 4, vaddw_high_u16(base, inBlock));
    }
    out += countBefore(counts, sizeof(mask));
  }
  return static_cast<std::size_t>(out - starts);
}

}  // namespace shinglescope::neon

#endif
