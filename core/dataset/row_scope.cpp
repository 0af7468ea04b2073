#include "core/dataset/row_scope.h"

#include <algorithm>
#include <array>
#include <string>

namespace shinglescope {

namespace {

/// The bytes of some numbers, to be hashed.
template <std::size_t N>
std::string_view bytesOf(const std::array<std::uint64_t, N> &numbers) {
  return {reinterpret_cast<const char *>(numbers.data()), sizeof(numbers)};
}

}  // namespace

Digest128 RowScope::classDigest(const Digest128 &text, RecordId row) const {
  if (!hasLabels() && !m_firstReference) return text;
  const Digest128 label = hasLabels() ? labelDigest(row) : Digest128{};
  return digest128(bytesOf(std::array{text.high, text.low, label.high, label.low,
                                      isReference(row) ? std::uint64_t{1} : std::uint64_t{0}}));
}

bool RowScope::isSameClass(RecordId a, RecordId b) const {
  return isReference(a) == isReference(b) && isSameLabel(a, b);
}

Digest128 RowScope::labelDigest(RecordId row) const {
  Digest128 digest;
  for (const ColumnId column : m_same) {
    const Digest128 cell = digest128(m_dataset->cell(row, column));
    digest = m_same.size() == 1
                 ? cell
                 : digest128(bytesOf(std::array{digest.high, digest.low, cell.high, cell.low}));
  }
  return digest;
}

bool RowScope::isSameLabel(RecordId a, RecordId b) const {
  return std::all_of(m_same.begin(), m_same.end(), [&](ColumnId column) {
    return m_dataset->cell(a, column) == m_dataset->cell(b, column);
  });
}

}  // namespace shinglescope
