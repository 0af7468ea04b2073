// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/shingle/shingle_options.h"
#include "core/text/preparation_options.h"

namespace shinglescope {

/// Stop shingles, by their `fast` hashes: shingles in so many rows that they are boilerplate.
/// Immutable, shared between threads.
class StopShingles {
 public:
  /// `hashes` must ascend.
  explicit StopShingles(std::vector<std::uint64_t> hashes);

  bool contains(std::uint64_t hash) const;
  const std::vector<std::uint64_t> &hashes() const { return m_hashes; }

 private:
  std::vector<std::uint64_t> m_hashes;
  std::vector<std::uint64_t> m_sieve;  ///< a bit filter that rejects almost all other hashes
};

/// The number of slots in which the first pass counts.
inline constexpr std::uint64_t kStopSlots = std::uint64_t{1} << 22U;
/// Returns the slot that counts a shingle.
constexpr std::uint64_t stopSlot(std::uint64_t hash) { return hash % kStopSlots; }
/// Returns the most rows of so many that a shingle may be in without being a stop shingle.
constexpr std::uint64_t mostRowsOfShingle(std::uint64_t rows, const Ratio &share) {
  return rows * share.numerator / share.denominator;
}

/// Finds the shingles in more than `shingling.maxDocumentFrequency` of the rows, or none if no
/// share is set. Prepares and cuts every row twice: the first pass counts in a table whose slots
/// shingles may share, the second counts exactly the shingles of slots over the limit. Identical
/// for any thread count. Memory: 16 MiB and about 50 bytes per shingle of such a slot. Stage:
/// Preparing, in rows.
Result<std::shared_ptr<const StopShingles>> findStopShingles(const Dataset &dataset,
                                                             std::span<const ColumnId> columns,
                                                             const PreparationOptions &preparation,
                                                             const ShingleOptions &shingling,
                                                             const RunContext &context);

}  // namespace shinglescope
