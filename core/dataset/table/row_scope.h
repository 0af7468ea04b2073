// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/hash.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// Determines which rows may form a pair. By default, any two rows may. With `same`, both rows must
/// have equal text in some columns. With `against`, one row must be in a file and the other in a
/// reference, whose rows are the last of the data set. Refers to the data set, which must outlive
/// it; immutable, shared between threads.
class RowScope {
 public:
  /// Allows any two rows.
  RowScope() = default;
  /// `firstReference` is the reference's first row, or nothing without a reference.
  RowScope(const Dataset &dataset, std::vector<ColumnId> same,
           std::optional<std::uint32_t> firstReference)
      : m_dataset(&dataset), m_same(std::move(same)), m_firstReference(firstReference) {}

  bool hasLabels() const { return !m_same.empty(); }
  const std::optional<std::uint32_t> &firstReference() const { return m_firstReference; }
  const std::vector<ColumnId> &sameColumns() const { return m_same; }

  /// Returns the digest of a row's text and of its side and label, so that rows with equal digests
  /// form one class. If any two rows may pair, this is the text's digest.
  Digest128 classDigest(const Digest128 &text, RecordId row) const;
  /// Returns whether two rows with equal text belong to one class: they are on the same side and
  /// have the same label.
  bool isSameClass(RecordId a, RecordId b) const;
  /// Returns a digest of the cells that must be equal; equal labels have equal digests.
  Digest128 labelDigest(RecordId row) const;
  /// Returns the number that is XORed into the band keys of a row.
  std::uint32_t keyLabel(RecordId row) const {
    return hasLabels() ? static_cast<std::uint32_t>(labelDigest(row).low) : 0;
  }
  bool isReference(RecordId row) const {
    return m_firstReference.has_value() && row.value >= *m_firstReference;
  }
  /// Returns whether the cells that must be equal are equal.
  bool isSameLabel(RecordId a, RecordId b) const;

 private:
  const Dataset *m_dataset = nullptr;
  std::vector<ColumnId> m_same;
  std::optional<std::uint32_t> m_firstReference;
};

/// Counts the pairs of the first `rows` rows that a scope allows; labels are distinguished by 64
/// bits of their digests. O(rows). Errors: Cancelled.
Result<std::uint64_t> countAllowedPairs(const RowScope &scope, std::size_t rows,
                                        const RunContext &context);

}  // namespace shinglescope
