// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/base/cpu_target.h"

namespace shinglescope {

/// The inner loops of shingling with the hash function `fast`, one set for each CPU target; all
/// targets give the same bits. Stateless; thread-safe.
struct ShingleKernels {
  /// Writes the hash of every word of the text in order and returns their number. `out` must have
  /// room for wordRoom(text.size()) values.
  std::size_t (*hashWords)(std::string_view text, std::uint64_t *out);
  /// Turns `count` word hashes into those of the shingles of k words, in place, and returns their
  /// number: count - k + 1. Requires 1 <= k <= count.
  std::size_t (*combineWords)(std::uint64_t *hashes, std::size_t count, std::size_t k);
  /// Writes the hash of every window of k bytes of an ASCII text: text.size() - k + 1. Requires 1
  /// <= k <= text.size(); `out` must have room for windowRoom(text.size()) values.
  void (*hashWindows)(std::string_view text, std::size_t k, std::uint64_t *out);
  /// Writes the hash of bytes starts[i] to starts[i + k] of the text, for i below `count`: windows
  /// of k characters of varying lengths. The starts ascend, and none is after the end of the text.
  /// Requires k >= 1.
  void (*hashSpans)(std::string_view text, const std::uint32_t *starts, std::size_t count,
                    std::size_t k, std::uint64_t *out);
  /// Writes the first byte of each code point and returns their number. `starts` must have room for
  /// characterRoom(text.size()) values.
  std::size_t (*findCharacters)(std::string_view text, std::uint32_t *starts);
};

/// Vectors are stored whole, so the kernels may write up to this number of further values.
constexpr std::size_t kKernelSlack = 64;
constexpr std::size_t wordRoom(std::size_t bytes) { return bytes / 2 + 1 + kKernelSlack; }
constexpr std::size_t characterRoom(std::size_t bytes) { return bytes + 1 + kKernelSlack; }
constexpr std::size_t windowRoom(std::size_t bytes) { return bytes + kKernelSlack; }

/// Returns the kernels of a target, which the CPU must support.
const ShingleKernels &shingleKernels(CpuTarget target);
/// Returns the kernels of the active CPU target.
const ShingleKernels &shingleKernels();

/// Shingles of up to this many words are summed directly; longer ones use a rolling sum.
constexpr std::size_t kDirectWords = 8;

namespace scalar {
std::size_t hashWords(std::string_view text, std::uint64_t *out);
std::size_t combineWords(std::uint64_t *hashes, std::size_t count, std::size_t k);
void hashWindows(std::string_view text, std::size_t k, std::uint64_t *out);
void hashSpans(std::string_view text, const std::uint32_t *starts, std::size_t count, std::size_t k,
               std::uint64_t *out);
std::size_t findCharacters(std::string_view text, std::uint32_t *starts);
}  // namespace scalar

namespace sse41 {
std::size_t hashWords(std::string_view text, std::uint64_t *out);
}  // namespace sse41

namespace avx2 {
std::size_t hashWords(std::string_view text, std::uint64_t *out);
std::size_t combineWords(std::uint64_t *hashes, std::size_t count, std::size_t k);
void hashWindows(std::string_view text, std::size_t k, std::uint64_t *out);
void hashSpans(std::string_view text, const std::uint32_t *starts, std::size_t count, std::size_t k,
               std::uint64_t *out);
std::size_t findCharacters(std::string_view text, std::uint32_t *starts);
}  // namespace avx2

namespace avx512 {
std::size_t hashWords(std::string_view text, std::uint64_t *out);
std::size_t combineWords(std::uint64_t *hashes, std::size_t count, std::size_t k);
void hashWindows(std::string_view text, std::size_t k, std::uint64_t *out);
void hashSpans(std::string_view text, const std::uint32_t *starts, std::size_t count, std::size_t k,
               std::uint64_t *out);
}  // namespace avx512

namespace neon {
std::size_t hashWords(std::string_view text, std::uint64_t *out);
void hashWindows(std::string_view text, std::size_t k, std::uint64_t *out);
void hashSpans(std::string_view text, const std::uint32_t *starts, std::size_t count, std::size_t k,
               std::uint64_t *out);
std::size_t findCharacters(std::string_view text, std::uint32_t *starts);
}  // namespace neon

}  // namespace shinglescope
