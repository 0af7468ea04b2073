// SPDX-License-Identifier: MIT
#include "core/review/records/record_digests.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "core/base/parallel.h"
#include "core/base/radix_sort.h"
#include "core/base/sorted_list.h"

namespace shinglescope {
namespace {

constexpr std::size_t kRowsPerBlock = 4096;
constexpr std::size_t kRowsPerPoll = 64;
constexpr std::size_t kBytesPerPoll = 1U << 20U;

/// Appends eight bytes, least significant first, on any machine.
void appendLength(std::string &out, std::uint64_t length) {
  for (unsigned shift = 0; shift < 64; shift += 8)
    out.push_back(static_cast<char>(length >> shift));
}

void appendText(std::string &out, std::string_view text) {
  appendLength(out, text.size());
  out.append(text);
}

/// Serializes rows into the bytes that are digested.
class DigestRowWriter {
 public:
  DigestRowWriter(const Dataset &dataset, bool isSecond)
      : m_dataset(dataset), m_isSecond(isSecond) {
    m_columns = numbersBelow(dataset.columnCount());
    std::ranges::stable_sort(m_columns, {}, [&](std::uint32_t column) -> const std::string & {
      return dataset.columnName(ColumnId{column});
    });
    for (const std::uint32_t column : m_columns) {
      appendText(m_names.emplace_back(), dataset.columnName(ColumnId{column}));
    }
  }

  void write(RecordId row, std::string &out) const {
    out.clear();
    if (m_isSecond) out.push_back('\2');
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
      out.append(m_names[i]);
      appendText(out, m_dataset.cell(row, ColumnId{m_columns[i]}));
    }
    const std::vector<std::string_view> extra = m_dataset.extraCells(row);
    appendLength(out, extra.size());
    for (const std::string_view cell : extra) appendText(out, cell);
  }

 private:
  const Dataset &m_dataset;
  bool m_isSecond;
  std::vector<std::uint32_t> m_columns;  ///< ordered by the bytes of their names
  std::vector<std::string> m_names;      ///< with their lengths, in the same order
};

struct SortItem {
  std::uint64_t high;
  std::uint32_t row;
};

}  // namespace

Result<RecordDigests> RecordDigests::make(const Dataset &dataset, const RunContext &context) {
  context.startStage(Stage::Digesting, WorkUnit::Rows, dataset.rowCount());
  RecordDigests made;
  if (auto added = made.addTable(dataset, false, context); !added) return added.error();
  if (auto sorted = made.sortRows(context); !sorted) return sorted.error();
  return made;
}

Result<RecordDigests> RecordDigests::makeOfTwo(const Dataset &first, const Dataset &second,
                                               const RunContext &context) {
  context.startStage(Stage::Digesting, WorkUnit::Rows, first.rowCount() + second.rowCount());
  RecordDigests made;
  if (auto added = made.addTable(first, false, context); !added) return added.error();
  if (auto added = made.addTable(second, true, context); !added) return added.error();
  if (auto sorted = made.sortRows(context); !sorted) return sorted.error();
  return made;
}

/// Appends the digests of a table. Those of a second table also cover a byte before the row, so
/// that they differ from those of equal rows of the first.
Result<void> RecordDigests::addTable(const Dataset &dataset, bool isSecond,
                                     const RunContext &context) {
  const std::size_t firstRow = m_digests.size();
  m_digests.resize(firstRow + dataset.rowCount());
  const DigestRowWriter writer(dataset, isSecond);
  std::vector<std::string> buffers(std::max(1U, context.threads));
  const auto digestBlock = [&](const Block &block) -> Result<void> {
    std::string &bytes = buffers[block.worker];
    for (std::size_t row = block.begin; row < block.end; ++row) {
      const bool isPolled = row % kRowsPerPoll == 0 || bytes.size() > kBytesPerPoll;
      if (isPolled && context.isCancelled()) return cancelledError();
      writer.write(RecordId{static_cast<std::uint32_t>(row)}, bytes);
      m_digests[firstRow + row] = digest128(bytes);
    }
    context.advance(block.end - block.begin);
    return {};
  };
  return forEachBlock(context, dataset.rowCount(), kRowsPerBlock, digestBlock);
}

Result<void> RecordDigests::sortRows(const RunContext &context) {
  std::vector<SortItem> items(m_digests.size());
  for (std::uint32_t row = 0; row < items.size(); ++row) items[row] = {m_digests[row].high, row};
  std::vector<SortItem> scratch;
  const auto highOf = [](const SortItem &item) { return item.high; };
  if (!radixSort(items, scratch, highOf, context)) return cancelledError();
  m_order.reserve(items.size());
  for (const SortItem &item : items) m_order.push_back(item.row);
  m_isRepeated.resize(items.size());
  // Rows that agree in the upper half are still in row order.
  for (std::size_t begin = 0; begin < items.size();) {
    std::size_t end = begin + 1;
    while (end < items.size() && items[end].high == items[begin].high) ++end;
    if (end - begin == 1) {
      begin = end;
      continue;
    }
    for (std::size_t i = begin; i < end; ++i) m_isRepeated[items[i].row] = true;
    const auto first = m_order.begin() + static_cast<std::ptrdiff_t>(begin);
    const auto last = m_order.begin() + static_cast<std::ptrdiff_t>(end);
    const auto lowOf = [this](std::uint32_t row) { return m_digests[row].low; };
    if (!std::ranges::is_sorted(first, last, {}, lowOf)) {
      std::ranges::stable_sort(first, last, {}, lowOf);
    }
    begin = end;
  }
  return {};
}

/// The first position from `low` to `high` whose digest does not pass; all that pass come before
/// it.
template <class Passes>
std::size_t RecordDigests::firstBetween(std::size_t low, std::size_t high, Passes passes) const {
  const auto begin = m_order.begin();
  const auto first = std::partition_point(
      begin + static_cast<std::ptrdiff_t>(low), begin + static_cast<std::ptrdiff_t>(high),
      [&](std::uint32_t row) { return passes(m_digests[row]); });
  return static_cast<std::size_t>(first - begin);
}

/// Digests are evenly distributed, so the position is interpolated and then bracketed in doubling
/// steps.
std::size_t RecordDigests::lowerBound(const Digest128 &digest) const {
  const std::size_t rows = m_order.size();
  if (rows == 0) return 0;
  const std::size_t guess = ((digest.high >> 32U) * rows) >> 32U;
  std::size_t low = guess;
  std::size_t high = guess;
  for (std::size_t step = 1; high < rows && sorted(high) < digest; step *= 2) {
    low = high + 1;
    high = std::min(rows, high + step);
  }
  for (std::size_t step = 1; low > 0 && !(sorted(low - 1) < digest); step *= 2) {
    high = low - 1;
    low -= std::min(low, step);
  }
  return firstBetween(low, high, [&](const Digest128 &other) { return other < digest; });
}

std::size_t RecordDigests::endOfEqual(std::size_t begin) const {
  const Digest128 &digest = sorted(begin);
  std::size_t low = begin + 1;
  std::size_t high = low;
  for (std::size_t step = 1; high < m_order.size() && sorted(high) == digest; step *= 2) {
    low = high + 1;
    high = std::min(m_order.size(), high + step);
  }
  return firstBetween(low, high, [&](const Digest128 &other) { return other == digest; });
}

RecordKey RecordDigests::keyOf(RecordId row) const {
  const Digest128 &digest = m_digests[row.value];
  if (!m_isRepeated[row.value]) return {digest, 0};
  const std::size_t begin = lowerBound(digest);
  const auto first = m_order.begin() + static_cast<std::ptrdiff_t>(begin);
  const auto last = m_order.begin() + static_cast<std::ptrdiff_t>(endOfEqual(begin));
  const auto found = std::lower_bound(first, last, row.value);
  return {digest, static_cast<std::uint32_t>(found - first)};
}

std::optional<RecordId> RecordDigests::find(const RecordKey &key) const {
  const std::size_t position = lowerBound(key.digest) + key.occurrence;
  if (position >= m_order.size() || sorted(position) != key.digest) return std::nullopt;
  return RecordId{m_order[position]};
}

std::optional<RecordId> RecordDigests::findLast(const Digest128 &digest) const {
  const std::size_t begin = lowerBound(digest);
  if (begin >= m_order.size() || sorted(begin) != digest) return std::nullopt;
  return RecordId{m_order[endOfEqual(begin) - 1]};
}

std::uint64_t RecordDigests::memoryBytes() const {
  return sizeof(*this) + m_digests.capacity() * sizeof(Digest128) +
         m_order.capacity() * sizeof(std::uint32_t) + m_isRepeated.capacity() / 8;
}

}  // namespace shinglescope
