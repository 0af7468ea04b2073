// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "core/shingle/fast_hash_neon.h"
#include "core/shingle/shingle_kernels.h"
#include "core/shingle/word_blocks.h"
#include "core/text/byte_positions.h"
#include "core/text/white_mask_neon.h"
#include "core/text/words.h"

#ifdef SHINGLESCOPE_NEON

#define KERNEL_TARGET

// The same passes as with AVX2.

namespace shinglescope::neon {

namespace {

inline std::uint16_t *storePositions(BlockMask mask, std::size_t base, std::uint16_t *out) {
  const std::uint64_t counts = runningCounts(mask);
  uint16x8_t offset = vdupq_n_u16(static_cast<std::uint16_t>(base));
  for (unsigned i = 0; i < sizeof(mask); ++i) {
    const uint8x8_t positions = vcreate_u8(kBitPositions[mask >> 8U * i & 0xFFU]);
    vst1q_u16(out + countBefore(counts, i), vaddw_u8(offset, positions));
    offset = vaddq_u16(offset, vdupq_n_u16(8));
  }
  return out + countBefore(counts, sizeof(mask));
}

inline BlockBytes wordBlockAt(std::string_view text, std::size_t at) {
  return classify(blockAt(text, at));
}

#include "core/shingle/word_passes.inc"

/// Returns the lengths of four words.
template <Marks kMarks>
inline uint16x4_t lengthsOf(const Pass &pass, std::size_t word) {
  const std::uint16_t *const marks = pass.marks.data() + Pass::kFirst;
  if constexpr (kMarks == Marks::Edges) {
    const uint16x4x2_t edges = vld2_u16(marks + 2 * word);
    return vsub_u16(edges.val[1], edges.val[0]);
  }
  const uint16x4_t start = vadd_u16(vld1_u16(marks + word - 1), vdup_n_u16(1));
  return vsub_u16(vld1_u16(marks + word), start);
}

template <Marks kMarks>
std::size_t hashFirstBytes(Pass &pass, std::size_t count, std::uint64_t *out) {
  const uint16x4_t bitOfLane = vcreate_u16(0x0008000400020001ULL);
  std::uint16_t *longWord = pass.longWords.data();
  for (std::size_t i = 0; i < count; i += kLanes) {
    const uint16x4_t lengths = lengthsOf<kMarks>(pass, i);
    const auto at = [&](std::size_t word) { return pass.text + pass.start<kMarks>(i + word); };
    const Halves bytes = loadChunks(at(0), at(1), at(2), at(3));
    storeFour(mix(seeded(bytes, vmovl_u16(lengths))), out + i);
    const uint16x4_t isLong = vcgt_u16(lengths, vdup_n_u16(kFastChunk));
    longWord = noteWords(vaddv_u16(vand_u16(isLong, bitOfLane)), i, longWord);
  }
  return static_cast<std::size_t>(longWord - pass.longWords.data());
}

/// One word in eleven is long: collecting four in a vector would cost as much as it saves.
template <Marks kMarks>
std::size_t hashLastLanes(const Pass &, std::size_t, std::uint64_t *) {
  return 0;
}

}  // namespace

std::size_t hashWords(std::string_view text, std::uint64_t *out) {
  return hashWordsInPasses(text, out);
}

}  // namespace shinglescope::neon

#endif
