// SPDX-License-Identifier: MIT
#include "core/signature/one_permutation_family.h"

#include <algorithm>
#include <bit>
#include <bitset>

#include "core/base/hash.h"
#include "core/signature/signature_matrix.h"
#include "core/signature/signature_options.h"

namespace shinglescope {
namespace {

/// Newton's iteration: each round doubles the number of correct low bits.
std::uint32_t inverseOfOdd32(std::uint32_t number) {
  std::uint32_t inverse = number;
  for (int round = 0; round < 5; ++round) inverse *= 2U - number * inverse;
  return inverse;
}

/// The bins that contain a shingle, both as a list and by number.
struct FullBins {
  std::bitset<kMaxHashes> isFull;
  std::uint16_t list[kMaxHashes];
  std::size_t count = 0;
};

FullBins findFullBins(std::span<const std::uint32_t> signature) {
  FullBins full;
  for (std::size_t bin = 0; bin < signature.size(); ++bin) {
    if (signature[bin] == SignatureMatrix::kEmptyValue) continue;
    full.isFull.set(bin);
    full.list[full.count++] = static_cast<std::uint16_t>(bin);
  }
  return full;
}

}  // namespace

OnePermutationFamily::OnePermutationFamily(std::uint32_t numHashes, std::uint64_t seed)
    : m_modulusMask(std::bit_ceil(numHashes) - 1) {
  SplitMix64 random(seed);
  m_mask = random.next();
  for (std::uint32_t bin = 0; bin < numHashes; ++bin) {
    const std::uint64_t number = random.next();
    const std::uint32_t step = static_cast<std::uint32_t>(number >> 32U) | 1U;
    m_orders.push_back({static_cast<std::uint32_t>(number), step, inverseOfOdd32(step)});
  }
}

void OnePermutationFamily::sign(std::span<const std::uint64_t> shingles,
                                std::span<std::uint32_t> signature) const {
  std::ranges::fill(signature, SignatureMatrix::kEmptyValue);
  if (shingles.empty()) return;
  const std::uint64_t bins = signature.size();
  for (const std::uint64_t shingle : shingles) {
    const std::uint64_t hash = mix64(shingle ^ m_mask);
    const auto value = std::min(static_cast<std::uint32_t>(hash), SignatureMatrix::kEmptyValue - 1);
    std::uint32_t &lowest = signature[(hash >> 32U) * bins >> 32U];
    lowest = std::min(lowest, value);
  }
  const FullBins full = findFullBins(signature);
  if (full.count == bins) return;
  // With many full bins the first one is found quickly; with few, ranking them is faster.
  const bool isWalked = full.count * full.count > bins;
  const auto firstByWalk = [&](const Order &order) {
    std::uint32_t bin = order.start & m_modulusMask;
    while (!full.isFull[bin]) bin = (bin + order.step) & m_modulusMask;
    return bin;
  };
  const auto firstByRank = [&](const Order &order) {
    const auto rank = [&](std::uint32_t bin) {
      return ((bin - order.start) * order.inverseStep) & m_modulusMask;
    };
    return std::uint32_t{*std::ranges::min_element(full.list, full.list + full.count, {}, rank)};
  };
  for (std::size_t bin = 0; bin < bins; ++bin) {
    if (full.isFull[bin]) continue;
    signature[bin] = signature[isWalked ? firstByWalk(m_orders[bin]) : firstByRank(m_orders[bin])];
  }
}

}  // namespace shinglescope
