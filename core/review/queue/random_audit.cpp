// SPDX-License-Identifier: MIT
#include "core/review/queue/random_audit.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/base/parallel.h"
#include "core/base/radix_sort.h"

namespace shinglescope {
namespace {

constexpr std::size_t kRandomAuditItemsPerBlock = 8192;
/// The sort uses only this many bits of a drawn number: three passes, and few ties.
constexpr unsigned kSortedBits = 33;

struct Drawn {
  std::uint64_t number;
  std::uint32_t item;
};

std::uint64_t numberOf(const Digest128 &digest, std::uint64_t seed) {
  return mix64(digest.low ^ mix64(digest.high ^ seed));
}

std::uint64_t sortedPart(const Drawn &item) { return item.number >> (64U - kSortedBits); }

/// Orders the ties of the sort by the remaining bits of their numbers.
void orderTies(std::vector<Drawn> &drawn, std::span<const ItemKey> items) {
  const auto isBefore = [&](const Drawn &x, const Drawn &y) {
    if (x.number != y.number) return x.number < y.number;
    return items[x.item] < items[y.item];
  };
  for (auto begin = drawn.begin(); begin != drawn.end();) {
    auto end = begin + 1;
    while (end != drawn.end() && sortedPart(*end) == sortedPart(*begin)) ++end;
    if (end - begin > 1) std::sort(begin, end, isBefore);
    begin = end;
  }
}

}  // namespace

Result<std::vector<std::uint32_t>> randomAuditOrder(std::span<const ItemKey> items,
                                                    const RecordDigests &records,
                                                    std::uint64_t seed, const RunContext &context) {
  const std::uint64_t mixedSeed = mix64(seed ^ 0x9e3779b97f4a7c15ULL);
  std::vector<Drawn> drawn(items.size());
  const auto draw = [&](const Block &block) -> Result<void> {
    for (std::size_t i = block.begin; i < block.end; ++i) {
      // A sum, because reordering the file may swap the sides.
      const std::uint64_t sum = numberOf(records.digestOf(items[i].a), mixedSeed) +
                                numberOf(records.digestOf(items[i].b), mixedSeed);
      drawn[i] = {mix64(sum), static_cast<std::uint32_t>(i)};
    }
    return {};
  };
  if (auto done = forEachBlock(context, drawn.size(), kRandomAuditItemsPerBlock, draw); !done) {
    return done.error();
  }
  std::vector<Drawn> scratch;
  if (!radixSort<kSortedBits>(drawn, scratch, sortedPart, context)) return cancelledError();
  orderTies(drawn, items);
  std::vector<std::uint32_t> order(drawn.size());
  std::ranges::transform(drawn, order.begin(), &Drawn::item);
  return order;
}

}  // namespace shinglescope
