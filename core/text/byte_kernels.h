// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/base/ascii.h"
#include "core/base/cpu_target.h"
#include "core/text/white_mask.h"

namespace shinglescope {

/// Lowers ASCII capitals or drops some ASCII bytes, or both; all other bytes stay unchanged.
struct ByteMap {
  static constexpr std::uint8_t kDropped = 0x80;
  alignas(64) std::array<std::uint8_t, 128> to{};          ///< kDropped for a dropped byte
  alignas(16) std::array<std::uint8_t, 16> droppedRows{};  ///< bit h of row l: drops 16 h + l
  bool lowers = false;
  bool drops = false;

  /// Bytes for which `isDropped` is true are dropped.
  template <class Predicate>
  static ByteMap create(bool lowers, Predicate isDropped) {
    ByteMap map;
    map.lowers = lowers;
    for (std::uint8_t c = 0; c < map.to.size(); ++c) {
      map.to[c] = lowers ? static_cast<std::uint8_t>(asciiLower(static_cast<char>(c))) : c;
      if (!isDropped(c)) continue;
      map.to[c] = kDropped;
      map.droppedRows[c % 16] |= static_cast<std::uint8_t>(1U << (c / 16U));
      map.drops = true;
    }
    return map;
  }
};

/// What TextKernels::lowerText found in a text.
struct LoweredText {
  bool isAscii = false;
  bool isPlain = false;   ///< otherwise nothing was written
  bool isFolded = false;  ///< foldWhiteSpace would change nothing
};

/// What TextKernels::mapAndFold wrote for a text.
struct FoldedText {
  std::size_t size = 0;
  bool isAscii = false;  ///< the text before
};

/// The byte-level inner loops of preparation for each CPU target; all targets produce the same
/// bytes. Each writes to `out`, which needs space for kTextSlack bytes more than the text, and
/// returns the number of bytes written. Stateless; thread-safe.
struct TextKernels {
  std::size_t (*mapBytes)(std::string_view text, const ByteMap &map, char *out);
  /// Does the same as mapBytes and then foldWhiteSpace, for valid UTF-8.
  FoldedText (*mapAndFold)(std::string_view text, const ByteMap &map, char *out);
  /// Converts a plain text to lower case, for valid UTF-8, and writes as many bytes as it has.
  LoweredText (*lowerText)(std::string_view text, char *out);
  /// Replaces every run of white space of any kind by one U+0020; drops runs at the ends.
  std::size_t (*foldWhiteSpace)(std::string_view text, char *out);
  /// Returns whether foldWhiteSpace would change nothing.
  bool (*isFolded)(std::string_view text);
  bool (*isAscii)(std::string_view text);
  /// Returns whether a text in valid UTF-8 contains only plain characters; see plain_text.h.
  bool (*isPlain)(std::string_view text);
  /// Converts the letters outside ASCII of a plain text to lower case, in place. Reads and writes
  /// up to kTextSlack bytes after the text.
  void (*lowerPlain)(char *text, std::size_t size);
};

constexpr std::size_t kTextSlack = 64;

/// Returns the kernels of a target, which the CPU must support.
const TextKernels &textKernels(CpuTarget target);
/// Returns the kernels of the active CPU target.
const TextKernels &textKernels();

namespace avx2 {
std::size_t mapBytes(std::string_view text, const ByteMap &map, char *out);
FoldedText mapAndFold(std::string_view text, const ByteMap &map, char *out);
LoweredText lowerText(std::string_view text, char *out);
/// Writes the kept bytes of a block, white space as U+0020; returns their end. Writes up to eight
/// bytes after it.
char *writeBlock(const char *bytes, BlockMask white, BlockMask kept, char *write);
bool isFolded(std::string_view text);
bool isAscii(std::string_view text);
bool isPlain(std::string_view text);
void lowerPlain(char *text, std::size_t size);
}  // namespace avx2

namespace avx512 {
std::size_t mapBytes(std::string_view text, const ByteMap &map, char *out);
FoldedText mapAndFold(std::string_view text, const ByteMap &map, char *out);
std::size_t foldWhiteSpace(std::string_view text, char *out);
bool isFolded(std::string_view text);
}  // namespace avx512

namespace neon {
std::size_t mapBytes(std::string_view text, const ByteMap &map, char *out);
FoldedText mapAndFold(std::string_view text, const ByteMap &map, char *out);
LoweredText lowerText(std::string_view text, char *out);
std::size_t foldWhiteSpace(std::string_view text, char *out);
bool isFolded(std::string_view text);
bool isAscii(std::string_view text);
bool isPlain(std::string_view text);
void lowerPlain(char *text, std::size_t size);
}  // namespace neon

}  // namespace shinglescope
