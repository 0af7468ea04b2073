// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"
#include "core/review/records/record_key.h"

namespace shinglescope {

/// The keys of all rows of a table, and the lookup from a key to its row. A row's digest is XXH3
/// (128 bits) of, for each column in the order of the names' bytes, the name's length, the name,
/// the cell's length and the cell, then the number of extra cells and the length and text of each.
/// Lengths are in bytes, as 64 bits, least significant byte first. So neither the order of columns
/// and rows nor the recipe matters. Immutable; shared between threads. Takes 20 bytes and one bit a
/// row, and another 32 bytes a row while it is built.
class RecordDigests {
 public:
  RecordDigests() = default;
  /// Computes the digests; independent of the number of threads. Errors: Cancelled, Limit. O(bytes
  /// + rows).
  static Result<RecordDigests> make(const Dataset &dataset, const RunContext &context);

  /// Computes the keys of the rows of two tables that are compared, those of `first` before those
  /// of `second`. A key depends only on its own table, so it stays when the other one is replaced
  /// or its columns are matched differently; equal rows of the two tables have different keys.
  static Result<RecordDigests> makeOfTwo(const Dataset &first, const Dataset &second,
                                         const RunContext &context);

  std::size_t rowCount() const { return m_digests.size(); }
  const Digest128 &digestOf(RecordId row) const { return m_digests[row.value]; }
  /// O(1), except for rows with equal digests: O(log of their number).
  RecordKey keyOf(RecordId row) const;
  /// True if the key belongs to this row. Faster than find() for a likely row.
  bool hasKey(RecordId row, const RecordKey &key) const {
    return row.value < m_digests.size() && m_digests[row.value] == key.digest && keyOf(row) == key;
  }
  /// The row of a key, if the table contains it. Expected O(log log rows).
  std::optional<RecordId> find(const RecordKey &key) const;
  /// The last row with these cells, regardless of the occurrence.
  std::optional<RecordId> findLast(const Digest128 &digest) const;
  std::uint64_t memoryBytes() const;

 private:
  Result<void> addTable(const Dataset &dataset, bool isSecond, const RunContext &context);
  Result<void> sortRows(const RunContext &context);
  const Digest128 &sorted(std::size_t position) const { return m_digests[m_order[position]]; }
  template <class Passes>
  std::size_t firstBetween(std::size_t low, std::size_t high, Passes passes) const;
  std::size_t lowerBound(const Digest128 &digest) const;
  std::size_t endOfEqual(std::size_t begin) const;

  std::vector<Digest128> m_digests;    ///< by row
  std::vector<std::uint32_t> m_order;  ///< rows by (digest, row)
  std::vector<bool> m_isRepeated;      ///< by row: another row has the same upper half
};

}  // namespace shinglescope
