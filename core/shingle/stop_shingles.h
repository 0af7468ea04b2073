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

/// Shingles that so many rows hold that they tell nothing, by their `fast`
/// hashes: boilerplate. Immutable, shared between threads.
class StopShingles {
 public:
  /// `hashes` ascend.
  explicit StopShingles(std::vector<std::uint64_t> hashes);

  bool contains(std::uint64_t hash) const;
  const std::vector<std::uint64_t> &hashes() const { return m_hashes; }

 private:
  std::vector<std::uint64_t> m_hashes;
  std::vector<std::uint64_t> m_sieve;  ///< bits that nearly every other hash falls through
};

/// The shingles that more than `shingling.stopShare` of the rows hold, or none
/// where no share is set. Prepares and cuts every row twice: the first pass
/// counts in a table whose slots shingles may share, the second counts exactly
/// what stands in full slots. Identical for any thread count; 16 MiB and about
/// 50 bytes a shingle of a full slot. Stage: Preparing, in rows.
Result<std::shared_ptr<const StopShingles>> findStopShingles(const Dataset &dataset,
                                                             std::span<const ColumnId> columns,
                                                             const PreparationOptions &preparation,
                                                             const ShingleOptions &shingling,
                                                             const RunContext &context);

}  // namespace shinglescope
