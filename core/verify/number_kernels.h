// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/base/cpu_target.h"

namespace shinglescope {

/// The parity, for each of 128 groups of shingles, of how many of them a set has. Two sets differ
/// in at least as many shingles as their parities do in bits.
struct ParityBits {
  std::array<std::uint64_t, 2> words{};

  void flip(std::uint32_t number) {
    const std::uint32_t group = number * 0x9e3779b1U >> 25U;
    words[group / 64] ^= std::uint64_t{1} << group % 64;
  }
};

/// The number of groups: parities never differ in more.
inline constexpr std::uint32_t kAllParityBits = 128;

/// A set that has a certain shingle.
struct SetPosting {
  std::uint32_t rank = 0;
  /// The size of the largest set that it can be similar to.
  std::uint32_t largestPartner = 0;
};

/// What a set must fulfil to be similar to a probed one.
struct PostingFilter {
  ParityBits parity;
  std::uint32_t mostDifferent = 0;  ///< bits of the parities
  std::uint32_t size = 0;           ///< of the probed set
  const ParityBits *parityOfRank = nullptr;
};

/// The inner loops of the exact join, for each CPU target; all targets give the same results.
/// Stateless; thread-safe.
struct NumberKernels {
  /// Sorts numbers below 2^32 - 1 and drops repetitions; returns how many remain.
  std::size_t (*sortUnique)(std::uint32_t *numbers, std::size_t count);
  /// Writes the ranks of the postings that pass the filter, in order, and returns how many. `out`
  /// needs room for all.
  std::size_t (*filter)(std::span<const SetPosting> postings, const PostingFilter &filter,
                        std::uint32_t *out);
  /// Counts the shared numbers of two ascending sets; nothing if they are fewer than `required`,
  /// which is at most the size of each.
  std::optional<std::uint32_t> (*overlap)(std::span<const std::uint32_t> a,
                                          std::span<const std::uint32_t> b, std::size_t required);
};

/// Returns the kernels of a target, which the CPU must support.
const NumberKernels &numberKernels(CpuTarget target);
/// Returns the kernels of the active CPU target.
const NumberKernels &numberKernels();

}  // namespace shinglescope
