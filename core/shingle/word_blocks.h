// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <bit>
#include <cstring>
#include <string_view>

#include "core/shingle/fast_hash.h"
#include "core/text/white_mask.h"

namespace shinglescope {

/// Computes `fast` of bytes [start, end) of a text; loads eight bytes in one step if the text is
/// long enough.
inline std::uint64_t hashInside(std::string_view text, std::size_t start, std::size_t end) {
  const std::size_t length = end - start;
  if (length > kFastChunk) return fastHashLong(text.data() + start, length);
  if (start + kFastChunk > text.size()) return fastHash(text.substr(start, length));
  const std::uint64_t mask = ~std::uint64_t{0} >> (8 * (kFastChunk - length));
  return fastMix(fastSeed(length) ^ (loadChunk(text.data() + start) & mask));
}

/// Hashes words one by one from the edges in a block mask, for CPU targets without a compress
/// instruction. Classify(bytes) classifies 64 bytes.
template <class Classify>
std::size_t hashWordsByBlocks(std::string_view text, std::uint64_t *out, Classify classify) {
  WordFinder finder(text);
  std::uint64_t *next = out;
  std::size_t start = 0;
  bool isInWord = false;
  for (std::size_t at = 0; at < text.size(); at += kBlockBytes) {
    BlockBytes block;
    const std::size_t left = text.size() - at;
    if (left >= kBlockBytes) {
      block = classify(text.data() + at);
    } else {
      alignas(kBlockBytes) std::array<char, kBlockBytes> padded;
      padded.fill(' ');
      std::memcpy(padded.data(), text.data() + at, left);
      block = classify(padded.data());
    }
    for (BlockMask edges = finder.take(block, at); edges != 0; edges &= edges - 1) {
      const std::size_t edge = at + static_cast<std::size_t>(std::countr_zero(edges));
      if (isInWord) *next++ = hashInside(text, start, edge);
      isInWord = !isInWord;
      start = edge;
    }
  }
  if (isInWord) *next++ = hashInside(text, start, text.size());
  return static_cast<std::size_t>(next - out);
}

}  // namespace shinglescope
