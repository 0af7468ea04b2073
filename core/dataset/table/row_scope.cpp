// SPDX-License-Identifier: MIT
#include "core/dataset/table/row_scope.h"

#include <algorithm>
#include <array>

#include "core/base/radix_sort.h"

namespace shinglescope {

namespace {

/// Returns the bytes of some numbers, for hashing.
template <std::size_t N>
std::string_view bytesOfNumbers(const std::array<std::uint64_t, N> &numbers) {
  return {reinterpret_cast<const char *>(numbers.data()), sizeof(numbers)};
}

constexpr std::uint32_t kRowScopeRowsPerPoll = 1U << 12U;

std::uint64_t pairsOf(std::uint64_t rows) { return rows * (rows - 1) / 2; }

/// Counts the allowed pairs of rows that have the same label.
std::uint64_t allowedPairs(std::uint64_t rows, std::uint64_t ofReference, bool isAcross) {
  if (isAcross) return (rows - ofReference) * ofReference;
  return rows == 0 ? 0 : pairsOf(rows);
}

}  // namespace

Digest128 RowScope::classDigest(const Digest128 &text, RecordId row) const {
  if (!hasLabels() && !m_firstReference) return text;
  const Digest128 label = hasLabels() ? labelDigest(row) : Digest128{};
  return digest128(
      bytesOfNumbers(std::array{text.high, text.low, label.high, label.low,
                                isReference(row) ? std::uint64_t{1} : std::uint64_t{0}}));
}

bool RowScope::isSameClass(RecordId a, RecordId b) const {
  return isReference(a) == isReference(b) && isSameLabel(a, b);
}

Digest128 RowScope::labelDigest(RecordId row) const {
  Digest128 digest;
  for (const ColumnId column : m_same) {
    const Digest128 cell = digest128(m_dataset->cell(row, column));
    digest =
        m_same.size() == 1
            ? cell
            : digest128(bytesOfNumbers(std::array{digest.high, digest.low, cell.high, cell.low}));
  }
  return digest;
}

bool RowScope::isSameLabel(RecordId a, RecordId b) const {
  return std::ranges::all_of(m_same, [&](ColumnId column) {
    return m_dataset->cell(a, column) == m_dataset->cell(b, column);
  });
}

Result<std::uint64_t> countAllowedPairs(const RowScope &scope, std::size_t rows,
                                        const RunContext &context) {
  const bool isAcross = scope.firstReference().has_value();
  const std::size_t border = std::min<std::size_t>(scope.firstReference().value_or(rows), rows);
  if (!scope.hasLabels()) return allowedPairs(rows, rows - border, isAcross);
  struct LabelledRow {
    std::uint64_t label = 0;
    bool isReference = false;
  };
  std::vector<LabelledRow> labelled(rows);
  for (std::uint32_t row = 0; row < rows; ++row) {
    if (row % kRowScopeRowsPerPoll == 0 && context.isCancelled()) return cancelledError();
    labelled[row] = {scope.labelDigest(RecordId{row}).low, row >= border};
  }
  std::vector<LabelledRow> scratch;
  if (!radixSort(
          labelled, scratch, [](const LabelledRow &row) { return row.label; }, context))
    return cancelledError();
  std::uint64_t pairs = 0;
  for (std::size_t begin = 0, end = 0; begin < rows; begin = end) {
    std::uint64_t ofReference = 0;
    for (; end < rows && labelled[end].label == labelled[begin].label; ++end)
      ofReference += labelled[end].isReference ? 1U : 0U;
    pairs += allowedPairs(end - begin, ofReference, isAcross);
  }
  return pairs;
}

}  // namespace shinglescope
