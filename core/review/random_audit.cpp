#include "core/review/random_audit.h"

#include <algorithm>

#include "core/base/hash.h"

namespace shinglescope {
namespace {

constexpr std::size_t kEntriesPerPoll = 4096;

struct Drawn {
  std::uint64_t number;
  std::uint32_t entry;
};

std::uint64_t numberOf(const Digest128 &digest, std::uint64_t seed) {
  return mix64(digest.low ^ mix64(digest.high ^ seed));
}

}  // namespace

Result<std::vector<std::uint32_t>> randomAuditOrder(std::span<const EntryKey> entries,
                                                    const RecordDigests &records,
                                                    std::uint64_t seed, const RunContext &context) {
  const std::uint64_t mixedSeed = mix64(seed ^ 0x9e3779b97f4a7c15ULL);
  std::vector<Drawn> drawn;
  drawn.reserve(entries.size());
  for (std::uint32_t i = 0; i < entries.size(); ++i) {
    if (i % kEntriesPerPoll == 0 && context.isCancelled()) return cancelledError();
    // A sum, since a reordered file exchanges the sides.
    const std::uint64_t sum = numberOf(records.digestOf(entries[i].a), mixedSeed) +
                              numberOf(records.digestOf(entries[i].b), mixedSeed);
    drawn.push_back({mix64(sum), i});
  }
  std::ranges::sort(drawn, [&](const Drawn &x, const Drawn &y) {
    if (x.number != y.number) return x.number < y.number;
    return entries[x.entry] < entries[y.entry];
  });
  std::vector<std::uint32_t> order;
  order.reserve(drawn.size());
  for (const Drawn &item : drawn) order.push_back(item.entry);
  return order;
}

}  // namespace shinglescope
