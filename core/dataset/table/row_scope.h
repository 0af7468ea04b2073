#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/hash.h"
#include "core/base/run_context.h"
#include "core/dataset/table/dataset.h"

namespace shinglescope {

/// Which rows may form a pair: by default any two; only those with the same
/// text in some columns (`same`); only one of a file with one of a reference
/// (`against`), whose rows come last in the data set. Refers to the data set,
/// which outlives it; immutable, shared between threads.
class RowScope {
 public:
  /// Any two rows.
  RowScope() = default;
  /// `firstReference` is the reference's first row, or nothing where there is none.
  RowScope(const Dataset &dataset, std::vector<ColumnId> same,
           std::optional<std::uint32_t> firstReference)
      : m_dataset(&dataset), m_same(std::move(same)), m_firstReference(firstReference) {}

  bool hasLabels() const { return !m_same.empty(); }
  const std::optional<std::uint32_t> &firstReference() const { return m_firstReference; }
  const std::vector<ColumnId> &sameColumns() const { return m_same; }

  /// The digest of a row's text and of what sets it apart, so that rows of
  /// equal digests are one class of rows. Of any two rows: the text's digest.
  Digest128 classDigest(const Digest128 &text, RecordId row) const;
  /// True if rows of equal text belong to one class: on the same side, and with
  /// the same label.
  bool isSameClass(RecordId a, RecordId b) const;
  /// A digest of the cells that must be the same; equal labels have equal ones.
  Digest128 labelDigest(RecordId row) const;
  /// What the band keys of a row are mixed with (exclusive or).
  std::uint32_t keyLabel(RecordId row) const {
    return hasLabels() ? static_cast<std::uint32_t>(labelDigest(row).low) : 0;
  }
  bool isReference(RecordId row) const {
    return m_firstReference.has_value() && row.value >= *m_firstReference;
  }
  /// True if the cells that must be the same are.
  bool isSameLabel(RecordId a, RecordId b) const;

 private:
  const Dataset *m_dataset = nullptr;
  std::vector<ColumnId> m_same;
  std::optional<std::uint32_t> m_firstReference;
};

/// How many pairs of the first `rows` rows a scope allows; labels are told apart
/// by 64 bits of their digests. O(rows). Cancelled.
Result<std::uint64_t> countAllowedPairs(const RowScope &scope, std::size_t rows,
                                        const RunContext &context);

}  // namespace shinglescope
