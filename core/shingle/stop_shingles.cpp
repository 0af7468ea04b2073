// SPDX-License-Identifier: MIT
#include "core/shingle/stop_shingles.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <functional>
#include <unordered_map>

#include "core/base/parallel.h"
#include "core/shingle/shingle_worker.h"
#include "core/shingle/shingled_texts.h"
#include "core/shingle/shingler.h"
#include "core/text/text_preparation.h"

namespace shinglescope {
namespace {

constexpr std::size_t kSieveBitsPerHash = 64;

/// The state of one thread that cuts rows and counts frequent shingles.
struct CountingWorker : ShingleWorker {
  std::unordered_map<std::uint64_t, std::uint32_t> counts;
};

/// Visits the sets of all rows, in parallel.
class RowPasses {
 public:
  RowPasses(const Dataset &dataset, std::span<const ColumnId> columns, const RunContext &context)
      : m_dataset(dataset), m_columns(columns), m_context(context) {}

  Result<void> prepare(const PreparationOptions &preparation, const ShingleOptions &shingling) {
    ShingleOptions whole = shingling;
    whole.stop.reset();
    auto workers = makeShingleWorkers(preparation, whole, m_context.threads);
    if (!workers) return workers.error();
    for (ShingleWorker &worker : *workers) {
      m_workers.push_back({std::move(worker), {}});
      m_windows.emplace_back(m_dataset);
    }
    return {};
  }

  Result<void> run(const std::function<void(CountingWorker &)> &take) {
    m_context.startStage(Stage::Preparing, WorkUnit::Rows, m_dataset.rowCount());
    return forEachBlock(
        m_context, m_dataset.rowCount(), kShingledRowsPerBlock,
        [&](const Block &block) { return cutBlock(block, m_workers[block.worker], take); });
  }

  std::vector<CountingWorker> &workers() { return m_workers; }

 private:
  Result<void> cutBlock(const Block &block, CountingWorker &worker,
                        const std::function<void(CountingWorker &)> &take) {
    RowWindow &rows = m_windows[block.worker];
    auto shown =
        rows.show(static_cast<std::uint32_t>(block.begin), static_cast<std::uint32_t>(block.end));
    if (!shown) return shown;
    TextWatch watch(m_context);
    for (std::size_t row = block.begin; row < block.end; ++row) {
      const std::string_view text =
          recordText(rows, {static_cast<std::uint32_t>(row)}, m_columns, worker.joined);
      if (watch.isCancelledAt(text.size())) return cancelledError();
      worker.shingler.shingleSet(worker.preparer.prepare(text), worker.set);
      take(worker);
    }
    m_context.advance(block.end - block.begin);
    return {};
  }

  const Dataset &m_dataset;
  std::span<const ColumnId> m_columns;
  const RunContext &m_context;
  std::vector<CountingWorker> m_workers;
  std::vector<RowWindow> m_windows;  ///< one for each worker
};

/// Returns the hashes that occur in more than `most` rows, ascending.
std::vector<std::uint64_t> frequentHashes(std::vector<CountingWorker> &workers,
                                          std::uint64_t most) {
  auto &counts = workers.front().counts;
  for (std::size_t i = 1; i < workers.size(); ++i)
    for (const auto &[hash, count] : workers[i].counts) counts[hash] += count;
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
  RowPasses passes(dataset, columns, context);
  if (auto prepared = passes.prepare(preparation, shingling); !prepared) return prepared.error();
  std::vector<std::uint32_t> slots(kStopSlots);
  const auto countSlots = [&slots](CountingWorker &worker) {
    for (const std::uint64_t hash : worker.set)
      std::atomic_ref(slots[stopSlot(hash)]).fetch_add(1, std::memory_order_relaxed);
  };
  if (auto counted = passes.run(countSlots); !counted) return counted.error();
  const auto countHashes = [&](CountingWorker &worker) {
    for (const std::uint64_t hash : worker.set)
      if (slots[stopSlot(hash)] > most) ++worker.counts[hash];
  };
  if (auto counted = passes.run(countHashes); !counted) return counted.error();
  return std::make_shared<const StopShingles>(frequentHashes(passes.workers(), most));
}

}  // namespace shinglescope
