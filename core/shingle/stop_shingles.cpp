// SPDX-License-Identifier: MIT
#include "core/shingle/stop_shingles.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <unordered_map>

#include "core/shingle/row_passes.h"

namespace shinglescope {
namespace {

constexpr std::size_t kSieveBitsPerHash = 64;

/// How many rows have each frequent shingle, of the rows of one thread.
using ShingleRows = std::unordered_map<std::uint64_t, std::uint32_t>;

/// Returns the hashes that occur in more than `most` rows, ascending.
std::vector<std::uint64_t> frequentHashes(std::vector<ShingleRows> &ofThreads, std::uint64_t most) {
  ShingleRows &counts = ofThreads.front();
  for (std::size_t i = 1; i < ofThreads.size(); ++i)
    for (const auto &[hash, count] : ofThreads[i]) counts[hash] += count;
  std::vector<std::uint64_t> hashes;
  for (const auto &[hash, count] : counts)
    if (count > most) hashes.push_back(hash);
  std::sort(hashes.begin(), hashes.end());
  return hashes;
}

}  // namespace

StopShingles::StopShingles(std::vector<std::uint64_t> hashes)
    : m_hashes(std::move(hashes)),
      m_sieve(std::bit_ceil(m_hashes.size() * kSieveBitsPerHash / 64 + 1)) {
  for (const std::uint64_t hash : m_hashes)
    m_sieve[(hash / 64) & (m_sieve.size() - 1)] |= std::uint64_t{1} << (hash % 64);
}

bool StopShingles::contains(std::uint64_t hash) const {
  const std::uint64_t bits = m_sieve[(hash / 64) & (m_sieve.size() - 1)];
  return ((bits >> (hash % 64)) & 1U) != 0 &&
         std::binary_search(m_hashes.begin(), m_hashes.end(), hash);
}

Result<std::shared_ptr<const StopShingles>> findStopShingles(const Dataset &dataset,
                                                             std::span<const ColumnId> columns,
                                                             const PreparationOptions &preparation,
                                                             const ShingleOptions &shingling,
                                                             const RunContext &context) {
  if (!shingling.maxDocumentFrequency) return std::shared_ptr<const StopShingles>();
  const std::uint64_t most = mostRowsOfShingle(dataset.rowCount(), *shingling.maxDocumentFrequency);
  ShingleOptions whole = shingling;
  whole.stop.reset();
  whole.counts = ShingleCounts::Set;  // a row counts once
  auto passes = RowPasses::create(dataset, columns, preparation, whole, context);
  if (!passes) return passes.error();
  std::vector<std::uint32_t> slots(kStopSlots);
  const auto countSlots = [&slots](const RowPasses::Visited &row) -> Result<void> {
    row.worker.shingler.shingleSet(row.prepared, row.worker.set);
    for (const std::uint64_t hash : row.worker.set)
      std::atomic_ref(slots[stopSlot(hash)]).fetch_add(1, std::memory_order_relaxed);
    return {};
  };
  if (auto counted = passes->run(countSlots); !counted) return counted.error();
  std::vector<ShingleRows> ofThreads(passes->threadCount());
  const auto countHashes = [&](const RowPasses::Visited &row) -> Result<void> {
    row.worker.shingler.shingleSet(row.prepared, row.worker.set);
    for (const std::uint64_t hash : row.worker.set)
      if (slots[stopSlot(hash)] > most) ++ofThreads[row.thread][hash];
    return {};
  };
  if (auto counted = passes->run(countHashes); !counted) return counted.error();
  return std::make_shared<const StopShingles>(frequentHashes(ofThreads, most));
}

}  // namespace shinglescope
