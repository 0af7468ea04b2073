#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/review/records/record_key.h"

namespace shinglescope {

/// The keys of all rows of a table, and the way back from a key to its row. A
/// row's digest is XXH3 (128 bits) of, for each column in the order of the
/// names' bytes, the name's length, the name, the cell's length and the cell,
/// then the number of extra cells and the length and text of each; lengths are
/// bytes, in 64 bits, least significant first. So the order of columns and rows
/// does not matter, nor does any recipe. Immutable; shared between threads.
/// Keeps 20 bytes and a bit a row; making it takes 32 more.
class RecordDigests {
 public:
  RecordDigests() = default;
  /// The same for any number of threads. Cancelled, Limit. O(bytes + rows).
  static Result<RecordDigests> make(const Dataset &dataset, const RunContext &context);

  std::size_t rowCount() const { return m_digests.size(); }
  const Digest128 &digestOf(RecordId row) const { return m_digests[row.value]; }
  /// O(1) but for rows of equal digest, O(log) of how many those are.
  RecordKey keyOf(RecordId row) const;
  /// True if this is the row of a key: for a row that is likely, faster than find().
  bool hasKey(RecordId row, const RecordKey &key) const {
    return row.value < m_digests.size() && m_digests[row.value] == key.digest && keyOf(row) == key;
  }
  /// The row of a key, if the table has one. Expected O(log log rows).
  std::optional<RecordId> find(const RecordKey &key) const;
  /// The last row with these cells, whichever occurrence it is.
  std::optional<RecordId> findLast(const Digest128 &digest) const;
  std::uint64_t memoryBytes() const;

 private:
  Result<void> sortRows(const RunContext &context);
  const Digest128 &sorted(std::size_t position) const { return m_digests[m_order[position]]; }
  std::size_t lowerBound(const Digest128 &digest) const;
  std::size_t endOfEqual(std::size_t begin) const;

  std::vector<Digest128> m_digests;    ///< by row
  std::vector<std::uint32_t> m_order;  ///< rows by (digest, row)
  std::vector<bool> m_isRepeated;      ///< by row: another has the same upper half
};

}  // namespace shinglescope
