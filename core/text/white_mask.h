// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>
#include <string_view>

#include "core/base/unicode.h"

namespace shinglescope {

/// A bit for each of the 64 bytes of a block.
using BlockMask = std::uint64_t;
constexpr std::size_t kBlockBytes = 64;

/// The masks that a kernel computes for a block of text.
struct BlockBytes {
  BlockMask white = 0;  ///< ASCII white space
  BlockMask leads = 0;  ///< bytes that may start white space outside ASCII
};

/// Finds white space of all kinds block by block; carries over what extends into the next block.
class WhiteFinder {
 public:
  explicit WhiteFinder(std::string_view text) : m_text(text) {}

  /// Returns the bytes of the block at byte `at` that belong to white space.
  BlockMask take(const BlockBytes &block, std::size_t at) {
    if ((block.leads | m_spill) == 0) [[likely]]
      return block.white;
    return block.white | longWhiteSpace(block.leads, at);
  }
  /// Returns how many bytes of the next block belong to white space of this one.
  std::size_t spilledBytes() const { return static_cast<std::size_t>(std::popcount(m_spill)); }

 private:
  BlockMask longWhiteSpace(BlockMask leads, std::size_t at) {
    BlockMask white = m_spill;
    m_spill = 0;
    for (; leads != 0; leads &= leads - 1) {
      const auto bit = static_cast<unsigned>(std::countr_zero(leads));
      const std::size_t lead = at + bit;
      const std::size_t length = longWhiteSpaceLength(m_text.data() + lead, m_text.size() - lead);
      const BlockMask run = (BlockMask{1} << length) - 1;
      white |= run << bit;
      if (bit + length > kBlockBytes) m_spill = run >> (kBlockBytes - bit);
    }
    return white;
  }

  std::string_view m_text;
  BlockMask m_spill = 0;  ///< white space of the previous block that extends into this one
};

/// Finds block by block what remains of a text when some bytes are dropped, and then all white
/// space that follows other white space or begins the text.
class WhiteFolder {
 public:
  /// Returns the bytes that remain; `white` and `dropped` have no common bits.
  BlockMask take(BlockMask white, BlockMask dropped) {
    const BlockMask after = (white << 1U) | m_wasWhite;
    // A carry passes from the white space before a run of dropped bytes to the byte after the run.
    BlockMask carried = 0;
    const bool isRunOpen = __builtin_add_overflow(dropped, after & dropped, &carried);
    m_wasWhite = (white >> (kBlockBytes - 1)) | static_cast<BlockMask>(isRunOpen ? 1 : 0);
    return ~(dropped | (white & (after | carried)));
  }

 private:
  BlockMask m_wasWhite = 1;
};

/// Finds the edges of words block by block.
class WordFinder {
 public:
  explicit WordFinder(std::string_view text) : m_white(text) {}

  /// Processes the block at byte `at`; its bytes after the end of the text must count as white
  /// space. Returns a bit for the first byte of each word and for the byte after each word, so the
  /// two alternate.
  BlockMask take(const BlockBytes &block, std::size_t at) {
    const BlockMask word = ~m_white.take(block, at);
    const BlockMask before = (word << 1U) | m_isInWord;
    m_isInWord = word >> (kBlockBytes - 1);
    return word ^ before;
  }
  std::size_t spilledBytes() const { return m_white.spilledBytes(); }

 private:
  WhiteFinder m_white;
  BlockMask m_isInWord = 0;
};

/// Classifies 64 bytes with the vector instructions of a CPU target.
using ClassifyBlock = BlockBytes (*)(const char *bytes);
namespace scalar {
BlockBytes classifyBlock(const char *bytes);
}
namespace sse41 {
BlockBytes classifyBlock(const char *bytes);
}
namespace avx2 {
BlockBytes classifyBlock(const char *bytes);
}

}  // namespace shinglescope
