#include "core/shingle/fast_hash.h"
#include "core/shingle/kernels.h"
#include "core/shingle/word_blocks.h"

namespace shinglescope {

namespace scalar {

namespace {

constexpr std::uint64_t kLowBits = 0x7F7F7F7F7F7F7F7FULL;
constexpr std::uint64_t kHighBits = ~kLowBits;
constexpr std::uint64_t repeated(std::uint64_t byte) { return 0x0101010101010101ULL * byte; }

/// The high bit of each of eight bytes that is at least `least`; of bytes
/// without their high bits.
constexpr std::uint64_t atLeast(std::uint64_t bytes, std::uint64_t least) {
  return (bytes + repeated(0x80 - least)) & kHighBits;
}

/// The high bits of eight bytes as the lowest eight.
constexpr std::uint64_t gatherHighBits(std::uint64_t bits) {
  return ((bits >> 7U) * 0x0102040810204080ULL) >> 56U;
}

BlockMask leadsOf(const char *bytes) {
  BlockMask leads = 0;
  for (std::size_t i = 0; i < kBlockBytes; ++i) {
    const bool isLead = mayLeadWhiteSpace(static_cast<unsigned char>(bytes[i]));
    leads |= static_cast<BlockMask>(isLead ? 1 : 0) << i;
  }
  return leads;
}

BlockBytes classify(const char *bytes) {
  BlockBytes block;
  std::uint64_t high = 0;
  for (std::size_t i = 0; i < kBlockBytes; i += kFastChunk) {
    const std::uint64_t eight = loadChunk(bytes + i);
    const std::uint64_t low = eight & kLowBits;
    const std::uint64_t control = atLeast(low, 0x09) & ~atLeast(low, 0x0E);
    const std::uint64_t space = atLeast(low, 0x20) & ~atLeast(low, 0x21);
    block.white |= gatherHighBits((control | space) & ~eight) << i;
    high |= eight & kHighBits;
  }
  if (high != 0) block.leads = leadsOf(bytes);
  return block;
}

std::uint64_t power(std::uint64_t base, std::size_t exponent) {
  std::uint64_t result = 1;
  for (; exponent > 0; --exponent) result *= base;
  return result;
}

std::uint64_t sumOf(const std::uint64_t *hashes, std::size_t k) {
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < k; ++i) sum = sum * kFastWordFactor + hashes[i];
  return sum;
}

void combineThree(std::uint64_t *hashes, std::size_t shingles) {
  for (std::size_t i = 0; i < shingles; ++i) {
    hashes[i] = (hashes[i] * kFastWordFactor + hashes[i + 1]) * kFastWordFactor + hashes[i + 2];
  }
}

void combineRolling(std::uint64_t *hashes, std::size_t shingles, std::size_t k) {
  const std::uint64_t leaving = power(kFastWordFactor, k);
  std::uint64_t sum = sumOf(hashes, k);
  for (std::size_t i = 0; i + 1 < shingles; ++i) {
    const std::uint64_t first = hashes[i];
    hashes[i] = sum;
    sum = sum * kFastWordFactor - first * leaving + hashes[i + k];
  }
  hashes[shingles - 1] = sum;
}

}  // namespace

std::size_t hashWords(std::string_view text, std::uint64_t *out) {
  return hashWordsByBlocks(text, out, classify);
}

std::size_t combineWords(std::uint64_t *hashes, std::size_t count, std::size_t k) {
  const std::size_t shingles = count - k + 1;
  if (k == 3) {
    combineThree(hashes, shingles);
  } else if (k > kDirectWords) {
    combineRolling(hashes, shingles, k);
  } else if (k > 1) {
    for (std::size_t i = 0; i < shingles; ++i) hashes[i] = sumOf(hashes + i, k);
  }
  return shingles;
}

void hashWindows(std::string_view text, std::size_t k, std::uint64_t *out) {
  for (std::size_t i = 0; i + k <= text.size(); ++i) out[i] = hashInside(text, i, i + k);
}

}  // namespace scalar

}  // namespace shinglescope
