// SPDX-License-Identifier: MIT
#include "core/base/digest_order.h"

#include <array>

#include "core/base/parallel.h"
#include "core/base/radix_sort.h"

namespace shinglescope {
namespace {

constexpr unsigned kPartBits = 6;
constexpr std::size_t kParts = std::size_t{1} << kPartBits;
constexpr std::size_t kRowsPerDigestBlock = 1U << 18U;

/// By part.
using PartCounts = std::array<std::size_t, kParts>;

std::size_t partOf(const Digest128 &digest) { return digest.high >> (64U - kPartBits); }

std::uint64_t digestItemOf(const Digest128 &digest, std::size_t row) {
  return (digest.high & ~std::uint64_t{0xFFFFFFFFU}) | row;
}

/// Replaces the counts of each block by the places where its items begin, and returns the ends of
/// the parts.
PartCounts placesFromCounts(std::vector<PartCounts> &counts) {
  PartCounts ends{};
  std::size_t sum = 0;
  for (std::size_t part = 0; part < kParts; ++part) {
    for (PartCounts &block : counts) sum += std::exchange(block[part], sum);
    ends[part] = sum;
  }
  return ends;
}

}  // namespace

Result<std::vector<std::uint64_t>> rowsByDigest(std::span<const Digest128> digests,
                                                const RunContext &context) {
  std::vector<PartCounts> places(blockCount(digests.size(), kRowsPerDigestBlock));
  const auto count = [&](const Block &block) -> Result<void> {
    for (std::size_t row = block.begin; row < block.end; ++row)
      ++places[block.index][partOf(digests[row])];
    return {};
  };
  const RunContext quiet = quietly(context);
  if (auto done = forEachBlock(quiet, digests.size(), kRowsPerDigestBlock, count); !done)
    return done.error();
  const PartCounts ends = placesFromCounts(places);
  std::vector<std::uint64_t> items(digests.size());
  const auto divide = [&](const Block &block) -> Result<void> {
    for (std::size_t row = block.begin; row < block.end; ++row)
      items[places[block.index][partOf(digests[row])]++] = digestItemOf(digests[row], row);
    return {};
  };
  if (auto done = forEachBlock(quiet, digests.size(), kRowsPerDigestBlock, divide); !done)
    return done.error();
  const auto sortPart = [&](const Block &block) -> Result<void> {
    const std::size_t begin = block.index == 0 ? 0 : ends[block.index - 1];
    const auto first = items.begin() + static_cast<std::ptrdiff_t>(begin);
    std::vector<std::uint64_t> part(first,
                                    items.begin() + static_cast<std::ptrdiff_t>(ends[block.index]));
    std::vector<std::uint64_t> scratch;
    const auto keyOf = [](std::uint64_t item) { return item << kPartBits >> (32U + kPartBits); };
    if (!radixSort<32U - kPartBits>(part, scratch, keyOf, quiet)) return cancelledError();
    std::ranges::copy(part, first);
    return {};
  };
  if (auto done = forEachBlock(quiet, kParts, 1, sortPart); !done) return done.error();
  return items;
}

}  // namespace shinglescope
