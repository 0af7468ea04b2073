// SPDX-License-Identifier: MIT
#include "core/text/byte_kernels.h"
#include "core/text/byte_positions.h"
#include "core/text/white_mask_neon.h"

#ifdef SHINGLESCOPE_NEON

namespace shinglescope::neon {

namespace {

/// Writes the kept bytes of a block; returns their end. May write up to 64 bytes in all.
inline char *storeKept(const uint8x16x4_t &bytes, BlockMask kept, char *out) {
  const std::uint64_t counts = runningCounts(kept);
  const auto storeEight = [&](uint8x8_t eight, unsigned number) {
    const uint8x8_t positions = vcreate_u8(kBitPositions[kept >> 8U * number & 0xFFU]);
    vst1_u8(reinterpret_cast<std::uint8_t *>(out) + countBefore(counts, number),
            vtbl1_u8(eight, positions));
  };
  for (unsigned i = 0; i < 4; ++i) {
    storeEight(vget_low_u8(bytes.val[i]), 2 * i);
    storeEight(vget_high_u8(bytes.val[i]), 2 * i + 1);
  }
  return out + countBefore(counts, 8);
}

/// Lowers ASCII capitals.
inline uint8x16_t lowered(uint8x16_t bytes) {
  const uint8x16_t isCapital = vcltq_u8(vsubq_u8(bytes, vdupq_n_u8('A')), vdupq_n_u8(26));
  return vorrq_u8(bytes, vandq_u8(isCapital, vdupq_n_u8('a' - 'A')));
}

std::size_t lowerCapitals(std::string_view text, char *out) {
  std::size_t at = 0;
  for (; at + kWidth <= text.size(); at += kWidth) store(lowered(load(text.data() + at)), out + at);
  if (at == text.size()) return at;
  const TextEnd end = loadEnd(text, at);
  store(lowered(end.bytes), out + at - end.before);
  return text.size();
}

/// Sets the bytes that a map drops to 0xFF, the others to zero; `rows` is its droppedRows.
inline uint8x16_t droppedBytes(uint8x16_t bytes, uint8x16_t rows) {
  // Bytes over 0x7F have no column, so they stay.
  const uint8x16_t bitOfColumn =
      vcombine_u8(vcreate_u8(0x8040201008040201ULL), vcreate_u8(std::uint64_t{0}));
  const uint8x16_t row = vqtbl1q_u8(rows, vandq_u8(bytes, vdupq_n_u8(0x0F)));
  return vtstq_u8(row, vqtbl1q_u8(bitOfColumn, vshrq_n_u8(bytes, 4)));
}

/// Returns a bit for each byte of a block that a map drops.
inline BlockMask droppedOf(const Block &block, uint8x16_t rows) {
  return block.of(
      bits(eachPart(block.bytes, [&](uint8x16_t part) { return droppedBytes(part, rows); })));
}

template <bool kLowers>
std::size_t dropBytes(std::string_view text, const ByteMap &map, char *out) {
  const uint8x16_t rows = vld1q_u8(map.droppedRows.data());
  char *write = out;
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const Block block = blockAt(text, at);
    const BlockMask kept = (~droppedOf(block, rows) & block.isInside) << block.before;
    write = storeKept(kLowers ? eachPart(block.bytes, lowered) : block.bytes, kept, write);
  }
  return static_cast<std::size_t>(write - out);
}

/// Sets each byte whose bit is set to a space.
inline uint8x16x4_t withSpaces(const uint8x16x4_t &bytes, BlockMask white) {
  const uint8x16_t bit = vreinterpretq_u8_u64(vdupq_n_u64(0x8040201008040201ULL));
  const uint8x16_t mask = vreinterpretq_u8_u64(vdupq_n_u64(white));
  // The numbers of the mask's bytes that have the bits of 16 bytes.
  uint8x16_t source = vcombine_u8(vdup_n_u8(0), vdup_n_u8(1));
  uint8x16x4_t spaced = bytes;
  for (uint8x16_t &part : spaced.val) {
    const uint8x16_t isWhite = vtstq_u8(vqtbl1q_u8(mask, source), bit);
    part = vbslq_u8(isWhite, vdupq_n_u8(' '), part);
    source = vaddq_u8(source, vdupq_n_u8(2));
  }
  return spaced;
}

template <bool kLowers>
FoldedText dropAndFold(std::string_view text, const ByteMap &map, char *out) {
  const uint8x16_t rows = vld1q_u8(map.droppedRows.data());
  WhiteFinder finder(text);
  WhiteFolder folder;
  char *write = out;
  bool isAscii = true;
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const Block block = blockAt(text, at);
    isAscii = isAscii && !hasHighByte(block.bytes);
    const BlockMask dropped = droppedOf(block, rows);
    const BlockMask white = finder.take(classify(block), at);
    const BlockMask kept = folder.take(white & ~dropped, dropped) & block.isInside;
    const uint8x16x4_t mapped = kLowers ? eachPart(block.bytes, lowered) : block.bytes;
    write = storeKept(withSpaces(mapped, white << block.before), kept << block.before, write);
  }
  if (write != out && write[-1] == ' ') --write;
  return {static_cast<std::size_t>(write - out), isAscii};
}

}  // namespace

FoldedText mapAndFold(std::string_view text, const ByteMap &map, char *out) {
  return map.lowers ? dropAndFold<true>(text, map, out) : dropAndFold<false>(text, map, out);
}

std::size_t mapBytes(std::string_view text, const ByteMap &map, char *out) {
  if (!map.drops && map.lowers) return lowerCapitals(text, out);
  return map.lowers ? dropBytes<true>(text, map, out) : dropBytes<false>(text, map, out);
}

std::size_t foldWhiteSpace(std::string_view text, char *out) {
  WhiteFinder finder(text);
  char *write = out;
  BlockMask wasWhite = 1;  // drops leading white space
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const Block block = blockAt(text, at);
    const BlockMask white = finder.take(classify(block), at);
    const BlockMask kept = ~(white & ((white << 1U) | wasWhite)) & block.isInside;
    wasWhite = white >> (kBlockBytes - 1);
    write = storeKept(withSpaces(block.bytes, white << block.before), kept << block.before, write);
  }
  if (write != out && write[-1] == ' ') --write;
  return static_cast<std::size_t>(write - out);
}

bool isFolded(std::string_view text) {
  if (text.empty()) return true;
  if (text.back() == ' ') return false;
  WhiteFinder finder(text);
  BlockMask wasWhite = 1;
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    const Block block = blockAt(text, at);
    const BlockMask white = finder.take(classify(block), at);
    const BlockMask spaces = block.of(bits(
        eachPart(block.bytes, [](uint8x16_t part) { return vceqq_u8(part, vdupq_n_u8(' ')); })));
    // White space outside ASCII is not U+0020, and it ends within the text.
    if (((white & ((white << 1U) | wasWhite)) | (white ^ spaces)) != 0) return false;
    wasWhite = white >> (kBlockBytes - 1);
  }
  return true;
}

bool isAscii(std::string_view text) {
  uint8x16_t all = vdupq_n_u8(0);
  std::size_t at = 0;
  for (; at + kWidth <= text.size(); at += kWidth) all = vorrq_u8(all, load(text.data() + at));
  if (at < text.size()) all = vorrq_u8(all, loadEnd(text, at).bytes);
  return !hasHighByte(all);
}

LoweredText lowerText(std::string_view text, char *out) {
  const bool isAsciiText = isAscii(text);
  if (!isAsciiText && !isPlain(text)) return {};
  lowerCapitals(text, out);
  if (!isAsciiText) lowerPlain(out, text.size());
  return {isAsciiText, true, isFolded(text)};
}

}  // namespace shinglescope::neon

#endif
