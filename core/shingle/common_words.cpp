// SPDX-License-Identifier: MIT
#include "core/shingle/common_words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <mutex>

#include "core/base/memory_budget.h"
#include "core/shingle/row_passes.h"

namespace shinglescope {
namespace {

constexpr std::size_t kWordShards = 64;
constexpr std::size_t kLeastWordSlots = 64;
/// A thread hands over its words after so many.
constexpr std::size_t kMostHeldWords = 1U << 14U;

/// The rows of each word whose hash is in one shard. An open hash table; a hash of 0 is counted
/// apart, because it marks an empty slot.
class WordCounts {
 public:
  Result<void> add(std::span<const std::uint64_t> words, MemoryBudget &budget) {
    const std::lock_guard lock(m_mutex);
    for (const std::uint64_t word : words) {
      if (word == 0) {
        ++m_zeros;
        continue;
      }
      if (2 * (m_used + 1) > m_words.size())
        if (auto grown = grow(budget); !grown) return grown;
      count(word, 1);
    }
    return {};
  }

  void takeCommon(std::uint32_t least, std::vector<std::uint64_t> &out) const {
    if (m_zeros >= least) out.push_back(0);
    for (std::size_t i = 0; i < m_words.size(); ++i)
      if (m_words[i] != 0 && m_rows[i] >= least) out.push_back(m_words[i]);
  }

 private:
  void count(std::uint64_t word, std::uint32_t rows) {
    const std::size_t mask = m_words.size() - 1;
    std::size_t at = (word / kWordShards) & mask;
    while (m_words[at] != 0 && m_words[at] != word) at = (at + 1) & mask;
    if (m_words[at] == 0) ++m_used;
    m_words[at] = word;
    m_rows[at] += rows;
  }

  Result<void> grow(MemoryBudget &budget) {
    const std::size_t size = std::max(kLeastWordSlots, 2 * m_words.size());
    const std::uint64_t more = (size - m_words.size()) * (sizeof m_words[0] + sizeof m_rows[0]);
    if (auto taken = budget.take(more, MessageId::TheWords, MessageId::CompareFewerRowsOrColumns);
        !taken)
      return taken;
    const std::vector<std::uint64_t> words = std::exchange(m_words, {});
    const std::vector<std::uint32_t> rows = std::exchange(m_rows, {});
    m_words.resize(size);
    m_rows.resize(size);
    m_used = 0;
    for (std::size_t i = 0; i < words.size(); ++i)
      if (words[i] != 0) count(words[i], rows[i]);
    return {};
  }

  std::mutex m_mutex;
  std::vector<std::uint64_t> m_words;
  std::vector<std::uint32_t> m_rows;
  std::size_t m_used = 0;
  std::uint32_t m_zeros = 0;
};

/// Counts the rows of each word; each thread collects words before it hands them over.
class WordCounter {
 public:
  WordCounter(std::size_t threads, const RunContext &context)
      : m_budget(context), m_held(threads) {}

  Result<void> take(const RowPasses::Visited &row) {
    Held &held = m_held[row.thread];
    const auto words = row.worker.shingler.wordHashes(row.prepared);
    held.row.assign(words.begin(), words.end());
    std::ranges::sort(held.row);
    const auto repeated = std::ranges::unique(held.row);
    held.row.erase(repeated.begin(), repeated.end());
    for (const std::uint64_t word : held.row) held.shards[word % kWordShards].push_back(word);
    held.words += held.row.size();
    return held.words < kMostHeldWords ? Result<void>() : handOver(held);
  }

  Result<std::vector<std::uint64_t>> finish(std::uint32_t least) {
    for (Held &held : m_held)
      if (auto done = handOver(held); !done) return done.error();
    std::vector<std::uint64_t> common;
    for (const WordCounts &shard : m_shards) shard.takeCommon(least, common);
    return common;
  }

 private:
  /// The words of one thread that are not counted yet.
  struct Held {
    std::array<std::vector<std::uint64_t>, kWordShards> shards;
    std::size_t words = 0;
    std::vector<std::uint64_t> row;
  };

  Result<void> handOver(Held &held) {
    for (std::size_t i = 0; i < kWordShards; ++i) {
      if (auto added = m_shards[i].add(held.shards[i], m_budget); !added) return added;
      held.shards[i].clear();
    }
    held.words = 0;
    return {};
  }

  MemoryBudget m_budget;
  std::array<WordCounts, kWordShards> m_shards;
  std::vector<Held> m_held;
};

}  // namespace

CommonWords::CommonWords(const std::vector<std::uint64_t> &hashes)
    : m_slots(std::bit_ceil(2 * hashes.size() + 1)), m_size(hashes.size()) {
  const std::size_t mask = m_slots.size() - 1;
  for (const std::uint64_t hash : hashes) {
    m_hasZero = m_hasZero || hash == 0;
    std::size_t at = hash & mask;
    while (hash != 0 && m_slots[at] != 0) at = (at + 1) & mask;
    if (hash != 0) m_slots[at] = hash;
  }
}

bool CommonWords::contains(std::uint64_t hash) const {
  if (hash == 0) return m_hasZero;
  const std::size_t mask = m_slots.size() - 1;
  std::size_t at = hash & mask;
  while (m_slots[at] != 0 && m_slots[at] != hash) at = (at + 1) & mask;
  return m_slots[at] == hash;
}

void CommonWords::fold(std::span<std::uint64_t> words) const {
  static const std::uint64_t rare = fastHash(kRareWord);
  for (std::uint64_t &word : words)
    if (!contains(word)) word = rare;
}

Result<std::shared_ptr<const CommonWords>> findCommonWords(const Dataset &dataset,
                                                           std::span<const ColumnId> columns,
                                                           const PreparationOptions &preparation,
                                                           const ShingleOptions &shingling,
                                                           const RunContext &context) {
  if (!shingling.foldsRareWords()) return std::shared_ptr<const CommonWords>();
  ShingleOptions whole = shingling;
  whole.common.reset();
  auto passes = RowPasses::create(dataset, columns, preparation, whole, context);
  if (!passes) return passes.error();
  WordCounter counter(passes->threadCount(), context);
  const auto count = [&counter](const RowPasses::Visited &row) { return counter.take(row); };
  if (auto counted = passes->run(count); !counted) return counted.error();
  const auto common = counter.finish(shingling.minDocumentFrequency);
  if (!common) return common.error();
  return std::make_shared<const CommonWords>(*common);
}

}  // namespace shinglescope
